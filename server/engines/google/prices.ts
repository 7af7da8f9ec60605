import type { Price } from '../prices.ts';

const list = { currency: 'USD', read: '2026-11-22' } as const;

const PAGE =
  'https://ai.google.dev/gemini-api/docs/pricing as of 2026-10-07, in https://github.com/api-evangelist/deepmind, plans';
const seen = { currency: 'USD', read: '2026-11-23', source: PAGE } as const;

/**
 * US dollars, for a picture of 1,024 pixels squared, the size that we ask for. Inputs cost a few ten-thousandths more,
 * which is left out. The pro model for pictures is priced by tokens, and the price of input tokens was not found: it
 * has no entry.
 */
export const GOOGLE_PRICES: readonly Price[] = [
  {
    ...list,
    model: 'gemini-3.1-flash-image',
    source:
      'https://ai.google.dev/gemini-api/docs/pricing, as in https://github.com/HeyPuter/puter/pull/2562, which lists it with its preview',
    rule: { kind: 'each', unit: 'picture', micros: 67_000 },
  },
  {
    ...list,
    model: 'gemini-2.5-flash-image',
    source:
      'https://ai.google.dev/gemini-api/docs/pricing, as in https://github.com/HeyPuter/puter/pull/2562',
    rule: { kind: 'each', unit: 'picture', micros: 39_000 },
  },
  { ...seen, model: 'gemini-3.5-flash', rule: { kind: 'tokens', text: 1_500_000, made: 9_000_000 } },
  {
    ...seen,
    model: 'veo-3.1-generate-preview',
    rule: { kind: 'film', micros: { '720p': 400_000, '1080p': 400_000 } },
  },
];
