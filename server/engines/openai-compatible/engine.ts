import { baseAddress, oneOf, text } from '../../setting-types.ts';
import { joinRoutes } from '../aisdk/join-routes.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import { pinnedFetch } from '../pinned-fetch.ts';
import { statedPrice, statedTokenPrice } from '../stated-price.ts';

const EXAMPLE = 'https://images.example.com/v1';

/**
 * Any server with OpenAI's interface for images, chats, speech or transcription, such as the operator's.
 */
export default defineEngine({
  id: 'openai-compatible',
  name: { en: 'OpenAI-compatible server', zh: 'OpenAI 兼容服务' },
  builtin: false,
  environmentOnly: ['OPENAI_COMPATIBLE_PRIVATE'],
  settings: {
    OPENAI_COMPATIBLE_BASE_URL: baseAddress(['http:', 'https:'], EXAMPLE).optional(),
    OPENAI_COMPATIBLE_IMAGE_MODEL: text,
    OPENAI_COMPATIBLE_TEXT_MODEL: text,
    OPENAI_COMPATIBLE_SPEECH_MODEL: text,
    OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: text,
    /** The vision model; empty: none. */
    OPENAI_COMPATIBLE_VISION_MODEL: text,
    /** Empty: the server requires none. */
    OPENAI_COMPATIBLE_API_KEY: text,
    /** Cost of a result there, such as a picture; empty: unknown. */
    OPENAI_COMPATIBLE_PRICE: statedPrice,
    /** Token price of its language model; empty: unknown. */
    OPENAI_COMPATIBLE_TEXT_PRICE: statedTokenPrice,
    /** 1: the server may be on this machine or in a private network, also without encryption. */
    OPENAI_COMPATIBLE_PRIVATE: oneOf('0', '1').optional(),
  },
  price: 'OPENAI_COMPATIBLE_PRICE',
  tokenPrice: 'OPENAI_COMPATIBLE_TEXT_PRICE',
  requires: ['OPENAI_COMPATIBLE_BASE_URL'],
  requiresOneOf: [
    'OPENAI_COMPATIBLE_IMAGE_MODEL',
    'OPENAI_COMPATIBLE_TEXT_MODEL',
    'OPENAI_COMPATIBLE_SPEECH_MODEL',
    'OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL',
  ],
  configure: ({
    OPENAI_COMPATIBLE_BASE_URL: baseUrl = '',
    OPENAI_COMPATIBLE_IMAGE_MODEL: model,
    OPENAI_COMPATIBLE_TEXT_MODEL: textModel,
    OPENAI_COMPATIBLE_SPEECH_MODEL: speechModel,
    OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: transcriptionModel,
    OPENAI_COMPATIBLE_VISION_MODEL: visionModel,
    OPENAI_COMPATIBLE_API_KEY: key = '',
    OPENAI_COMPATIBLE_PRIVATE: allowed,
  }) => {
    const isPrivate = allowed === '1';
    if (!isPrivate && !baseUrl.startsWith('https:'))
      throw new Error(
        'The setting OPENAI_COMPATIBLE_BASE_URL must begin with https:, or OPENAI_COMPATIBLE_PRIVATE must be 1.',
      );
    const models = { model, textModel, speechModel, transcriptionModel };
    return { key, baseUrl: baseUrl.replace(/\/+$/u, ''), ...models, visionModel, isPrivate };
  },
  isOwn: ({ isPrivate }) => isPrivate,
  // Results may be fetched from the server's network only if the operator says that it is internal.
  addresses: ({ baseUrl, isPrivate }) => (isPrivate ? [baseUrl] : []),
  // The list of models, which servers of this kind provide.
  test: async ({ baseUrl, key, isPrivate }, { signal, isPublic }) => {
    const headers: Record<string, string> = key === '' ? {} : { authorization: `Bearer ${key}` };
    const call = isPrivate ? undefined : pinnedFetch(isPublic);
    return freeCall(`${baseUrl}/models`, headers, signal, undefined, call);
  },
  routes: async (config, host) => {
    const [images, texts, speech, { compatibleImages }, { ownServerTexts }, { compatibleVoices }] =
      await Promise.all([
        import('../aisdk/image-engine.ts'),
        import('../aisdk/text-engine.ts'),
        import('../aisdk/media/speech-engine.ts'),
        import('./provider.ts'),
        import('./texts.ts'),
        import('./speech.ts'),
      ]);
    const { isPublic } = host;
    // Without a configuration it declares all that it could serve; with one, only what has a model.
    const has = (model: string | undefined) => config === undefined || model !== undefined;
    return joinRoutes(
      ...(has(config?.model)
        ? [images.createImageEngine(config && compatibleImages(config, isPublic), host)]
        : []),
      ...(has(config?.textModel)
        ? [texts.createTextEngine(config && ownServerTexts(config, isPublic), host)]
        : []),
      speech.createSpeechEngine(config && compatibleVoices(config, isPublic), host),
    );
  },
});
