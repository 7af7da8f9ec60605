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

const texts = (
  model: string,
  region: SiteId,
  [text, made, most]: readonly [text: number, made: number, most: number],
  source: string,
): Price => ({
  model,
  region,
  source,
  read: '2026-11-23',
  currency: region === 'cn' ? 'CNY' : 'USD',
  rule: { kind: 'tokens', text, made, most },
});
/** Prices of texts rise with the length of the request: this is the first tier of each list. */
const TEXTS =
  'https://www.alibabacloud.com/help/en/model-studio/models, as in https://github.com/RoCry/llm-api-price (2026-07-24)';
const TEXTS_CN =
  'https://help.aliyun.com/zh/model-studio/model-pricing as of May 2026, in https://github.com/qxytah/qwen-api-pricing and https://github.com/gntrq862/qwen3-pricing-analysis';

/**
 * For outputs only: inputs and failed tasks cost nothing
 * (https://www.alibabacloud.com/help/en/model-studio/image-faq). The region of the mainland is paid in yuan.
 */
export const DASHSCOPE_PRICES: readonly Price[] = [
  texts('qwen-plus', 'cn', [800_000, 2_000_000, 128_000], TEXTS_CN),
  texts('qwen-plus', 'intl', [400_000, 1_200_000, 256_000], TEXTS),
  texts('qwen3-vl-plus', 'intl', [200_000, 1_600_000, 32_000], TEXTS),
  entry('wan2.7-image', 'cn', 'CNY', 200_000, LIST),
  entry('wan2.7-image-pro', 'cn', 'CNY', 500_000, LIST),
  entry('wanx2.1-imageedit', 'cn', 'CNY', 140_000, LIST),
  entry('qwen-mt-image', 'cn', 'CNY', 3_000, 'https://help.aliyun.com/zh/model-studio/qwen-mt-image-api'),
  entry('videoretalk', 'cn', 'CNY', 80_000, 'https://help.aliyun.com/zh/model-studio/videoretalk', SECOND),
  // In 720P, the requested resolution.
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

const REGIONS = [
  [/^https:\/\/(dashscope|[^/]*\.cn-beijing\.maas)\.aliyuncs\.com\//u, 'cn'],
  [/^https:\/\/(dashscope-intl|[^/]*\.ap-southeast-1\.maas)\.aliyuncs\.com\//u, 'intl'],
] as const;

/** The price list's region by the URL of the interface; undefined for any other URL. */
export const priceRegionOf = (baseUrl: string): SiteId | undefined =>
  REGIONS.find(([address]) => address.test(baseUrl))?.[1];
