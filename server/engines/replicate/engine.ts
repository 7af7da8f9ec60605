import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { REPLICATE_PRICES } from './prices.ts';

/** Replicate: FLUX and others, as predictions. */
export default defineSdkEngine({
  id: 'replicate',
  name: { en: 'Replicate', zh: 'Replicate' },
  key: 'REPLICATE_API_TOKEN',
  address: { setting: 'REPLICATE_BASE_URL', usual: 'https://api.replicate.com/v1' },
  models: {
    draw: 'REPLICATE_DRAW_MODEL',
    edit: 'REPLICATE_EDIT_MODEL',
    fill: 'REPLICATE_FILL_MODEL',
    film: 'REPLICATE_VIDEO_MODEL',
  },
  prices: REPLICATE_PRICES,
  // The account of the token: replicate.com, HTTP API, account.get.
  test: { path: '/account' },
  load: async () => {
    const [{ replicateImages }, { replicateFilms }] = await Promise.all([
      import('./provider.ts'),
      import('./films.ts'),
    ]);
    return { images: replicateImages, films: replicateFilms };
  },
});
