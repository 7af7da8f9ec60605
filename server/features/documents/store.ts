import { type DocumentKindName, PERSONAL_KINDS } from '@inkreel/contract/documents/define-document.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { matching } from '../../db/search.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FileRow, findFiles } from '../storage/find-files.ts';
import { documentSeenBy } from './access.ts';
import { documentFiles, documentRevisions, documents, documentTexts } from './tables.ts';

export type DocumentRow = Omit<typeof documents.$inferSelect, 'hasTexts'>;
export type RevisionRow = typeof documentRevisions.$inferSelect;

const { hasTexts, ...columns } = getTableColumns(documents);

export interface DocumentFilter {
  limit: number;
  before?: string | undefined;
  kind?: string | undefined;
  project_id?: string | undefined;
  own: boolean;
  bin: boolean;
  search?: string | undefined;
}

/** One more than `limit`, so that the caller sees whether there are more. Newest first: ids grow with time. */
export async function findDocuments(
  db: DbOrTx,
  person: Person,
  filter: DocumentFilter,
): Promise<DocumentRow[]> {
  return db
    .select(columns)
    .from(documents)
    .where(
      and(
        documentSeenBy(person),
        filter.bin ? isNotNull(documents.deletedAt) : isNull(documents.deletedAt),
        filter.own ? eq(documents.userId, person.userId) : undefined,
        filter.before === undefined ? undefined : lt(documents.id, filter.before),
        filter.kind === undefined ? undefined : eq(documents.kind, filter.kind),
        filter.project_id === undefined ? undefined : eq(documents.projectId, filter.project_id),
        searched(person, filter.search),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(filter.limit + 1);
}

/** By name, or by the text of a part. */
function searched(person: Person, search: string | undefined): SQL | undefined {
  const { documentId, organisationId, ownerId, text } = documentTexts;
  const said = matching(search, { texts: [], folded: [text], ids: [] });
  const isOpen = and(
    eq(organisationId, person.organisationId),
    or(eq(ownerId, person.userId), isNull(ownerId)),
  );
  const inTexts =
    said && sql`${documents.id} in (select ${documentId} from ${documentTexts} where ${and(isOpen, said)})`;
  return matching(search, { texts: [documents.name], ids: [documents.id], related: [inTexts] });
}

const seen = (person: Person, id: string) =>
  and(documentSeenBy(person), eq(documents.id, id), isNull(documents.deletedAt));

/** The document, if the person sees it and it is not in the bin. */
export async function findDocument(db: DbOrTx, person: Person, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select(columns).from(documents).where(seen(person, id));
  return row;
}

/** The same with the state of its newest revision, which documents with parts do not have: one statement, since a save may replace that state at any time. */
export async function findNewest(
  db: DbOrTx,
  person: Person,
  id: string,
): Promise<{ document: DocumentRow; state: RevisionRow | undefined } | undefined> {
  const isNewest = and(
    eq(documentRevisions.documentId, documents.id),
    eq(documentRevisions.revision, documents.revision),
  );
  const [row] = await db
    .select({ document: columns, state: documentRevisions })
    .from(documents)
    .leftJoin(documentRevisions, isNewest)
    .where(seen(person, id));
  return row && { document: row.document, state: row.state ?? undefined };
}

/** The document, locked: saves of one document run one after the other. */
export async function lockDocument(tx: Tx, person: Person, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx.select(columns).from(documents).where(seen(person, id)).for('update');
  return row;
}

export async function insertDocument(tx: Tx, row: typeof documents.$inferInsert): Promise<void> {
  await tx.insert(documents).values(row);
}

/** False if the person sees no such document. A document that is already in the bin keeps its date. */
export async function changeDocument(
  db: DbOrTx,
  person: Person,
  id: string,
  change: { name?: string; projectId?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const once = change.deletedAt
    ? {
        ...change,
        deletedAt: sql`coalesce(${documents.deletedAt}, ${change.deletedAt.toISOString()}::timestamptz)`,
      }
    : change;
  const changed = await db
    .update(documents)
    .set(once)
    .where(and(documentSeenBy(person), eq(documents.id, id)))
    .returning({ id: documents.id });
  return changed.length === 1;
}

export async function setRevision(tx: Tx, id: string, revision: number, now: Date): Promise<void> {
  await tx.update(documents).set({ revision, updatedAt: now }).where(eq(documents.id, id));
}

/** What a search finds in one part of a document; an empty text is not stored. */
export interface PartText {
  part: string;
  text: string;
}

type TextOwner = Pick<DocumentRow, 'id' | 'kind' | 'organisationId' | 'userId'>;

/** Stores what is searched in a locked document that is saved whole: only the parts that have changed. */
export async function setTexts(tx: Tx, document: TextOwner, texts: readonly string[]): Promise<void> {
  const isBeyond = sql`${documentTexts.part}::int >= ${texts.length}`;
  await tx.delete(documentTexts).where(and(eq(documentTexts.documentId, document.id), isBeyond));
  await writeTexts(
    tx,
    document,
    texts.map((text, part) => ({ part: String(part), text })),
  );
}

/** Stores the texts of these parts of a locked document, and no others. */
export async function writeTexts(
  tx: Tx,
  { id, kind, organisationId, userId }: TextOwner,
  texts: readonly PartText[],
): Promise<void> {
  const owner = PERSONAL_KINDS.includes(kind as DocumentKindName) ? userId : null;
  const gone = texts.filter(({ text }) => text === '').map(({ part }) => part);
  if (gone.length > 0)
    await tx
      .delete(documentTexts)
      .where(and(eq(documentTexts.documentId, id), inArray(documentTexts.part, gone)));
  const kept = texts.filter(({ text }) => text !== '');
  if (kept.length > 0)
    await tx.execute(sql`
      insert into document_texts (document_id, part, organisation_id, owner_id, text)
      select ${id}::uuid, wanted.part, ${organisationId}::uuid, ${owner}::uuid, wanted.text
        from unnest(${sql.param(kept.map(({ part }) => part))}::text[],
                    ${sql.param(kept.map(({ text }) => text))}::text[]) as wanted (part, text)
       where not exists (select from document_texts kept
                          where kept.document_id = ${id}::uuid and kept.part = wanted.part and kept.text = wanted.text)
      on conflict (document_id, part) do update set text = excluded.text`);
  await tx
    .update(documents)
    .set({ hasTexts: true })
    .where(and(eq(documents.id, id), not(hasTexts)));
}

/** Newest states of documents whose text is not stored yet, locked; those that are being saved are left out. */
export async function lockWithoutTexts(tx: Tx, limit: number) {
  const { id, kind, organisationId, userId } = documents;
  const { schemaVersion, content } = documentRevisions;
  const isNewest = and(
    eq(documentRevisions.documentId, id),
    eq(documentRevisions.revision, documents.revision),
  );
  return tx
    .select({ id, kind, organisationId, userId, schemaVersion, content })
    .from(documents)
    .innerJoin(documentRevisions, isNewest)
    .where(not(hasTexts))
    .limit(limit)
    .for('update', { of: documents, skipLocked: true });
}

export async function findRevision(
  db: DbOrTx,
  documentId: string,
  revision: number,
): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(documentRevisions)
    .where(and(eq(documentRevisions.documentId, documentId), eq(documentRevisions.revision, revision)));
  return row;
}

/** Without their contents, newest first. */
export async function findRevisions(db: DbOrTx, documentId: string) {
  const { revision, userId, size, createdAt } = documentRevisions;
  return db
    .select({ revision, userId, size, createdAt })
    .from(documentRevisions)
    .where(eq(documentRevisions.documentId, documentId))
    .orderBy(desc(revision));
}

export async function insertRevision(tx: Tx, row: RevisionRow): Promise<void> {
  await tx.insert(documentRevisions).values(row);
}

export async function deleteRevision(tx: Tx, documentId: string, revision: number): Promise<void> {
  await tx
    .delete(documentRevisions)
    .where(and(eq(documentRevisions.documentId, documentId), eq(documentRevisions.revision, revision)));
}

/** Protects the states from this revision on from being replaced by later saves. */
export async function pinRevision(tx: Tx, documentId: string, revision: number): Promise<void> {
  await tx
    .update(documentRevisions)
    .set({ pinned: true })
    .where(and(eq(documentRevisions.documentId, documentId), eq(documentRevisions.revision, revision)));
}

/** Deletes all but the newest `kept` states. */
export async function pruneRevisions(tx: Tx, documentId: string, kept: number): Promise<void> {
  const newest = tx
    .select({ revision: documentRevisions.revision })
    .from(documentRevisions)
    .where(eq(documentRevisions.documentId, documentId))
    .orderBy(desc(documentRevisions.revision))
    .limit(kept);
  await tx
    .delete(documentRevisions)
    .where(and(eq(documentRevisions.documentId, documentId), notInArray(documentRevisions.revision, newest)));
}

/** Which of these files the document uses already. */
export async function heldFiles(db: DbOrTx, documentId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ fileId: documentFiles.fileId })
    .from(documentFiles)
    .where(and(eq(documentFiles.documentId, documentId), inArray(documentFiles.fileId, [...ids])));
  return rows.map(({ fileId }) => fileId);
}

export async function holdFiles(tx: Tx, documentId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(documentFiles)
    .values(ids.map((fileId) => ({ documentId, fileId })))
    .onConflictDoNothing();
}

/**
 * Releases the files that no kept state of a document names; a state of before its files were noted names them all.
 * @returns ids of what was released
 */
export async function releaseUnnamed(tx: Tx, documentId: string): Promise<string[]> {
  const named = sql`exists (
    select from ${documentRevisions} where ${documentRevisions.documentId} = ${documentId}
       and (${documentRevisions.fileIds} is null or ${documentRevisions.fileIds} @> array[${documentFiles.fileId}]))`;
  const rows = await tx
    .delete(documentFiles)
    .where(and(eq(documentFiles.documentId, documentId), not(named)))
    .returning({ fileId: documentFiles.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** The files with these ids that the document uses. */
export async function findDocumentFiles(
  db: DbOrTx,
  documentId: string,
  ids: readonly string[],
): Promise<FileRow[]> {
  const held = ids.length === 0 ? [] : await heldFiles(db, documentId, ids);
  return [...(await findFiles(db, held)).values()];
}

/** What was deleted: how many documents, and the files that they used. */
export interface DeletedDocuments {
  count: number;
  fileIds: string[];
}

/** Deletes up to `limit` documents that went to the bin before `before`. */
export async function deleteBinned(tx: Tx, before: Date, limit: number): Promise<DeletedDocuments> {
  return deleteWhere(tx, lt(documents.deletedAt, before), limit);
}

/** Deletes up to `limit` documents in the bin that the person sees. */
export async function deleteSeenBinned(tx: Tx, person: Person, limit: number): Promise<DeletedDocuments> {
  return deleteWhere(tx, and(documentSeenBy(person), isNotNull(documents.deletedAt)), limit);
}

async function deleteWhere(tx: Tx, which: SQL | undefined, limit: number): Promise<DeletedDocuments> {
  const due = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(which)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return { count: 0, fileIds: [] };
  const ids = due.map(({ id }) => id);
  const held = await tx
    .selectDistinct({ fileId: documentFiles.fileId })
    .from(documentFiles)
    .where(inArray(documentFiles.documentId, ids));
  await tx.delete(documents).where(inArray(documents.id, ids));
  return { count: ids.length, fileIds: held.map(({ fileId }) => fileId) };
}
