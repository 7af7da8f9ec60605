import type { dubbingRows as en } from '../en/dubbing-rows.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh-CN');
const times = (value: number) => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

export const dubbingRows: Translation<typeof en> = {
  speakerOf: ({ at }) => `第 ${number(at)}\u00a0句的说话人`,
  noSpeaker: '说话人',
  fits: '时长合适',
  faster: ({ speed }) => `加快到 ${times(speed)}\u00a0倍`,
  cut: ({ seconds }) => `截掉 ${seconds.toLocaleString('zh-CN', { maximumFractionDigits: 1 })}\u00a0秒`,
  estimated: '估算',
  gauge: ({ seconds, of }) => `配音 ${times(seconds)}\u00a0秒，可用 ${times(of)}\u00a0秒`,
  shorten: ({ count }) => `约需缩短 ${number(count)}\u00a0字`,
  sayShorter: '改短一点',
  sayLonger: '改长一点',
  rewriting: '正在改写',
  noWriter: '接入语言模型后可自动改写成合适的长度。现在请手动修改，或请平台管理员接入模型。',
  noWords: '没有台词',
  failed: '朗读失败',
  listen: ({ at }) => `试听第 ${number(at)}\u00a0句`,
  stopListening: '停止',
  speak: ({ at }) => `朗读第 ${number(at)}\u00a0句`,
};
