import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';
import { FAL_PRICES } from './prices.ts';

const BASE_URL = 'https://queue.fal.run';

/** fal: FLUX and others, over its queue. */
export default defineEngine({
  id: 'fal',
  name: { en: 'fal', zh: 'fal' },
  builtin: false,
  settings: {
    FAL_KEY: text,
    /** Empty: the usual address; a region has another one. */
    FAL_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Empty: the usual models, for new pictures, for edits, and for filling a mask. */
    FAL_DRAW_MODEL: text,
    FAL_EDIT_MODEL: text,
    FAL_FILL_MODEL: text,
  },
  prices: FAL_PRICES,
  requires: ['FAL_KEY'],
  configure: ({
    FAL_KEY: key = '',
    FAL_BASE_URL: address = BASE_URL,
    FAL_DRAW_MODEL: draw,
    FAL_EDIT_MODEL: edit,
    FAL_FILL_MODEL: fill,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    draw,
    edit,
    fill,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  routes: async (config, host) => {
    const [{ createImageEngine }, { falImages }] = await Promise.all([
      import('../aisdk/image-engine.ts'),
      import('./provider.ts'),
    ]);
    return createImageEngine(config && falImages(config), host);
  },
});
