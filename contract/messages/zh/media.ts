import type { media as source } from '../en/media.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const media: Translation<typeof source> = {
  drop: { video: '把视频拖到这里', audio: '把音频拖到这里' },
  orVideo: ({ limits }) => `也可以选视频，只取其中的声音：${limits}`,
  noSound: { text: '这个视频没有声音。', hint: '请换一个视频，或选择音频文件。' },
  useSample: ({ name }) => `使用示例：${name}`,
  seconds: ({ seconds }) => `${seconds}\u00a0秒`,
  size: ({ width, height }) => `${number(width)} × ${number(height)}`,
  rate: ({ rate }) => `${number(rate)}\u00a0帧/秒`,
  typesHint: ({ types }) => `请使用 ${types}。以文件内容为准，与文件名无关。`,
  limitsHint: ({ limits }) => `这个工具的要求：${limits}。`,
  types: ({ types }) => types.join('、'),
  facts: ({ facts }) => facts.join('，'),
  limits: {
    bytesMaximum: ({ size }) => `${number(size)}\u00a0MB 以内`,
    bytesBelow: ({ size }) => `小于 ${number(size)}\u00a0MB`,
    secondsBelow: ({ below }) => `短于 ${number(below)}\u00a0秒`,
    seconds: ({ minimum, maximum }) => `${number(minimum)} 到 ${number(maximum)}\u00a0秒`,
    side: ({ minimum, maximum }) => `边长 ${number(minimum)} 到 ${number(maximum)}\u00a0像素`,
    frameRate: ({ minimum, maximum }) => `每秒 ${number(minimum)} 到 ${number(maximum)}\u00a0帧`,
    ratio: ({ ratio }) => `长宽比不超过 ${number(ratio)} : 1`,
  },
};
