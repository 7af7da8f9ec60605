import type { ImageProvider } from '../aisdk/image-engine.ts';
import { type ImageModelFacts, modelFacts, type Quality } from '../aisdk/image-model.ts';
import { OPENAI_PRICES } from './prices.ts';

export interface OpenaiConfig {
  key: string;
  baseUrl: string;
  model: string | undefined;
}

const facts = { pictures: 16, perCall: 10, mask: 'transparent' } as const;
/** Sizes of the 2.5 and 2.6 models: @ai-sdk/openai 4.0.118, docs/03-openai.mdx; to 2560 x 1440, beyond it is experimental. */
const free = { kind: 'free', step: 16, longest: 2560, least: 655_360, most: 2560 * 1440, ratio: 3 } as const;
/** Sizes of the older models, from the same place. */
const three = {
  kind: 'list',
  sizes: [
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
  ],
} as const;

/**
 * OpenAI's image models. Sizes, pictures and candidates: the catalogue of @ai-sdk/openai 4.0.118.
 */
export const OPENAI_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { ...facts, id: 'gpt-image-2.5-sunburst', sizes: free },
  { ...facts, id: 'gpt-image-2.5-flare', sizes: free },
  { ...facts, id: 'gpt-image-2.6-sunburst', sizes: free },
  { ...facts, id: 'gpt-image-2.6-flare', sizes: free },
  { ...facts, id: 'gpt-image-2', sizes: three },
  { ...facts, id: 'gpt-image-1.5', sizes: three },
  { ...facts, id: 'gpt-image-1-mini', sizes: three },
  { ...facts, id: 'chatgpt-image-latest', sizes: three },
];

const QUALITY: Readonly<Record<Quality, string>> = { draft: 'low', standard: 'medium', best: 'high' };

/** OpenAI's images; one answer in one call. */
export function openaiImages({ key, baseUrl, model }: OpenaiConfig): ImageProvider {
  const facts = modelFacts(OPENAI_MODELS, model);
  return {
    id: 'openai',
    models: { draw: facts, edit: facts },
    secrets: [key],
    billing: { prices: OPENAI_PRICES },
    modelSetting: 'OPENAI_IMAGE_MODEL',
    connect: async (fetch) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const provider = createOpenAI({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.image(id);
    },
    options: ({ canvas: { width, height }, quality = 'standard' }) => ({
      size: `${width}x${height}`,
      providerOptions: { openai: { quality: QUALITY[quality], outputFormat: 'png' } },
    }),
  };
}
