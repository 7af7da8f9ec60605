import type { adminCosts } from '@inkreel/contract/api/admin-costs.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';

/** The cost and the income of some runs. */
export type Sums = OutputOf<typeof adminCosts>['total'];

/**
 * The margin of an income. `none`: nothing was spent and nothing came in; `unknown`: no cost is known;
 * `mixed`: costs and income are in two currencies, which are never converted, and a loss is not certain
 * without conversion.
 */
export type Margin =
  | { kind: 'none' | 'unknown' | 'mixed' }
  | {
      kind: 'known';
      currency: string;
      /** In millionths of the currency's unit. */
      cost: number;
      income: number;
      left: number;
      /** Share of the income that is left; undefined if nothing came in. */
      share: number | undefined;
      /** `at_most`: a part of the cost is unknown; `at_least`: a part of it is an upper bound; `about`: both. */
      bound: 'exact' | 'at_most' | 'at_least' | 'about';
    };

/** Whether no part of the runs' cost is known. */
export const isCostUnknown = ({ runs, unknown, money }: Sums): boolean =>
  unknown > 0 && unknown >= runs && money.every(({ cost }) => cost === 0);

export function marginOf(sums: Sums): Margin {
  const { unknown, at_most: atMost, money } = sums;
  if (isCostUnknown(sums)) return { kind: 'unknown' };
  const used = money.filter(({ cost, income }) => cost > 0 || income > 0);
  const earning = used.filter(({ income }) => income > 0);
  // Costs in another currency can only add to a loss that exists without them.
  const lost = earning.length <= 1 ? (earning[0] ?? used[0]) : undefined;
  const isLoss = lost !== undefined && lost.cost > lost.income;
  if (used.length > 1 && !isLoss) return { kind: 'mixed' };
  const one = used.length > 1 ? lost : used[0];
  if (!one) return { kind: unknown > 0 ? 'unknown' : 'none' };
  const { currency, cost, income } = one;
  const isPart = unknown > 0 || used.length > 1;
  const bound = isPart ? (atMost > 0 ? 'about' : 'at_most') : atMost > 0 ? 'at_least' : 'exact';
  const left = income - cost;
  return {
    kind: 'known',
    currency,
    cost,
    income,
    left,
    share: income > 0 ? left / income : undefined,
    bound,
  };
}

/** The known loss; undefined if there is none. */
export function belowZero(sums: Sums): Extract<Margin, { kind: 'known' }> | undefined {
  const margin = marginOf(sums);
  return margin.kind === 'known' && margin.left < 0 ? margin : undefined;
}

/**
 * How many times its points a tool would need to cover its cost, rounded up to a tenth; undefined if nothing came in.
 */
export function factorToBreakEven({ cost, income }: { cost: number; income: number }): number | undefined {
  return income > 0 ? Math.ceil((cost / income) * 10) / 10 : undefined;
}

/** The average cost of the runs whose cost is known, by currency in millionths; undefined if none is known. */
export function costEach({ runs, unknown, money }: Sums): { currency: string; micros: number }[] | undefined {
  const known = runs - unknown;
  if (known <= 0) return undefined;
  return money
    .filter(({ cost }) => cost > 0)
    .map(({ currency, cost }) => ({ currency, micros: cost / known }));
}

/** The sums of several groups of runs that have no run in common. */
export function addSums(groups: readonly Sums[]): Sums {
  const total = (of: Exclude<keyof Sums, 'money'>) => groups.reduce((sum, group) => sum + group[of], 0);
  const money = groups.flatMap((group) => group.money);
  const currencies = [...new Set(money.map(({ currency }) => currency))].sort();
  return {
    runs: total('runs'),
    unknown: total('unknown'),
    at_most: total('at_most'),
    points: total('points'),
    paid_points: total('paid_points'),
    money: currencies.map((currency) => {
      const own = money.filter((each) => each.currency === currency);
      return {
        currency,
        cost: own.reduce((sum, { cost }) => sum + cost, 0),
        income: own.reduce((sum, { income }) => sum + income, 0),
      };
    }),
  };
}
