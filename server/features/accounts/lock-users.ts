import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The rows of people under lock, the smaller id first: those who lock each other do it one after the other. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** Writes what an operator decides about an account. */
export async function setAccess(
  tx: Tx,
  userId: string,
  access: Pick<UserRow, 'isOperator' | 'disabledAt'>,
): Promise<void> {
  await tx.update(users).set(access).where(eq(users.id, userId));
}
