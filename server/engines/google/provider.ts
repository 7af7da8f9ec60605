import type { ImageProvider } from '../aisdk/image-engine.ts';
import { type ImageModelFacts, modelFacts } from '../aisdk/image-model.ts';
import { GOOGLE_PRICES } from './prices.ts';

export interface GoogleConfig {
  key: string;
  baseUrl: string;
  model: string | undefined;
}

/** Aspect ratios of all Gemini image models: @ai-sdk/google 4.0.121, docs/15-google.mdx. */
const sizes = {
  kind: 'ratios',
  ratios: ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'],
  pixels: 1024 ** 2,
} as const;

/**
 * Gemini's image models, from the same documentation. It states the number of pictures for the pro model only; for
 * the others it is the maximum of our tools.
 */
export const GOOGLE_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'gemini-3.1-flash-image', sizes, pictures: 4, perCall: 1 },
  { id: 'gemini-3-pro-image', sizes, pictures: 14, perCall: 1 },
  { id: 'gemini-nano-banana-2.1', sizes, pictures: 4, perCall: 1 },
  { id: 'gemini-2.5-flash-image', sizes, pictures: 4, perCall: 1 },
];

/** Gemini's images; one answer in one call. It takes no mask. */
export function googleImages({ key, baseUrl, model }: GoogleConfig): ImageProvider {
  const facts = modelFacts(GOOGLE_MODELS, model);
  return {
    id: 'google',
    models: { draw: facts, edit: facts },
    secrets: [key],
    billing: { prices: GOOGLE_PRICES },
    modelSetting: 'GEMINI_IMAGE_MODEL',
    connect: async (fetch) => {
      const { createGoogle } = await import('@ai-sdk/google');
      const provider = createGoogle({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.image(id);
    },
    options: ({ model: { id }, canvas: { ratio = '1:1' }, quality, seed }) => ({
      aspectRatio: ratio,
      seed,
      ...(quality === 'best' && id === 'gemini-3-pro-image'
        ? { providerOptions: { google: { imageConfig: { imageSize: '2K' } } } }
        : {}),
    }),
  };
}
