import { expect, test } from 'vitest';
import { createMask } from '../pixels/picture.ts';
import { createRandom } from '../pixels/random.ts';
import { holesOf } from './holes.ts';
import { inLayers } from './layers.ts';
import { startField } from './local-motion.ts';
import type { Sources } from './trace.ts';
import { type YuvFrame, yuvOf } from './yuv.ts';

const SIZE = { width: 96, height: 48 };
/**
 * An object covers the frame up to here in frame 0, and moves by `STEP` per frame; the background does not
 * move.
 */
const BORDER = 30;
const STEP = 6;
const FRAMES = 7;
/** So large that nothing is visible around its middle. */
const BOX = { x: 24, y: 10, width: 48, height: 28 };
const AT = 3;

test('inside a large hole each place comes from its layer, however distant the frame', () => {
  const random = createRandom(9);
  const [ground, thing] = [0, 1].map(() =>
    Uint8Array.from({ length: 160 * SIZE.height }, () => 40 + 180 * random()),
  ) as [Uint8Array, Uint8Array];
  const isThing = (frame: number, x: number) => x < BORDER + STEP * frame;
  const truth = (frame: number, x: number, y: number) =>
    (isThing(frame, x) ? thing[y * 160 + x - STEP * frame + 40] : ground[y * 160 + x]) as number;
  const mask = createMask(SIZE.width, SIZE.height);
  for (let y = BOX.y; y < BOX.y + BOX.height; y += 1)
    mask.data.fill(255, y * SIZE.width + BOX.x, y * SIZE.width + BOX.x + BOX.width);
  const shown = { from: AT, to: AT + 1 };
  const area = { mode: 'remove' as const, from: 0, to: FRAMES, x: 0, y: 0, ...SIZE };
  const holesAt = holesOf(SIZE, [{ ...shown, steady: shown, box: BOX, mask }], [area]);
  const frames = Array.from({ length: FRAMES }, (_, frame): YuvFrame => {
    const out = yuvOf(new Uint8Array(SIZE.width * SIZE.height * 1.5), SIZE.width, SIZE.height);
    for (let at = 0; at < out.y.length; at += 1)
      out.y[at] =
        frame === AT && mask.data[at] !== 0
          ? 235
          : truth(frame, at % SIZE.width, Math.floor(at / SIZE.width));
    return out;
  });
  const holes = holesAt(AT);
  if (!holes) throw new Error('nothing is hidden');
  const at = (frame: number, by: number): Sources => ({
    frame: new Int32Array(holes.list.length).fill(frame),
    x: Float32Array.from(holes.list, (place) => (place % SIZE.width) + by),
    y: Float32Array.from(holes.list, (place) => Math.floor(place / SIZE.width)),
    cost: new Float32Array(holes.list.length).fill(1),
  });
  const still = startField(SIZE, { step: 16, scale: 1 }, () => [0, 0]);
  const front = {
    isAt: (frame: number, x: number) => isThing(frame, x),
    // The next frame, where the object is further to the right and covers other background.
    sources: at(AT + 1, STEP),
    camera: (_: number, to: number) => (to >= 0 && to < FRAMES ? still : undefined),
    direction: -1 as const,
  };
  const view = { frames, frame: AT, holes, holesOf: holesAt };
  const chosen = inLayers(view, front, [at(AT + 1, 0)]);
  let judged = 0;
  for (const [hole, place] of holes.list.entries()) {
    const [x, y] = [place % SIZE.width, Math.floor(place / SIZE.width)];
    const isDeep = x > BOX.x + 7 && x < BOX.x + BOX.width - 8 && y > BOX.y + 7 && y < BOX.y + BOX.height - 8;
    if (!isDeep || Math.abs(x - BORDER - STEP * AT) < 3) continue;
    const there = (chosen.y[hole] as number) * SIZE.width + (chosen.x[hole] as number);
    expect(frames[chosen.frame[hole] as number]?.y[there], `${x}, ${y}`).toBe(truth(AT, x, y));
    judged += 1;
  }
  expect(judged).toBeGreaterThan(200);
});
