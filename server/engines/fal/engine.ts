import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { FAL_PRICES } from './prices.ts';

/** fal: FLUX and others, over its queue. */
export default defineSdkEngine({
  id: 'fal',
  name: { en: 'fal', zh: 'fal' },
  key: 'FAL_KEY',
  address: { setting: 'FAL_BASE_URL', usual: 'https://queue.fal.run' },
  models: { draw: 'FAL_DRAW_MODEL', edit: 'FAL_EDIT_MODEL', fill: 'FAL_FILL_MODEL' },
  prices: FAL_PRICES,
  load: async () => ({ images: (await import('./provider.ts')).falImages }),
});
