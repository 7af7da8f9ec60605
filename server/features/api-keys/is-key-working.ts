import { and, arrayContains, eq, gt, isNull, or } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { apiKeys } from './tables.ts';

/** Whether a key may still start runs: it is neither revoked nor expired, and has the scope. */
export async function isKeyWorking(db: DbOrTx, id: string, now: Date): Promise<boolean> {
  const isOpen = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
  const works = and(isNull(apiKeys.revokedAt), isOpen, arrayContains(apiKeys.scopes, ['run']));
  return (await db.$count(apiKeys, and(eq(apiKeys.id, id), works))) > 0;
}
