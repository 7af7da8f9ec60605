/** Money in millionths of a currency's unit: 0.03 USD is 30,000. Whole numbers below 2^53, so sums stay exact. */
export interface Money {
  micros: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * What a provider charges for a run, and the source: `none`: no provider was involved, or it is free; `told`:
 * reported in its answer; `listed`: by its price list, for the delivered outputs; `at_most`: by its price list,
 * for ordered outputs that may not have been made; `unknown`: `money` is the known part.
 */
export interface Cost {
  readonly basis: CostBasis;
  readonly money?: Money;
  readonly model?: string;
}

/** From the most certain to the least certain. */
const COST_BASES = ['none', 'told', 'listed', 'at_most', 'unknown'] as const;
export type CostBasis = (typeof COST_BASES)[number];

export const NO_COST: Cost = { basis: 'none' };

/**
 * The cost of several calls of one run, with the certainty of the least certain one. Money in a second
 * currency is left out, which makes the sum unknown: no exchange rate is assumed.
 */
export function sumCosts(costs: readonly Cost[]): Cost {
  return costs.reduce((sum, cost) => {
    const model = sum.model ?? cost.model;
    const [one, other] = [sum.money, cost.money];
    const isMixed = one !== undefined && other !== undefined && one.currency !== other.currency;
    const money = one && other && !isMixed ? { ...one, micros: one.micros + other.micros } : (one ?? other);
    const basis = isMixed ? 'unknown' : lessSure(sum.basis, cost.basis);
    return { basis, ...(money ? { money } : {}), ...(model === undefined ? {} : { model }) };
  }, NO_COST);
}

function lessSure(one: CostBasis, other: CostBasis): CostBasis {
  return COST_BASES.indexOf(one) > COST_BASES.indexOf(other) ? one : other;
}

/** A cost as a stored operation has it; undefined for anything else. */
export function readCost(stored: unknown): Cost | undefined {
  const cost = stored as Cost | null | undefined;
  if (typeof cost !== 'object' || cost === null || !COST_BASES.includes(cost.basis)) return undefined;
  const { basis, money, model } = cost;
  const isMoney = money !== undefined && Number.isSafeInteger(money.micros) && money.micros >= 0;
  return {
    basis: money === undefined || isMoney ? basis : 'unknown',
    ...(isMoney ? { money } : {}),
    ...(typeof model === 'string' ? { model } : {}),
  };
}
