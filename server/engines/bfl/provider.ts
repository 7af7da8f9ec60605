import { z } from 'zod';
import type { ImageProvider } from '../aisdk/image-engine.ts';
import { type ImageModelFacts, modelFacts } from '../aisdk/image-model.ts';
import { askProvider, type Operations } from '../aisdk/operations.ts';
import type { Money } from '../cost.ts';
import { BFL_PRICES, CREDIT_MICROS } from './prices.ts';

export interface BflConfig {
  key: string;
  baseUrl: string;
  draw: string | undefined;
  edit: string | undefined;
  fill: string | undefined;
}

/** Sides: @ai-sdk/black-forest-labs 2.0.41, its schema of options. */
const free = {
  kind: 'free',
  step: 16,
  longest: 1920,
  least: 512 ** 2,
  most: 1920 ** 2,
  ratio: 7 / 3,
} as const;
const ratios = {
  kind: 'ratios',
  ratios: ['1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16', '7:3', '3:7'],
  pixels: 1024 ** 2,
} as const;

/** FLUX models by purpose: the documentation of the same package. */
export const BFL_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'flux-2-pro', sizes: free, pictures: 8, perCall: 1 },
  { id: 'flux-2-max', sizes: free, pictures: 8, perCall: 1 },
  { id: 'flux-kontext-pro', sizes: ratios, pictures: 4, perCall: 1 },
  { id: 'flux-kontext-max', sizes: ratios, pictures: 4, perCall: 1 },
];
const BFL_FILL_MODELS: readonly [ImageModelFacts, ...ImageModelFacts[]] = [
  { id: 'flux-pro-1.0-fill', sizes: free, pictures: 1, perCall: 1, mask: 'white' },
];

/** `cost` is in credits: @ai-sdk/black-forest-labs 2.0.41, `bflSubmitSchema` and `SettledCostResultResponse`. */
const cost = z.number().nonnegative().nullish();
const submitted = z.object({ id: z.string().min(1), polling_url: z.url(), cost });
const polled = z.object({
  status: z.string(),
  cost,
  details: z.unknown().optional(),
  result: z.object({ sample: z.url().optional() }).nullish(),
});

/** The operations of its interface: https://docs.bfl.ai, `get_result`. */
const operations: Operations = {
  ticketOf: (answer) => {
    const known = submitted.safeParse(answer);
    if (!known.success) return undefined;
    const { polling_url: url, cost: credits } = known.data;
    return { url, ...(credits == null ? {} : { credits }) };
  },
  poll: async ({ url }, ask) => {
    const asked = await ask(String(url));
    if (asked.state === 'away') return asked;
    if (asked.status >= 400)
      return { state: 'failed', status: asked.status, detail: 'the operation is unknown' };
    const { status, result, cost: credits } = polled.parse(asked.json);
    const told = creditsOf(credits);
    if (status === 'Ready')
      return {
        state: 'succeeded',
        urls: [result?.sample ?? ''].filter((sample) => sample !== ''),
        ...(told ? { told } : {}),
      };
    if (status === 'Pending') return { state: 'running', waiting: false };
    if (/moderated/iu.test(status)) return { state: 'failed', status: 422, detail: status };
    // A task that is not found now was taken earlier, so it is not started again.
    return { state: 'failed', status: status === 'Task not found' ? 404 : 500, detail: status };
  },
};

function creditsOf(credits: unknown): Money | undefined {
  return typeof credits === 'number'
    ? { micros: Math.round(credits * CREDIT_MICROS), currency: 'USD' }
    : undefined;
}

/** Polling hosts are siblings of the one that takes the submit, such as api.us1.bfl.ai. */
const isBfl = ({ protocol, hostname }: URL) => protocol === 'https:' && hostname.endsWith('.bfl.ai');

/** FLUX at Black Forest Labs; each picture is an operation. */
export function bflImages({ key, baseUrl, draw, edit, fill }: BflConfig): ImageProvider {
  return {
    id: 'bfl',
    models: {
      draw: modelFacts(BFL_MODELS, draw),
      edit: modelFacts(BFL_MODELS, edit),
      fill: modelFacts(BFL_FILL_MODELS, fill),
    },
    secrets: [key],
    billing: { prices: BFL_PRICES, toldOf: (ticket) => creditsOf((ticket as { credits?: unknown }).credits) },
    modelSetting: 'BFL_EDIT_MODEL',
    connect: async (fetch) => {
      const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs');
      const provider = createBlackForestLabs({ apiKey: key, baseURL: baseUrl, fetch });
      return (id) => provider.image(id);
    },
    options: ({ model, canvas: { width, height, ratio }, seed }) => {
      // A fill has the size of its picture.
      const size = ratio || model.mask ? {} : { width, height };
      return {
        seed,
        ...(ratio ? { aspectRatio: ratio } : {}),
        providerOptions: { blackForestLabs: { ...size, outputFormat: 'png' } },
      };
    },
    operations: { kind: operations, ask: askProvider(baseUrl, { 'x-key': key }, isBfl) },
  };
}
