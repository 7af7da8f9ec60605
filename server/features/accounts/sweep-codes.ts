import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { emailCodes, resetLinks, socialSignIns } from './tables.ts';

/** Removes what has ended by itself: codes and links by e-mail, and social sign-ins that nobody came back from. */
export async function sweepCodes(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await deps.db.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
  await deps.db.delete(resetLinks).where(lt(resetLinks.expiresAt, now));
  await deps.db.delete(socialSignIns).where(lt(socialSignIns.expiresAt, now));
}
