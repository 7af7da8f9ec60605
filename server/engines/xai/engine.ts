import { secretAddress, text } from '../../setting-types.ts';
import { joinRoutes } from '../aisdk/join-routes.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';

const BASE_URL = 'https://api.x.ai/v1';

/** xAI: Grok draws and edits pictures by words. */
export default defineEngine({
  id: 'xai',
  name: { en: 'xAI Grok', zh: 'xAI Grok' },
  builtin: false,
  settings: {
    XAI_API_KEY: text,
    /** Empty: the usual address; a region has another one. */
    XAI_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Empty: the first of the known models. */
    XAI_IMAGE_MODEL: text,
    /** Empty: the usual one. */
    XAI_TEXT_MODEL: text,
  },
  requires: ['XAI_API_KEY'],
  configure: ({
    XAI_API_KEY: key = '',
    XAI_BASE_URL: address = BASE_URL,
    XAI_IMAGE_MODEL: model,
    XAI_TEXT_MODEL: textModel,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    model,
    textModel,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  // The list of models that the key may use: docs.x.ai, REST API reference, models.
  test: ({ baseUrl, key }, { signal }) =>
    freeCall(`${baseUrl}/models`, { authorization: `Bearer ${key}` }, signal),
  routes: async (config, host) => {
    const [{ createImageEngine }, { createTextEngine }, { xaiImages }, { xaiTexts }] = await Promise.all([
      import('../aisdk/image-engine.ts'),
      import('../aisdk/text-engine.ts'),
      import('./provider.ts'),
      import('./texts.ts'),
    ]);
    const images = createImageEngine(config && xaiImages(config), host);
    return joinRoutes(images, createTextEngine(config && xaiTexts(config), host));
  },
});
