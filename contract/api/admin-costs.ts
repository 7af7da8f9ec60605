import { z } from 'zod';
import { points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** What runs cost the operator and what they brought in (docs/operate.md, Costs and margin). */

/** Money in millionths of the currency's unit; amounts of two currencies are never added. */
const moneyOfRuns = z.array(z.object({ currency: z.string(), cost: z.int(), income: z.int() }));

const sums = {
  /** Runs that have ended. */
  runs: z.int(),
  /** Runs whose cost is partly or wholly unknown; `money` does not include the unknown part. */
  unknown: z.int(),
  /** Runs whose cost is known as an upper bound only: they may have cost less than `money` says. */
  at_most: z.int(),
  /** Points charged, and how many of them were bought with money that was not refunded. */
  points,
  paid_points: points,
  money: moneyOfRuns,
};

/** Totals over a set of runs: cost, revenue, and what is unknown about either. */
export const runSums = z.object(sums);

export const COST_GROUPS = ['tool', 'route', 'model', 'day'] as const;

const range = {
  /** The last days, including today; a run counts on the day it was started. */
  days: z.coerce.number().int().min(1).max(366).default(30),
  time_zone: safeText.max(64).default('UTC'),
};

export const adminCosts = defineEndpoint({
  method: 'GET',
  path: '/admin/costs',
  area: 'admin',
  summary: 'Get the cost and income of recent runs by tool, route, model or day',
  auth: 'operator',
  query: z.object({ ...range, by: z.enum(COST_GROUPS).default('tool') }),
  output: z.object({
    total: runSums,
    rows: z.array(
      z.object({
        /** Null if the rows are days. */
        tool_id: z.string().nullable(),
        /** Null if the rows are neither routes nor models, or a run had no engine. */
        engine: z.object({ id: z.string(), en: z.string(), zh: z.string() }).nullable(),
        /** Null if the rows are not models, or the model is unknown. */
        model: z.string().nullable(),
        /** YYYY-MM-DD; null if the rows are not days. */
        day: z.string().nullable(),
        ...sums,
      }),
    ),
  }),
});

export const adminCostsFile = defineEndpoint({
  method: 'GET',
  path: '/admin/costs/file',
  area: 'admin',
  summary: 'Download the cost and income of recent runs by day, tool, route, model and currency, as CSV',
  auth: 'operator',
  query: z.object(range),
  output: z.null(),
  answer: 'bytes',
});
