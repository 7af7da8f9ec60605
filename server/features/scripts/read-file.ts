import type { IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { type readScript, SCRIPT_FILE_LIMITS } from '@inkreel/contract/api/scripts.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOf, withUpload } from './file-thread.ts';
import type { ScriptAnswer, ScriptRequest } from './script-thread.ts';

/**
 * Reads a script file in a thread that ends with the answer or at a time limit.
 * @throws AppError script_unreadable, script_without_text, script_file_too_long, script_file_slow; file_too_large;
 * upload_size_mismatch; server_busy
 */
export const readFile = (
  owner: Owner,
  query: QueryOf<typeof readScript>,
  request: IncomingMessage,
): Promise<OutputOf<typeof readScript>> =>
  withUpload(owner, request, SCRIPT_FILE_LIMITS.bytes, (bytes, signal) =>
    readInThread({ bytes, ...query }, signal),
  );

/** Reads and splits a file in a thread. @throws AppError what the thread refuses; script_file_slow at the time limit */
export async function readInThread(
  request: ScriptRequest,
  signal: AbortSignal,
  time: number = SCRIPT_FILE_LIMITS.time,
): Promise<OutputOf<typeof readScript>> {
  const answer = await answerOf<ScriptAnswer>(
    (options) =>
      new Worker(new URL('./script-thread.ts', import.meta.url), { ...options, workerData: request }),
    { signal, time, slow: 'script_file_slow', broken: 'script_unreadable' },
  );
  if ('refused' in answer) throw new AppError(answer.refused, { cause: new Error(answer.reason) });
  return answer;
}
