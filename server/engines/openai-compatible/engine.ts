import { address, oneOf, text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';

const EXAMPLE = 'https://images.example.com/v1';

/** Any server that speaks OpenAI's interface for images, such as one of the operator's. */
export default defineEngine({
  id: 'openai-compatible',
  name: { en: 'OpenAI-compatible server', zh: 'OpenAI 兼容服务' },
  builtin: false,
  settings: {
    OPENAI_COMPATIBLE_BASE_URL: address(['http:', 'https:'], EXAMPLE).optional(),
    OPENAI_COMPATIBLE_IMAGE_MODEL: text,
    /** Empty: the server asks for none. */
    OPENAI_COMPATIBLE_API_KEY: text,
    /** 1: the server may be on this machine or in a network that is not public, without encryption too. */
    OPENAI_COMPATIBLE_PRIVATE: oneOf('0', '1').optional(),
  },
  requires: ['OPENAI_COMPATIBLE_BASE_URL', 'OPENAI_COMPATIBLE_IMAGE_MODEL'],
  configure: ({
    OPENAI_COMPATIBLE_BASE_URL: baseUrl = '',
    OPENAI_COMPATIBLE_IMAGE_MODEL: model = '',
    OPENAI_COMPATIBLE_API_KEY: key = '',
    OPENAI_COMPATIBLE_PRIVATE: allowed,
  }) => {
    const isPrivate = allowed === '1';
    if (!isPrivate && !baseUrl.startsWith('https:'))
      throw new Error(
        'The setting OPENAI_COMPATIBLE_BASE_URL must begin with https:, or OPENAI_COMPATIBLE_PRIVATE must be 1.',
      );
    return { key, baseUrl: baseUrl.replace(/\/+$/u, ''), model, isPrivate };
  },
  // Results lie beside the server only where the operator says that it is inside.
  addresses: ({ baseUrl, isPrivate }) => (isPrivate ? [baseUrl] : []),
  routes: async (config, host) => {
    const [{ createImageEngine }, { compatibleImages }] = await Promise.all([
      import('../aisdk/image-engine.ts'),
      import('./provider.ts'),
    ]);
    return createImageEngine(config && compatibleImages(config, host.isPublic), host);
  },
});
