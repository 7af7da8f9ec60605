import { z } from 'zod';
import type { ImageProvider } from '../aisdk/image-engine.ts';
import { type ImageModelFacts, modelFacts } from '../aisdk/image-model.ts';
import { askProvider } from '../aisdk/operations.ts';
import { FAL_PRICES } from './prices.ts';
import { falQueue } from './queue.ts';

export interface FalConfig {
  key: string;
  baseUrl: string;
  draw: string | undefined;
  edit: string | undefined;
  fill: string | undefined;
}

const sizes = { kind: 'free', step: 16, longest: 2048, least: 512 ** 2, most: 4_000_000, ratio: 4 } as const;

/** Endpoints and their fields: their pages at fal.ai/models. */
const FAL_DRAW_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'fal-ai/flux-2-pro', sizes, pictures: 0, perCall: 1 },
];
const FAL_EDIT_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'fal-ai/flux-2-pro/edit', sizes, pictures: 8, perCall: 1 },
];
const FAL_FILL_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'fal-ai/flux-pro/v1/fill', sizes, pictures: 1, perCall: 1, mask: 'white' },
];

const image = z.object({ url: z.url() });
const result = z.union([z.object({ images: z.array(image).min(1) }), z.object({ image })]);

const operations = falQueue((answer) => {
  const known = result.parse(answer);
  return { urls: 'images' in known ? known.images.map(({ url }) => url) : [known.image.url] };
});

/**
 * fal's images; each is a request in its queue, although the package alone would wait for the answer.
 */
export function falImages({ key, baseUrl, draw, edit, fill }: FalConfig): ImageProvider {
  return {
    id: 'fal',
    models: {
      draw: modelFacts(FAL_DRAW_MODELS, draw),
      edit: modelFacts(FAL_EDIT_MODELS, edit),
      fill: modelFacts(FAL_FILL_MODELS, fill),
    },
    secrets: [key],
    billing: { prices: FAL_PRICES, failuresAreFree: true },
    modelSetting: 'FAL_EDIT_MODEL',
    connect: async (fetch) => {
      const { createFal } = await import('@ai-sdk/fal');
      const provider = createFal({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.image(id);
    },
    options: ({ model, canvas: { width, height }, seed, edits }) => ({
      seed,
      ...(model.mask ? {} : { size: `${width}x${height}` as const }),
      providerOptions: {
        fal: { outputFormat: 'png', ...(edits && !model.mask ? { useMultipleImages: true } : {}) },
      },
    }),
    operations: { kind: operations, ask: askProvider(baseUrl, { authorization: `Key ${key}` }) },
  };
}
