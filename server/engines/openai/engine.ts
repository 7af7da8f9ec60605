import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';

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
  },
  requires: ['OPENAI_API_KEY'],
  configure: ({
    OPENAI_API_KEY: key = '',
    OPENAI_BASE_URL: address = BASE_URL,
    OPENAI_IMAGE_MODEL: model,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    model,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  routes: async (config, host) => {
    const [{ createImageEngine }, { openaiImages }] = await Promise.all([
      import('../aisdk/image-engine.ts'),
      import('./provider.ts'),
    ]);
    return createImageEngine(config && openaiImages(config), host);
  },
});
