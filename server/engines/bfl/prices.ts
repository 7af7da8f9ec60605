import type { Price, PriceRule } from '../prices.ts';

const entry = (model: string, source: string, rule: PriceRule): Price => ({
  model,
  source,
  read: '2026-11-22',
  currency: 'USD',
  rule,
});
const list = 'https://docs.bfl.ai/quick_start/pricing';
const bySize = 'https://github.com/black-forest-labs/skills, bfl-api: first and further megapixels';

/** A credit, the unit of its answers, is a US cent: its pricing page. */
export const CREDIT_MICROS = 10_000;

/** US dollars. Its answers report the cost of a run; the list is for answers that do not. */
export const BFL_PRICES: readonly Price[] = [
  entry('flux-2-pro', bySize, {
    kind: 'megapixels',
    first: 30_000,
    more: 15_000,
    sent: 15_000,
  }),
  entry('flux-2-max', bySize, {
    kind: 'megapixels',
    first: 70_000,
    more: 30_000,
    sent: 30_000,
  }),
  entry('flux-kontext-pro', list, { kind: 'each', unit: 'picture', micros: 40_000 }),
  entry('flux-kontext-max', list, { kind: 'each', unit: 'picture', micros: 80_000 }),
  entry('flux-pro-1.0-fill', list, { kind: 'each', unit: 'picture', micros: 50_000 }),
];
