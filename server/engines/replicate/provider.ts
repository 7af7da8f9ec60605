import { z } from 'zod';
import type { ImageProvider } from '../aisdk/image-engine.ts';
import { type ImageModelFacts, modelFacts } from '../aisdk/image-model.ts';
import { askProvider, type Operations } from '../aisdk/operations.ts';
import { REPLICATE_PRICES } from './prices.ts';

export interface ReplicateConfig {
  key: string;
  baseUrl: string;
  draw: string | undefined;
  edit: string | undefined;
  fill: string | undefined;
}

const sizes = {
  kind: 'ratios',
  ratios: ['1:1', '16:9', '3:2', '2:3', '4:5', '5:4', '9:16', '3:4', '4:3'],
  pixels: 1024 ** 2,
} as const;
const free = { kind: 'free', step: 16, longest: 2048, least: 512 ** 2, most: 4_000_000, ratio: 4 } as const;

/** Models and their maximum input pictures: @ai-sdk/replicate 3.0.46. */
const REPLICATE_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'black-forest-labs/flux-2-pro', sizes, pictures: 8, perCall: 1 },
  { id: 'black-forest-labs/flux-2-dev', sizes, pictures: 8, perCall: 1 },
];
const REPLICATE_FILL_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'black-forest-labs/flux-fill-pro', sizes: free, pictures: 1, perCall: 1, mask: 'white' },
  { id: 'black-forest-labs/flux-fill-dev', sizes: free, pictures: 1, perCall: 1, mask: 'white' },
];

const prediction = z.object({
  status: z.string(),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.string().nullish(),
  urls: z.object({ get: z.url(), cancel: z.url().optional() }),
});

/** Predictions: https://replicate.com/docs/reference/http */
const operations: Operations = {
  ticketOf: (answer) => {
    const known = prediction.safeParse(answer);
    if (!known.success) return undefined;
    const { get, cancel } = known.data.urls;
    return { get, ...(cancel === undefined ? {} : { cancel }) };
  },
  poll: async ({ get }, ask) => {
    const asked = await ask(String(get));
    if (asked.state === 'away') return asked;
    if (asked.status >= 400)
      return { state: 'failed', status: asked.status, detail: 'the prediction is unknown' };
    const { status, output, error } = prediction.parse(asked.json);
    if (status === 'succeeded') return { state: 'succeeded', urls: [output ?? []].flat() };
    if (status === 'starting' || status === 'processing')
      return { state: 'running', waiting: status === 'starting' };
    const detail = error ?? status;
    // Its content filters fail a prediction with the code E005 or with this text.
    const isContent = /nsfw|sensitive|E005|safety/iu.test(detail);
    return { state: 'failed', status: isContent ? 422 : 500, detail };
  },
  cancel: async ({ cancel }, ask) => cancel === undefined || ask(String(cancel), 'POST'),
};

/** Replicate's images; each is a prediction. */
export function replicateImages({ key, baseUrl, draw, edit, fill }: ReplicateConfig): ImageProvider {
  return {
    id: 'replicate',
    models: {
      draw: modelFacts(REPLICATE_MODELS, draw),
      edit: modelFacts(REPLICATE_MODELS, edit),
      fill: modelFacts(REPLICATE_FILL_MODELS, fill),
    },
    secrets: [key],
    billing: { prices: REPLICATE_PRICES },
    modelSetting: 'REPLICATE_EDIT_MODEL',
    connect: async (fetch) => {
      const { createReplicate } = await import('@ai-sdk/replicate');
      const provider = createReplicate({ apiToken: key, baseURL: baseUrl, fetch });
      return (id) => provider.image(id);
    },
    options: ({ canvas: { ratio }, seed }) => ({
      seed,
      ...(ratio ? { aspectRatio: ratio } : {}),
      providerOptions: { replicate: { output_format: 'png' } },
    }),
    operations: { kind: operations, ask: askProvider(baseUrl, { authorization: `Bearer ${key}` }) },
  };
}
