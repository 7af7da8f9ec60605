import type { SiteId } from '@inkreel/contract/site.ts';
import type { DashscopeSettings } from './client.ts';

/** Keys belong to a region: Beijing sells in China, Singapore everywhere else. */
const REGIONS: Record<SiteId, string> = {
  cn: 'https://dashscope.aliyuncs.com/api/v1',
  intl: 'https://dashscope-intl.aliyuncs.com/api/v1',
};

/**
 * The account at Model Studio; undefined where no key is set.
 * @throws Error where there is an address without a key
 */
export function readDashscopeSettings(given: {
  SITE: SiteId;
  DASHSCOPE_API_KEY?: string | undefined;
  DASHSCOPE_BASE_URL?: string | undefined;
}): DashscopeSettings | undefined {
  const { DASHSCOPE_API_KEY: key, DASHSCOPE_BASE_URL: address } = given;
  if (key === undefined) {
    if (address !== undefined) throw new Error('Model Studio also needs the setting DASHSCOPE_API_KEY.');
    return undefined;
  }
  return { key, baseUrl: (address ?? REGIONS[given.SITE]).replace(/\/+$/u, '') };
}
