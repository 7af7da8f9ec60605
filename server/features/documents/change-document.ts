import type {
  emptyDocumentBin as emptyEndpoint,
  updateDocument as endpoint,
} from '@inkreel/contract/api/documents.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { BIN_DAYS } from '@inkreel/contract/limits.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireProject } from '../organisations/require-project.ts';
import { discardLeftOvers } from '../storage/discard-files.ts';
import type { DocumentDeps } from './document-deps.ts';
import { changeDocument, type DeletedDocuments, deleteBinned, deleteSeenBinned } from './store.ts';

const BIN_MS = BIN_DAYS * 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Renames a document, moves it to a project, or restores it from the bin.
 * @throws AppError not_found for a document or project that the person does not see; invalid_input if nothing is
 * to be changed
 */
export async function updateDocument(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  wish: BodyOf<typeof endpoint>,
): Promise<null> {
  if (wish.project_id !== undefined) await requireProject(deps, person, wish.project_id);
  const change = {
    ...(wish.name === undefined ? {} : { name: wish.name }),
    ...(wish.project_id === undefined ? {} : { projectId: wish.project_id }),
    ...(wish.restored === undefined ? {} : { deletedAt: null }),
  };
  if (Object.keys(change).length === 0) throw new AppError('invalid_input');
  if (!(await changeDocument(deps.db, person, id, change))) throw new AppError('not_found');
  return null;
}

/**
 * Moves a document to the bin; idempotent.
 * @throws AppError not_found
 */
export async function deleteDocument(deps: DocumentDeps, person: Principal, id: string): Promise<null> {
  const found = await changeDocument(deps.db, person, id, { deletedAt: deps.clock.now() });
  if (!found) throw new AppError('not_found');
  return null;
}

/**
 * Permanently removes the documents in the bin that the person sees. Their pictures stay among the uploads.
 */
export async function emptyDocumentBin(
  { db }: Pick<DocumentDeps, 'db'>,
  person: Principal,
): Promise<OutputOf<typeof emptyEndpoint>> {
  const removed = await inBatches(db, (tx) => deleteSeenBinned(tx, person, BATCH));
  return { documents: removed };
}

/**
 * Removes for good what has been in the bin for 30 days (decisions, Deletion).
 * @returns number of documents removed
 */
export async function sweepDocuments({ db, clock }: Pick<DocumentDeps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - BIN_MS);
  return inBatches(db, (tx) => deleteBinned(tx, before, BATCH));
}

async function inBatches(db: Db, remove: (tx: Tx) => Promise<DeletedDocuments>): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const { count, fileIds } = await remove(tx);
      await discardLeftOvers(tx, fileIds);
      return count;
    });
    total += removed;
    if (removed < BATCH) return total;
  }
}
