import type { Price } from '../prices.ts';

/** US dollars; for the other models no price was found. */
export const REPLICATE_PRICES: readonly Price[] = [
  {
    model: 'black-forest-labs/flux-2-pro',
    source: 'replicate.com, as measured in https://github.com/HeyPuter/puter/pull/2806',
    read: '2026-11-22',
    currency: 'USD',
    rule: { kind: 'megapixels', run: 15_000, first: 15_000, more: 15_000, sent: 15_000 },
  },
  {
    model: 'black-forest-labs/flux-fill-pro',
    source:
      'https://replicate.com/black-forest-labs/flux-fill-pro, 0.05 USD an output image, as of 2026-09-27',
    read: '2026-11-23',
    currency: 'USD',
    rule: { kind: 'each', unit: 'picture', micros: 50_000 },
  },
];
