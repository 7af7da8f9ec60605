import { type ApiKey } from '@inkreel/contract/api/api-keys.ts';
import { API_KEY_WINDOW_DAYS } from '@inkreel/contract/limits.ts';
import { KEY_SCOPES } from '@inkreel/contract/scopes.ts';
import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { findUsers } from '../accounts/find-users.ts';
import { apiKeys } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From when on the points of a key count. */
const windowStart = (now: Date) => new Date(now.getTime() - API_KEY_WINDOW_DAYS * DAY_MS);

/** Neither revoked nor expired. */
const works = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

/** Points consumed less points returned by the runs that a key has started since. */
const pointsUsed = (keyId: SQL, since: Date) => sql<number>`(
  select coalesce(sum(hold.held - hold.returned), 0)::float8
    from tasks task join point_holds hold on hold.task_id = task.id
   where task.api_key_id = ${keyId} and task.created_at > ${since.toISOString()}::timestamptz)`;

/** Keys of the organisation that work, and those that ended in the last 30 days, newest first. */
export async function findKeys(db: DbOrTx, organisationId: string, now: Date): Promise<ApiKey[]> {
  const since = windowStart(now);
  const ended = sql`least(${apiKeys.revokedAt}, ${apiKeys.expiresAt})`;
  const rows = await db
    .select({ key: apiKeys, used: pointsUsed(sql`${apiKeys}.id`, since) })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.organisationId, organisationId),
        sql`(${ended} is null or ${ended} > ${since.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(desc(apiKeys.id));
  const people = await findUsers(
    db,
    rows.map(({ key }) => key.userId),
  );
  return rows.map(({ key, used }) => ({
    id: key.id,
    name: key.name,
    ending: key.ending,
    scopes: KEY_SCOPES.filter((scope) => key.scopes.includes(scope)),
    created_by: { id: key.userId, name: people.get(key.userId)?.name ?? '' },
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_from: key.lastUsedFrom,
    points_used: used,
    points_limit: key.pointsLimit,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  }));
}

export async function countWorkingKeys(tx: Tx, organisationId: string, now: Date): Promise<number> {
  return tx.$count(apiKeys, and(eq(apiKeys.organisationId, organisationId), works(now)));
}

export async function insertKey(tx: Tx, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row);
}

/** False if the organisation has no such key. A key that was revoked before keeps its time of revocation. */
export async function markRevoked(
  db: DbOrTx,
  organisationId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(apiKeys.organisationId, organisationId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return revoked.length === 1;
}

/**
 * The limit of a key and what it has used of it. If there is a limit, its other runs wait until the
 * transaction ends: the sum is read after the lock, so that parallel runs do not pass the limit together.
 */
export async function lockKeyPoints(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ limit: number; used: number } | undefined> {
  const [key] = await tx
    .select({ limit: sql<number>`${apiKeys.pointsLimit}` })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), sql`${apiKeys.pointsLimit} is not null`))
    .for('no key update');
  if (!key) return undefined;
  const { rows } = await tx.execute<{ used: number }>(
    sql`select ${pointsUsed(sql`${id}::uuid`, windowStart(now))} as used`,
  );
  return { limit: key.limit, used: rows[0]?.used ?? 0 };
}
