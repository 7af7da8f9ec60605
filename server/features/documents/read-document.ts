import type {
  DocumentRecord,
  DocumentRevision,
  listDocuments as listEndpoint,
} from '@inkreel/contract/api/documents.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from './document-deps.ts';
import { documentEntry, documentRecord } from './document-record.ts';
import { findCovers } from './find-covers.ts';
import { partsKind } from './kinds.ts';
import { findSteps } from './parts/parts-store.ts';
import { findDocument, findDocuments, findNewest, findRevisions } from './store.ts';

/** A page of the documents that the person sees. */
export async function listDocuments(
  deps: DocumentDeps,
  person: Principal,
  query: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const rows = await findDocuments(deps.db, person, query);
  const items = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? (items.at(-1)?.id ?? null) : null;
  const inParts = items.filter(({ kind }) => partsKind(kind)).map(({ id }) => id);
  const covers = await findCovers(deps, inParts);
  return { items: items.map((row) => ({ ...documentEntry(row), cover: covers.get(row.id) ?? null })), next };
}

/** @throws AppError not_found, also for a document in the bin; document_unreadable */
export async function getDocument(
  deps: DocumentDeps,
  person: Principal,
  id: string,
): Promise<DocumentRecord> {
  // One snapshot: parts are read by a statement of their own.
  return deps.db.transaction(
    async (tx) => {
      const newest = await findNewest(tx, person, id);
      if (!newest) throw new AppError('not_found');
      return documentRecord({ ...deps, db: tx }, newest.document, newest.state);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** @throws AppError not_found */
export async function listRevisions(
  deps: Pick<DocumentDeps, 'db'>,
  person: Principal,
  id: string,
): Promise<{ items: DocumentRevision[] }> {
  const document = await findDocument(deps.db, person, id);
  if (!document) throw new AppError('not_found');
  const rows = partsKind(document.kind)
    ? (await findSteps(deps.db, id)).map((step) => ({
        ...step,
        revision: step.last,
        createdAt: step.endedAt,
      }))
    : await findRevisions(deps.db, id);
  const items = rows.map(({ revision, userId, size, createdAt }) => ({
    revision,
    own: userId === person.userId,
    size,
    created_at: createdAt.toISOString(),
  }));
  return { items };
}
