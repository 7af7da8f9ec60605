import type {
  createDocument as createEndpoint,
  DocumentRecord,
  saveDocument as saveEndpoint,
} from '@inkreel/contract/api/documents.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { v7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireProject } from '../organisations/require-project.ts';
import type { DocumentDeps } from './document-deps.ts';
import { documentRecord } from './document-record.ts';
import { partsKind } from './kinds.ts';
import { createParts } from './parts/save-parts.ts';
import { requireContent } from './read-content.ts';
import { findRevision, insertDocument, lockDocument } from './store.ts';
import { writeRevision } from './write-revision.ts';

/**
 * Saves a new document.
 * @throws AppError not_found for a project or a file that the person does not see; invalid_input;
 *   payload_too_large; document_full; storage_full
 */
export async function createDocument(
  deps: DocumentDeps,
  person: Principal,
  { kind, name, project_id, schema, content }: BodyOf<typeof createEndpoint>,
): Promise<DocumentRecord> {
  const inParts = partsKind(kind);
  const checked = inParts ? undefined : requireContent(kind, schema, content);
  if (project_id !== undefined) await requireProject(deps, person, project_id);
  const { organisationId, userId } = person;
  const now = deps.clock.now();
  const document = {
    id: v7(),
    organisationId,
    userId,
    projectId: project_id ?? null,
    kind,
    name,
    revision: 1,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return deps.db.transaction(async (tx) => {
    await insertDocument(tx, document);
    if (inParts) await createParts(tx, deps, document, inParts, { person, schema, content });
    if (checked) await writeRevision(tx, deps, person, document, checked, { newest: undefined });
    return documentRecord({ ...deps, db: tx }, document, checked);
  });
}

/**
 * Saves the next revision of a document that the person sees. Saving the current content again changes nothing, so
 * that a save whose answer was lost can be sent again.
 * @throws AppError conflict, with the newest revision, if another save came before; not_found; invalid_input;
 * payload_too_large; storage_full
 */
export async function saveDocument(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { revision, schema, content }: BodyOf<typeof saveEndpoint>,
): Promise<OutputOf<typeof saveEndpoint>> {
  return deps.db.transaction(async (tx) => {
    const document = await lockDocument(tx, person, id);
    if (!document) throw new AppError('not_found');
    const checked = requireContent(document.kind, schema, content);
    const newest = await findRevision(tx, id, document.revision);
    const isSaved = newest?.contentHash === checked.contentHash && newest.userId === person.userId;
    if (isSaved && document.revision - revision <= 1)
      return { revision: document.revision, updated_at: document.updatedAt.toISOString() };
    if (document.revision !== revision)
      throw new AppError('conflict', { data: { revision: document.revision } });
    const written = await writeRevision(tx, deps, person, document, checked, { newest });
    return { revision: written, updated_at: deps.clock.now().toISOString() };
  });
}
