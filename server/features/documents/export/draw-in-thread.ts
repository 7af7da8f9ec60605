import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../http/app-error.ts';
import type { CollageRequest } from './collage-thread.ts';

/** A typical core draws twelve photographs on the largest canvas in a fifth of this time. */
const LIMIT_MS = 60_000;

/**
 * Draws a collage in a separate thread, which ends with the picture or at a time limit, and frees its memory then.
 * @returns the file
 * @throws AppError server_busy at the time limit; internal_error
 */
export async function drawInThread(request: CollageRequest, signal: AbortSignal): Promise<Uint8Array> {
  const thread = new Worker(new URL('./collage-thread.ts', import.meta.url), { workerData: request });
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    const [bytes] = (await once(thread, 'message', { signal: limit })) as [Uint8Array];
    return bytes;
  } catch (error) {
    signal.throwIfAborted();
    const isLate = error instanceof Error && error.name === 'AbortError';
    throw new AppError(isLate ? 'server_busy' : 'internal_error', { cause: error });
  } finally {
    await thread.terminate();
  }
}
