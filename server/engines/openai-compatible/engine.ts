import { address, oneOf, text } from '../../setting-types.ts';
import { joinRoutes } from '../aisdk/join-routes.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { pinnedFetch } from '../pinned-fetch.ts';
import { statedPrice } from '../stated-price.ts';

const EXAMPLE = 'https://images.example.com/v1';

/** Any server that speaks OpenAI's interface for images or chats, such as one of the operator's. */
export default defineEngine({
  id: 'openai-compatible',
  name: { en: 'OpenAI-compatible server', zh: 'OpenAI 兼容服务' },
  builtin: false,
  environmentOnly: ['OPENAI_COMPATIBLE_PRIVATE'],
  settings: {
    OPENAI_COMPATIBLE_BASE_URL: address(['http:', 'https:'], EXAMPLE).optional(),
    OPENAI_COMPATIBLE_IMAGE_MODEL: text,
    OPENAI_COMPATIBLE_TEXT_MODEL: text,
    /** The one that looks at pictures; empty: none does. */
    OPENAI_COMPATIBLE_VISION_MODEL: text,
    /** Empty: the server asks for none. */
    OPENAI_COMPATIBLE_API_KEY: text,
    /** What a picture costs there; empty: unknown. */
    OPENAI_COMPATIBLE_PRICE: statedPrice,
    /** 1: the server may be on this machine or in a network that is not public, without encryption too. */
    OPENAI_COMPATIBLE_PRIVATE: oneOf('0', '1').optional(),
  },
  price: 'OPENAI_COMPATIBLE_PRICE',
  requires: ['OPENAI_COMPATIBLE_BASE_URL'],
  requiresOneOf: ['OPENAI_COMPATIBLE_IMAGE_MODEL', 'OPENAI_COMPATIBLE_TEXT_MODEL'],
  configure: ({
    OPENAI_COMPATIBLE_BASE_URL: baseUrl = '',
    OPENAI_COMPATIBLE_IMAGE_MODEL: model,
    OPENAI_COMPATIBLE_TEXT_MODEL: textModel,
    OPENAI_COMPATIBLE_VISION_MODEL: visionModel,
    OPENAI_COMPATIBLE_API_KEY: key = '',
    OPENAI_COMPATIBLE_PRIVATE: allowed,
  }) => {
    const isPrivate = allowed === '1';
    if (!isPrivate && !baseUrl.startsWith('https:'))
      throw new Error(
        'The setting OPENAI_COMPATIBLE_BASE_URL must begin with https:, or OPENAI_COMPATIBLE_PRIVATE must be 1.',
      );
    return { key, baseUrl: baseUrl.replace(/\/+$/u, ''), model, textModel, visionModel, isPrivate };
  },
  // Results lie beside the server only where the operator says that it is inside.
  addresses: ({ baseUrl, isPrivate }) => (isPrivate ? [baseUrl] : []),
  // The list of models, which servers of this kind have.
  test: async ({ baseUrl, key, isPrivate }, { signal, isPublic }) => {
    const headers: Record<string, string> = key === '' ? {} : { authorization: `Bearer ${key}` };
    const call = isPrivate ? undefined : pinnedFetch(isPublic);
    return freeCall(`${baseUrl}/models`, headers, signal, undefined, call);
  },
  routes: async (config, host) => {
    const [{ createImageEngine }, { createTextEngine }, { compatibleImages }, { ownServerTexts }] =
      await Promise.all([
        import('../aisdk/image-engine.ts'),
        import('../aisdk/text-engine.ts'),
        import('./provider.ts'),
        import('./texts.ts'),
      ]);
    const images = createImageEngine(config && compatibleImages(config, host.isPublic), host);
    const texts = createTextEngine(config && ownServerTexts(config, host.isPublic), host);
    if (config?.textModel === undefined && config !== undefined) return images;
    return config !== undefined && config.model === undefined ? texts : joinRoutes(images, texts);
  },
});
