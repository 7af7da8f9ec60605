import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';
import { statedPrice } from '../stated-price.ts';

const BASE_URL = 'https://visual.volcengineapi.com';

/**
 * Volcengine's visual interface: portraits, cut-outs, masks, extensions and characters. Available in China only.
 */
export default defineEngine({
  id: 'volcengine',
  name: { en: 'Volcengine', zh: '火山引擎' },
  builtin: false,
  settings: {
    VOLC_ACCESS_KEY: text,
    VOLC_SECRET_KEY: text,
    /** Empty: the usual URL. */
    VOLC_VISUAL_URL: secretAddress(BASE_URL).optional(),
    /** Cost of a result by the contract with Volcengine; empty: unknown. */
    VOLC_PRICE: statedPrice,
  },
  price: 'VOLC_PRICE',
  requires: ['VOLC_ACCESS_KEY', 'VOLC_SECRET_KEY'],
  configure: ({
    VOLC_ACCESS_KEY: accessKey = '',
    VOLC_SECRET_KEY: secretKey = '',
    VOLC_VISUAL_URL: address = BASE_URL,
  }) => ({ accessKey, secretKey, baseUrl: address.replace(/\/+$/u, '') }),
  addresses: ({ baseUrl }) => [baseUrl],
  test: async (config, { signal }) => (await import('./client.ts')).testVisual(config, signal),
  routes: async (config, host) => {
    const { createVisualEngine } = await import('./visual-engine.ts');
    return createVisualEngine(config, host);
  },
});
