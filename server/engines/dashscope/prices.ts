import type { SiteId } from '@inkreel/contract/site.ts';
import type { Price, Unit } from '../prices.ts';

const LIST = 'https://help.aliyun.com/zh/model-studio/model-pricing';
const entry = (
  model: string,
  region: SiteId,
  currency: Price['currency'],
  micros: number,
  source: string,
  { unit = 'picture', of = 1 }: { unit?: Unit; of?: number } = {},
): Price => ({
  model,
  region,
  source,
  read: '2026-11-22',
  currency,
  rule: { kind: 'each', unit, micros, ...(of === 1 ? {} : { of }) },
});
const SECOND = { unit: 'second' } as const;

/**
 * For what was made: what is handed over, and failed tasks, cost nothing
 * (https://www.alibabacloud.com/help/en/model-studio/image-faq). The region of the mainland is paid in yuan.
 */
export const DASHSCOPE_PRICES: readonly Price[] = [
  entry('wan2.7-image', 'cn', 'CNY', 200_000, LIST),
  entry('wan2.7-image-pro', 'cn', 'CNY', 500_000, LIST),
  entry('wanx2.1-imageedit', 'cn', 'CNY', 140_000, LIST),
  entry('qwen-mt-image', 'cn', 'CNY', 3_000, 'https://help.aliyun.com/zh/model-studio/qwen-mt-image-api'),
  entry('videoretalk', 'cn', 'CNY', 80_000, 'https://help.aliyun.com/zh/model-studio/videoretalk', SECOND),
  // In 720P, which is what is asked for.
  entry('wan2.2-s2v', 'cn', 'CNY', 900_000, 'https://help.aliyun.com/zh/model-studio/wan-s2v-api', SECOND),
  entry(
    'cosyvoice-v3-flash',
    'cn',
    'CNY',
    1_000_000,
    'https://help.aliyun.com/zh/model-studio/cosyvoice-ios-sdk (a Chinese character counts as two)',
    {
      unit: 'character',
      of: 10_000,
    },
  ),
  entry(
    'wan2.7-image',
    'intl',
    'USD',
    30_000,
    'https://help.aliyun.com/zh/model-studio/model-pricing (0.220177 yuan), in dollars as in https://docs.empiriolabs.ai/models/wan2-7-image',
  ),
  entry(
    'wan2.7-image-pro',
    'intl',
    'USD',
    75_000,
    'https://help.aliyun.com/zh/model-studio/model-pricing (0.562065 yuan), in dollars as in https://docs.empiriolabs.ai/models/wan2-7-image',
  ),
];
