import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { findSeenFiles } from '../storage/seen-files.ts';
import { heldFiles } from './store.ts';

/**
 * Files that a document already uses may stay, no matter who added them; new ones must be visible to the
 * person.
 * @throws AppError not_found
 */
export async function requireFiles(
  tx: Tx,
  person: Person,
  documentId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const held = await heldFiles(tx, documentId, fileIds);
  const fresh = fileIds.filter((fileId) => !held.includes(fileId));
  const seen = await findSeenFiles(tx, person, fresh);
  if (seen.length < fresh.length) throw new AppError('not_found');
}
