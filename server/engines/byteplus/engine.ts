import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { BYTEPLUS_PRICES } from './prices.ts';

/** ByteDance: Seedream at BytePlus, or at Volcengine Ark in China. */
export default defineSdkEngine({
  id: 'byteplus',
  name: { en: 'BytePlus ModelArk', zh: '火山方舟' },
  key: 'ARK_API_KEY',
  address: { setting: 'ARK_BASE_URL', usual: 'https://ark.ap-southeast.bytepluses.com/api/v3' },
  models: { model: 'ARK_IMAGE_MODEL', textModel: 'ARK_TEXT_MODEL', filmModel: 'ARK_VIDEO_MODEL' },
  prices: BYTEPLUS_PRICES,
  // The list of video tasks, which may be empty: docs.byteplus.com, ModelArk, list video generation tasks.
  test: { path: '/contents/generations/tasks?page_num=1&page_size=1' },
  load: async () => {
    const [{ byteplusImages }, { byteplusTexts }, { byteplusFilms }] = await Promise.all([
      import('./provider.ts'),
      import('./texts.ts'),
      import('./films.ts'),
    ]);
    return { images: byteplusImages, texts: byteplusTexts, films: byteplusFilms };
  },
});
