import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { BFL_PRICES } from './prices.ts';

/** Black Forest Labs: FLUX from its developers. */
export default defineSdkEngine({
  id: 'bfl',
  name: { en: 'Black Forest Labs', zh: 'Black Forest Labs' },
  key: 'BFL_API_KEY',
  address: { setting: 'BFL_BASE_URL', usual: 'https://api.bfl.ai/v1' },
  models: { draw: 'BFL_DRAW_MODEL', edit: 'BFL_EDIT_MODEL', fill: 'BFL_FILL_MODEL' },
  prices: BFL_PRICES,
  // The balance of the account: api.bfl.ai, openapi.json, get_credits.
  test: {
    path: '/credits',
    headers: (key) => ({ 'x-key': key }),
    read: (answer) => {
      const { credits } = Object(answer) as { credits?: unknown };
      return typeof credits === 'number' ? `${credits} credits` : undefined;
    },
  },
  load: async () => ({ images: (await import('./provider.ts')).bflImages }),
});
