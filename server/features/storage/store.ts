import type { MediaKind } from '@inkreel/contract/media-types.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { runTogether } from '../../db/batch.ts';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import { defineStatement, type Statement } from '../../db/prepared.ts';
import { isOrgAdmin } from '../../http/principal.ts';
import { isInBatch } from '../batches/file-conditions.ts';
import { isInDocument, isInSeenDocument } from '../documents/file-conditions.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { isInRole, isInSeenRole } from '../roles/file-conditions.ts';
import { isInSeenStock, isInStock } from '../stock/file-conditions.ts';
import { isInResult, isInSeenResult } from '../tasks/results/file-conditions.ts';
import { files, pendingWrites, spentUploads } from './tables.ts';

export type FileRow = typeof files.$inferSelect;
export type NewFile = Omit<FileRow, 'deletedAt' | 'createdAt' | 'kind'>;

const declareWrites = defineStatement<'keys' | 'now'>(
  (value) => sql`
    insert into pending_writes (key, created_at)
    select unnest(${listed(value('keys'))}), ${value('now')}::timestamptz`,
);

/** The statement that declares keys before they are written. */
export function declarePendingWrites(keys: readonly string[], now: Date): Statement {
  return declareWrites({ keys: keys.join(), now: now.toISOString() });
}

/** Declares keys before they are written. */
export async function registerPendingWrites(db: DbOrTx, keys: readonly string[], now: Date): Promise<void> {
  await runTogether(db, [declarePendingWrites(keys, now)]);
}

/** Removes the declaration of keys that no row owns. */
export async function releasePendingWrites(db: DbOrTx, keys: readonly string[]): Promise<void> {
  await db.delete(pendingWrites).where(inArray(pendingWrites.key, [...keys]));
}

/** The upload token, for which one row may be written. */
export interface UploadToken {
  hash: string;
  expiresAt: Date;
}

/** Token and reservations of an upload; the statement that writes its row ends both. */
export interface Admission {
  token?: UploadToken;
  /** Reservations of `quota/room.ts` that the file replaces. */
  room?: readonly string[];
}

/** Keys or ids, joined by commas, which neither contains. */
function listed(value: SQL): SQL {
  return sql`string_to_array(${value}::text, ',')`;
}

type RowValue = Exclude<keyof typeof files.$inferInsert, 'kind' | 'deletedAt' | 'createdAt'>;
const { kind: _kind, deletedAt: _deletedAt, createdAt: _createdAt, ...COLUMNS } = getTableColumns(files);
const ROW = Object.entries(COLUMNS) as [RowValue, (typeof COLUMNS)[RowValue]][];

/**
 * Writes a row, removes the declaration of its keys, and ends the reservations and the token of an upload.
 * Reservations or keys that are gone were swept: both were an hour old.
 */
const insertRow = (hasToken: boolean) =>
  defineStatement<RowValue | 'keys' | 'room' | 'tokenHash' | 'tokenExpiresAt'>((value) => {
    const keys = listed(value('keys'));
    const room = sql`${listed(value('room'))}::uuid[]`;
    const owned = sql`((select count(*) from owned) = cardinality(${keys}) and (select count(*) from kept) = cardinality(${room}))`;
    const allowed = hasToken ? sql`exists (select from spent)` : owned;
    const spending = () => sql`
    spent as (
      insert into spent_uploads (token_hash, expires_at, file_id)
      select ${value('tokenHash')}::text, ${value('tokenExpiresAt')}::timestamptz, ${value('id')}::uuid where ${owned}
      on conflict do nothing returning token_hash
    ),`;
    const names = ROW.map(([, column]) => sql.identifier(column.name));
    const values = ROW.map(([name, column]) => sql`${value(name)}::${sql.raw(column.getSQLType())}`);
    return sql`
    with owned as (
      select key from pending_writes where key = any(${keys}) for update
    ), kept as (
      select id from storage_reservations where id = any(${room}) for update
    ), ${hasToken ? spending() : sql``}
    claimed as (
      delete from pending_writes where key = any(${keys}) and ${allowed}
    ), filled as (
      delete from storage_reservations where id = any(${room}) and ${allowed}
    ), added as (
      insert into files (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)} where ${allowed}
      returning id
    )
    select ${owned} as owned, exists (select from added) as written`;
  });
const insertWithToken = insertRow(true);
const insertWithoutToken = insertRow(false);

/**
 * Writes the row, removes the declaration of its keys and, for an upload, spends its token and its room: all or
 * nothing, in one statement, so that outside of a transaction it costs one round trip and one commit.
 * @returns whether it was written; `swept` if the sweep took a key or the room first, `spent` if the token was spent
 */
export async function insertFileRow(
  db: DbOrTx,
  row: NewFile,
  keys: readonly string[],
  { token, room = [] }: Admission = {},
): Promise<'written' | 'swept' | 'spent'> {
  const statement = (token === undefined ? insertWithoutToken : insertWithToken)({
    ...row,
    keys: keys.join(),
    room: room.join(),
    tokenHash: token?.hash ?? null,
    tokenExpiresAt: token?.expiresAt.toISOString() ?? null,
  });
  const [rows] = await runTogether(db, [statement]);
  const [answer] = rows as { owned: boolean; written: boolean }[];
  if (answer?.written) return 'written';
  return answer?.owned ? 'spent' : 'swept';
}

/**
 * Runs `remove` on up to `count` keys declared before `before`, then removes the declaration of those that it
 * returns.
 */
export async function sweepPendingWrites(
  db: Db,
  before: Date,
  count: number,
  remove: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(pendingWrites)
      .where(lt(pendingWrites.createdAt, before))
      .orderBy(asc(pendingWrites.createdAt))
      .limit(count)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    const removed = await remove(rows.map((row) => row.key));
    await tx.delete(pendingWrites).where(inArray(pendingWrites.key, [...removed]));
    return removed.length;
  });
}

/** The file with this key, unless it was deleted. */
export async function findServedFile(db: DbOrTx, key: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row?.deletedAt === null ? row : undefined;
}

/**
 * Condition on `files`: the single definition of which ones a person may use (decisions, Who sees what). Admins may use
 * all of the organisation, members their own and those of projects that they see. A result's file belongs to the
 * project that the result is in now. A person who sees an item of the stock, a document or a character sees its
 * files, and everyone sees what operators offer in the stock.
 */
function fileSeenBy(person: Person): SQL | undefined {
  const asResult = isInSeenResult(files.id, person);
  const asStock = isInSeenStock(files.id, person);
  const asDocument = isInSeenDocument(files.id, person);
  const asRole = isInSeenRole(files.id, person);
  const seen = or(
    eq(files.userId, person.userId),
    and(ne(files.fromType, 'result'), inSeenProject(person, files.projectId)),
    asResult,
    asDocument,
    asRole,
  );
  const inOrganisation = and(
    eq(files.organisationId, person.organisationId),
    isOrgAdmin(person) ? undefined : seen,
  );
  return and(isNull(files.deletedAt), or(inOrganisation, asStock));
}

/** The file with this key, if the person may see it. */
export async function findSeenFile(db: DbOrTx, person: Person, key: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), fileSeenBy(person)));
  return row;
}

/** Those of the files with these keys that the person may see; none of them is deleted until the transaction ends. */
export async function lockSeenFilesByKey(
  tx: Tx,
  person: Person,
  keys: readonly string[],
): Promise<FileRow[]> {
  if (keys.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(and(inArray(files.key, [...keys]), fileSeenBy(person)))
    .orderBy(asc(files.id))
    .for('key share');
}

/** Those of the files with these ids that the person may see. */
export async function findSeenFilesById(
  db: DbOrTx,
  person: Person,
  ids: readonly string[],
): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), fileSeenBy(person)));
}

/** The person's newest copy that is stored under this name. */
export async function findOwnCopy(db: DbOrTx, person: Person, name: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.organisationId, person.organisationId),
        eq(files.userId, person.userId),
        eq(files.fromType, 'stock'),
        eq(files.name, name),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(desc(files.id))
    .limit(1);
  return row;
}

/** The user's own uploads, apart from pictures of their account and files that only projects use. */
export async function findOwnUploads(
  tx: Tx,
  user: { organisationId: string; userId: string },
  which: { id: string } | { before: Date },
): Promise<{ id: string }[]> {
  return tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.organisationId, user.organisationId),
        eq(files.userId, user.userId),
        inArray(files.fromType, ['temp', 'tool', 'stock']),
        'id' in which ? eq(files.id, which.id) : lt(files.createdAt, which.before),
      ),
    )
    .for('update');
}

/** One more than `limit` of the user's own uploads, so that the caller sees whether there are more. */
export async function findUploads(
  db: DbOrTx,
  user: { organisationId: string; userId: string },
  asked: {
    limit: number;
    before?: string | undefined;
    from_type?: string | undefined;
    kind?: MediaKind | undefined;
  },
): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.organisationId, user.organisationId),
        eq(files.userId, user.userId),
        isNull(files.deletedAt),
        asked.from_type === undefined ? ne(files.fromType, 'result') : eq(files.fromType, asked.from_type),
        asked.kind === undefined ? undefined : eq(files.kind, asked.kind),
        asked.before === undefined ? undefined : lt(files.id, asked.before),
      ),
    )
    .orderBy(desc(files.id))
    .limit(asked.limit + 1);
}

export async function isUploadSpent(db: DbOrTx, tokenHash: string): Promise<boolean> {
  const [found] = await runTogether(db, [findSpentUpload(tokenHash)]);
  return found?.length === 1;
}

const spentUpload = defineStatement<'tokenHash'>(
  (value) => sql`select true as spent from spent_uploads where token_hash = ${value('tokenHash')}`,
);

/** The statement that returns a row if a token is spent. */
export function findSpentUpload(tokenHash: string): Statement {
  return spentUpload({ tokenHash });
}

/** Removes spent tokens that have expired: their signature alone refuses them now. */
export async function forgetSpentUploads(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(spentUploads).where(lt(spentUploads.expiresAt, now));
}

/** Deletes the rows except those that the stock, a document, a character or an unfinished batch still uses; returns the deleted ones. */
export async function deleteFileRows(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .delete(files)
    .where(and(inArray(files.id, [...ids]), notHeld()))
    .returning();
}

/** Up to `limit` files of organisations that nothing refers to. */
export async function findFilesOf(
  tx: Tx,
  organisationIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.organisationId, [...organisationIds]), not(isInResult(files.id)), notHeld()))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of the files that belonged to deleted results or were uploaded for characters, and that nothing else uses. */
export async function findLeftOvers(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, [...ids]),
        inArray(files.fromType, ['result', 'role']),
        not(isInResult(files.id)),
        notHeld(),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Condition on `files`: neither the stock, nor a document, a character or an unfinished batch uses it. */
function notHeld(): SQL | undefined {
  return and(
    not(isInStock(files.id)),
    not(isInDocument(files.id)),
    not(isInRole(files.id)),
    not(isInBatch(files.id)),
  );
}
