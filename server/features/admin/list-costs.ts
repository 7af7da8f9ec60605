import type { adminCosts } from '@inkreel/contract/api/admin-costs.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { sql } from 'drizzle-orm';
import { readSnapshot } from '../../db/snapshot.ts';
import { checkTimeZone } from '../../time-zone.ts';
import type { AdminDeps } from './admin-deps.ts';
import { daysAgo } from './since.ts';
import { sumRuns, sumsOf } from './sum-runs.ts';

const KEYS_OF = {
  tool: ['tool_id'],
  route: ['tool_id', 'engine'],
  model: ['tool_id', 'engine', 'model'],
  day: ['day'],
} as const;

/**
 * What the runs of the last days cost and brought in: the newest day first, else the most used key first. A tool's
 * route is one of the engines that its runs went to.
 * @throws AppError invalid_input for an unknown time zone
 */
export async function listCosts(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'table'>,
  { by, ...range }: QueryOf<typeof adminCosts>,
): Promise<OutputOf<typeof adminCosts>> {
  const runs = runsOfDays(deps, range);
  // Not the sum of the rows: a run of unknown cost at two engines is one run.
  const { rows, total } = await readSnapshot(deps.db, async (tx) => ({
    rows: await sumRuns(tx, runs, KEYS_OF[by]),
    total: (await sumRuns(tx, runs, []))[0],
  }));
  const nameOf = namesOfEngines(deps);
  return {
    total: sumsOf(total),
    rows: rows
      .toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? '') || other.runs - one.runs)
      .map(({ tool_id, engine, model, day, ...rest }) => ({
        tool_id,
        engine: engine === null ? null : { id: engine, ...nameOf(engine) },
        model,
        day,
        ...sumsOf(rest),
      })),
  };
}

/**
 * The runs that were started on the last days of a time zone, today included.
 * @throws AppError invalid_input for an unknown time zone
 */
export function runsOfDays(
  { clock }: Pick<AdminDeps, 'clock'>,
  { days, time_zone }: { days: number; time_zone: string },
) {
  const zone = checkTimeZone(time_zone);
  const now = clock.now();
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${zone}::text)::date`;
  return {
    zone,
    since: sql`((${today} - ${days - 1}::int)::timestamp at time zone ${zone}::text)`,
    // One day more than requested: today has begun, and days of a zone may have 25 hours.
    firstId: daysAgo(now, days + 1),
  };
}

/** Gives the name of an engine in each language; for a removed one, its id. */
export function namesOfEngines({
  table,
}: Pick<AdminDeps, 'table'>): (engine: string) => { en: string; zh: string } {
  const routes = Object.values(table).flat();
  return (engine) => routes.find((route) => route.engine.id === engine)?.name ?? { en: engine, zh: engine };
}
