import type { landing as source } from '../en/landing.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');
const points = (value: number) => `${number(value)}\u00a0积分`;

export const landing: Translation<typeof source> = {
  open: '打开编辑器',
  tryIt: '试试这段提示词',
  given: '用到的素材',
  samples: '用这个工具生成',
  steps: '怎么用',
  price: '价格',
  priceLine: '开始生成时预扣积分，作品保存后扣费。',
  inBrowser: '免费，在浏览器中完成。',
  onePicture: '一张图片',
  fiveSeconds: '每 5\u00a0秒，不足 5\u00a0秒按 5\u00a0秒计',
  inTier: ({ what, tier }) => `${what}，${tier}`,
  perPicture: '一张，标准',
  draft: '一张，草稿',
  best: '一张，精细',
  four: '四张图片',
  fourStandard: '四张，标准',
  failedRun: '失败或取消的图片',
  failedVideo: '失败或取消的视频',
  limits: '限制',
  questions: '常见问题',
  points: ({ points: value }) => points(value),
};
