import { createHash, randomBytes } from 'node:crypto';
import { SESSION_SECONDS } from '@inkreel/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { DbOrTx } from '../../db/connect.ts';
import { sessions } from './sessions/tables.ts';

/** Only the hash of a token is stored: reading the database is not enough to sign in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens a session of 30 days (specification, section 9) in one of the user's organisations. */
export async function createSession(
  db: DbOrTx,
  clock: Clock,
  user: { userId: string; organisationId: string },
): Promise<{ token: string; expire: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + SESSION_SECONDS * 1000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), ...user, expiresAt });
  return { token, expire: expiresAt.toISOString() };
}
