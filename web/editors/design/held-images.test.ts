import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { DesignImage } from '@inkreel/scene/design/design.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldImages } from './held-images.ts';
import type { ImageRequest } from './image-worker.ts';

interface Bitmap {
  width: number;
  height: number;
  made: string;
  close: () => void;
}
const bitmap = (made: string): Bitmap => ({ width: 10, height: 10, made, close: () => undefined });

/** What the page has asked for and has no answer to. */
let asked: ImageRequest[] = [];
let answer: (data: { id: number; image?: Bitmap }) => void = () => undefined;

class FakeWorker {
  addEventListener(kind: string, listener: (event: { data: object }) => void) {
    if (kind === 'message') answer = (data) => listener({ data });
  }
  postMessage(request: ImageRequest) {
    asked.push(request);
  }
  terminate() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('createImageBitmap', async (image: Bitmap) => image);
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = (source: string) =>
  ({ url: `/files/${source}`, thumbnail: `/small/${source}`, width: 4096, height: 4096 }) as DocumentFile;
const layer = (source: string, adjust?: DesignImage['adjust']) =>
  ({
    id: `layer ${source}`,
    source,
    crop: { width: 1, height: 1 },
    width: 4096,
    height: 4096,
    adjust,
  }) as DesignImage;
const SOURCES = ['one', 'two', 'three'];

/** Answers everything that was asked for, also what follows from it. */
async function answerAll(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  while (asked.length > 0) {
    const { id, wish } = asked.shift()!;
    answer({ id, image: bitmap('url' in wish ? wish.url : JSON.stringify(wish.adjust)) });
    await vi.advanceTimersByTimeAsync(0);
  }
}
const shown = (image: { image: unknown } | undefined) => (image?.image as Bitmap | undefined)?.made;

test('images that come one after the other are shown once, adjusted, and once more when they are sharp', async () => {
  const onArrival = vi.fn<() => void>();
  const images = createHeldImages(file, onArrival);
  images.shownAt(0.1);
  const layers = SOURCES.map((source, at) => layer(source, at === 0 ? { exposure: 10 } : undefined));
  const draw = () => layers.map((each) => shown(images.image(each)));
  expect(draw()).toEqual([undefined, undefined, undefined]);
  expect(images.missing()).toBe(3);
  await answerAll();
  expect(onArrival).toHaveBeenCalledTimes(1);
  expect(images.missing()).toBe(0);
  expect(draw()).toEqual(['{"exposure":10}', '/small/two', '/small/three']);

  images.shownAt(1);
  draw();
  await answerAll();
  expect(onArrival).toHaveBeenCalledTimes(2);
  draw();
  await answerAll();
  expect(onArrival).toHaveBeenCalledTimes(3);
  expect(draw()).toEqual(['{"exposure":10}', '/files/two', '/files/three']);
});

test('while an image is adjusted, what was shown before stands for it; the last wish is what is shown', async () => {
  const images = createHeldImages(file, () => images.image(now));
  images.shownAt(0.1);
  let now = layer('one');
  images.image(now);
  await answerAll();
  for (const exposure of [1, 2, 3]) {
    now = layer('one', { exposure });
    expect(shown(images.image(now))).toBe('/small/one');
  }
  expect(asked).toHaveLength(0);
  await answerAll();
  expect(shown(images.image(now))).toBe('{"exposure":3}');
});

test('an image that cannot be read is not waited for', async () => {
  const onArrival = vi.fn<() => void>();
  const images = createHeldImages(file, onArrival);
  images.image(layer('one'));
  await vi.advanceTimersByTimeAsync(0);
  answer({ id: asked[0]!.id });
  await vi.advanceTimersByTimeAsync(0);
  expect([images.missing(), onArrival.mock.calls.length]).toEqual([0, 1]);
});
