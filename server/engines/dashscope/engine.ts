import type { SiteId } from '@inkreel/contract/site.ts';
import { secretAddress, text } from '../../setting-types.ts';
import { joinRoutes } from '../aisdk/join-routes.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { statedTokenPrice } from '../stated-price.ts';
import { DASHSCOPE_PRICES, priceRegionOf } from './prices.ts';
import { DASHSCOPE_RETIREMENTS } from './retired-models.ts';

/** Keys belong to a region: Beijing sells in China, Singapore everywhere else. */
const REGIONS: Record<SiteId, string> = {
  cn: 'https://dashscope.aliyuncs.com/api/v1',
  intl: 'https://dashscope-intl.aliyuncs.com/api/v1',
};

/**
 * Some models exist in Beijing only; a URL of neither region, such as a workspace's, counts as the site's
 * region.
 */
function isChina(address: string | undefined, site: SiteId): boolean {
  if (address === undefined) return site === 'cn';
  const { hostname } = new URL(address);
  if (hostname === 'dashscope.aliyuncs.com' || hostname.includes('.cn-')) return true;
  const isElsewhere = hostname.endsWith('.aliyuncs.com');
  return !isElsewhere && site === 'cn';
}

/** Alibaba Cloud's Model Studio: images, videos, speech and texts, with one key for all of them. */
export default defineEngine({
  id: 'dashscope',
  name: { en: 'Alibaba Cloud Model Studio', zh: '阿里云百炼' },
  builtin: false,
  settings: {
    DASHSCOPE_API_KEY: text,
    /** Empty: the region of the site. */
    DASHSCOPE_BASE_URL: secretAddress(REGIONS.intl).optional(),
    /** Empty: the usual ones, for text alone and with pictures. */
    DASHSCOPE_TEXT_MODEL: text,
    DASHSCOPE_VISION_MODEL: text,
    /** Price of their tokens; empty: unknown. */
    DASHSCOPE_TEXT_PRICE: statedTokenPrice,
  },
  tokenPrice: 'DASHSCOPE_TEXT_PRICE',
  prices: DASHSCOPE_PRICES,
  retirements: DASHSCOPE_RETIREMENTS,
  requires: ['DASHSCOPE_API_KEY'],
  configure: (
    {
      DASHSCOPE_API_KEY: key = '',
      DASHSCOPE_BASE_URL: address,
      DASHSCOPE_TEXT_MODEL: textModel,
      DASHSCOPE_VISION_MODEL: visionModel,
    },
    site,
  ) => ({
    key,
    textModel,
    visionModel,
    china: isChina(address, site),
    baseUrl: (address ?? REGIONS[site]).replace(/\/+$/u, ''),
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  priceRegion: ({ baseUrl }) => priceRegionOf(baseUrl),
  // The list of tasks: alibabacloud.com, Model Studio, manage asynchronous tasks.
  test: ({ baseUrl, key }, { signal }) =>
    freeCall(`${baseUrl}/tasks/?page_no=1&page_size=1`, { authorization: `Bearer ${key}` }, signal),
  routes: async (config, host, site) => {
    const [{ createDashscopeEngine }, { createTextEngine }, { dashscopeTexts }] = await Promise.all([
      import('./dashscope-engine.ts'),
      import('../aisdk/text-engine.ts'),
      import('./texts.ts'),
    ]);
    const texts = createTextEngine(config && dashscopeTexts(config), host);
    return joinRoutes(createDashscopeEngine(config, host, { site }), texts);
  },
});
