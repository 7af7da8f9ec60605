import { expect, test } from 'vitest';
import { createMask } from '../pixels/picture.ts';
import { createRandom } from '../pixels/random.ts';
import { chooseSources } from './choose-sources.ts';
import { holesOf } from './holes.ts';
import type { Sources } from './trace.ts';
import { type YuvFrame, yuvOf } from './yuv.ts';

const SIZE = { width: 64, height: 40 };
/** An object covers the frame from here on; it moves by `OBJECT` pixels per frame, the background by `CAMERA`. */
const BORDER = 32;
const CAMERA = -6;
const OBJECT = 3;
const BOX = { x: 18, y: 12, width: 28, height: 16 };

/** Strokes of three pixels, three apart. */
const isLetter = (x: number, y: number) =>
  x >= BOX.x &&
  x < BOX.x + BOX.width &&
  y >= BOX.y &&
  y < BOX.y + BOX.height &&
  Math.floor((x - BOX.x) / 3) % 2 === 0;

function scene() {
  const random = createRandom(5);
  const [ground, object] = [0, 1].map(() =>
    Uint8Array.from({ length: 128 * SIZE.height }, () => 40 + 180 * random()),
  ) as [Uint8Array, Uint8Array];
  const truth = (x: number, y: number, time: number) =>
    x >= BORDER + time * OBJECT
      ? (object[y * 128 + x - time * OBJECT + 16] as number)
      : (ground[y * 128 + x - time * CAMERA + 16] as number);
  const mask = createMask(SIZE.width, SIZE.height);
  const frames = [0, 1].map((time): YuvFrame => {
    const frame = yuvOf(new Uint8Array(SIZE.width * SIZE.height * 1.5), SIZE.width, SIZE.height);
    for (let at = 0; at < frame.y.length; at += 1) {
      const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
      const covered = time === 0 && isLetter(x, y);
      frame.y[at] = covered ? 235 : truth(x, y, time);
      if (covered) mask.data[at] = 255;
    }
    return frame;
  });
  const shown = { from: 0, to: 1 };
  const area = { mode: 'remove' as const, from: 0, to: 2, x: 0, y: 0, ...SIZE };
  const holesAt = holesOf(SIZE, [{ ...shown, steady: shown, box: BOX, mask }], [area]);
  return { frames, holesAt, truth };
}

test('each side of a moving border comes from its own motion, even if one motion is known at a few places only', () => {
  const { frames, holesAt, truth } = scene();
  const holes = holesAt(0);
  if (!holes) throw new Error('nothing is hidden');
  const moved = (by: number, isKnown: (x: number) => boolean): Sources => ({
    frame: Int32Array.from(holes.list, (at) => (isKnown(at % SIZE.width) ? 1 : -1)),
    x: Float32Array.from(holes.list, (at) => (at % SIZE.width) + by),
    y: Float32Array.from(holes.list, (at) => Math.floor(at / SIZE.width)),
    cost: new Float32Array(holes.list.length).fill(1),
  });
  const view = { frames, frame: 0, holes, holesOf: holesAt };
  const camera = moved(CAMERA, () => true);
  const chosen = chooseSources(view, [camera, moved(OBJECT, (x) => x >= BORDER && x % 3 === 0)]);
  let judged = 0;
  for (const [hole, at] of holes.list.entries()) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    if (Math.abs(x - BORDER) < 2) continue;
    const { frame, x: toX, y: toY } = chosen;
    const there = (toY[hole] as number) * SIZE.width + (toX[hole] as number);
    expect(frames[frame[hole] as number]?.y[there], `${x}, ${y}`).toBe(truth(x, y, 0));
    judged += 1;
  }
  expect(judged).toBeGreaterThan(150);
});
