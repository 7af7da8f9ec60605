import type { runSums } from '@inkreel/contract/api/admin-costs.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { DbOrTx } from '../../db/connect.ts';

export type RunSums = z.output<typeof runSums>;

/** What runs are grouped by. */
const KEYS = ['tool_id', 'capability', 'engine', 'model', 'day'] as const;
type Key = (typeof KEYS)[number];

/** The runs that are summed. */
interface Runs {
  /** The smallest id that one of them may have; finds them by the primary key. */
  firstId: string;
  /** When the first of them was started, a timestamp with zone. */
  since: SQL;
  /** Name of an existing time zone, by whose days the runs are counted. */
  zone?: string;
}

const NO_SUMS: RunSums = { runs: 0, unknown: 0, at_most: 0, points: 0, paid_points: 0, money: [] };

/** The sums without their keys; zeros if there is no entry. */
export const sumsOf = ({
  runs,
  unknown,
  at_most,
  points,
  paid_points,
  money,
}: RunSums = NO_SUMS): RunSums => ({
  runs,
  unknown,
  at_most,
  points,
  paid_points,
  money,
});

type Row = Record<Key, string | null> &
  Record<'runs' | 'unknown' | 'at_most' | 'points' | 'paid_points' | 'cost' | 'income', number> & {
    currency: string | null;
  };

/**
 * What ended runs cost and brought in, grouped by the named keys; the other keys are null. A cost belongs to the engine
 * and the model of its attempt, everything else to the engine of the run and the model of its last attempt. Orders that
 * were paid back bring nothing. A run without any cost ended before costs were recorded: its cost is unknown.
 */
export async function sumRuns(
  db: DbOrTx,
  { firstId, since, zone = 'UTC' }: Runs,
  by: readonly Key[],
): Promise<(Record<Key, string | null> & RunSums)[]> {
  const keysOf = (engine: SQL, model: SQL) =>
    sql.join(
      KEYS.map((key) => {
        if (!by.includes(key)) return sql`null::text as ${sql.identifier(key)}`;
        if (key === 'engine') return sql`${engine} as engine`;
        return key === 'model' ? sql`${model} as model` : sql`run.${sql.identifier(key)}`;
      }),
      sql`, `,
    );
  const ofRun = keysOf(sql`run.engine`, sql`run.model`);
  const ofAttempt = keysOf(sql`coalesce(cost.engine, run.engine)`, sql`coalesce(cost.model, run.model)`);
  const modelOf = by.includes('model')
    ? sql`(select model from run_costs where task_id = tasks.id order by attempt desc limit 1)`
    : sql`null::text`;
  const { rows } = await db.execute<Row>(sql`
    with runs as materialized (
      select id, tool_id, capability, engine, ${modelOf} as model,
             to_char(created_at at time zone ${zone}::text, 'YYYY-MM-DD') as day
        from tasks
       where id >= ${firstId}::uuid and created_at >= ${since} and finished_at is not null
    )
    select ${ofRun}, null as currency, 0::float8 as cost, 0::float8 as income, count(*)::float8 as runs,
           0::float8 as unknown, 0::float8 as at_most, coalesce(sum(hold.settled), 0)::float8 as points,
           0::float8 as paid_points
      from runs run left join point_holds hold on hold.task_id = run.id
     group by 1, 2, 3, 4, 5
    union all
    select tool_id, capability, engine, model, day, null, 0, 0, 0, count(*) filter (where unknown),
           count(*) filter (where at_most and not unknown), 0, 0
      from (select run.id, ${ofAttempt}, bool_or(cost.basis is null or cost.basis = 'unknown') as unknown,
                   coalesce(bool_or(cost.basis = 'at_most'), false) as at_most
              from runs run left join run_costs cost on cost.task_id = run.id
             group by 1, 2, 3, 4, 5, 6) as run
     group by 1, 2, 3, 4, 5
    union all
    select ${ofAttempt}, cost.currency, sum(cost.micros), 0, 0, 0, 0, 0, 0
      from runs run join run_costs cost on cost.task_id = run.id
     where cost.micros > 0
     group by 1, 2, 3, 4, 5, 6
    union all
    select ${ofRun}, income.currency, 0, sum(income.micros), 0, 0, 0, 0, sum(income.points)
      from runs run
      join run_incomes income on income.task_id = run.id
      join orders paid on paid.id = income.order_id and paid.status = 1
     where income.micros > 0
     group by 1, 2, 3, 4, 5, 6`);
  return merge(rows);
}

/** One entry for each combination of keys, with its money by currency. */
function merge(rows: readonly Row[]): (Record<Key, string | null> & RunSums)[] {
  const entries = new Map<string, Record<Key, string | null> & RunSums>();
  for (const { tool_id, capability, engine, model, day, currency, cost, income, ...counts } of rows) {
    const keys = { tool_id, capability, engine, model, day };
    const at = JSON.stringify(keys);
    const entry = entries.get(at) ?? { ...keys, ...NO_SUMS };
    const before = entry.money.find((each) => each.currency === currency);
    const others = entry.money.filter((each) => each !== before);
    entries.set(at, {
      ...keys,
      runs: entry.runs + counts.runs,
      unknown: entry.unknown + counts.unknown,
      at_most: entry.at_most + counts.at_most,
      points: entry.points + counts.points,
      paid_points: entry.paid_points + counts.paid_points,
      money:
        currency === null
          ? entry.money
          : [
              ...others,
              { currency, cost: (before?.cost ?? 0) + cost, income: (before?.income ?? 0) + income },
            ].toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    });
  }
  return [...entries.values()];
}
