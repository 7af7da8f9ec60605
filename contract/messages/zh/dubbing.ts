import type { dubbing as en } from '../en/dubbing.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const dubbing: Translation<typeof en> = {
  lines: '台词',
  empty: { title: '先添加台词', line: '选择台词来源，或直接输入。' },
  voices: '音色',
  narrator: '其他人',
  everybody: '音色',
  fastest: '最快语速',
  fastestHint: '仍超出的部分会被截掉',
  level: '音乐和音效',
  levelValue: ({ value }) => `${number(value)}%`,
  duck: '新台词时压低',
  duckHint: '原来的人声始终压低',
  subtitles: '同时显示字幕',
  subtitlesHint: '视频会重新编码',
  fit: '配音时长',
  rewritten: '台词已改写',
  notRewritten: '没有找到合适的说法，请手动修改这一句。',
  again: '重新朗读这一句',
  speaking: '正在朗读',
  spokenOf: ({ done, all }) => `已朗读 ${number(done)} / ${number(all)}\u00a0句`,
  stop: '停止',
  keeps: '已朗读的台词会保留，可以关闭页面，稍后继续。',
  draft: '试听草稿',
  draftReady: '草稿已生成',
  export: '生成视频',
  exporting: '正在生成视频',
  sameLanguage: '视频本来就是这种语言，请选择另一种配音语言。',
  needsLines: '请先添加配音语言的台词。',
  swap: '切换原声和配音（X）',
  original: '原声',
  dubbed: '配音',
  projectName: '配音视频',
};
