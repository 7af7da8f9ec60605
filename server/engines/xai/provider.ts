import type { ImageProvider } from '../aisdk/image-engine.ts';
import { type ImageModelFacts, modelFacts, type Quality } from '../aisdk/image-model.ts';
import type { Money } from '../cost.ts';

export interface XaiConfig {
  key: string;
  baseUrl: string;
  model: string | undefined;
}

/** Proportions: @ai-sdk/xai 5.0.12, docs; candidates of a call: its source. */
const facts = {
  sizes: {
    kind: 'ratios',
    ratios: [
      '1:1',
      '16:9',
      '9:16',
      '4:3',
      '3:4',
      '3:2',
      '2:3',
      '2:1',
      '1:2',
      '19.5:9',
      '9:19.5',
      '20:9',
      '9:20',
    ],
    pixels: 1024 ** 2,
  },
  pictures: 3,
  perCall: 3,
} as const;

/** Grok's image models. The documentation gives the number of input pictures only as "several": we use three. */
const XAI_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { ...facts, id: 'grok-imagine-image' },
  { ...facts, id: 'grok-imagine-image-pro' },
];

const QUALITY: Readonly<Record<Quality, string>> = { draft: 'low', standard: 'medium', best: 'high' };

/** Every answer reports its cost; a dollar is 10^10 ticks: https://docs.x.ai/developers/cost-tracking */
const TICKS_PER_MICRO = 10_000;

function moneyOf(ticks: unknown): Money | undefined {
  return typeof ticks === 'number' && ticks >= 0
    ? { micros: Math.round(ticks / TICKS_PER_MICRO), currency: 'USD' }
    : undefined;
}

/** Grok's images; one answer in one call. It takes no mask. */
export function xaiImages({ key, baseUrl, model }: XaiConfig): ImageProvider {
  const facts = modelFacts(XAI_MODELS, model);
  return {
    id: 'xai',
    models: { draw: facts, edit: facts },
    secrets: [key],
    billing: { prices: [], told: ({ xai }) => moneyOf(xai?.['costInUsdTicks']) },
    modelSetting: 'XAI_IMAGE_MODEL',
    connect: async (fetch) => {
      const { createXai } = await import('@ai-sdk/xai');
      const provider = createXai({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.image(id);
    },
    options: ({ canvas: { ratio = '1:1' }, quality }) => ({
      aspectRatio: ratio,
      ...(quality ? { providerOptions: { xai: { quality: QUALITY[quality] } } } : {}),
    }),
  };
}
