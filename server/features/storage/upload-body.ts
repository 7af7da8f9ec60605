import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { releaseMemory } from '../../decoding/release-memory.ts';
import { AppError } from '../../http/app-error.ts';
import { type ByteSource, storageUnavailable } from './drivers/driver.ts';
import { fileTypeOf, knownContentType } from './file-types.ts';
import type { UploadPermission } from './upload-token.ts';

/** Bytes that are still read after a refusal. */
const DRAINED_BYTES = 32 * 1024 * 1024;

/** Limit for all bodies in memory together, in bytes: while they arrive, and while they wait to be decoded. */
const BODIES_BYTES = 64 * 1024 * 1024;
let bytesInMemory = 0;

type Bound = Pick<UploadPermission, 'type' | 'size'>;

/**
 * Refuses by the headers alone, before any byte is read.
 * @throws AppError file_type_mismatch, file_too_large, upload_size_mismatch
 */
export function refuseAtOnce(allowed: Bound, request: IncomingMessage): void {
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  if (type !== 'application/octet-stream' && knownContentType(type) !== allowed.type) {
    throw new AppError('file_type_mismatch');
  }
  const length = request.headers['content-length'];
  if (length !== undefined) refuseSize(allowed, Number(length), 'whole');
}

/** Expected size by the token or the headers, else the limit. */
export function expectedBytes(allowed: Bound, request: IncomingMessage): number {
  const length = request.headers['content-length'];
  return allowed.size ?? (length === undefined ? fileTypeOf(allowed.type).limit : Number(length));
}

/**
 * Reserves memory for a body. Only pictures use it, since they are decoded from memory; once it is used up, they go
 * through temporary files like everything else.
 * @returns a function that releases it; undefined if the body goes through a file
 */
export function takeBodyMemory(allowed: Bound, request: IncomingMessage): (() => void) | undefined {
  return fileTypeOf(allowed.type).kind === 'image' ? takeMemory(expectedBytes(allowed, request)) : undefined;
}

/**
 * Takes room for `bytes` among all bodies in memory and returns a function that releases it; undefined if there
 * is none.
 */
export function takeMemory(bytes: number): (() => void) | undefined {
  if (bytesInMemory + bytes > BODIES_BYTES) return undefined;
  bytesInMemory += bytes;
  return () => {
    bytesInMemory -= bytes;
  };
}

/**
 * Reads the body: into a buffer if there is memory for it, else into the file `temporary`. The first byte too
 * many ends it. The connection stays open, so that a refusal can still be answered.
 * @throws AppError file_too_large; upload_size_mismatch even if the connection broke off; storage_unavailable
 */
export async function readBody(
  allowed: Bound,
  request: IncomingMessage,
  temporary: string | undefined,
): Promise<ByteSource> {
  if (temporary !== undefined) {
    const seen = await readIntoFile(request, temporary, (part) => sizeRefusal(allowed, part, 'part'));
    refuseSize(allowed, seen, 'whole');
    return { path: temporary };
  }
  const bytes = await readIntoMemory(request, (seen) => sizeRefusal(allowed, seen, 'part'));
  refuseSize(allowed, bytes.length, 'whole');
  return { bytes };
}

/**
 * Reads the body into one buffer, until `refuse` returns an error for the number of bytes so far.
 * @throws AppError what `refuse` returns; upload_size_mismatch if the connection broke off
 */
export async function readIntoMemory(
  request: IncomingMessage,
  refuse: (seen: number) => AppError | undefined,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let seen = 0;
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      seen += chunk.length;
      const refusal = refuse(seen);
      if (!refusal) return chunks.push(chunk);
      request.off('data', take);
      return reject(refusal);
    };
    let hasEnded = false;
    const breakOff = () => {
      if (!hasEnded) reject(brokenOff());
    };
    if (request.destroyed) breakOff();
    request.on('data', take);
    request.once('end', () => {
      hasEnded = true;
      resolve();
    });
    for (const event of ['error', 'aborted', 'close']) request.once(event, breakOff);
  });
  return joined(chunks, seen);
}

/** Joins the chunks into one buffer and releases their memory at once. */
function joined(chunks: readonly Buffer[], length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const chunk of chunks) {
    at += chunk.copy(bytes, at);
    releaseMemory(chunk);
  }
  return bytes;
}

/**
 * Continues to read after a refusal, up to a limit: if the connection were closed while the sender is still sending,
 * the answer would be lost.
 */
export function drain(request: IncomingMessage): void {
  let seen = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > DRAINED_BYTES) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}

/**
 * Reads the body into a new file, until `refuse` returns an error for the number of bytes so far.
 * @returns how many bytes it has
 * @throws AppError what `refuse` returns; upload_size_mismatch if the connection broke off;
 * storage_unavailable
 */
export async function readIntoFile(
  request: IncomingMessage,
  temporary: string,
  refuse: (seen: number) => AppError | undefined,
): Promise<number> {
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      const refusal = refuse(seen);
      if (refusal) done(refusal);
      else done(null, chunk);
    },
  });
  // Opened before the bytes: a stream that is destroyed while it opens would leave an empty file behind.
  const handle = await open(temporary, 'wx').catch((error: unknown) => {
    throw storageUnavailable(error);
  });
  const file = handle.createWriteStream();
  const breakOff = () => counter.destroy(brokenOff());
  try {
    // Not `pipeline` from the request: it would destroy the connection.
    request.once('error', breakOff);
    request.once('aborted', breakOff);
    if (request.destroyed) breakOff();
    else request.pipe(counter);
    await pipeline(counter, file);
  } catch (error) {
    file.destroy();
    throw error instanceof AppError ? error : storageUnavailable(error);
  }
  return seen;
}

function refuseSize(allowed: Bound, seen: number, what: 'part' | 'whole'): void {
  const refusal = sizeRefusal(allowed, seen, what);
  if (refusal) throw refusal;
}

/** The refusal of this many bytes, which are the whole body or its beginning. */
function sizeRefusal(allowed: Bound, seen: number, what: 'part' | 'whole'): AppError | undefined {
  const { limit } = fileTypeOf(allowed.type);
  if (allowed.size !== undefined) {
    const wrong = what === 'whole' ? seen !== allowed.size : seen > allowed.size;
    return wrong ? new AppError('upload_size_mismatch') : undefined;
  }
  if (seen > limit) return new AppError('file_too_large', { data: { limit } });
  return what === 'whole' && seen === 0 ? new AppError('upload_size_mismatch') : undefined;
}

function brokenOff(): AppError {
  return new AppError('upload_size_mismatch', { cause: new Error('the connection broke off') });
}
