import { inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { executePrepared } from '../../db/prepared.ts';
import { sessions } from './sessions/tables.ts';

/** A person in an organisation, by the session that they signed in with. */
export interface SessionHolder {
  userId: string;
  organisationId: string;
  /** SHA-256 of the session's token, hex. */
  tokenHash: string;
}

/**
 * Whether a session still speaks for a person in an organisation: neither it nor the account nor the membership has
 * ended. The session may work in another organisation of the person's by now.
 */
export async function holdsSession(
  { db, clock }: { db: Db; clock: Clock },
  holder: SessionHolder,
): Promise<boolean> {
  const found = await executePrepared(
    db,
    sql`
    select from sessions session
      join users on users.id = session.user_id
      join members on members.user_id = users.id
     where session.token_hash = ${holder.tokenHash} and session.user_id = ${holder.userId}::uuid
       and session.expires_at > ${clock.now().toISOString()}::timestamptz and users.disabled_at is null
       and members.organisation_id = ${holder.organisationId}::uuid`,
  );
  return found.length > 0;
}

/** Those of the sessions, by the hashes of their tokens, that have been ended. */
export async function endedSessions(db: Db, tokenHashes: readonly string[]): Promise<string[]> {
  if (tokenHashes.length === 0) return [];
  const alive = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(inArray(sessions.tokenHash, [...tokenHashes]));
  const open = new Set(alive.map(({ tokenHash }) => tokenHash));
  return tokenHashes.filter((hash) => !open.has(hash));
}
