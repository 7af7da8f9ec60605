import { DOCUMENT_HISTORY } from '@inkreel/contract/api/documents.ts';
import type { Tx } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { discardLeftOvers } from '../storage/discard-files.ts';
import type { DocumentDeps } from './document-deps.ts';
import { wholeKind } from './kinds.ts';
import { deleteSavesUpTo, insertSave } from './parts/parts-store.ts';
import type { CheckedContent } from './read-content.ts';
import { requireFiles } from './require-files.ts';
import { requireLeft } from './require-left.ts';
import {
  type DocumentRow,
  deleteRevision,
  holdFiles,
  insertRevision,
  pruneRevisions,
  type RevisionRow,
  releaseUnnamed,
  setRevision,
  setTexts,
} from './store.ts';

/** Saves of one person within this time are one step of the history, in milliseconds. */
const STEP_MS = 5 * 60 * 1000;
/** Saves that a document knows by their ids: more than a page makes while another one waits to send its own. */
const SAVES_KNOWN = 1000;
/** Bytes that the smallest state counts as: its row and its entries in the indexes. */
const LEAST_BYTES = 4096;

/**
 * Writes the next revision of a locked document. Autosaves would fill the history with states that differ by
 * one drag, so the saves of one person within five minutes are one step, which keeps the last state.
 * @param newest what is saved now; undefined for a new document
 * @param save id that the page gave the save
 * @throws AppError not_found if the content names a file that the person does not see; storage_full
 */
export async function writeRevision(
  tx: Tx,
  deps: DocumentDeps,
  person: Person,
  document: Pick<DocumentRow, 'id' | 'organisationId' | 'userId' | 'revision' | 'kind'>,
  checked: CheckedContent,
  {
    newest,
    pinned = false,
    save,
  }: { newest: RevisionRow | undefined; pinned?: boolean; save?: string | undefined },
): Promise<number> {
  const { id: documentId, organisationId } = document;
  await requireFiles(tx, person, documentId, checked.fileIds);
  const now = deps.clock.now();
  const isSameStep =
    newest !== undefined &&
    !newest.pinned &&
    !pinned &&
    newest.userId === person.userId &&
    now.getTime() - newest.startedAt.getTime() < STEP_MS;
  const revision = newest ? document.revision + 1 : document.revision;
  const size = Math.max(LEAST_BYTES, checked.size);
  if (isSameStep) await deleteRevision(tx, documentId, newest.revision);
  await insertRevision(tx, {
    documentId,
    revision,
    organisationId,
    userId: person.userId,
    schemaVersion: checked.schemaVersion,
    content: checked.content,
    contentHash: checked.contentHash,
    size,
    pinned,
    fileIds: checked.fileIds,
    startedAt: isSameStep ? newest.startedAt : now,
    createdAt: now,
  });
  if (save !== undefined) {
    const by = { saveId: save, writer: '', userId: person.userId, answer: { conflicts: [], revived: [] } };
    await insertSave(tx, { documentId, revision, ...by, createdAt: now });
    await deleteSavesUpTo(tx, documentId, revision - SAVES_KNOWN);
  }
  // The trigger holds the organisation's account by now: no one else can add to it before this transaction
  // ends.
  if (size > (isSameStep ? newest.size : 0)) await requireLeft(tx, deps, organisationId, size, now);
  await pruneRevisions(tx, documentId, wholeKind(document.kind)?.history ?? DOCUMENT_HISTORY);
  await holdFiles(tx, documentId, checked.fileIds);
  // Not within a step: what was just taken out may come back by undo.
  if (!isSameStep) await discardLeftOvers(tx, await releaseUnnamed(tx, documentId));
  await setTexts(tx, document, checked.texts);
  await setRevision(tx, documentId, revision, now);
  return revision;
}
