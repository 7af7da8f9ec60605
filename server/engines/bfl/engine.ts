import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { BFL_PRICES } from './prices.ts';

const BASE_URL = 'https://api.bfl.ai/v1';

/** Black Forest Labs: FLUX from its makers. */
export default defineEngine({
  id: 'bfl',
  name: { en: 'Black Forest Labs', zh: 'Black Forest Labs' },
  builtin: false,
  settings: {
    BFL_API_KEY: text,
    /** Empty: the usual address; a region has another one. */
    BFL_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Empty: the usual models, for new pictures, for edits, and for filling a mask. */
    BFL_DRAW_MODEL: text,
    BFL_EDIT_MODEL: text,
    BFL_FILL_MODEL: text,
  },
  prices: BFL_PRICES,
  requires: ['BFL_API_KEY'],
  configure: ({
    BFL_API_KEY: key = '',
    BFL_BASE_URL: address = BASE_URL,
    BFL_DRAW_MODEL: draw,
    BFL_EDIT_MODEL: edit,
    BFL_FILL_MODEL: fill,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    draw,
    edit,
    fill,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  // What is left on the account: api.bfl.ai, openapi.json, get_credits.
  test: ({ baseUrl, key }, { signal }) =>
    freeCall(`${baseUrl}/credits`, { 'x-key': key }, signal, (answer) => {
      const { credits } = Object(answer) as { credits?: unknown };
      return typeof credits === 'number' ? `${credits} credits` : undefined;
    }),
  routes: async (config, host) => {
    const [{ createImageEngine }, { bflImages }] = await Promise.all([
      import('../aisdk/image-engine.ts'),
      import('./provider.ts'),
    ]);
    return createImageEngine(config && bflImages(config), host);
  },
});
