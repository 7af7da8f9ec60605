import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';

const BASE_URL = 'https://ark.ap-southeast.bytepluses.com/api/v3';

/** ByteDance: Seedream at BytePlus, or at Volcengine Ark in China. */
export default defineEngine({
  id: 'byteplus',
  name: { en: 'BytePlus ModelArk', zh: '火山方舟' },
  builtin: false,
  settings: {
    ARK_API_KEY: text,
    /** Empty: the usual address; a region has another one. */
    ARK_BASE_URL: secretAddress(BASE_URL).optional(),
    /** Empty: the first of the known models. */
    ARK_IMAGE_MODEL: text,
  },
  requires: ['ARK_API_KEY'],
  configure: ({ ARK_API_KEY: key = '', ARK_BASE_URL: address = BASE_URL, ARK_IMAGE_MODEL: model }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    model,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  routes: async (config, host) => {
    const [{ createImageEngine }, { byteplusImages }] = await Promise.all([
      import('../aisdk/image-engine.ts'),
      import('./provider.ts'),
    ]);
    return createImageEngine(config && byteplusImages(config), host);
  },
});
