import { LONG_CAPABILITIES, usualMs } from '@inkreel/contract/run-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { executePrepared } from '../../db/prepared.ts';
import type { EngineThreads } from '../../engines/define-engine.ts';
import type { Routing } from '../../engines/routing.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { leftOf, startsIn } from './line-times.ts';

/** How many runs of a lane are told their place: of those behind them it is too uncertain. */
const TOLD = 20;
/** A run's expected start is written again when it moves by this many milliseconds, and by this share of the wait. */
const MOVED = { ms: 10_000, share: 0.2 };

interface LineRow extends Record<string, unknown> {
  id: string;
  userId: string;
  organisationId: string;
  capability: string;
  /** Pictures that it makes, as its input says. */
  count: number;
  isLong: boolean;
  isBegun: boolean;
  progress: number;
  /** Milliseconds since its work began. */
  spentMs: number | null;
  place: number;
  toldPlace: number | null;
  /** In how many milliseconds it is expected to begin, as it was told. */
  toldMs: number | null;
}

/**
 * Runs of local engines in each lane, in the order in which the queue gives them a thread: the organisations' first
 * runs before all second ones, and within an organisation those of its members. The first of each lane, and those that
 * were told a place before.
 */
const selectLine = (engines: readonly string[], now: Date): SQL => {
  const isLong = sql`capability = any(${sql.param(LONG_CAPABILITIES)}::text[])`;
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
  with own as (
    select id, user_id, organisation_id, capability, progress_permille, started_at, line_place, line_starts_at,
           case when input_bytes = 0 then input->'count' end as count,
           ${isLong} as is_long, state = 'RUNNING' as is_begun,
           row_number() over (partition by ${isLong}, user_id, organisation_id
                              order by state = 'RUNNING' desc, id) as nth
      from tasks
     where finished_at is null and next_check_at is null and cancel_requested_at is null
       and engine = any(${sql.param(engines)}::text[])
  ), turns as (
    select *, row_number() over (partition by is_long, organisation_id order by is_begun desc, nth, id) as turn from own
  ), line as (
    select *, row_number() over (partition by is_long, is_begun order by turn, id)::int as place from turns
  )
  select id, user_id as "userId", organisation_id as "organisationId", capability, is_long as "isLong",
         case when jsonb_typeof(count) = 'number' then count::int else 1 end as count,
         is_begun as "isBegun", progress_permille / 1000.0::float8 as progress, place, line_place as "toldPlace",
         (extract(epoch from ${at} - started_at) * 1000)::float8 as "spentMs",
         (extract(epoch from line_starts_at - ${at}) * 1000)::float8 as "toldMs"
    from line
   where place <= ${TOLD} or (line_place is not null and not is_begun)
   order by place`;
};

/**
 * Writes to each queued run of a local engine its place in the line and when its work is expected to begin, where
 * either has changed, and tells its owner. Called every few seconds; concurrent calls are harmless.
 * @param deps.threads those of this process: with several workers, runs begin earlier than expected
 * @returns how many runs were told
 */
export async function tellLine({
  db,
  clock,
  routing,
  threads,
}: {
  db: Db;
  clock: Clock;
  routing: Pick<Routing, 'localEngines'>;
  threads: EngineThreads;
}): Promise<number> {
  const engines = routing.localEngines();
  if (engines.length === 0) return 0;
  const now = clock.now();
  const rows = await executePrepared<LineRow>(db, selectLine(engines, now));
  const news = [false, true].flatMap((isLong) =>
    newsOf(
      rows.filter((row) => row.isLong === isLong),
      threads,
    ),
  );
  if (news.length === 0) return 0;
  return db.transaction(async (tx) => {
    const values = news.map(
      ({ id, place, startsMs }) =>
        sql`(${id}::uuid, ${place}::int, ${startsMs === null ? null : new Date(now.getTime() + startsMs).toISOString()}::timestamptz)`,
    );
    // A run whose row is locked is being begun, cancelled or told by another process.
    const { rows: told } = await tx.execute<Pick<LineRow, 'id' | 'userId' | 'organisationId'>>(sql`
      with news (id, place, starts_at) as (values ${sql.join(values, sql`, `)}),
           waiting as (select task.id from tasks task join news using (id)
                        where task.state = 'PENDING' order by task.id for update of task skip locked)
      update tasks set line_place = news.place, line_starts_at = news.starts_at
        from news join waiting using (id) where tasks.id = news.id
      returning tasks.id, tasks.user_id as "userId", tasks.organisation_id as "organisationId"`);
    for (const run of told) await notifyOfTask(tx, run);
    return told.length;
  });
}

interface LineNews {
  id: string;
  place: number | null;
  startsMs: number | null;
}

/** The runs of one lane whose place or expected start differs from what they were told. */
function newsOf(rows: readonly LineRow[], threads: EngineThreads): LineNews[] {
  const [first] = rows;
  if (!first) return [];
  const lane = first.isLong ? 'long' : 'short';
  const workOf = ({ capability, count }: LineRow) => usualMs(capability) * count;
  const begun = rows
    .filter(({ isBegun }) => isBegun)
    .map((row) => ({
      organisationId: row.organisationId,
      leftMs: leftOf({ usualMs: workOf(row), spentMs: row.spentMs ?? 0, progress: row.progress }),
    }));
  const waiting = rows.filter(({ isBegun }) => !isBegun);
  const inLine = waiting.filter(({ place }) => place <= TOLD);
  // Engines have separate threads: what works while others wait is what can work at a time.
  const places = Math.min(threads[lane], Math.max(1, begun.length));
  const starts = startsIn(lane, places, {
    begun,
    waiting: inLine.map((row) => ({ organisationId: row.organisationId, usualMs: workOf(row) })),
  });
  return waiting.flatMap((row): LineNews[] => {
    const startsMs = starts[inLine.indexOf(row)];
    // It begins at once, or is too far behind.
    if (!startsMs) return row.toldPlace === null ? [] : [{ id: row.id, place: null, startsMs: null }];
    const isSame = row.toldPlace === row.place && !hasMoved(row.toldMs, startsMs);
    return isSame ? [] : [{ id: row.id, place: row.place, startsMs }];
  });
}

function hasMoved(told: number | null, startsMs: number): boolean {
  const difference = Math.abs((told ?? Number.POSITIVE_INFINITY) - startsMs);
  return difference > Math.max(MOVED.ms, MOVED.share * startsMs);
}
