import type { Price } from '../prices.ts';

const list = { currency: 'USD', read: '2026-11-22' } as const;

/**
 * US dollars for a picture of 1,024 pixels squared, the size that we ask for. What is handed over costs a few ten-thousandths
 * beside it and is left out. The pro model is sold by tokens whose price for what is handed over was not found: it has no entry.
 */
export const GOOGLE_PRICES: readonly Price[] = [
  {
    ...list,
    model: 'gemini-3.1-flash-image-preview',
    source:
      'https://ai.google.dev/gemini-api/docs/pricing, as in https://xairouter.com/en/models/gemini-3.1-flash-image-preview',
    rule: { kind: 'each', unit: 'picture', micros: 67_000 },
  },
  {
    ...list,
    model: 'gemini-2.5-flash-image',
    source:
      'https://ai.google.dev/gemini-api/docs/pricing, as in https://github.com/HeyPuter/puter/pull/2562',
    rule: { kind: 'each', unit: 'picture', micros: 39_000 },
  },
];
