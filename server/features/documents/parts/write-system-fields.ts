import { isSystemField, type PartsKind, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange, StoredPart } from '@inkreel/contract/documents/parts/merge-save.ts';
import { withFields } from '@inkreel/contract/documents/parts/part.ts';
import type { Tx } from '../../../db/connect.ts';
import { notifyOfDocument } from '../../../events/notify.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { partsKind } from '../kinds.ts';
import { lockDocumentById } from './parts-store.ts';
import { replacedBy } from './save-parts.ts';
import { writeMerged } from './write-parts.ts';

/**
 * Writes fields of the system, such as the result of a run, into parts of a document, which several people may have
 * open. Such writes never conflict, and are stored even when the room is full.
 * @returns ids of the parts that are deleted: their tombstones have the fields, for an undo
 */
export async function writeSystemFields(
  tx: Tx,
  deps: DocumentDeps,
  documentId: string,
  changes: readonly { id: string; set: NonNullable<PartChange['set']> }[],
): Promise<{ deleted: string[] }> {
  const document = await lockDocumentById(tx, documentId);
  const kind = document && partsKind(document.kind);
  if (!document || !kind) return { deleted: changes.map(({ id }) => id) };
  const replaced = await replacedBy(tx, documentId, kind, changes);
  const revision = document.revision + 1;
  const changed = changes.flatMap(({ id, set }) => {
    const found = replaced.get(id);
    return found ? [withSystemFields(kind, found, set, revision)] : [];
  });
  if (changed.length > 0) {
    const merged = { changed, conflicts: [], revived: [], before: new Map() };
    await writeMerged(tx, deps, document, kind, merged, { replaced, by: { saveId: null, writer: 'server' } });
    await notifyOfDocument(tx, { id: documentId, organisationId: document.organisationId, revision });
  }
  const isThere = (id: string) => replaced.get(id)?.deleted === null;
  return { deleted: changes.map(({ id }) => id).filter((id) => !isThere(id)) };
}

/** @throws Error for a field that is none of the system's: a defect of the caller */
function withSystemFields(
  kind: PartsKind,
  { part, revisions, deleted }: StoredPart,
  set: NonNullable<PartChange['set']>,
  revision: number,
): StoredPart {
  const partKind = partKindOf(kind, part.kind);
  for (const [field, value] of Object.entries(set)) {
    if (!partKind || !isSystemField(partKind, field)) throw new Error(`${part.kind}.${field} is for people`);
    if (value !== null && !partKind.system?.[field]?.(value))
      throw new Error(`${part.kind}.${field} is malformed`);
  }
  const written = Object.fromEntries(Object.keys(set).map((field) => [field, revision]));
  return { part: withFields(part, set), revisions: { ...revisions, ...written }, deleted };
}
