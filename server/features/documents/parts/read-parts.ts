import type { listChanges as changesEndpoint, DocumentChanges } from '@inkreel/contract/api/documents.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { type PartsKind, readPart } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { isDamaged, recoverPart } from '@inkreel/contract/documents/parts/recover-part.ts';
import type { DbOrTx } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { documentFile } from '../document-file.ts';
import { partsKind } from '../kinds.ts';
import { type DocumentRow, findDocument, findDocumentFiles } from '../store.ts';
import {
  findOldestRevision,
  findParts,
  findPartsAfter,
  findStepsAfter,
  type PartRow,
} from './parts-store.ts';

type ReadDeps = Omit<DocumentDeps, 'db'> & { db: DbOrTx };

/**
 * Parts by their ids, in the newest version of their kind. Damaged ones are as they were last known to be good; those of
 * which nothing is known are left out.
 * @throws AppError document_unreadable for a part of a newer version, which a save would ruin
 */
export async function partsOf(
  db: DbOrTx,
  documentId: string,
  kind: PartsKind,
  rows: readonly PartRow[],
): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  const damaged: PartRow[] = [];
  for (const row of rows) {
    if (row.schemaVersion > kind.version) throw new AppError('document_unreadable');
    const read = isObject(row.part) ? readPart(kind, row.schemaVersion, row.part) : undefined;
    const isNewest = row.schemaVersion === kind.version;
    if (!read || read.id !== row.id || (isNewest && isDamaged(kind, row.part, read))) damaged.push(row);
    else parts.set(row.id, read);
  }
  if (damaged.length === 0) return parts;
  const steps = await findStepsAfter(db, documentId, 0);
  for (const row of damaged) {
    const recovered = recoverPart(kind, row.id, row.part, steps);
    if (recovered) parts.set(row.id, recovered);
  }
  return parts;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** All parts of a document, in the newest version of its kind, with the files that they use. */
export async function readParts(deps: ReadDeps, document: Pick<DocumentRow, 'id'>, kind: PartsKind) {
  const rows = await findParts(deps.db, document.id);
  const parts = await partsOf(deps.db, document.id, kind, rows);
  return { parts: [...parts.values()], files: await filesOf(deps, document.id, rows) };
}

/**
 * What changed in a document after a revision.
 * @param isOwn parts that nobody else wrote after it need not be sent, but the files that they name
 */
export async function readChanges(
  deps: ReadDeps,
  document: Pick<DocumentRow, 'id' | 'revision'>,
  kind: PartsKind,
  { since, isOwn = () => false }: { since: number; isOwn?: (row: PartRow) => boolean },
): Promise<DocumentChanges> {
  const { id, revision } = document;
  const oldest = (await findOldestRevision(deps.db, id)) ?? 1;
  // Tombstones older than the history are gone: such a page reads the whole document again.
  if (since < oldest - 1) {
    const { parts, files } = await readParts(deps, document, kind);
    return { revision, whole: true, parts, deleted: [], files };
  }
  const all = await findPartsAfter(deps.db, id, since);
  const rows = all.filter((row) => !isOwn(row));
  const there = rows.filter(({ deleted }) => deleted === null);
  const named = all.filter(({ deleted }) => deleted === null);
  return {
    revision,
    whole: false,
    parts: [...(await partsOf(deps.db, id, kind, there)).values()],
    deleted: rows.filter(({ deleted }) => deleted !== null).map((row) => row.id),
    files: await filesOf(deps, id, named),
  };
}

async function filesOf(deps: ReadDeps, documentId: string, rows: readonly PartRow[]) {
  const ids = [...new Set(rows.flatMap(({ fileIds }) => fileIds))];
  return (await findDocumentFiles(deps.db, documentId, ids)).map((file) => documentFile(deps, file));
}

/**
 * What changed in a document after a revision.
 * @throws AppError not_found, also for a document that is saved whole; document_unreadable
 */
export async function listChanges(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { since }: QueryOf<typeof changesEndpoint>,
): Promise<DocumentChanges> {
  // One snapshot: a save between two statements would be half of it.
  return deps.db.transaction(
    async (tx) => {
      const document = await findDocument(tx, person, id);
      const kind = document && partsKind(document.kind);
      if (!document || !kind) throw new AppError('not_found');
      return readChanges({ ...deps, db: tx }, document, kind, { since });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
