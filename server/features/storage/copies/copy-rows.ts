/** Rows of copies of videos: who has which, and whose turn it is. */
import { COPY_PURPOSES, type CopyPurpose } from '@inkreel/contract/api/storage.ts';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../../db/connect.ts';
import type { StorageDeps } from '../files.ts';
import { copyKeyOf } from '../key.ts';
import type { FileRow } from '../store.ts';
import { fileCopies, files } from '../tables.ts';

export type CopyRow = typeof fileCopies.$inferSelect;

/** How long a process has a copy to itself without a sign of life, in milliseconds. */
export const LEASE_MS = 2 * 60 * 1000;
/** Waiting copies that are looked at in one turn. */
const BATCH = 100;

/** Has copies of these files made, unless there are any. A failed one stays failed: files never change. */
export async function requestCopies(db: DbOrTx, rows: readonly Pick<FileRow, 'id' | 'key'>[]): Promise<void> {
  if (rows.length === 0) return;
  const wanted = rows.flatMap(({ id, key }) =>
    COPY_PURPOSES.map((purpose) => ({ fileId: id, purpose, key: copyKeyOf(key, purpose) })),
  );
  await db.insert(fileCopies).values(wanted).onConflictDoNothing();
}

export const findCopies = async (db: DbOrTx, fileIds: readonly string[]): Promise<CopyRow[]> =>
  fileIds.length === 0
    ? []
    : db
        .select()
        .from(fileCopies)
        .where(inArray(fileCopies.fileId, [...fileIds]));

/** Whether the copy with this key can be served. */
export async function isReadyCopy(db: DbOrTx, key: string): Promise<boolean> {
  const [row] = await db
    .select({ id: fileCopies.id })
    .from(fileCopies)
    .where(and(eq(fileCopies.key, key), eq(fileCopies.state, 'ready')));
  return row !== undefined;
}

/** A copy that waits, with the file that it is of. */
export interface WaitingCopy {
  id: string;
  purpose: CopyPurpose;
  key: string;
  file: Pick<FileRow, 'id' | 'key' | 'organisationId' | 'userId' | 'size'>;
}

/**
 * Copies that nobody works on, each person's in turns. A proxy waits until it is known what its film draws from, since
 * it is made of that.
 */
export async function findWaitingCopies(db: Db, now: Date): Promise<WaitingCopy[]> {
  const turn = sql`row_number() over (partition by ${files.userId} order by ${fileCopies.purpose}, ${fileCopies.createdAt})`;
  const rows = await db
    .select({ copy: fileCopies, file: files })
    .from(fileCopies)
    .innerJoin(files, eq(files.id, fileCopies.fileId))
    .where(
      and(
        eq(fileCopies.state, 'waiting'),
        isNull(files.deletedAt),
        isFree(now),
        or(
          eq(fileCopies.purpose, 'film'),
          sql`exists (select from file_copies film where film.file_id = ${files.id} and film.purpose = 'film' and film.state <> 'waiting')`,
        ),
      ),
    )
    .orderBy(turn)
    .limit(BATCH);
  return rows.map(({ copy: { id, purpose, key }, file }) => ({
    id,
    purpose: purpose as CopyPurpose,
    key,
    file,
  }));
}

const isFree = (now: Date) => or(isNull(fileCopies.claimedUntil), lt(fileCopies.claimedUntil, now));

/** Takes a copy for this process. @returns whether no other has it */
export async function claimCopy(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(fileCopies)
    .set({ claimedUntil: until(now) })
    .where(and(eq(fileCopies.id, id), eq(fileCopies.state, 'waiting'), isFree(now)))
    .returning({ id: fileCopies.id });
  return taken.length > 0;
}

/** Says how far it is, and keeps it. @returns whether the file is still there */
export async function renewCopy(db: Db, id: string, now: Date, share: number): Promise<boolean> {
  const kept = await db
    .update(fileCopies)
    .set({ claimedUntil: until(now), share })
    .where(eq(fileCopies.id, id))
    .returning({ fileId: fileCopies.fileId });
  return kept[0]?.fileId !== null && kept.length > 0;
}

const until = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Ends the work on a copy; `waiting` puts it back. */
export async function settleCopy(
  db: Db,
  id: string,
  end: { state: 'waiting' | 'ready' | 'unneeded' | 'failed'; problem?: string },
): Promise<void> {
  const { state, problem = null } = end;
  const share = state === 'ready' ? 1 : 0;
  await db.update(fileCopies).set({ state, problem, share, claimedUntil: null }).where(eq(fileCopies.id, id));
}

/** Ends the wait for the proxy of a file that needs none. */
export async function settleProxy(db: Db, fileId: string): Promise<void> {
  await db
    .update(fileCopies)
    .set({ state: 'unneeded' })
    .where(
      and(eq(fileCopies.fileId, fileId), eq(fileCopies.purpose, 'proxy'), eq(fileCopies.state, 'waiting')),
    );
}

/**
 * Removes copies whose files are gone, bytes first.
 * @returns how many
 */
export async function sweepCopies({ db, files: { driver }, clock }: StorageDeps): Promise<number> {
  const orphans = await db
    .select({ id: fileCopies.id, key: fileCopies.key })
    .from(fileCopies)
    .where(and(isNull(fileCopies.fileId), isFree(clock.now())))
    .limit(BATCH);
  for (const { id, key } of orphans) {
    await driver.delete(key);
    await db.delete(fileCopies).where(eq(fileCopies.id, id));
  }
  return orphans.length;
}
