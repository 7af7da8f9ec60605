import type { ImageAnswer, ImageRequest, ImageWish } from './image-worker.ts';

export type ImageWork = ReturnType<typeof createImageWork>;

/** Opens and changes images in a worker, which is started with the first. */
export function createImageWork() {
  const waiting = new Map<
    number,
    { resolve: (image: ImageBitmap) => void; reject: (reason: Error) => void }
  >();
  let worker: Worker | undefined;
  let last = 0;
  const start = () => {
    const made = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data: { id, image } }: MessageEvent<ImageAnswer>) => {
      const wish = waiting.get(id);
      waiting.delete(id);
      if (image && wish) wish.resolve(image);
      else if (image) image.close();
      else wish?.reject(new Error('An image cannot be read'));
    });
    // Its script was not loaded: what waits is wanted again from the next one.
    made.addEventListener('error', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The worker of images failed'));
      waiting.clear();
    });
    return made;
  };
  return {
    /** @throws if it cannot be read */
    make: (wish: ImageWish): Promise<ImageBitmap> =>
      new Promise((resolve, reject) => {
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, wish } satisfies ImageRequest);
      }),
    close: () => {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
