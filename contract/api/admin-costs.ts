import { z } from 'zod';
import { points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** What runs cost the operator and what they brought in (docs/operate.md, Costs and margin). */

/** Money in millionths of the currency's unit; amounts of two currencies are never added. */
const moneyOfRuns = z.array(z.object({ currency: z.string(), cost: z.int(), income: z.int() }));

const sums = {
  /** Runs that have ended. */
  runs: z.int(),
  /** Runs of which a part of the cost, or all of it, is unknown: `money` lacks it. */
  unknown: z.int(),
  /** Runs whose cost is known as an upper bound only: they may have cost less than `money` says. */
  at_most: z.int(),
  /** Points that they were charged, and how many of these had been bought with money that was not paid back. */
  points,
  paid_points: points,
  money: moneyOfRuns,
};

/** The sums of some runs: what they cost, what they brought in, and what is not known of it. */
export const runSums = z.object(sums);

export const COST_GROUPS = ['tool', 'route', 'model', 'day'] as const;

const range = {
  /** The last days, today among them; a run counts on the day on which it was started. */
  days: z.coerce.number().int().min(1).max(366).default(30),
  time_zone: safeText.max(64).default('UTC'),
};

export const adminCosts = defineEndpoint({
  method: 'GET',
  path: '/admin/costs',
  area: 'admin',
  summary: 'What runs of the last days cost and brought in, by tool, by route, by model or by day',
  auth: 'operator',
  query: z.object({ ...range, by: z.enum(COST_GROUPS).default('tool') }),
  output: z.object({
    total: runSums,
    rows: z.array(
      z.object({
        /** Null where the rows are days. */
        tool_id: z.string().nullable(),
        /** Null where the rows are neither routes nor models, and where a run had no engine. */
        engine: z.object({ id: z.string(), en: z.string(), zh: z.string() }).nullable(),
        /** Null where the rows are no models, and where no model is known. */
        model: z.string().nullable(),
        /** YYYY-MM-DD; null if the rows are no days. */
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
  summary:
    'What runs of the last days cost and brought in, by day, tool, route, model and currency, as a CSV file',
  auth: 'operator',
  query: z.object(range),
  output: z.null(),
  answer: 'bytes',
});
