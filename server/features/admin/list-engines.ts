import type { adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { sql } from 'drizzle-orm';
import { readSnapshot } from '../../db/snapshot.ts';
import { restLeft } from '../../engines/route-health.ts';
import { kindOf } from '../../engines/routing.ts';
import { findRests } from '../engines/route-health.ts';
import type { AdminDeps } from './admin-deps.ts';
import { factsOf } from './engine-facts.ts';
import { aDayAgo } from './since.ts';
import { sumRuns, sumsOf } from './sum-runs.ts';

/**
 * The engines of each capability in the order in which they are tried, how their last runs ended, and what these cost.
 */
export async function listEngines({
  db,
  clock,
  table,
  engines,
}: Pick<AdminDeps, 'db' | 'clock' | 'table' | 'engines'>): Promise<OutputOf<typeof adminEngines>> {
  const firstId = aDayAgo(clock.now());
  const since = sql`${clock.now().toISOString()}::timestamptz - interval '1 day'`;
  const { sums, rows, rests } = await readSnapshot(db, async (tx) => {
    const sums = await sumRuns(tx, { firstId, since }, ['capability', 'engine']);
    const { rows } = await tx.execute<{
      capability: string;
      engine: string;
      succeeded: number;
      failed: number;
      running: number;
      median_ms: number | null;
      last_error: string | null;
    }>(sql`
    select capability, engine,
           count(*) filter (where state = 'SUCCEEDED')::int as succeeded,
           count(*) filter (where state = 'FAILED')::int as failed,
           count(*) filter (where state = 'RUNNING')::int as running,
           (percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at) * 1000)
              filter (where state = 'SUCCEEDED'))::int as median_ms,
           (array_agg(coalesce(error_detail, error_code) order by id desc)
              filter (where state = 'FAILED'))[1] as last_error
      from tasks where id >= ${firstId}::uuid and engine is not null
     group by capability, engine`);
    return { sums, rows, rests: await findRests(tx) };
  });
  const setups = new Map(engines.list().map(({ setup }) => [setup.id, setup]));
  return Object.entries(table).map(([capability, routes]) => ({
    capability,
    engines: routes.map(({ engine, name, kind, points, missing, closed, retiring }) => {
      const why = closed?.(capability as Capability);
      const row = rows.find((each) => each.capability === capability && each.engine === engine.id);
      return {
        engine: engine.id,
        name: name ?? { en: engine.id, zh: engine.id },
        builtin: engine.builtin,
        missing: missing() ?? null,
        kind: kind ?? kindOf(engine),
        facts: factsOf(engine, capability as Capability, setups.get(engine.id), clock.now()),
        off: why?.why === 'off',
        points: points?.(capability as Capability) ?? null,
        closed: missing() === undefined && why ? { ...why, retired: why.retired ?? null } : null,
        retiring: retiring?.(capability as Capability) ?? null,
        on_trial: rests.some(
          (rest) =>
            rest.capability === capability &&
            rest.engine === engine.id &&
            restLeft(rest.until, clock.now()) === 0,
        ),
        succeeded: row?.succeeded ?? 0,
        failed: row?.failed ?? 0,
        running: row?.running ?? 0,
        median_ms: row?.median_ms ?? null,
        sums: sumsOf(sums.find((each) => each.capability === capability && each.engine === engine.id)),
        last_error: row?.last_error ?? null,
      };
    }),
  }));
}
