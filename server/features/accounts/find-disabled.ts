import { and, eq, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { users } from './tables.ts';

/** Whether an account is disabled: by an operator, or because it was deleted. */
export async function findDisabled(db: DbOrTx, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.disabledAt)))) > 0;
}
