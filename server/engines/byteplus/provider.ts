import type { ImageProvider } from '../aisdk/image-engine.ts';
import { type ImageModelFacts, modelFacts } from '../aisdk/image-model.ts';
import { BYTEPLUS_PRICES } from './prices.ts';

export interface ByteplusConfig {
  key: string;
  baseUrl: string;
  model: string | undefined;
}

/** Sizes that Seedream 4.0, 4.5 and 5.0 all make; 4.0 makes smaller ones too. */
const facts = {
  sizes: { kind: 'free', step: 16, longest: 4096, least: 2560 * 1440, most: 2560 * 1792, ratio: 4 },
  pictures: 14,
  perCall: 1,
} as const;

/** Seedream's models: @ai-sdk/bytedance 1.0.29. */
export const BYTEPLUS_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { ...facts, id: 'seedream-4-5-251128' },
  { ...facts, id: 'seedream-5-0-260128' },
  { ...facts, id: 'dola-seedream-5-0-pro-260628' },
  { ...facts, id: 'seedream-4-0-250828' },
];

/** Seedream's images; one answer in one call. It takes no mask. */
export function byteplusImages({ key, baseUrl, model }: ByteplusConfig): ImageProvider {
  const facts = modelFacts(BYTEPLUS_MODELS, model);
  return {
    id: 'byteplus',
    models: { draw: facts, edit: facts },
    secrets: [key],
    billing: { prices: BYTEPLUS_PRICES },
    modelSetting: 'ARK_IMAGE_MODEL',
    connect: async (fetch) => {
      const { createByteDance } = await import('@ai-sdk/bytedance');
      const provider = createByteDance({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.image(id);
    },
    options: ({ canvas: { width, height } }) => ({
      size: `${width}x${height}`,
      providerOptions: { bytedance: { watermark: false } },
    }),
  };
}
