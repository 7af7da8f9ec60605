import { secretAddress, text } from '../../setting-types.ts';
import { joinRoutes } from '../aisdk/join-routes.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { BYTEPLUS_PRICES } from './prices.ts';

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
    /** Empty: the usual one. */
    ARK_TEXT_MODEL: text,
  },
  prices: BYTEPLUS_PRICES,
  requires: ['ARK_API_KEY'],
  configure: ({
    ARK_API_KEY: key = '',
    ARK_BASE_URL: address = BASE_URL,
    ARK_IMAGE_MODEL: model,
    ARK_TEXT_MODEL: textModel,
  }) => ({
    key,
    baseUrl: address.replace(/\/+$/u, ''),
    model,
    textModel,
  }),
  addresses: ({ baseUrl }) => [baseUrl],
  // The list of video tasks, which is there without any: docs.byteplus.com, ModelArk, list video generation tasks.
  test: ({ baseUrl, key }, { signal }) =>
    freeCall(
      `${baseUrl}/contents/generations/tasks?page_num=1&page_size=1`,
      { authorization: `Bearer ${key}` },
      signal,
    ),
  routes: async (config, host) => {
    const [{ createImageEngine }, { createTextEngine }, { byteplusImages }, { byteplusTexts }] =
      await Promise.all([
        import('../aisdk/image-engine.ts'),
        import('../aisdk/text-engine.ts'),
        import('./provider.ts'),
        import('./texts.ts'),
      ]);
    const images = createImageEngine(config && byteplusImages(config), host);
    return joinRoutes(images, createTextEngine(config && byteplusTexts(config), host));
  },
});
