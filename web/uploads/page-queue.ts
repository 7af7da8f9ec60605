import { PARALLEL_UPLOADS } from '@inkreel/contract/limits.ts';
import { setUnsaved } from '../lib/leave-warning.ts';
import { isOnline, untilOnline } from '../lib/online.ts';
import { sleep } from '../lib/sleep.ts';
import { renamed } from './core/file-kind.ts';
import { mayPass } from './core/may-pass.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './core/queue.ts';
import type { FileToSend } from './core/send-file.ts';
import { loadSender } from './load-sender.ts';
import { fileFactsOf, imageOf, rememberImage, type UploadedImage } from './uploaded-image.ts';

/** A file of an upload; `owner` is the part of the page that asked for it and shows its progress. */
export type PageFile = FileToSend & { owner: string };
export type PageUpload = Upload<PageFile>;

/** Milliseconds before an upload that a busy server refused is tried again. */
const PAUSES = [1000, 3000, 9000];

let made: UploadQueue<PageFile, UploadedImage> | undefined;

/** The one queue of the page: five uploads at a time, whatever asked for them. Only for browsers. */
export function pageQueue(): UploadQueue<PageFile, UploadedImage> {
  made ??= create();
  return made;
}

function create(): UploadQueue<PageFile, UploadedImage> {
  const queue = createUploadQueue<PageFile, UploadedImage>({
    parallel: PARALLEL_UPLOADS,
    pauses: PAUSES,
    passes: mayPass,
    wait: sleep,
    isOnline,
    untilOnline,
    send: async (file, onProgress, signal) => {
      const { sendQueued } = await loadSender();
      const kept = await sendQueued(file, onProgress, signal);
      // The server converts some types.
      const name = kept.content_type === file.type ? file.name : renamed(file.name, kept.content_type);
      const image = imageOf(kept, name, fileFactsOf(kept));
      rememberImage(image, file.fingerprint);
      return image;
    },
  });
  queue.uploads.subscribe(() => {
    setUnsaved(
      'uploads',
      queue.uploads.get().some(({ state }) => state.kind !== 'failed'),
    );
  });
  return queue;
}
