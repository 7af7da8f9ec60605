import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { uploadedFile } from '@inkreel/contract/api/storage.ts';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { uploadedFileOf } from './addresses.ts';
import { storageUnavailable } from './drivers/driver.ts';
import { fileTypeOf, knownContentType } from './file-types.ts';
import type { StorageDeps } from './files.ts';
import { insertFile, prepareFile } from './keep-file.ts';
import { isUploadSpent, spendUpload } from './store.ts';
import { readUploadToken, type UploadPermission, uploadTokenHash } from './upload-token.ts';

/** Bytes that a refused sender may still send, in bytes. */
const DRAINED_BYTES = 32 * 1024 * 1024;

/**
 * Takes the bytes of an upload. The token alone is the permission; it is spent in the transaction that makes the file,
 * so that an upload which broke off can be sent again.
 * @throws AppError as the contract's `putUpload` lists
 */
export async function receiveUpload(
  deps: StorageDeps,
  token: string,
  request: IncomingMessage,
): Promise<z.output<typeof uploadedFile>> {
  try {
    return await receive(deps, token, request);
  } catch (error) {
    drain(request);
    throw error;
  }
}

async function receive(
  deps: StorageDeps,
  token: string,
  request: IncomingMessage,
): Promise<z.output<typeof uploadedFile>> {
  const allowed = readUploadToken(deps.files.secret, token, deps.clock.now());
  if (!allowed) throw new AppError('upload_token_invalid');
  const hash = uploadTokenHash(token);
  if (await isUploadSpent(deps.db, hash)) throw new AppError('upload_token_used');
  refuseAtOnce(allowed, request);
  const temporary = path.join(deps.files.incoming, randomUUID());
  try {
    await writeBody(request, temporary, allowed);
    const prepared = await prepareFile(deps, {
      source: { path: temporary },
      contentType: allowed.type,
      organisationId: allowed.organisation,
      userId: allowed.user,
      projectId: allowed.project,
      name: allowed.name,
      fromType: allowed.from,
      shareType: allowed.share,
    });
    await deps.db.transaction(async (tx) => {
      if (!(await spendUpload(tx, hash, new Date(allowed.ends)))) throw new AppError('upload_token_used');
      await insertFile(tx, prepared);
    });
    return uploadedFileOf(deps, prepared);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Reads on after a refusal: closing the connection under a sender who is still busy would take the answer from them.
 * Not without end.
 */
function drain(request: IncomingMessage): void {
  let seen = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > DRAINED_BYTES) request.destroy();
  });
  request.on('error', () => undefined);
}

/** What the headers alone give away needs no waiting for the bytes. */
function refuseAtOnce(allowed: UploadPermission, request: IncomingMessage): void {
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  if (type !== 'application/octet-stream' && knownContentType(type) !== allowed.type) {
    throw new AppError('file_type_mismatch');
  }
  const { limit } = fileTypeOf(allowed.type);
  const length = request.headers['content-length'];
  if (length === undefined) return;
  if (Number(length) > limit) throw new AppError('file_too_large', { data: { limit } });
  if (allowed.size !== undefined && Number(length) !== allowed.size)
    throw new AppError('upload_size_mismatch');
}

async function writeBody(request: IncomingMessage, target: string, allowed: UploadPermission): Promise<void> {
  const { limit } = fileTypeOf(allowed.type);
  const most = allowed.size ?? limit;
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen <= most) done(null, chunk);
      else if (allowed.size !== undefined) done(new AppError('upload_size_mismatch'));
      else done(new AppError('file_too_large', { data: { limit } }));
    },
  });
  // Opened before the bytes: a stream that is destroyed while it opens would leave an empty file behind.
  const handle = await open(target, 'wx').catch((error: unknown) => {
    throw storageUnavailable(error);
  });
  const file = handle.createWriteStream();
  let brokeOff = false;
  const breakOff = () => {
    brokeOff = true;
    counter.destroy(new Error('the connection broke off'));
  };
  try {
    // Not `pipeline` from the request: it would destroy the connection before the refusal is sent.
    request.once('error', breakOff);
    request.once('aborted', breakOff);
    if (request.destroyed) breakOff();
    else request.pipe(counter);
    await pipeline(counter, file);
  } catch (error) {
    file.destroy();
    if (error instanceof AppError) throw error;
    if (brokeOff) throw new AppError('upload_size_mismatch', { cause: error });
    throw storageUnavailable(error);
  }
  if (seen === 0 || (allowed.size !== undefined && seen !== allowed.size)) {
    throw new AppError('upload_size_mismatch');
  }
}
