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
import { findDocument, findDocuments, findNewest, findRevisions } from './store.ts';

/** A page of the documents that the person sees. */
export async function listDocuments(
  { db }: Pick<DocumentDeps, 'db'>,
  person: Principal,
  query: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const rows = await findDocuments(db, person, query);
  const items = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? (items.at(-1)?.id ?? null) : null;
  return { items: items.map(documentEntry), next };
}

/** @throws AppError not_found, also for a document in the bin; document_unreadable */
export async function getDocument(
  deps: DocumentDeps,
  person: Principal,
  id: string,
): Promise<DocumentRecord> {
  const newest = await findNewest(deps.db, person, id);
  if (!newest) throw new AppError('not_found');
  return documentRecord(deps, newest.document, newest.state);
}

/** @throws AppError not_found */
export async function listRevisions(
  deps: Pick<DocumentDeps, 'db'>,
  person: Principal,
  id: string,
): Promise<{ items: DocumentRevision[] }> {
  if (!(await findDocument(deps.db, person, id))) throw new AppError('not_found');
  const rows = await findRevisions(deps.db, id);
  const items = rows.map(({ revision, userId, size, createdAt }) => ({
    revision,
    own: userId === person.userId,
    size,
    created_at: createdAt.toISOString(),
  }));
  return { items };
}
