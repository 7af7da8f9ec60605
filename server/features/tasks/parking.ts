import { and, asc, gt, isNotNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { CLOCK_SET_BACK_MS } from '../../clock.ts';
import type { Db, DbOrTx } from '../../db/connect.ts';
import { type Claim, claimed, type Progress, progressChange, type TaskRow } from './store.ts';
import { tasks } from './tables.ts';

/**
 * Pauses between two polls of a parked run, in milliseconds: an eighth of the time that it has taken so far. An end is
 * noticed at most that much late, and 1,000 runs at a slow provider cause 33 polls a second.
 */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const SHARE_OF_AGE = 8;
/** Longest pause before a busy provider is polled again, in milliseconds. */
const LONGEST_AWAY_MS = 2 * 60_000;

/**
 * When a run is polled again, as SQL over its row; not after its deadline.
 * @param afterMs shortest pause in milliseconds, if the provider says one
 */
function nextCheck(now: Date, afterMs = 0): SQL<Date> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const ms = (value: number) => sql`${value}::float8 * interval '1 millisecond'`;
  const age = sql`(${at} - coalesce(${tasks.startedAt}, ${at})) / ${SHARE_OF_AGE}::int`;
  const pause = sql`greatest(${ms(Math.min(afterMs, LONGEST_AWAY_MS))}, ${ms(FIRST_PAUSE_MS)}, least(${ms(LONGEST_PAUSE_MS)}, ${age}))`;
  return sql<Date>`greatest(${at}, least(${tasks.deadlineAt}, date_trunc('milliseconds', ${at} + ${pause})))`;
}

/** When a run that is parked now is due: at once if it has been cancelled, so that its provider learns of it. */
export function parkedUntil(now: Date, afterMs?: number): SQL<Date> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<Date>`case when ${tasks.cancelRequestedAt} is null then ${nextCheck(now, afterMs)} else ${at} end`;
}

/**
 * Takes parked runs that are due; later writes of a process that polled before are refused. The time of each next poll
 * is set here, so that a crash or a silent provider costs no more than a pause.
 *
 * @param busy runs that this process is polling, and engines with too many of them
 */
export async function claimDue(
  db: Db,
  now: Date,
  limit: number,
  busy: { taskIds: string[]; engines: string[] },
): Promise<TaskRow[]> {
  const isDue = or(
    lte(tasks.nextCheckAt, now),
    gt(tasks.nextCheckAt, new Date(now.getTime() + CLOCK_SET_BACK_MS)),
  );
  const due = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        isNotNull(tasks.nextCheckAt),
        isDue,
        notInArray(tasks.id, busy.taskIds),
        notInArray(tasks.engine, busy.engines),
      ),
    )
    .orderBy(asc(tasks.nextCheckAt))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  return db
    .update(tasks)
    .set({ fence: sql`${tasks.fence} + 1`, nextCheckAt: nextCheck(now) })
    .where(sql`${tasks.id} = any(array(${due}))`)
    .returning();
}

/**
 * Parks a run that waits for its provider, with its new progress.
 * @returns false if another worker has it or it has ended
 */
export async function parkTask(
  db: DbOrTx,
  claim: Claim,
  { now, afterMs, progress }: { now: Date; afterMs?: number; progress?: Progress | undefined },
): Promise<boolean> {
  const parked = await db
    .update(tasks)
    .set({ nextCheckAt: parkedUntil(now, afterMs), ...(progress ? progressChange(progress, now) : {}) })
    .where(claimed(claim))
    .returning({ id: tasks.id });
  return parked.length > 0;
}

/** Ends a run's parking, so that a worker can take it. False if another worker has it or it has ended. */
export async function unparkTask(db: DbOrTx, claim: Claim): Promise<boolean> {
  const unparked = await db
    .update(tasks)
    .set({ nextCheckAt: null })
    .where(claimed(claim))
    .returning({ id: tasks.id });
  return unparked.length > 0;
}
