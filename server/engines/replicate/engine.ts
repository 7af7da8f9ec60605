import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { REPLICATE_PRICES } from './prices.ts';

const BASE_URL = 'https://api.replicate.com/v1';

/** Replicate: FLUX and others, as predictions. */
export default defineEngine({
  id: 'replicate',
  name: { en: 'Replicate', zh: 'Replicate' },
  builtin: false,
  settings: {
    REPLICATE_API_TOKEN: text,
    /** Empty: the usual address; a region has another one. */
    REPLICATE_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Empty: the usual models, for new pictures, for edits, and for filling a mask. */
    REPLICATE_DRAW_MODEL: text,
    REPLICATE_EDIT_MODEL: text,
    REPLICATE_FILL_MODEL: text,
  },
  prices: REPLICATE_PRICES,
  requires: ['REPLICATE_API_TOKEN'],
  configure: ({
    REPLICATE_API_TOKEN: key = '',
    REPLICATE_BASE_URL: address = BASE_URL,
    REPLICATE_DRAW_MODEL: draw,
    REPLICATE_EDIT_MODEL: edit,
    REPLICATE_FILL_MODEL: fill,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    draw,
    edit,
    fill,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  // The account of the token: replicate.com, HTTP API, account.get.
  test: ({ baseUrl, key }, { signal }) =>
    freeCall(`${baseUrl}/account`, { authorization: `Bearer ${key}` }, signal),
  routes: async (config, host) => {
    const [{ createImageEngine }, { replicateImages }] = await Promise.all([
      import('../aisdk/image-engine.ts'),
      import('./provider.ts'),
    ]);
    return createImageEngine(config && replicateImages(config), host);
  },
});
