import type { copyDocument as endpoint } from '@inkreel/contract/api/documents.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { type PartsKind, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { v7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from './document-deps.ts';
import { partsKind } from './kinds.ts';
import { findDocumentOfSave, findParts, lockSaveId } from './parts/parts-store.ts';
import { partsOf } from './parts/read-parts.ts';
import { writeMerged } from './parts/write-parts.ts';
import { readContent } from './read-content.ts';
import { findRevision, holdFiles, insertDocument, lockDocument } from './store.ts';
import { writeRevision } from './write-revision.ts';

/**
 * Makes a document of the person with what another one has now, in the same project, also with what its runs made; its
 * history, links and comments stay with the original. A repeated call with the same `save` makes no second copy.
 * @throws AppError not_found; document_unreadable; storage_full
 */
export async function copyDocument(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { name, save }: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { organisationId, userId } = person;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await lockSaveId(tx, save);
    const made = await findDocumentOfSave(tx, userId, save);
    if (made !== undefined) return { id: made };
    // Its parts and their files do not change while they are read.
    const original = await lockDocument(tx, person, id);
    if (!original) throw new AppError('not_found');
    const copy = {
      id: v7(),
      organisationId,
      userId,
      projectId: original.projectId,
      kind: original.kind,
      name,
      revision: 1,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await insertDocument(tx, copy);
    const kind = partsKind(original.kind);
    if (kind) {
      const rows = await findParts(tx, id);
      // The person sees them in the original, also those that others added.
      await holdFiles(tx, copy.id, [...new Set(rows.flatMap(({ fileIds }) => fileIds))]);
      const parts = await partsOf(tx, id, kind, rows);
      const changed = [...parts.values()].map((each) => {
        const part = copied(kind, each);
        const revisions = Object.fromEntries(Object.keys(part).map((field) => [field, 1]));
        return { part, revisions, deleted: null };
      });
      const merged = { changed, before: new Map(), conflicts: [], revived: [] };
      const by = { person, saveId: save, writer: '' };
      await writeMerged(tx, deps, copy, kind, merged, { replaced: new Map(), by, isNew: true });
      return { id: copy.id };
    }
    const state = await findRevision(tx, id, original.revision);
    if (!state) throw new AppError('document_unreadable');
    const content = readContent(original.kind, state.schemaVersion, state.content);
    await holdFiles(tx, copy.id, content.fileIds);
    await writeRevision(tx, deps, person, copy, content, { newest: undefined, save });
    return { id: copy.id };
  });
}

/** Without runs that have not ended, which write their results into the original, and without what the original cost. */
function copied(kind: PartsKind, part: Part): Part {
  const system = partKindOf(kind, part.kind)?.system ?? {};
  const isUnderWay = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    ['waiting', 'running'].includes((value as { state?: string }).state ?? '');
  return Object.fromEntries(
    Object.entries(part).filter(
      ([field, value]) => !(Object.hasOwn(system, field) && (field === 'spent' || isUnderWay(value))),
    ),
  ) as unknown as Part;
}
