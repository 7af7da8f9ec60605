import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { findSeenFiles } from '../storage/seen-files.ts';
import { heldFiles } from './store.ts';

/**
 * Files that a document already uses may stay, no matter who added them; new ones must be visible to the
 * person.
 * @param placeOf where the document names a file
 * @throws AppError not_found that names the place of the first wrong one
 */
export async function requireFiles(
  tx: Tx,
  person: Person,
  documentId: string,
  fileIds: readonly string[],
  placeOf?: (fileId: string) => string | undefined,
): Promise<void> {
  if (fileIds.length === 0) return;
  const held = await heldFiles(tx, documentId, fileIds);
  const fresh = fileIds.filter((fileId) => !held.includes(fileId));
  const seen = await findSeenFiles(tx, person, fresh);
  if (seen.length === fresh.length) return;
  const unseen = fresh.find((fileId) => !seen.some(({ id }) => id === fileId)) ?? '';
  const field = placeOf?.(unseen);
  throw new AppError(
    'not_found',
    field === undefined ? {} : { data: { fields: [{ field, problem: 'unknown_file' }] } },
  );
}
