import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

/** Locks rows of people, smaller ids first, so that users who lock each other do so one after the other. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** Applies an operator's decision about an account. */
export async function setAccess(
  tx: Tx,
  userId: string,
  access: Pick<UserRow, 'isOperator' | 'disabledAt'>,
): Promise<void> {
  await tx.update(users).set(access).where(eq(users.id, userId));
}
