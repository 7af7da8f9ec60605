import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { apiKeys } from './tables.ts';

/** Revokes every key that a person made. */
export async function revokeKeysOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
}
