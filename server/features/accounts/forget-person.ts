import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { endSessions } from './sessions/change-sessions.ts';
import { emailCodes, externalIdentities, resetLinks, users } from './tables.ts';

/** Replaces a deleted name. */
export const NO_NAME = '–';

/**
 * Removes all personal data from an account and closes it: its sessions end, and no one can sign in. The row
 * stays, since receipts and the ledger refer to it.
 */
export async function forgetPerson(tx: Tx, userId: string, now: Date): Promise<void> {
  // Codes are locked before users everywhere.
  await tx.delete(emailCodes).where(eq(emailCodes.userId, userId));
  await tx.delete(resetLinks).where(eq(resetLinks.userId, userId));
  await tx.delete(externalIdentities).where(eq(externalIdentities.userId, userId));
  await tx
    .update(users)
    .set({
      name: NO_NAME,
      email: null,
      emailVerifiedAt: null,
      mobile: null,
      passwordHash: null,
      language: null,
      timeZone: null,
      writingCommands: null,
      disabledAt: now,
      deletedAt: now,
    })
    .where(eq(users.id, userId));
  await endSessions(tx, userId);
}
