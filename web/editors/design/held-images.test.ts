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
    crop: { left: 0, top: 0, width: 1, height: 1 },
    straighten: 0,
    x: 0,
    y: 0,
    rotation: 0,
    width: 4096,
    height: 4096,
    adjust,
  }) as DesignImage;
const whatOf = (wish: ImageRequest['wish']): string => {
  if ('url' in wish) return wish.url;
  const from = (wish.image as unknown as Bitmap).made;
  return 'warp' in wish
    ? `${from} ${wish.size.width}${wish.warp.isQuick ? ' quick' : ''}`
    : JSON.stringify(wish.adjust);
};
const SOURCES = ['one', 'two', 'three'];

/** Answers everything that was asked for, also what follows from it. */
async function answerAll(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  while (asked.length > 0) {
    const { id, wish } = asked.shift()!;
    answer({ id, image: bitmap(whatOf(wish)) });
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

test('under a dragged corner the last perspective that was made is shown where it was, and then the newest', async () => {
  const images = createHeldImages(file, () => images.image(now));
  images.shownAt(0.0625);
  const square = { nw: { x: 0, y: 0 }, ne: { x: 1, y: 0 }, se: { x: 1, y: 1 }, sw: { x: 0, y: 1 } };
  const dragged = (x: number) => ({ ...layer('one'), corners: { ...square, se: { x, y: 1 } } });
  let now = dragged(1);
  expect(images.image(now)).toBeUndefined();
  await answerAll();
  expect(images.image(now)).toMatchObject({ around: { left: 0, top: 0, width: 1, height: 1 } });
  expect(shown(images.image(now))).toBe('/small/one 256');
  now = dragged(1.5);
  images.image(now);
  now = dragged(2);
  expect(images.image(now)).toMatchObject({ around: { width: 1 } });
  await vi.advanceTimersByTimeAsync(0);
  const { id, wish } = asked.shift()!;
  answer({ id, image: bitmap(whatOf(wish)) });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(images.image(now))).toBe('/small/one 384 quick');
  await answerAll();
  expect(images.image(now)).toMatchObject({ around: { width: 2 } });
  expect(shown(images.image(now))).toBe('/small/one 512');
  // Moved as a whole, it is the same image.
  asked = [];
  now = { ...now, x: 500 };
  expect(shown(images.image(now))).toBe('/small/one 512');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(0);
});
