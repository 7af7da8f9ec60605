import type { Person } from '../organisations/project-access.ts';
import type { StorageDeps } from './files.ts';
import { withRoom } from './quota/with-room.ts';
import { type FileRow, findOwnCopy } from './store.ts';

/** What an input of a run needs to know of a file. */
export type InputFile = Pick<
  FileRow,
  'key' | 'width' | 'height' | 'contentType' | 'size' | 'durationMs' | 'frameRate' | 'audioCodec'
>;

/**
 * Stores bytes that came with the product as a file of the person's, once: a repeat with the same name returns the
 * existing file.
 * @param copy.name identifies the copy; its extension matches the type
 * @throws AppError storage_full, too_many_uploads, storage_unavailable
 */
export async function keepCopy(
  deps: StorageDeps,
  { organisationId, userId, role }: Person,
  copy: { name: string; bytes: Buffer; contentType: string },
): Promise<InputFile> {
  const { name, bytes, contentType } = copy;
  const kept = await findOwnCopy(deps.db, { organisationId, userId, role }, name);
  if (kept) return kept;
  return withRoom(deps, organisationId, async (upload) => {
    await upload.reserve(bytes.length);
    return upload.keep({
      source: { bytes },
      contentType,
      organisationId,
      userId,
      projectId: undefined,
      name,
      fromType: 'stock',
      shareType: 'public',
    });
  });
}
