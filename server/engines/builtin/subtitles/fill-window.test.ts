import { expect, test } from 'vitest';
import { createMask } from '../pixels/picture.ts';
import { createRandom } from '../pixels/random.ts';
import { fillWindow } from './fill-window.ts';
import { holesOf } from './holes.ts';
import { startField } from './local-motion.ts';
import type { FillWindow } from './shown-pixels.ts';
import { type YuvFrame, yuvOf } from './yuv.ts';

const SIZE = { width: 64, height: 48 };
const FRAMES = 12;
const LOGO = { x: 20, y: 16, width: 24, height: 12 };
const BRIGHT = 235;

/** A still camera, grain, and a logo that is shown in some frames. */
function windowOf(isShown: (frame: number) => boolean, cut = FRAMES): FillWindow {
  const random = createRandom(3);
  const frames: YuvFrame[] = [];
  const mask = createMask(SIZE.width, SIZE.height);
  for (let y = LOGO.y; y < LOGO.y + LOGO.height; y += 1)
    mask.data.fill(255, y * SIZE.width + LOGO.x, y * SIZE.width + LOGO.x + LOGO.width);
  for (let at = 0; at < FRAMES; at += 1) {
    const frame = yuvOf(new Uint8Array(SIZE.width * SIZE.height * 1.5).fill(128), SIZE.width, SIZE.height);
    for (let place = 0; place < frame.y.length; place += 1)
      frame.y[place] =
        isShown(at) && mask.data[place] !== 0
          ? BRIGHT
          : 90 + (at < cut ? 0 : 60) + 20 * Math.sin(place / 5) + 12 * random();
    frames.push(frame);
  }
  const shown = Array.from({ length: FRAMES }, (_, at) => at).filter(isShown);
  const captions = shown.map((at) => {
    const frames = { from: at, to: at + 1 };
    return { ...frames, steady: frames, box: LOGO, mask };
  });
  const area = { mode: 'remove' as const, from: 0, to: FRAMES, x: 0, y: 0, ...SIZE };
  const field = startField(SIZE, { step: 16, scale: 1 }, () => [0, 0]);
  return {
    frames,
    holes: holesOf(SIZE, captions, [area]),
    isFilled: isShown,
    gaps: [1, 5],
    motion: (from, to) => (from < cut === to < cut ? field : undefined),
  };
}
const wanted = { from: 0, to: FRAMES, texture: true, tick: () => undefined };

test('a pixel comes from a frame that shows it, and never from another scene', () => {
  const window = windowOf((frame) => frame >= 3 && frame < 10, 8);
  const filled = fillWindow(window, wanted);
  expect(filled.map(({ frame }) => frame)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  for (const { frame, y, holes, seen } of filled) {
    expect(seen).toBe(holes.list.length);
    const shown = (frame < 8 ? [0, 1, 2] : [10, 11]).map((at) => (window.frames[at] as YuvFrame).y);
    for (const [hole, place] of holes.list.entries())
      expect(shown.map((plane) => plane[place])).toContain(y[hole]);
  }
});

test('pixels that no frame shows are painted once, and carried to later windows', () => {
  const window = windowOf(() => true);
  const [first, ...rest] = fillWindow(window, { ...wanted, to: 6 });
  expect(first?.seen).toBe(0);
  expect(Math.max(...(first?.y ?? []))).toBeLessThan(160);
  for (const { y } of rest) expect(y).toEqual(first?.y);
  const [last] = rest.slice(-1);
  if (!last) throw new Error('nothing was filled');
  const { list, colours } = last.holes;
  const on = { ...wanted, from: 6, filled: { list, colours, y: last.y, u: last.u, v: last.v } };
  for (const { y } of fillWindow(window, on)) expect(y).toEqual(first?.y);
  // Other grain leads to another painting if nothing is carried over.
  expect(fillWindow(window, { ...on, filled: undefined })[0]?.y).not.toEqual(first?.y);
});
