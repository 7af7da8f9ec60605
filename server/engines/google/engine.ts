import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { GOOGLE_PRICES } from './prices.ts';
import { GOOGLE_RETIREMENTS } from './retirements.ts';

/** Google: Gemini for pictures and texts, Veo for films. */
export default defineSdkEngine({
  id: 'google',
  name: { en: 'Google Gemini', zh: '谷歌 Gemini' },
  key: 'GEMINI_API_KEY',
  address: { setting: 'GEMINI_BASE_URL', usual: 'https://generativelanguage.googleapis.com/v1beta' },
  models: { model: 'GEMINI_IMAGE_MODEL', textModel: 'GEMINI_TEXT_MODEL', filmModel: 'GEMINI_VIDEO_MODEL' },
  prices: GOOGLE_PRICES,
  retirements: GOOGLE_RETIREMENTS,
  // The list of models: ai.google.dev, API reference, models.list.
  test: { path: '/models?pageSize=1', headers: (key) => ({ 'x-goog-api-key': key }) },
  load: async () => {
    const [{ googleImages }, { googleTexts }, { googleFilms }] = await Promise.all([
      import('./provider.ts'),
      import('./texts.ts'),
      import('./films.ts'),
    ]);
    return { images: googleImages, texts: googleTexts, films: googleFilms };
  },
});
