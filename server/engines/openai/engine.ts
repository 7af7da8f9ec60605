import { secretAddress, text } from '../../setting-types.ts';
import { joinRoutes } from '../aisdk/join-routes.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { OPENAI_PRICES } from './prices.ts';

const BASE_URL = 'https://api.openai.com/v1';

/** OpenAI: pictures from words, edits of several pictures, and edits within a mask. */
export default defineEngine({
  id: 'openai',
  name: { en: 'OpenAI', zh: 'OpenAI' },
  builtin: false,
  settings: {
    OPENAI_API_KEY: text,
    /** Empty: the usual address; a region has another one. */
    OPENAI_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Empty: the first of the known models. */
    OPENAI_IMAGE_MODEL: text,
    /** Empty: the usual one. */
    OPENAI_TEXT_MODEL: text,
  },
  prices: OPENAI_PRICES,
  requires: ['OPENAI_API_KEY'],
  configure: ({
    OPENAI_API_KEY: key = '',
    OPENAI_BASE_URL: address = BASE_URL,
    OPENAI_IMAGE_MODEL: model,
    OPENAI_TEXT_MODEL: textModel,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    model,
    textModel,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  // The list of models: developers.openai.com, API reference, models.
  test: ({ baseUrl, key }, { signal }) =>
    freeCall(`${baseUrl}/models`, { authorization: `Bearer ${key}` }, signal),
  routes: async (config, host) => {
    const [{ createImageEngine }, { createTextEngine }, { openaiImages }, { openaiTexts }] =
      await Promise.all([
        import('../aisdk/image-engine.ts'),
        import('../aisdk/text-engine.ts'),
        import('./provider.ts'),
        import('./texts.ts'),
      ]);
    const images = createImageEngine(config && openaiImages(config), host);
    return joinRoutes(images, createTextEngine(config && openaiTexts(config), host));
  },
});
