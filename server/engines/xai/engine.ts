import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { XAI_PRICES } from './prices.ts';

/** xAI: Grok for pictures, texts, films, voices and transcripts. */
export default defineSdkEngine({
  id: 'xai',
  name: { en: 'xAI Grok', zh: 'xAI Grok' },
  key: 'XAI_API_KEY',
  address: { setting: 'XAI_BASE_URL', usual: 'https://api.x.ai/v1' },
  models: { model: 'XAI_IMAGE_MODEL', textModel: 'XAI_TEXT_MODEL', filmModel: 'XAI_VIDEO_MODEL' },
  prices: XAI_PRICES,
  // The list of models that the key may use: docs.x.ai, REST API reference, models.
  test: { path: '/models' },
  load: async () => {
    const [{ xaiImages }, { xaiTexts }, { xaiVoices }, { xaiFilms }] = await Promise.all([
      import('./provider.ts'),
      import('./texts.ts'),
      import('./speech.ts'),
      import('./films.ts'),
    ]);
    return { images: xaiImages, texts: xaiTexts, speech: xaiVoices, films: xaiFilms };
  },
});
