import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DecodeBudget } from '../../../decoding/decode-budget.ts';
import { offerTurns } from '../../../decoding/turn-port.ts';
import type { Owner } from '../../../gate/fair-queue.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CollageRequest } from './collage-thread.ts';
import type { DesignRequest } from './design-thread.ts';

/** A typical core draws twelve photographs on the largest canvas in a tenth of this time; the rest is for waits. */
const LIMIT_MS = 120_000;
/** Refusals of a turn, which arrive from the thread as the message of an error. */
const REFUSALS = ['image_too_heavy', 'images_busy'] as const;

/** The threads, and what each is started with besides the port for its turns. */
interface Requests {
  collage: Omit<CollageRequest, 'turns'>;
  design: Omit<DesignRequest, 'turns'>;
}
const THREADS = {
  collage: new URL('./collage-thread.ts', import.meta.url),
  design: new URL('./design-thread.ts', import.meta.url),
};

/**
 * Draws a document in a separate thread, which ends with the picture or at a time limit, and frees its memory then.
 * @returns the file
 * @throws AppError server_busy at the time limit; image_too_heavy, images_busy; internal_error
 */
export async function drawInThread<Kind extends keyof Requests>(
  kind: Kind,
  request: Requests[Kind],
  { decoding, owner, signal }: { decoding: DecodeBudget; owner: Owner; signal: AbortSignal },
): Promise<Uint8Array> {
  const turns = offerTurns(decoding, { owner, signal });
  const thread = new Worker(THREADS[kind], {
    workerData: { ...request, turns: turns.port },
    transferList: [turns.port],
  });
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    const [bytes] = (await once(thread, 'message', { signal: limit })) as [Uint8Array];
    return bytes;
  } catch (error) {
    signal.throwIfAborted();
    const isLate = error instanceof Error && error.name === 'AbortError';
    const refusal = REFUSALS.find((code) => error instanceof Error && error.message === code);
    throw new AppError(refusal ?? (isLate ? 'server_busy' : 'internal_error'), { cause: error });
  } finally {
    await thread.terminate();
    turns.close();
  }
}
