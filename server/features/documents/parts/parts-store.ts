/** Statements on the parts of documents, their saves and the steps of their history. */
import type { PartBefore, StoredPart } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../db/connect.ts';
import { documentFiles, documentParts, documentSaves, documentSteps, documents } from '../tables.ts';

export type PartRow = typeof documentParts.$inferSelect;
export type SaveRow = typeof documentSaves.$inferSelect;
export type StepRow = typeof documentSteps.$inferSelect;

/** All parts that are there. */
export async function findParts(db: DbOrTx, documentId: string): Promise<PartRow[]> {
  return db
    .select()
    .from(documentParts)
    .where(and(eq(documentParts.documentId, documentId), isNull(documentParts.deleted)));
}

/** The named parts, tombstones included. */
export async function findPartsById(
  db: DbOrTx,
  documentId: string,
  ids: readonly string[],
): Promise<PartRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(documentParts)
    .where(and(eq(documentParts.documentId, documentId), inArray(documentParts.id, [...ids])));
}

/** Parts that changed after a revision, tombstones included. */
export async function findPartsAfter(db: DbOrTx, documentId: string, revision: number): Promise<PartRow[]> {
  return db
    .select()
    .from(documentParts)
    .where(and(eq(documentParts.documentId, documentId), gt(documentParts.revision, revision)));
}

/** How much the parts of a document are. */
export async function measureParts(
  db: DbOrTx,
  documentId: string,
): Promise<{ parts: number; bytes: number }> {
  const [row] = await db
    .select({
      parts: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${documentParts.size}), 0)::float8`,
    })
    .from(documentParts)
    .where(and(eq(documentParts.documentId, documentId), isNull(documentParts.deleted)));
  return row ?? { parts: 0, bytes: 0 };
}

/** How many parts of these kinds a document has. It reads every part. */
export async function countKinds(
  db: DbOrTx,
  documentId: string,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const kind = sql<string>`${documentParts.part}->>'kind'`;
  const isIn = and(eq(documentParts.documentId, documentId), isNull(documentParts.deleted));
  const rows = await db
    .select({ kind, parts: sql<number>`count(*)::int` })
    .from(documentParts)
    .where(and(isIn, inArray(kind, [...kinds])))
    .groupBy(kind);
  return new Map(rows.map((row) => [row.kind, row.parts]));
}

export async function writePartRows(tx: Tx, rows: readonly PartRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(documentParts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [documentParts.documentId, documentParts.id],
      set: {
        schemaVersion: sql`excluded.schema_version`,
        part: sql`excluded.part`,
        revisions: sql`excluded.revisions`,
        revision: sql`excluded.revision`,
        deleted: sql`excluded.deleted`,
        fileIds: sql`excluded.file_ids`,
        size: sql`excluded.size`,
      },
    });
}

export async function insertSave(tx: Tx, row: SaveRow): Promise<void> {
  await tx.insert(documentSaves).values(row);
}

export async function findSave(db: DbOrTx, documentId: string, saveId: string): Promise<SaveRow | undefined> {
  const [row] = await db
    .select()
    .from(documentSaves)
    .where(and(eq(documentSaves.documentId, documentId), eq(documentSaves.saveId, saveId)));
  return row;
}

/** Creations with the same save id run one after the other. */
export async function lockSaveId(tx: Tx, saveId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`save ${saveId}`}, 0))`);
}

/** Id of the newest document that a person's save made. */
export async function findDocumentOfSave(
  db: DbOrTx,
  userId: string,
  saveId: string,
): Promise<string | undefined> {
  const isFirst = and(eq(documentSaves.saveId, saveId), eq(documentSaves.revision, 1));
  const [row] = await db
    .select({ id: documentSaves.documentId })
    .from(documentSaves)
    .where(and(isFirst, eq(documentSaves.userId, userId)))
    .orderBy(desc(documentSaves.documentId))
    .limit(1);
  return row?.id;
}

/** Forgets the saves of old revisions, this one included. */
export async function deleteSavesUpTo(tx: Tx, documentId: string, revision: number): Promise<void> {
  await tx
    .delete(documentSaves)
    .where(and(eq(documentSaves.documentId, documentId), lte(documentSaves.revision, revision)));
}

/** Who wrote a revision; undefined once its save is forgotten. */
export async function findSaveOf(
  db: DbOrTx,
  documentId: string,
  revision: number,
): Promise<Pick<SaveRow, 'userId'> | undefined> {
  const [row] = await db
    .select({ userId: documentSaves.userId })
    .from(documentSaves)
    .where(and(eq(documentSaves.documentId, documentId), eq(documentSaves.revision, revision)));
  return row;
}

/** Who wrote a revision: the page, and the person unless the server wrote it. */
export interface RevisionWriter {
  revision: number;
  writer: string;
  userId: string | null;
  createdAt: Date;
}

/** Writers of the revisions after one. */
export async function findWritersAfter(
  db: DbOrTx,
  documentId: string,
  revision: number,
): Promise<RevisionWriter[]> {
  return db
    .select({
      revision: documentSaves.revision,
      writer: documentSaves.writer,
      userId: documentSaves.userId,
      createdAt: documentSaves.createdAt,
    })
    .from(documentSaves)
    .where(and(eq(documentSaves.documentId, documentId), gt(documentSaves.revision, revision)));
}

export async function findNewestStep(tx: Tx, documentId: string): Promise<StepRow | undefined> {
  const [row] = await tx
    .select()
    .from(documentSteps)
    .where(eq(documentSteps.documentId, documentId))
    .orderBy(desc(documentSteps.first))
    .limit(1);
  return row;
}

/** The first revision that the history keeps; undefined for a document without a history. */
export async function findOldestRevision(db: DbOrTx, documentId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ first: documentSteps.first })
    .from(documentSteps)
    .where(eq(documentSteps.documentId, documentId))
    .orderBy(asc(documentSteps.first))
    .limit(1);
  return row?.first;
}

/** Without their values, newest first. */
export async function findSteps(db: DbOrTx, documentId: string) {
  const { first, last, userId, size, endedAt } = documentSteps;
  return db
    .select({ first, last, userId, size, endedAt })
    .from(documentSteps)
    .where(eq(documentSteps.documentId, documentId))
    .orderBy(desc(first));
}

/** Values before each step that ended after a revision, oldest first. */
export async function findStepsAfter(
  db: DbOrTx,
  documentId: string,
  revision: number,
): Promise<ReadonlyMap<string, PartBefore>[]> {
  const rows = await db
    .select({ before: documentSteps.before })
    .from(documentSteps)
    .where(and(eq(documentSteps.documentId, documentId), gt(documentSteps.last, revision)))
    .orderBy(asc(documentSteps.first));
  return rows.map(({ before }) => new Map(Object.entries(before)));
}

export async function writeStep(tx: Tx, row: StepRow): Promise<void> {
  const { last, before, fileIds, sealed, size, endedAt } = row;
  await tx
    .insert(documentSteps)
    .values(row)
    .onConflictDoUpdate({
      target: [documentSteps.documentId, documentSteps.first],
      set: { last, before, fileIds, sealed, size, endedAt },
    });
}

/** The next save begins another step, so that the state of now can be rebuilt. */
export async function sealNewestStep(tx: Tx, documentId: string): Promise<void> {
  const newest = tx
    .select({ first: sql`max(${documentSteps.first})` })
    .from(documentSteps)
    .where(eq(documentSteps.documentId, documentId));
  await tx
    .update(documentSteps)
    .set({ sealed: true })
    .where(and(eq(documentSteps.documentId, documentId), eq(documentSteps.first, newest)));
}

/**
 * Deletes the steps beyond the newest `kept` that ended before `before`, and the tombstones and saves that only they
 * needed.
 * @returns ids of the files that those steps named
 */
export async function pruneSteps(
  tx: Tx,
  documentId: string,
  { kept, before }: { kept: number; before: Date },
): Promise<string[]> {
  const newest = tx
    .select({ first: documentSteps.first })
    .from(documentSteps)
    .where(eq(documentSteps.documentId, documentId))
    .orderBy(desc(documentSteps.first))
    .limit(kept);
  const gone = await tx
    .delete(documentSteps)
    .where(
      and(
        eq(documentSteps.documentId, documentId),
        lt(documentSteps.endedAt, before),
        sql`${documentSteps.first} not in (${newest})`,
      ),
    )
    .returning({ fileIds: documentSteps.fileIds });
  if (gone.length === 0) return [];
  const oldest = (await findOldestRevision(tx, documentId)) ?? 1;
  const buried = await tx
    .delete(documentParts)
    .where(and(eq(documentParts.documentId, documentId), lt(documentParts.deleted, oldest)))
    .returning({ fileIds: documentParts.fileIds });
  await tx
    .delete(documentSaves)
    .where(and(eq(documentSaves.documentId, documentId), lt(documentSaves.revision, oldest)));
  return [...gone, ...buried].flatMap(({ fileIds }) => fileIds);
}

/** Releases those of the files that neither a part nor a kept step names; returns their ids. */
export async function releaseFiles(
  tx: Tx,
  documentId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const names = (table: typeof documentParts | typeof documentSteps) =>
    sql`exists (select from ${table} where ${table.documentId} = ${documentId}
                  and ${table.fileIds} @> array[${documentFiles.fileId}])`;
  const rows = await tx
    .delete(documentFiles)
    .where(
      and(
        eq(documentFiles.documentId, documentId),
        inArray(documentFiles.fileId, [...new Set(fileIds)]),
        sql`not (${or(names(documentParts), names(documentSteps))})`,
      ),
    )
    .returning({ fileId: documentFiles.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** The document without a look at who asks, locked: for what the server writes itself. */
export async function lockDocumentById(tx: Tx, id: string) {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update');
  return row;
}

/** Rows as merges take them, with the parts that were read of them; one that cannot be read is left out. */
export const storedParts = (
  rows: readonly PartRow[],
  parts: ReadonlyMap<string, Part>,
): Map<string, StoredPart> =>
  new Map(
    rows.flatMap(({ id, revisions, deleted }) => {
      const part = parts.get(id);
      return part ? [[id, { part, revisions, deleted }] as const] : [];
    }),
  );
