import type { ImageProvider } from '../aisdk/image-engine.ts';

export interface CompatibleConfig {
  key: string;
  baseUrl: string;
  /** The image model; undefined without one. */
  model: string | undefined;
  /** The language model; undefined without one. */
  textModel?: string | undefined;
  visionModel?: string | undefined;
  /** Whether the server may have a private address. */
  isPrivate: boolean;
}

/** Common capabilities of such servers: one candidate per call, in the three sizes of gpt-image. */
const facts = {
  sizes: {
    kind: 'list',
    sizes: [
      [1024, 1024],
      [1536, 1024],
      [1024, 1536],
    ],
  },
  pictures: 4,
  perCall: 1,
  mask: 'transparent',
} as const;

/**
 * Images of a server with OpenAI's interface; one answer in one call.
 * @param isPublic whether a numeric address is on the public internet; without it none is
 */
export function compatibleImages(
  { key, baseUrl, model = '', isPrivate }: CompatibleConfig,
  isPublic: (address: string) => boolean = () => false,
): ImageProvider {
  const images = { ...facts, id: model };
  return {
    id: 'openai-compatible',
    models: { draw: images, edit: images },
    secrets: [key],
    modelSetting: 'OPENAI_COMPATIBLE_IMAGE_MODEL',
    mayReach: isPrivate ? undefined : isPublic,
    connect: async (fetch) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        ...(key === '' ? {} : { apiKey: key }),
        fetch,
      });
      return (id) => provider.imageModel(id);
    },
    options: ({ canvas: { width, height } }) => ({ size: `${width}x${height}` }),
  };
}
