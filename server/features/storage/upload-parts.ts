import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { UPLOAD_PART_BYTES, type uploadProgress } from '@inkreel/contract/api/storage.ts';
import { AppError } from '../../http/app-error.ts';
import type { ByteSource } from './drivers/driver.ts';
import type { StorageDeps } from './files.ts';
import { newKey } from './key.ts';
import { findParts, insertPart } from './parts-store.ts';
import { releaseRoom, reserveRoom } from './quota/room.ts';
import { isUploadSpent, registerPendingWrites, releasePendingWrites } from './store.ts';
import { drain, readIntoFile, readIntoMemory, takeMemory } from './upload-body.ts';
import {
  requireUploader,
  requireUploadToken,
  type UploadPermission,
  uploadTokenHash,
} from './upload-token.ts';

type Progress = OutputOf<typeof uploadProgress>;

/** The permission of an upload in parts, with the hash under which its parts are stored. */
export interface PartsPermission {
  allowed: UploadPermission;
  size: number;
  hash: string;
}

/** @throws AppError upload_token_invalid, also for a token that takes its file in one piece */
export async function requirePartsToken(deps: StorageDeps, token: string): Promise<PartsPermission> {
  const allowed = await requireUploadToken(deps, token);
  if (!allowed.parts || allowed.size === undefined) throw new AppError('upload_token_invalid');
  return { allowed, size: allowed.size, hash: uploadTokenHash(token) };
}

/**
 * How many bytes of an upload in parts have arrived: all of them once it is a file.
 * @throws AppError upload_token_invalid
 */
export async function readProgress(deps: StorageDeps, token: string): Promise<Progress> {
  const { size, hash } = await requirePartsToken(deps, token);
  return { received: (await receivedBytes(deps, hash)) ?? size, size };
}

/**
 * Receives the next part. Each is stored when it arrives, where every server finds it, also after a crash, and
 * is declared for the sweep until the upload's time is over.
 * @param start bytes before this part: the result of `readProgress`
 * @throws AppError as the contract's `putUploadPart` lists
 */
export async function receivePart(
  deps: StorageDeps,
  token: string,
  start: number,
  request: IncomingMessage,
): Promise<Progress> {
  try {
    const permission = await requirePartsToken(deps, token);
    const received = await receivedBytes(deps, permission.hash);
    if (start !== received) throw misplaced(received);
    const size = await receiveBytes(deps, permission, start, request);
    return { received: start + size, size: permission.size };
  } catch (error) {
    drain(request);
    throw error;
  }
}

/** Room is reserved before the part is read, and replaced by its row. */
async function receiveBytes(
  deps: StorageDeps,
  permission: PartsPermission,
  start: number,
  request: IncomingMessage,
): Promise<number> {
  const due = permission.size - start;
  refusePart(due, Number(request.headers['content-length'] ?? 0));
  const expected = Number(request.headers['content-length'] ?? Math.min(due, UPLOAD_PART_BYTES));
  const room = await reserveRoom(deps, permission.allowed.organisation, Math.max(1, expected));
  try {
    return await keepPart(deps, permission, start, request, room);
  } catch (error) {
    await releaseRoom(deps.db, [room]).catch(() => undefined);
    throw error;
  }
}

/** Bytes of the parts that have arrived; undefined if they have become a file. */
async function receivedBytes(deps: StorageDeps, hash: string): Promise<number | undefined> {
  // Before the token, never after it: the parts of an upload that ends in between would be missing.
  const last = (await findParts(deps.db, hash)).at(-1);
  if (await isUploadSpent(deps.db, hash)) return undefined;
  return last === undefined ? 0 : last.start + last.size;
}

/**
 * Reads a part into memory if there is room for one more, else into a file, and stores it.
 * @param room id of the reservation for the part
 * @returns how many bytes the part has
 */
async function keepPart(
  deps: StorageDeps,
  permission: PartsPermission,
  start: number,
  request: IncomingMessage,
  room: string,
): Promise<number> {
  const due = permission.size - start;
  const refuse = (seen: number) => partRefusal(due, seen);
  const freeMemory = takeMemory(UPLOAD_PART_BYTES);
  const temporary = path.join(deps.files.incoming, randomUUID());
  try {
    const bytes = freeMemory ? await readIntoMemory(request, refuse) : undefined;
    const size = bytes ? bytes.length : await readIntoFile(request, temporary, refuse);
    if (size === 0) throw new AppError('upload_size_mismatch');
    await requireUploader(deps, permission.allowed);
    await storePart(deps, permission, start, bytes ? { bytes } : { path: temporary }, size, room);
    return size;
  } finally {
    freeMemory?.();
    if (!freeMemory) await rm(temporary, { force: true });
  }
}

function partRefusal(due: number, seen: number): AppError | undefined {
  if (seen > UPLOAD_PART_BYTES) return new AppError('file_too_large', { data: { limit: UPLOAD_PART_BYTES } });
  return seen > due ? new AppError('upload_size_mismatch') : undefined;
}

function refusePart(due: number, seen: number): void {
  const refusal = partRefusal(due, seen);
  if (refusal) throw refusal;
}

async function storePart(
  deps: StorageDeps,
  { allowed, hash }: PartsPermission,
  start: number,
  source: ByteSource,
  size: number,
  room: string,
): Promise<void> {
  const { db, files } = deps;
  const key = newKey(deps.clock.now(), 'part');
  const expiresAt = new Date(allowed.ends);
  // Dated ahead: the sweep takes what is older than its grace, and these may wait until the token ends.
  await registerPendingWrites(db, [key], expiresAt);
  const takeBack = () => files.driver.delete(key).then(() => releasePendingWrites(db, [key]));
  try {
    await files.driver.put(key, source, { contentType: 'application/octet-stream', size });
  } catch (error) {
    // Removed at once: declared parts are swept only after a day, too long for a full disk.
    await takeBack().catch(() => undefined);
    throw error;
  }
  const part = {
    tokenHash: hash,
    organisationId: allowed.organisation,
    sessionHash: allowed.session,
    start,
    size,
    key,
    expiresAt,
  };
  if (await insertPart(db, part, room)) return;
  await takeBack();
  throw misplaced(await receivedBytes(deps, hash));
}

/** @param received undefined if the parts have become a file */
const misplaced = (received: number | undefined) =>
  received === undefined
    ? new AppError('upload_token_used')
    : new AppError('upload_part_misplaced', { data: { received } });
