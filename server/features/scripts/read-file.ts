import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { type readScript, SCRIPT_FILE_LIMITS } from '@inkreel/contract/api/scripts.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { createGate } from '../../gate/gate.ts';
import { AppError } from '../../http/app-error.ts';
import { drain, readIntoMemory, takeMemory } from '../storage/upload-body.ts';
import { whileConnected } from '../storage/while-connected.ts';
import type { ScriptAnswer, ScriptRequest } from './script-thread.ts';

const gate = createGate({ places: 2, perOwner: 1, waitMs: 30_000, busy: 'server_busy' });
/** Memory of a thread's heap, in MB: mammoth takes five times the unpacked document. */
const HEAP_MB = 512;

/**
 * Reads a script file in a thread that ends with the answer or at a time limit, and frees its memory then.
 * @throws AppError script_unreadable, script_without_text, script_file_too_long, script_file_slow; file_too_large;
 * upload_size_mismatch; server_busy
 */
export async function readFile(
  owner: Owner,
  query: QueryOf<typeof readScript>,
  request: IncomingMessage,
): Promise<OutputOf<typeof readScript>> {
  const release = takeMemory(SCRIPT_FILE_LIMITS.bytes);
  if (!release) {
    drain(request);
    throw new AppError('server_busy');
  }
  try {
    const bytes = await receive(request);
    return await whileConnected(request, (signal) =>
      gate.run({ owner, signal }, () => readInThread({ bytes, ...query }, signal)),
    );
  } finally {
    release();
  }
}

async function receive(request: IncomingMessage): Promise<Buffer> {
  const most = SCRIPT_FILE_LIMITS.bytes;
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

/** Reads and splits a file in a thread. @throws AppError what the thread refuses; script_file_slow at the time limit */
export async function readInThread(
  request: ScriptRequest,
  signal: AbortSignal,
  time: number = SCRIPT_FILE_LIMITS.time,
): Promise<OutputOf<typeof readScript>> {
  const limit = AbortSignal.timeout(time);
  const thread = new Worker(new URL('./script-thread.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // Warnings of the libraries about damaged files do not belong in the log.
    stdout: true,
    stderr: true,
  });
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.any([signal, limit]) })) as [
      ScriptAnswer,
    ];
    if ('refused' in answer) throw new AppError(answer.refused, { cause: new Error(answer.reason) });
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    // The time was over, or the file crashed the thread.
    throw new AppError(limit.aborted ? 'script_file_slow' : 'script_unreadable', { cause: error });
  } finally {
    await thread.terminate();
  }
}
