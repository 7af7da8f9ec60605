import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { UploadedFile } from '@inkreel/contract/api/storage.ts';
import { AppError } from '../../http/app-error.ts';
import { uploadedFileOf } from './addresses.ts';
import { storageUnavailable } from './drivers/driver.ts';
import type { StorageDeps } from './files.ts';
import { discardPrepared, insertFile, prepareFile } from './keep-file.ts';
import { dropParts, findParts, findUploaded, type UploadPart } from './parts-store.ts';
import { releaseRoom, reserveRoom } from './quota/room.ts';
import { type PartsPermission, requirePartsToken } from './upload-parts.ts';
import { requireUploader } from './upload-token.ts';
import { whileConnected } from './while-connected.ts';
import { wholeStream } from './whole-stream.ts';

/**
 * Joins the parts of an upload into one file. A repeat, after a lost answer or at the same time, answers with the
 * same file.
 * @throws AppError as the contract's `finishUpload` lists. If the bytes themselves are refused, that is final: the
 * parts are removed
 */
export async function finishUpload(
  deps: StorageDeps,
  token: string,
  request: Pick<IncomingMessage, 'socket'>,
): Promise<UploadedFile> {
  const permission = await requirePartsToken(deps, token);
  const earlier = await findUploaded(deps.db, permission.hash);
  if (earlier === null) throw new AppError('upload_token_used');
  if (earlier !== undefined) return uploadedFileOf(deps, earlier);
  const parts = await findParts(deps.db, permission.hash);
  const received = parts.reduce((sum, { size }) => sum + size, 0);
  if (received !== permission.size) {
    // A concurrent call may have dropped the parts in between.
    const other = await findUploaded(deps.db, permission.hash);
    if (other) return uploadedFileOf(deps, other);
    throw new AppError('upload_size_mismatch', { data: { received } });
  }
  const whole = path.join(deps.files.incoming, randomUUID());
  try {
    await joinParts(deps, parts, whole);
    return await whileConnected(request, (signal) => keep(deps, permission, whole, signal));
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code)) {
      await deps.db.transaction((tx) => dropParts(tx, permission.hash));
    }
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

/** Refusals of the bytes themselves, which are final. */
const REFUSALS: ReadonlySet<string> = new Set([
  'file_type_mismatch',
  'file_too_large',
  'image_unreadable',
  'image_too_many_pixels',
  'media_unreadable',
  'media_without_picture',
  'image_too_heavy',
]);

/**
 * The file replaces its parts in one transaction; if it is larger than they were, it needs space for the difference.
 */
async function keep(
  deps: StorageDeps,
  { allowed, size, hash }: PartsPermission,
  whole: string,
  signal: AbortSignal,
): Promise<UploadedFile> {
  const prepared = await prepareFile(deps, {
    source: { path: whole },
    contentType: allowed.type,
    organisationId: allowed.organisation,
    userId: allowed.user,
    projectId: allowed.project,
    name: allowed.name,
    fromType: allowed.from,
    shareType: allowed.share,
    signal,
  });
  const room: string[] = [];
  try {
    if (prepared.size > size) {
      room.push(await reserveRoom(deps, allowed.organisation, prepared.size - size));
    }
    // Joining and checking a film takes a while.
    await requireUploader(deps, allowed);
    await deps.db.transaction(async (tx) => {
      await dropParts(tx, hash);
      await insertFile(tx, prepared, { token: { hash, expiresAt: new Date(allowed.ends) }, room });
    });
    return uploadedFileOf(deps, prepared);
  } catch (error) {
    if (room.length > 0) await releaseRoom(deps.db, room).catch(() => undefined);
    if (error instanceof AppError) await discardPrepared(deps, prepared);
    // Of two concurrent calls, both answer with the file of the first.
    const other = await findUploaded(deps.db, hash);
    if (!other) throw error;
    return uploadedFileOf(deps, other);
  }
}

async function joinParts(deps: StorageDeps, parts: readonly UploadPart[], target: string): Promise<void> {
  const file = await open(target, 'wx').catch((error: unknown) => {
    throw storageUnavailable(error);
  });
  try {
    for (const { key, size } of parts) {
      const stream = await deps.files.driver.read(key);
      if (!stream) throw new AppError('upload_token_invalid', { cause: new Error(`no bytes for ${key}`) });
      for await (const chunk of wholeStream(stream, size)) await file.write(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof AppError ? error : storageUnavailable(error);
  } finally {
    await file.close();
  }
}
