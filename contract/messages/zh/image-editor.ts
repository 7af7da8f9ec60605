import type { imageEditor as source } from '../en/image-editor.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const imageEditor: Translation<typeof source> = {
  back: '分镜',
  at: ({ at, of }) => `第 ${number(at)}\u00a0个，共 ${number(of)}\u00a0个`,
  shot: ({ at }) => `镜头 ${number(at)}`,
  actions: '修改',
  words: '用文字修改',
  wordsHint: '改写画面内容，再重画。角色仍与角色页一致。',
  draw: '绘制',
  redraw: '重画',
  cancel: '取消',
  noPicture: '这个镜头还没有画面。先写下看到什么，再绘制。',
  gone: '这个镜头已被删除。',
  compare: { label: '对比', slider: '滑动', sides: '并排' },
  inStory: ({ step }) => `第 ${number(step)}\u00a0步，分镜在用`,
  viewed: ({ step }) => `第 ${number(step)}\u00a0步`,
  shown: '分镜在用',
  history: {
    title: '历史',
    count: ({ at, count }) => `镜头 ${number(at)}，共 ${number(count)}\u00a0步`,
    charged: ({ value }) => `已用 ${number(value)}\u00a0点`,
    step: ({ step, name }) => `${number(step)} ${name}`,
    price: ({ value, time }) => `${value === 0 ? '免费' : `${number(value)}\u00a0点`}，${time}`,
    drawn: '绘制',
    brought: '自带图片',
    changed: '修改',
  },
  facts: { size: '景别', camera: '运镜', seconds: '秒数', place: '地点' },
  put: {
    title: '换回这一步',
    line: ({ step, shown }) => `第 ${number(step)}\u00a0步将替换第 ${number(shown)}\u00a0步，随之而来：`,
    nothing: '其他都不变。',
    image: '这张画面与镜头现在的内容不符',
    video: '动态镜头会过时',
    videoBack: '动态镜头重新相符',
    videoCost: ({ value }) => `${number(value)}\u00a0点`,
    button: ({ step }) => `换回第 ${number(step)}\u00a0步`,
    free: '不删除任何内容，不扣点数',
    pick: '在历史中选一步，可对比或换回。',
  },
};
