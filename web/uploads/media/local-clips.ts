import type { FileFacts } from '@inkreel/contract/media-limits.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Store } from '../../lib/store.ts';
import { addLocalFilm, endLocalFilm, holdFilm } from '../../video/core/local-films.ts';
import type { Upload } from '../core/queue.ts';
import type { FileToSend } from '../core/send-file.ts';
import { mayRetry } from '../may-retry.ts';
import { holdSending } from '../sent-addresses.ts';
import { rememberImage, type UploadedImage } from '../uploaded-image.ts';

type Uploads = Pick<Store<readonly Upload<Pick<FileToSend, 'blob'>>[]>, 'get' | 'subscribe'>;

interface LocalClip {
  /** What a field held before: it comes back if the clip is not kept. */
  before: UploadedImage | undefined;
  /** What the product keeps of it; undefined if it was refused or cancelled. */
  kept: Promise<UploadedImage | undefined>;
}

/** Videos of this page that were not stored when they were chosen, by their local address. */
const clips = new Map<string, LocalClip>();

/**
 * Shows a video of the page's queue from the person's disk until its upload ends.
 * @param before what its field holds
 * @returns its local image, and a function to report that the upload has arrived and what is kept of it
 */
export function beginClip(
  file: Pick<FileToSend, 'blob' | 'type' | 'name' | 'fingerprint'>,
  facts: FileFacts,
  uploads: Uploads,
  before: UploadedImage | undefined,
): { image: UploadedImage; arrived: (kept: Promise<UploadedImage | undefined>) => void } {
  const url = addLocalFilm(file.blob);
  const { width = 1, height = 1 } = facts;
  const image = { url, width, height, thumbnail: url, name: file.name, media: facts };
  rememberImage(image);
  const kept = deferred<UploadedImage | undefined>();
  const path = deferred<string>();
  clips.set(url, { before, kept: kept.promise });
  holdSending(url, file, path.promise);

  const end = (stored: UploadedImage | undefined) => {
    stop();
    if (stored) {
      path.resolve(stored.url);
      // An earlier try may have failed, and with it what waited for it.
      holdSending(url, file, Promise.resolve(stored.url));
    } else path.reject(new ApiError('aborted'));
    // Callers that wait for the end put the stored address into their field first.
    const letGo = holdFilm(url);
    endLocalFilm(url, stored?.url);
    kept.resolve(stored);
    void kept.promise.then(() => setTimeout(letGo));
  };
  const watch = () => {
    const state = uploads.get().find(({ source }) => source.blob === file.blob)?.state;
    if (state?.kind === 'failed' && mayRetry(state.error)) path.reject(state.error);
    else if (!state || state.kind === 'failed') end(undefined);
  };
  const stop = uploads.subscribe(watch);
  return {
    image,
    arrived: (settled) => {
      stop();
      void settled.then(end, () => end(undefined));
    },
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}

/** What a local clip became once its upload has ended; undefined for an address of anything else. */
export const clipAt = (url: string): LocalClip | undefined => clips.get(url);
