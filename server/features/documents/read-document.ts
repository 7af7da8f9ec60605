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
import { type DocumentRow, findDocument, findDocuments, findRevision, findRevisions } from './store.ts';

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
  const document = await requireDocument(deps, person, id);
  const state = await findRevision(deps.db, id, document.revision);
  if (!state) throw new Error(`document ${id} has no revision ${document.revision}`);
  return documentRecord(deps, document, state);
}

/** @throws AppError not_found */
export async function listRevisions(
  deps: Pick<DocumentDeps, 'db'>,
  person: Principal,
  id: string,
): Promise<{ items: DocumentRevision[] }> {
  await requireDocument(deps, person, id);
  const rows = await findRevisions(deps.db, id);
  const items = rows.map(({ revision, userId, size, createdAt }) => ({
    revision,
    own: userId === person.userId,
    size,
    created_at: createdAt.toISOString(),
  }));
  return { items };
}

async function requireDocument(
  { db }: Pick<DocumentDeps, 'db'>,
  person: Principal,
  id: string,
): Promise<DocumentRow> {
  const document = await findDocument(db, person, id);
  if (!document) throw new AppError('not_found');
  return document;
}
