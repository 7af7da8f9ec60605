/** Files that people bring are read in a thread, a few at a time and one for each of them. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { createGate } from '../../gate/gate.ts';
import { AppError } from '../../http/app-error.ts';
import { drain, readIntoMemory, takeMemory } from '../storage/upload-body.ts';
import { whileConnected } from '../storage/while-connected.ts';

const gate = createGate({ places: 2, perOwner: 1, waitMs: 30_000, busy: 'server_busy' });
/** Memory of a thread's heap, in MB: mammoth takes five times the unpacked document. */
const HEAP_MB = 512;

/** Receives a file within its limit and works on it in turn. @throws AppError file_too_large, upload_size_mismatch, server_busy */
export function withUpload<Answer>(
  owner: Owner,
  request: IncomingMessage,
  most: number,
  work: (bytes: Buffer, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return withBytes(request, most, (bytes) =>
    whileConnected(request, (signal) => gate.run({ owner, signal }, () => work(bytes, signal))),
  );
}

/** Receives a file within its limit, and holds its memory meanwhile. @throws AppError file_too_large, upload_size_mismatch, server_busy */
export async function withBytes<Answer>(
  request: IncomingMessage,
  most: number,
  work: (bytes: Buffer) => Promise<Answer>,
): Promise<Answer> {
  const release = takeMemory(most);
  if (!release) {
    drain(request);
    throw new AppError('server_busy');
  }
  try {
    return await work(await receive(request, most));
  } finally {
    release();
  }
}

async function receive(request: IncomingMessage, most: number): Promise<Buffer> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > most) throw new AppError('file_too_large');
    return await readIntoMemory(request, (seen) =>
      seen > most ? new AppError('file_too_large') : undefined,
    );
  } catch (error) {
    drain(request);
    throw error;
  }
}

interface Limits {
  signal: AbortSignal;
  /** Milliseconds. */
  time: number;
  /** The error at the time limit, and when the file crashed the thread. */
  slow: ErrorCode;
  broken: ErrorCode;
}

/** The one answer of a thread, which ends with it or at the time limit and frees its memory then. @throws AppError */
export async function answerOf<Answer>(
  start: (options: WorkerOptions) => Worker,
  { signal, time, slow, broken }: Limits,
): Promise<Answer> {
  const limit = AbortSignal.timeout(time);
  const thread = start({
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // Warnings of the libraries about damaged files do not belong in the log.
    stdout: true,
    stderr: true,
  });
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.any([signal, limit]) });
    return answer as Answer;
  } catch (error) {
    signal.throwIfAborted();
    throw new AppError(limit.aborted ? slow : broken, { cause: error });
  } finally {
    await thread.terminate();
  }
}
