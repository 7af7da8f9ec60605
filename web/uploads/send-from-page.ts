import type { UploadedFile } from '@inkreel/contract/api/storage.ts';
import { call } from '../lib/client.ts';
import { putBytes } from './core/put-bytes.ts';
import { type FileToSend, type SendWorld, sendFile } from './core/send-file.ts';
import { createStartedUploads } from './core/started-uploads.ts';

/** The dependencies of sending a file, in a page. Only for browsers. */
const pageWorld = (): SendWorld => ({
  call,
  put: putBytes,
  started: createStartedUploads(localStorage),
  now: Date.now,
});

/**
 * Uploads a file of the page's queue.
 * @throws ApiError
 */
export function sendQueued(
  file: FileToSend,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> {
  return sendFile(pageWorld(), file, onProgress, signal);
}

/**
 * Uploads a file that is part of something larger, a run for instance: it is not in the page's queue.
 * @throws ApiError
 */
export function sendAside(file: FileToSend): Promise<UploadedFile> {
  return sendFile(pageWorld(), file, () => undefined, new AbortController().signal);
}
