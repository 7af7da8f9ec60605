import { createHash } from 'node:crypto';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import type { DbOrTx } from './connect.ts';
import { rateCounters } from './tables.ts';

/** Rate limits of attempts, per account, address or organisation. */
export interface AttemptLimit {
  name: string;
  /** Attempts in one window. */
  hits: number;
  windowSeconds: number;
  /** The refusal of an attempt beyond the limit. */
  refusal: ErrorCode;
}

type Deps = { db: DbOrTx; clock: Clock };

/** State of one counter. */
interface Count {
  /** Attempts in this window, this one included. */
  hits: number;
  /** Whole seconds until the window ends, at least one. */
  retryAfter: number;
}

/** Counts one attempt and returns the count; the window starts with its first attempt. */
export async function countHit(deps: Deps, limit: AttemptLimit, what: string): Promise<Count> {
  const now = deps.clock.now();
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  // A window that ends later than one started now was started by a clock that has since been set back.
  const never = new Date(now.getTime() + 2 * limit.windowSeconds * 1000);
  const ended = sql`(${rateCounters.resetsAt} <= ${now.toISOString()} or ${rateCounters.resetsAt} > ${never.toISOString()})`;
  const [row] = await deps.db
    .insert(rateCounters)
    .values({ key: keyOf(limit, what), hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        hits: sql`case when ${ended} then 1 else ${rateCounters.hits} + 1 end`,
        resetsAt: sql`case when ${ended} then excluded.resets_at else ${rateCounters.resetsAt} end`,
      },
    })
    .returning();
  const ends = row?.resetsAt ?? resetsAt;
  return {
    hits: row?.hits ?? 1,
    retryAfter: Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000)),
  };
}

/**
 * Counts one attempt before it is made, in the database, so that parallel attempts and several servers share
 * the count.
 * @throws AppError the limit's refusal, with the seconds until the window ends as `retry_after`
 */
export async function countAttempt(deps: Deps, limit: AttemptLimit, what: string): Promise<void> {
  const { hits, retryAfter } = await countHit(deps, limit, what);
  if (hits > limit.hits) throw new AppError(limit.refusal, { retryAfter, data: { retry_after: retryAfter } });
}

/** A limit that slows down instead of locking: a burst of attempts, then a few at a time. */
export interface SlowingLimit {
  free: AttemptLimit;
  slow: AttemptLimit;
}

/**
 * Counts one attempt against a limit that strangers can exhaust, so it never locks for long.
 * @returns false if the free attempts of the window are used up, and this is one of the slow ones
 * @throws AppError the refusal, with the seconds until the next slow attempt
 */
export async function countSlowing(deps: Deps, limit: SlowingLimit, what: string): Promise<boolean> {
  const { hits } = await countHit(deps, limit.free, what);
  if (hits <= limit.free.hits) return true;
  await countAttempt(deps, limit.slow, what);
  return false;
}

/** Uncounts an attempt that was not a guess: many honest people may share one address. */
export async function takeBackAttempt(deps: Deps, limit: AttemptLimit, what: string): Promise<void> {
  await deps.db
    .update(rateCounters)
    .set({ hits: sql`greatest(${rateCounters.hits} - 1, 0)` })
    .where(sql`${rateCounters.key} = ${keyOf(limit, what)}`);
}

/** Resets the count. */
export async function forgetAttempts(deps: Deps, limit: AttemptLimit, what: string): Promise<void> {
  await deps.db.delete(rateCounters).where(sql`${rateCounters.key} = ${keyOf(limit, what)}`);
}

/** Addresses and accounts are hashed, so the counters' table identifies no one. */
function keyOf(limit: AttemptLimit, what: string): string {
  return `${limit.name}:${createHash('sha256').update(what).digest('base64url')}`;
}

/** Removes counters whose window is over. */
export async function sweepCounters(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.resetsAt, now));
}
