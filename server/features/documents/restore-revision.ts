import type { DocumentRecord, restoreRevision as endpoint } from '@inkreel/contract/api/documents.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from './document-deps.ts';
import { documentRecord } from './document-record.ts';
import { partsKind } from './kinds.ts';
import { restoreParts } from './parts/restore-parts.ts';
import { readContent } from './read-content.ts';
import { findRevision, lockDocument, pinRevision } from './store.ts';
import { writeRevision } from './write-revision.ts';

/**
 * Makes an earlier state of a document its newest revision. The previous state stays in the history, however
 * briefly it was current, so that restoring can be undone.
 * @throws AppError not_found for a document that the person does not see, or a revision that the history does
 *   not keep; conflict if the document was changed meanwhile; document_unreadable; storage_full
 */
export async function restoreRevision(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { revision, from }: BodyOf<typeof endpoint>,
): Promise<DocumentRecord> {
  return deps.db.transaction(async (tx) => {
    const document = await lockDocument(tx, person, id);
    if (!document) throw new AppError('not_found');
    const kind = partsKind(document.kind);
    const state = kind ? undefined : await findRevision(tx, id, from);
    if (!kind && !state) throw new AppError('not_found');
    if (document.revision !== revision)
      throw new AppError('conflict', { data: { revision: document.revision } });
    if (kind) {
      const written = await restoreParts(tx, deps, document, kind, { person, from });
      const restored = { ...document, revision: written, updatedAt: deps.clock.now() };
      return documentRecord({ ...deps, db: tx }, restored, undefined);
    }
    if (!state) throw new AppError('not_found');
    const checked = readContent(document.kind, state.schemaVersion, state.content);
    await pinRevision(tx, id, document.revision);
    const newest = await findRevision(tx, id, document.revision);
    const written = await writeRevision(tx, deps, person, document, checked, { newest, pinned: true });
    const restored = { ...document, revision: written, updatedAt: deps.clock.now() };
    return documentRecord({ ...deps, db: tx }, restored, checked);
  });
}
