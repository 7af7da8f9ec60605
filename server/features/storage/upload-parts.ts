import type { IncomingMessage } from 'node:http';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { UPLOAD_PART_BYTES, type uploadProgress } from '@inkreel/contract/api/storage.ts';
import { AppError } from '../../http/app-error.ts';
import type { StorageDeps } from './files.ts';
import { newKey } from './key.ts';
import { findParts, insertPart } from './parts-store.ts';
import { declareIntents, forgetIntents, isUploadSpent } from './store.ts';
import { drain, readIntoMemory } from './upload-body.ts';
import { readUploadToken, type UploadPermission, uploadTokenHash } from './upload-token.ts';

type Progress = OutputOf<typeof uploadProgress>;

/** The permission of an upload in parts, with the hash that its parts are kept under. */
export interface PartsPermission {
  allowed: UploadPermission;
  size: number;
  hash: string;
}

/** @throws AppError upload_token_invalid, also for a token that takes its file in one piece */
export function requirePartsToken(deps: StorageDeps, token: string): PartsPermission {
  const allowed = readUploadToken(deps.files.secret, token, deps.clock.now());
  if (!allowed?.parts || allowed.size === undefined) throw new AppError('upload_token_invalid');
  return { allowed, size: allowed.size, hash: uploadTokenHash(token) };
}

/**
 * How far an upload in parts has come. One that is a file already has arrived whole.
 * @throws AppError upload_token_invalid
 */
export async function readProgress(deps: StorageDeps, token: string): Promise<Progress> {
  const { size, hash } = requirePartsToken(deps, token);
  if (await isUploadSpent(deps.db, hash)) return { received: size, size };
  return { received: await receivedBytes(deps, hash), size };
}

/**
 * Takes the next part. Each is stored as it comes, where every server and the one after a crash find it, and is
 * declared for the sweep until the upload's time is over.
 * @param start bytes before this part: what `readProgress` answers
 * @throws AppError as the contract's `putUploadPart` lists
 */
export async function receivePart(
  deps: StorageDeps,
  token: string,
  start: number,
  request: IncomingMessage,
): Promise<Progress> {
  try {
    const permission = requirePartsToken(deps, token);
    if (await isUploadSpent(deps.db, permission.hash)) throw new AppError('upload_token_used');
    const received = await receivedBytes(deps, permission.hash);
    if (start !== received) throw misplaced(received);
    const bytes = await readPart(permission.size - start, request);
    await storePart(deps, permission, start, bytes);
    return { received: start + bytes.length, size: permission.size };
  } catch (error) {
    drain(request);
    throw error;
  }
}

async function receivedBytes(deps: StorageDeps, hash: string): Promise<number> {
  const last = (await findParts(deps.db, hash)).at(-1);
  return last === undefined ? 0 : last.start + last.size;
}

/** @param due bytes that the whole upload still lacks */
async function readPart(due: number, request: IncomingMessage): Promise<Buffer> {
  const refuse = (seen: number) => {
    if (seen > UPLOAD_PART_BYTES)
      return new AppError('file_too_large', { data: { limit: UPLOAD_PART_BYTES } });
    return seen > due ? new AppError('upload_size_mismatch') : undefined;
  };
  const refusal = refuse(Number(request.headers['content-length'] ?? 0));
  if (refusal) throw refusal;
  const bytes = await readIntoMemory(request, refuse);
  if (bytes.length === 0) throw new AppError('upload_size_mismatch');
  return bytes;
}

async function storePart(
  deps: StorageDeps,
  { allowed, hash }: PartsPermission,
  start: number,
  bytes: Buffer,
): Promise<void> {
  const { db, files } = deps;
  const key = newKey(deps.clock.now(), 'part');
  const expiresAt = new Date(allowed.ends);
  // Dated ahead: the sweep takes what is older than its grace, and these may wait until the token ends.
  await declareIntents(db, [key], expiresAt);
  await files.driver.put(key, { bytes }, { contentType: 'application/octet-stream', size: bytes.length });
  if (await insertPart(db, { tokenHash: hash, start, size: bytes.length, key, expiresAt })) return;
  await files.driver.delete(key);
  await forgetIntents(db, [key]);
  throw misplaced(await receivedBytes(deps, hash));
}

const misplaced = (received: number) => new AppError('upload_part_misplaced', { data: { received } });
