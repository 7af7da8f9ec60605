import type { IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { type readTextFile, TEXT_FILE_LIMITS } from '@inkreel/contract/api/text-files.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOf, withUpload } from './file-thread.ts';
import type { TextFileAnswer, TextFileRequest } from './text-file-thread.ts';

/**
 * Reads a file as blocks of a text, in a thread that ends with the answer or at a time limit.
 * @throws AppError text_file_unreadable, text_file_empty, text_file_too_long, text_file_too_deep, text_file_slow;
 * file_too_large; upload_size_mismatch; server_busy
 */
export const readText = (
  owner: Owner,
  query: QueryOf<typeof readTextFile>,
  request: IncomingMessage,
): Promise<OutputOf<typeof readTextFile>> =>
  withUpload(owner, request, TEXT_FILE_LIMITS.bytes, (bytes, signal) =>
    readTextInThread({ bytes, ...query }, signal),
  );

/** Reads a file in a thread. @throws AppError what the thread refuses; text_file_slow at the time limit */
export async function readTextInThread(
  request: TextFileRequest,
  signal: AbortSignal,
  time: number = TEXT_FILE_LIMITS.time,
): Promise<OutputOf<typeof readTextFile>> {
  const answer = await answerOf<TextFileAnswer>(
    (options) =>
      new Worker(new URL('./text-file-thread.ts', import.meta.url), { ...options, workerData: request }),
    { signal, time, slow: 'text_file_slow', broken: 'text_file_unreadable' },
  );
  if ('refused' in answer) {
    const { refused, reason, line } = answer;
    throw new AppError(refused, {
      cause: new Error(reason),
      ...(line === undefined ? {} : { data: { line } }),
    });
  }
  return answer;
}
