import { secretAddress, text } from '../../setting-types.ts';
import { joinRoutes } from '../aisdk/join-routes.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { GOOGLE_PRICES } from './prices.ts';

const BASE_URL = 'https://generativelanguage.googleapis.com/v1beta';

/** Google: Gemini draws and edits pictures by words. */
export default defineEngine({
  id: 'google',
  name: { en: 'Google Gemini', zh: '谷歌 Gemini' },
  builtin: false,
  settings: {
    GEMINI_API_KEY: text,
    /** Empty: the usual address; a region has another one. */
    GEMINI_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Empty: the first of the known models. */
    GEMINI_IMAGE_MODEL: text,
    /** Empty: the usual one. */
    GEMINI_TEXT_MODEL: text,
  },
  prices: GOOGLE_PRICES,
  requires: ['GEMINI_API_KEY'],
  configure: ({
    GEMINI_API_KEY: key = '',
    GEMINI_BASE_URL: address = BASE_URL,
    GEMINI_IMAGE_MODEL: model,
    GEMINI_TEXT_MODEL: textModel,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    model,
    textModel,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  // The list of models: ai.google.dev, API reference, models.list.
  test: ({ baseUrl, key }, { signal }) =>
    freeCall(`${baseUrl}/models?pageSize=1`, { 'x-goog-api-key': key }, signal),
  routes: async (config, host) => {
    const [{ createImageEngine }, { createTextEngine }, { googleImages }, { googleTexts }] =
      await Promise.all([
        import('../aisdk/image-engine.ts'),
        import('../aisdk/text-engine.ts'),
        import('./provider.ts'),
        import('./texts.ts'),
      ]);
    const images = createImageEngine(config && googleImages(config), host);
    return joinRoutes(images, createTextEngine(config && googleTexts(config), host));
  },
});
