import type { lettering as source } from '../en/lettering.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const lettering: Translation<typeof source> = {
  empty: '请选择一张带文字的图片。',
  picture: '图片和其中的文字',
  finding: '正在识别图片',
  found: ({ count }) =>
    count === 0
      ? '没有找到文字，请在文字上画框，或直接添加。'
      : `找到 ${number(count)}\u00a0处文字，如有遗漏，画框补上即可。`,
  failed: '读取失败',
  failedHelp: '请重试，或自己画框。',
  absent: '此服务器无法识别图片中的文字。请自己画框，再输入新文字。',
  signIn: '登录后自动找出文字；不登录也可以自己画框。',
  again: '重新识别',
  draw: '画框',
  drawing: '在文字上拖一个框，按 Esc 结束。',
  add: '加一个框',
  box: ({ at, text }) => `第 ${number(at)}\u00a0个框：${text === '' ? '空' : text}`,
  boxKeys:
    '方向键移动 1\u00a0像素，加 Shift 移动 10\u00a0像素；Alt 加方向键缩放；Delete 删除；Enter 编辑文字。',
  original: '原文',
  none: '新增文字',
  words: ({ at }) => `第 ${number(at)}\u00a0个框的新文字`,
  wordsHint: '留空则只擦掉原文',
  changed: '已改',
  changedCount: ({ changed, of }) =>
    `共 ${number(of)}\u00a0处，已改 ${number(changed)}\u00a0处；未改的部分保持原样。`,
  remove: ({ at }) => `删除第 ${number(at)}\u00a0个框`,
  looks: '样式',
  asBefore: '与原文相同',
  size: '字号',
  fitted: '自动',
  pixels: '像素',
  color: '颜色',
  weight: '粗细',
  weights: { regular: '常规', bold: '粗体' },
  align: '对齐',
  aligns: { left: '左', center: '中', right: '右' },
  limit: ({ limit }) => `最多 ${number(limit)}\u00a0个框。`,
};
