import { expect, test } from 'vitest';
import { createRandom } from '../pixels/random.ts';
import { findForeground } from './foreground.ts';
import type { YuvFrame } from './yuv.ts';

const SIZE = { width: 96, height: 48 };
const FRAMES = 60;
const SIDE = 20;
/** Pixels that the camera and a square move from one frame to the next. */
const [CAMERA, SQUARE] = [1, 2];
const TOP = 14;
const leftOf = (frame: number) => -10 + SQUARE * frame;
const isSquare = (frame: number, x: number, y: number) =>
  x >= leftOf(frame) && x < leftOf(frame) + SIDE && y >= TOP && y < TOP + SIDE;

/**
 * A textured background under a panning camera, and a square in front that differs in brightness, or in colour alone.
 */
function framesOf({ square, grain = 0, blue = 128 }: { square: boolean; grain?: number; blue?: number }) {
  const random = createRandom(4);
  const ground = Float32Array.from({ length: 400 }, (_, x) => 110 + 40 * Math.sin(x / 4));
  return Array.from({ length: FRAMES }, (_, frame): YuvFrame => {
    const y = new Uint8Array(SIZE.width * SIZE.height);
    const u = new Uint8Array(y.length / 4).fill(128);
    for (let at = 0; at < y.length; at += 1) {
      const [x, row] = [at % SIZE.width, Math.floor(at / SIZE.width)];
      const under = (ground[x + CAMERA * frame + 40] as number) + row;
      const isOn = square && isSquare(frame, x, row);
      y[at] = (isOn && blue === 128 ? 230 : under) + grain * (random() - 0.5);
      if (isOn) u[Math.floor(row / 2) * (SIZE.width / 2) + Math.floor(x / 2)] = blue;
    }
    return { ...SIZE, y, u, v: new Uint8Array(u.length).fill(128) };
  });
}

const find = (frames: readonly YuvFrame[], hidden?: Uint8Array) =>
  findForeground({
    frames,
    hidden: () => hidden,
    scale: 1,
    camera: (from, to) => ({ a: 1, b: 0, c: CAMERA * (from - to), d: 0, e: 1, f: 0 }),
    tick: () => undefined,
  });

test.each([
  ['brightness', 128],
  ['colour alone', 170],
])('moving objects differ from the background in %s', (_, blue) => {
  const front = find(framesOf({ square: true, grain: 4, blue }));
  let [wrong, judged] = [0, 0];
  for (const frame of [20, 30, 40])
    for (let y = 0; y < SIZE.height; y += 1)
      for (let x = 0; x < SIZE.width; x += 1) {
        // Coding and smoothing blur a border.
        const isBorder =
          Math.min(Math.abs(x - leftOf(frame)), Math.abs(x - leftOf(frame) - SIDE)) < 4 ||
          Math.min(Math.abs(y - TOP), Math.abs(y - TOP - SIDE)) < 4;
        if (isBorder) continue;
        judged += 1;
        if (front?.isAt(frame, x, y) !== isSquare(frame, x, y)) wrong += 1;
      }
  // The square alone is four times as much.
  expect(wrong / judged).toBeLessThan(0.01);
});

test('camera movement alone gives no foreground, and places under text are ignored', () => {
  expect(find(framesOf({ square: false, grain: 4 }))).toBeUndefined();
  const hidden = new Uint8Array(SIZE.width * SIZE.height);
  hidden.fill(1, 20 * SIZE.width, 26 * SIZE.width);
  const front = find(framesOf({ square: true }), hidden);
  const inside = leftOf(30) + SIDE / 2;
  expect([front?.isAt(30, inside, 17), front?.isAt(30, inside, 23)]).toEqual([true, false]);
  const others = front?.others(30);
  expect([others?.[17 * SIZE.width + inside], others?.[23 * SIZE.width + inside]]).toEqual([0, 1]);
});
