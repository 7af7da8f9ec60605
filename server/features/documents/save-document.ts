import type {
  createDocument as createEndpoint,
  DocumentRecord,
  saveDocument as saveEndpoint,
} from '@inkreel/contract/api/documents.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { v7 } from 'uuid';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireProject } from '../organisations/require-project.ts';
import type { DocumentDeps } from './document-deps.ts';
import { documentRecord } from './document-record.ts';
import { partsKind } from './kinds.ts';
import { findDocumentOfSave, findSave, lockSaveId } from './parts/parts-store.ts';
import { createParts } from './parts/save-parts.ts';
import { requireContent } from './read-content.ts';
import { findNewest, findRevision, insertDocument, lockDocument } from './store.ts';
import { writeRevision } from './write-revision.ts';

/**
 * Saves a new document; one that this save made before, and that is not deleted, is returned as it is now.
 * @throws AppError not_found for a project or a file that the person does not see; invalid_input;
 *   payload_too_large; document_full; storage_full
 */
export async function createDocument(
  deps: DocumentDeps,
  person: Principal,
  { kind, name, project_id, schema, content, save }: BodyOf<typeof createEndpoint>,
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
    const made = save === undefined ? undefined : await findMade(tx, person, save);
    if (made) return documentRecord({ ...deps, db: tx }, made.document, made.state);
    await insertDocument(tx, document);
    if (inParts) await createParts(tx, deps, document, inParts, { person, schema, content, save });
    if (checked) await writeRevision(tx, deps, person, document, checked, { newest: undefined, save });
    return documentRecord({ ...deps, db: tx }, document, checked);
  });
}

/** The document that a creation with this id made, with its newest state; others with the same id wait for this one. */
async function findMade(tx: Tx, person: Principal, save: string) {
  await lockSaveId(tx, save);
  const id = await findDocumentOfSave(tx, person.userId, save);
  return id === undefined ? undefined : findNewest(tx, person, id);
}

/**
 * Saves the next revision of a document that the person sees. A save with an id that the document has already is
 * answered as the first one; so is the current content from callers that give no id.
 * @throws AppError conflict, with the newest revision, if another save came before; not_found; invalid_input;
 * payload_too_large; storage_full
 */
export async function saveDocument(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { revision, schema, content, save }: BodyOf<typeof saveEndpoint>,
): Promise<OutputOf<typeof saveEndpoint>> {
  return deps.db.transaction(async (tx) => {
    const document = await lockDocument(tx, person, id);
    if (!document) throw new AppError('not_found');
    const first = save === undefined ? undefined : await findSave(tx, id, save);
    if (first) return { revision: first.revision, updated_at: first.createdAt.toISOString() };
    const checked = requireContent(document.kind, schema, content);
    const newest = await findRevision(tx, id, document.revision);
    const isSaved = newest?.contentHash === checked.contentHash && newest.userId === person.userId;
    if (isSaved && document.revision - revision <= 1)
      return { revision: document.revision, updated_at: document.updatedAt.toISOString() };
    if (document.revision !== revision)
      throw new AppError('conflict', { data: { revision: document.revision } });
    const written = await writeRevision(tx, deps, person, document, checked, { newest, save });
    return { revision: written, updated_at: deps.clock.now().toISOString() };
  });
}
