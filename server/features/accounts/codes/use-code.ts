import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Tx } from '../../../db/connect.ts';
import { emailCodes, users } from '../tables.ts';
import { codeMatches, hashSource } from './code-hash.ts';

interface Typed {
  email: string;
  code: string;
  /** Network address of the caller who typed it. */
  address: string;
}

/**
 * Tries a code that was mailed. The code's row is locked, so that parallel tries are counted one by one and
 * one of them at most can use the code up. The caller commits even if the code is wrong: a rolled-back try
 * would be free. The requesting address has separate tries, so that other people's guesses do not void the
 * code.
 *
 * @returns the code's user; undefined if there is none, or it has expired, is used up, or does not match
 */
export async function useResetCode(
  tx: Tx,
  deps: { clock: Clock; codeSecret: Buffer },
  { email, code, address }: Typed,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: emailCodes.userId })
    .from(emailCodes)
    .innerJoin(users, and(eq(users.id, emailCodes.userId), eq(users.email, emailCodes.email)))
    .where(and(eq(emailCodes.purpose, 'reset'), eq(emailCodes.email, email)));
  if (!row) return undefined;
  return (await tryCode(tx, deps, { purpose: 'reset', email, code, address, userId: row.userId }))
    ? row.userId
    : undefined;
}

/** The same for the code with which a user confirms an address. */
export function useBindCode(
  tx: Tx,
  deps: { clock: Clock; codeSecret: Buffer },
  { email, code, address, userId }: Typed & { userId: string },
): Promise<boolean> {
  return tryCode(tx, deps, { purpose: 'bind', email, code, address, userId });
}

async function tryCode(
  tx: Tx,
  deps: { clock: Clock; codeSecret: Buffer },
  typed: Typed & { purpose: 'reset' | 'bind'; userId: string },
): Promise<boolean> {
  const same = and(
    eq(emailCodes.purpose, typed.purpose),
    eq(emailCodes.email, typed.email),
    eq(emailCodes.userId, typed.userId),
  );
  const [row] = await tx
    .select()
    .from(emailCodes)
    .where(and(same, gt(emailCodes.expiresAt, deps.clock.now())))
    .for('update');
  if (!row) return false;
  // A code to bind is typed by its own user alone, wherever they are.
  const asked =
    typed.purpose === 'bind' ||
    row.sourceHash === null ||
    row.sourceHash === hashSource(deps.codeSecret, typed.address);
  if ((asked ? row.triesLeft : row.othersTriesLeft) <= 0) return false;
  if (codeMatches(deps.codeSecret, typed, row.codeHash)) {
    await tx.delete(emailCodes).where(same);
    return true;
  }
  await tx
    .update(emailCodes)
    .set(
      asked
        ? { triesLeft: sql`${emailCodes.triesLeft} - 1` }
        : { othersTriesLeft: sql`${emailCodes.othersTriesLeft} - 1` },
    )
    .where(same);
  return false;
}
