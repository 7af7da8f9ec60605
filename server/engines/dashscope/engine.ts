import type { SiteId } from '@inkreel/contract/site.ts';
import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';

/** Keys belong to a region: Beijing sells in China, Singapore everywhere else. */
const REGIONS: Record<SiteId, string> = {
  cn: 'https://dashscope.aliyuncs.com/api/v1',
  intl: 'https://dashscope-intl.aliyuncs.com/api/v1',
};

/** Alibaba Cloud's Model Studio: edits of one or several images by words, with one key for all of them. */
export default defineEngine({
  id: 'dashscope',
  name: { en: 'Alibaba Cloud Model Studio', zh: '阿里云百炼' },
  builtin: false,
  settings: {
    DASHSCOPE_API_KEY: text,
    /** Empty: the region of the site. */
    DASHSCOPE_BASE_URL: secretAddress(REGIONS.intl).optional(),
  },
  requires: ['DASHSCOPE_API_KEY'],
  configure: ({ DASHSCOPE_API_KEY: key = '', DASHSCOPE_BASE_URL: address }, site) => ({
    key,
    baseUrl: (address ?? REGIONS[site]).replace(/\/+$/u, ''),
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  routes: async (config, host) => {
    const { createDashscopeEngine } = await import('./dashscope-engine.ts');
    return createDashscopeEngine(config, host);
  },
});
