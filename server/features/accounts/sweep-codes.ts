import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { emailCodes, resetLinks, socialSignIns } from './tables.ts';

/** Removes expired records: mailed codes and links, and abandoned social sign-ins. */
export async function sweepCodes(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await deps.db.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
  await deps.db.delete(resetLinks).where(lt(resetLinks.expiresAt, now));
  await deps.db.delete(socialSignIns).where(lt(socialSignIns.expiresAt, now));
}
