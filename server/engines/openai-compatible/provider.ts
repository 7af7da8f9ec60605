import type { ImageProvider } from '../aisdk/image-engine.ts';

export interface CompatibleConfig {
  key: string;
  baseUrl: string;
  /** Makes images; undefined if the server makes none. */
  model: string | undefined;
  /** Writes; undefined if it writes nothing. */
  textModel?: string | undefined;
  visionModel?: string | undefined;
  /** Whether the server may be at an address that is not public. */
  isPrivate: boolean;
}

/** What every server of this kind supports: one candidate a call, in the three sizes of gpt-image. */
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
 * Images of a server that speaks OpenAI's interface; one answer in one call.
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
