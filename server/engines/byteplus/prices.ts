import type { Price } from '../prices.ts';

const source =
  'BytePlus ModelArk, pricing, as in https://docs.dev.xavier.icvr.xyz/models/byteplus/seedream-4-5-251128.html';
const entry = (model: string, micros: number): Price => ({
  model,
  source,
  read: '2026-11-22',
  currency: 'USD',
  rule: { kind: 'each', unit: 'picture', micros },
});

/** US dollars for a picture of any size; for the pro model no price was found. */
export const BYTEPLUS_PRICES: readonly Price[] = [
  entry('seedream-4-5-251128', 40_000),
  entry('seedream-5-0-260128', 35_000),
  entry('seedream-4-0-250828', 30_000),
];
