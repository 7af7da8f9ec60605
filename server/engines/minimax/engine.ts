import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { MINIMAX_PRICES } from './prices.ts';

/** MiniMax: texts and films. Its voices are available through fal. */
export default defineSdkEngine({
  id: 'minimax',
  name: { en: 'MiniMax', zh: 'MiniMax' },
  key: 'MINIMAX_API_KEY',
  // https://api.minimaxi.com in China.
  address: { setting: 'MINIMAX_BASE_URL', usual: 'https://api.minimax.io' },
  prices: MINIMAX_PRICES,
  models: { textModel: 'MINIMAX_TEXT_MODEL', filmModel: 'MINIMAX_VIDEO_MODEL' },
  // https://platform.minimax.io/docs/api-reference/models/openai/list-models
  test: { path: '/v1/models' },
  load: async () => {
    const [{ minimaxTexts }, { minimaxFilms }] = await Promise.all([
      import('./texts.ts'),
      import('./films.ts'),
    ]);
    return { texts: minimaxTexts, films: minimaxFilms };
  },
});
