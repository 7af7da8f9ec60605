import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';
import { statedPrice } from '../stated-price.ts';

/** One URL for accounts of both of its sites, in China and elsewhere. */
const BASE_URL = 'https://api.zhaoli.com';

/** GhostCut: removal of subtitles from videos, and translation of videos with subtitles or speech. */
export default defineEngine({
  id: 'ghostcut',
  name: { en: 'GhostCut', zh: '鬼手剪辑' },
  builtin: false,
  settings: {
    GHOSTCUT_APP_KEY: text,
    GHOSTCUT_APP_SECRET: text,
    /** Empty: the usual URL. */
    GHOSTCUT_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Cost of one of its points, by the bought package; empty: unknown. */
    GHOSTCUT_POINT_PRICE: statedPrice,
  },
  requires: ['GHOSTCUT_APP_KEY', 'GHOSTCUT_APP_SECRET'],
  configure: ({
    GHOSTCUT_APP_KEY: appKey = '',
    GHOSTCUT_APP_SECRET: appSecret = '',
    GHOSTCUT_BASE_URL: address = BASE_URL,
    GHOSTCUT_POINT_PRICE: pointPrice,
  }) => ({ appKey, appSecret, baseUrl: address.replace(/\/+$/u, ''), pointPrice }),
  addresses: ({ baseUrl }) => [baseUrl],
  test: async (config, { signal }) => (await import('./client.ts')).testGhostcut(config, signal),
  routes: async (config, host) => {
    const { createGhostcutEngine } = await import('./ghostcut-engine.ts');
    return createGhostcutEngine(config, host);
  },
});
