import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedFile } from '@inkreel/contract/api/storage.ts';
import { AppError } from '../../http/app-error.ts';
import { uploadedFileOf } from './addresses.ts';
import { storageUnavailable } from './drivers/driver.ts';
import type { StorageDeps } from './files.ts';
import { insertFile, prepareFile } from './keep-file.ts';
import { dropParts, findParts, findUploaded, type UploadPart } from './parts-store.ts';
import { type PartsPermission, requirePartsToken } from './upload-parts.ts';

/**
 * Makes the parts of an upload one file. Asked again, because the answer was lost or twice at a time, it answers with
 * the same file.
 * @throws AppError as the contract's `finishUpload` lists. What the bytes are refused for is final: the parts go
 */
export async function finishUpload(deps: StorageDeps, token: string): Promise<UploadedFile> {
  const permission = requirePartsToken(deps, token);
  const earlier = await findUploaded(deps.db, permission.hash);
  if (earlier === null) throw new AppError('upload_token_used');
  if (earlier !== undefined) return uploadedFileOf(deps, earlier);
  const parts = await findParts(deps.db, permission.hash);
  const received = parts.reduce((sum, { size }) => sum + size, 0);
  if (received !== permission.size) throw new AppError('upload_size_mismatch', { data: { received } });
  const whole = path.join(deps.files.incoming, randomUUID());
  try {
    await joinParts(deps, parts, whole);
    const file = await keep(deps, permission, whole);
    await deps.db.transaction((tx) => dropParts(tx, permission.hash));
    return file;
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code)) {
      await deps.db.transaction((tx) => dropParts(tx, permission.hash));
    }
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

/** What is wrong with the bytes themselves and stays so. */
const REFUSALS: ReadonlySet<string> = new Set([
  'file_type_mismatch',
  'file_too_large',
  'image_unreadable',
  'image_too_many_pixels',
]);

async function keep(
  deps: StorageDeps,
  { allowed, hash }: PartsPermission,
  whole: string,
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
  });
  try {
    await insertFile(deps.db, prepared, { hash, expiresAt: new Date(allowed.ends) });
    return uploadedFileOf(deps, prepared);
  } catch (error) {
    // Asked twice at a time: what this one stored is swept, and both answer with the file of the other.
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
    for (const { key } of parts) {
      const stream = await deps.files.driver.read(key);
      if (!stream) throw new AppError('upload_token_invalid', { cause: new Error(`no bytes for ${key}`) });
      for await (const chunk of stream) await file.write(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof AppError ? error : storageUnavailable(error);
  } finally {
    await file.close();
  }
}
