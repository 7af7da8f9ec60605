import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { v7 } from 'uuid';
import type { DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { limitOf, materialize, sizeOf } from './bring-file.ts';
import type { ByteSource } from './drivers/driver.ts';
import { cleanFileName, withExtension } from './file-name.ts';
import { detectContentType, fileTypeOf, knownContentType } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import { storeMedia, withProvenance, withVideoLabel } from './keep-media.ts';
import { keepPicture } from './keep-picture.ts';
import { abandon, type FileToKeep, type PreparedFile, turnOf } from './kept-file.ts';
import { newKey, thumbnailKeyOf } from './key.ts';
import { readMedia } from './media/read-media.ts';
import type { TrackFacts } from './media/track-facts.ts';
import { type Admission, insertFileRow, type NewFile } from './store.ts';

/** Few browsers and none of the tools open HEIC: it is converted to a type that they do. */
const KEPT_AS: Readonly<Record<string, string>> = { 'image/heic': 'image/jpeg' };

/** Keys for a picture of this type, for `declaredKey`; undefined for anything else. */
export function pictureKeys(contentType: string, now: Date): [key: string, thumbnailKey: string] | undefined {
  const { kind, extension } = fileTypeOf(KEPT_AS[contentType] ?? contentType);
  if (kind !== 'image') return undefined;
  const key = newKey(now, extension);
  return [key, thumbnailKeyOf(key)];
}

/**
 * Checks and stores the bytes of a file, with its smaller copy, and returns the values of its row.
 *
 * The keys are declared in `pending_writes` before the first byte is written, so that a crash at any moment before
 * `insertFile` commits leaves nothing that `sweepStorage` does not remove.
 * @throws AppError unsupported_file_type, file_type_mismatch, file_too_large, image_unreadable,
 * image_too_many_pixels, image_too_heavy, media_unreadable, media_without_picture, storage_unavailable; images_busy
 * or media_busy if no turn comes in time; task_engine_stopped if an address cannot be downloaded
 */
export async function prepareFile(deps: StorageDeps, file: FileToKeep): Promise<PreparedFile> {
  const said = knownContentType(file.contentType);
  if (said === undefined) throw new AppError('unsupported_file_type');
  const temporary = path.join(deps.files.incoming, randomUUID());
  // A picture that is already in memory or on this disk needs no temporary file.
  const onTheWay = 'url' in file.source || fileTypeOf(said).kind !== 'image';
  try {
    const brought = await materialize(deps, file.source, temporary, {
      limit: limitOf(file, said),
      kind: fileTypeOf(said).kind,
    });
    const detected = contentTypeOf(said, await detectContentType(brought));
    if (detected === undefined || !isAsSaid(file, said, detected)) throw new AppError('file_type_mismatch');
    const { given, facts } = await readUpload(file, detected, brought);
    const labelled = await withVideoLabel(deps, file, given, brought, `${temporary}.labelled`);
    const contentType = labelled ? 'video/mp4' : (KEPT_AS[given] ?? given);
    const type = fileTypeOf(contentType);
    const id = v7();
    const key = file.declaredKey ?? newKey(deps.clock.now(), type.extension);
    const row = {
      id,
      organisationId: file.organisationId,
      userId: file.userId,
      projectId: file.projectId ?? null,
      key,
      name: withExtension(cleanFileName(file.name), type.extension),
      contentType,
      fromType: file.fromType,
      shareType: file.shareType,
    };
    if (type.kind === 'image') return await keepPicture(deps, file, row, brought, given === 'image/heic');
    const shown = labelled ?? brought;
    const marked = await withProvenance(deps, file.provenance, row, shown, `${temporary}.marked`);
    return await storeMedia(deps, row, marked, file, facts);
  } finally {
    // The source's own path is not among them.
    const made = onTheWay ? [temporary, `${temporary}.labelled`, `${temporary}.marked`] : [];
    await Promise.all(made.map((each) => rm(each, { force: true })));
  }
}

/**
 * Writes the row of a prepared file, in the caller's transaction if there is one: from then on the bytes have an owner.
 * @param admission of the upload that brought it; the same statement uses it up
 * @throws AppError storage_unavailable when the sweep has already removed them (an hour after `prepareFile`);
 * upload_token_used
 */
export async function insertFile(
  db: DbOrTx,
  prepared: PreparedFile,
  admission?: Admission,
): Promise<{ id: string }> {
  const { prepared: _, ...row } = prepared;
  const keys = keysOf(row);
  const outcome = await insertFileRow(db, row, keys, admission);
  if (outcome === 'spent') throw new AppError('upload_token_used');
  if (outcome === 'swept') {
    throw new AppError('storage_unavailable', { cause: new Error('the stored bytes were swept') });
  }
  return { id: row.id };
}

/** Removes the bytes of a file that will have no row. */
export async function discardPrepared(deps: StorageDeps, prepared: PreparedFile): Promise<void> {
  await abandon(deps, keysOf(prepared));
}

function keysOf({ key, thumbnailKey }: Pick<NewFile, 'key' | 'thumbnailKey'>): string[] {
  return thumbnailKey === null ? [key] : [key, thumbnailKey];
}

/** Containers of films that may also contain sound alone. */
const FILM_OR_SOUND: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime']);

/**
 * Type of an upload by its tracks: a file that begins like a film and has no pictures is sound. A generated file is
 * read later, once it is marked, and must be of its declared type.
 */
async function readUpload(
  file: FileToKeep,
  given: string,
  source: ByteSource,
): Promise<{ given: string; facts?: TrackFacts }> {
  if (file.provenance !== undefined || fileTypeOf(given).kind === 'image') return { given };
  try {
    return { given, facts: await readMedia(source, given, turnOf(file)) };
  } catch (error) {
    const isSound = error instanceof AppError && error.code === 'media_without_picture';
    if (!isSound || !FILM_OR_SOUND.has(given)) throw error;
    const { limit } = fileTypeOf('audio/mp4');
    if ((await sizeOf(source)) > limit) throw new AppError('file_too_large', { data: { limit } });
    return { given: 'audio/mp4', facts: await readMedia(source, 'audio/mp4', turnOf(file)) };
  }
}

/**
 * An MP4 does not say in its first bytes whether it has frames: an MP4 that is declared as sound is read as
 * sound.
 */
function contentTypeOf(said: string, detected: string | undefined): string | undefined {
  return said === 'audio/mp4' && detected === 'video/mp4' ? said : detected;
}

/**
 * Of a provider's file only the kind must match: a JPEG in place of a PNG is still the picture that was paid
 * for.
 */
function isAsSaid({ provenance, source }: FileToKeep, said: string, given: string): boolean {
  if (provenance === undefined && given === 'audio/mp4' && FILM_OR_SOUND.has(said)) return true;
  if (provenance === undefined || !('url' in source)) return given === said;
  return fileTypeOf(given).kind === fileTypeOf(said).kind;
}
