import type { result as source } from '../en/result.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const result: Translation<typeof source> = {
  title: '结果',
  count: ({ count }) => `${number(count)}\u00a0个候选`,
  running: '本次生成',
  hide: '收起结果（G）',
  done: {
    age: '已改变年龄',
    'ai-bg': '已更换背景',
    'ai-consistent-character-generator': '已生成角色',
    'ai-image-ecommerce': '已为商品布景',
    'ai-image-editor': '已按文字修改',
    'ai-image-extender': '已扩展画面',
    'ai-image-generator': '已按提示词生成',
    'ai-image-translator': '已替换图中文字',
    'ai-image-upscaler': '已放大',
    'ai-object-remover': '已移除物体',
    'ai-object-replacer': '已替换物体',
    emotion: '已改变表情',
    hair: '已改变发型',
    portrait: '已生成照片',
    'lip-sync': '已对上口型',
    'remove-bg': '已去除背景',
    'remove-subtitle': '已去除字幕',
    repaint: '已转换风格',
    'replace-clothes': '已换装',
    'replace-model': '已更换模特',
    shoe: '已试穿鞋子',
    stroke: '已按手绘生成',
    video3d: '已生成运镜',
    'video-retalk': '已改口型',
  },
  seconds: ({ seconds }) => `${number(seconds)}\u00a0秒`,
  left: ({ seconds }) => {
    if (seconds < 120) return `约剩 ${number(seconds)}\u00a0秒`;
    if (seconds < 7200) return `约剩 ${number(Math.round(seconds / 60))}\u00a0分钟`;
    return `约剩 ${number(Math.round(seconds / 3600))}\u00a0小时`;
  },
  pins: {
    label: '图上的说明',
    pin: ({ at }) => `说明 ${number(at)}`,
    show: '在图上标号',
    notes: {
      check_edge: '此处边缘不确定。',
      model_stopped: '本机模型出错，此图改由内置方法完成。',
      model_time: '本机模型处理此图太慢，改由内置方法完成。',
      model_memory: '本机模型内存不足，此图改由内置方法完成。',
      model_damaged: '本机模型的文件已损坏，此图改由内置方法完成。',
      model_large: '此图尺寸超出本机模型的能力，改由内置方法完成。',
      speech_cut: '以下台词太长，结尾被截掉：',
      speech_faster: '以下台词加快了语速，以适应时长：',
    },
    actions: { check_edge: '检查这处边缘' },
  },
  without: ({ words }) => `缺少：${words}`,
  cancelRefund: ({ points }) => (points === 0 ? '取消' : `取消并退回 ${number(points)}\u00a0积分`),
  giftAdded: ({ points }) => `已送 ${number(points)}\u00a0积分`,
  stages: '步骤',
  carryOn: '继续编辑',
  allTools: '全部工具',
  anotherWay: '换个方式试试',
  earlier: '之前的作品',
  allCreations: '全部作品',
  foot: { label: '这张图的信息', receipt: '扣费明细', carryOn: '继续编辑', close: '关闭' },
};
