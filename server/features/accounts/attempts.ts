import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { rateCounters } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

interface AttemptLimit {
  name: string;
  /** Attempts in one window. */
  hits: number;
  windowSeconds: number;
}

/** Guessing one account's password, whoever guesses; and one address trying many accounts. */
const PER_ACCOUNT: AttemptLimit = { name: 'sign-in-account', hits: 10, windowSeconds: 15 * 60 };
const PER_ADDRESS: AttemptLimit = { name: 'sign-in-address', hits: 100, windowSeconds: 15 * 60 };
const REGISTER_PER_ADDRESS: AttemptLimit = { name: 'register-address', hits: 30, windowSeconds: 60 * 60 };

type Deps = { db: Db; clock: Clock };

/** Counted before the password is checked, in the database, so that parallel guesses and several servers share it. */
export async function countSignIn(deps: Deps, account: string, address: string): Promise<void> {
  await count(deps, PER_ACCOUNT, account);
  await count(deps, PER_ADDRESS, address);
}

export function countRegistration(deps: Deps, address: string): Promise<void> {
  return count(deps, REGISTER_PER_ADDRESS, address);
}

/** A right password proves that the account's owner is there: its count starts again. */
export async function forgetSignIns(deps: Deps, account: string): Promise<void> {
  await deps.db.delete(rateCounters).where(sql`${rateCounters.key} = ${keyOf(PER_ACCOUNT, account)}`);
}

function keyOf(limit: AttemptLimit, what: string): string {
  return `${limit.name}:${createHash('sha256').update(what).digest('base64url')}`;
}

async function count(deps: Deps, limit: AttemptLimit, what: string): Promise<void> {
  const now = deps.clock.now();
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const ended = sql`${rateCounters.resetsAt} <= ${now.toISOString()}`;
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
  if (row && row.hits > limit.hits) {
    const retryAfter = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
    throw new AppError('too_many_sign_ins', { retryAfter, data: { retry_after: retryAfter } });
  }
}
