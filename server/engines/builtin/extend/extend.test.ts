import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decodePicture } from '../picture/codec.ts';
import { createPicture, type Picture } from '../pixels/picture.ts';
import { extend } from './extend.ts';
import type { Frame } from './frame.ts';

const NONE: Frame = { left: 0, top: 0, right: 0, bottom: 0 };
const quiet = { seed: 2, tick: () => {} };

/** Sky that gets lighter downwards over ground with grain; the horizon is at half the height. */
function landscape(width: number, height: number): Picture {
  const picture = createPicture(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const grain = (x * 37 + y * 61) % 23;
      const colour = y < height / 2 ? [90 + y, 140 + y, 230] : [90 + grain, 80 + grain, 40];
      picture.data.set(colour, (y * width + x) * 4);
    }
  return picture;
}

function part({ width, data }: Picture, left: number, top: number, columns: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(data.subarray(((top + row) * width + left) * 4, ((top + row) * width + left + columns) * 4)),
  ).flat();
}

test.each<[string, Partial<Frame>]>([
  ['a little on the left', { left: 20 }],
  ['on all sides', { left: 16, top: 12, right: 24, bottom: 8 }],
  ['by one pixel', { top: 1 }],
  ['to three times its width', { left: 96, right: 96 }],
])('extends %s and keeps the picture’s pixels', (_, sides) => {
  const frame = { ...NONE, ...sides };
  const picture = landscape(96, 64);
  const out = extend(picture, frame, quiet);
  expect([out.width, out.height]).toEqual([96 + frame.left + frame.right, 64 + frame.top + frame.bottom]);
  expect(part(out, frame.left, frame.top, 96, 64)).toEqual(Array.from(picture.data));
});

test('the horizon continues at its height, without a step at the picture’s border', () => {
  const out = extend(landscape(96, 64), { ...NONE, right: 30 }, quiet);
  for (let x = 96; x < 126; x += 1) {
    const blue = (y: number) => out.data[(y * 126 + x) * 4 + 2] as number;
    expect(blue(26)).toBeGreaterThan(180);
    expect(blue(38)).toBeLessThan(110);
  }
  for (let y = 0; y < 30; y += 1) {
    const [edge, next] = [95, 96].map((x) => out.data[(y * 126 + x) * 4] as number) as [number, number];
    expect(Math.abs(edge - next)).toBeLessThan(12);
  }
});

test('a lattice tower continues straight upwards, without floating pieces next to it', async () => {
  const photo = path.join(import.meta.dirname, '../../../../web/public/samples/photos/rocket-320.webp');
  const picture = await decodePicture(fs.readFileSync(photo));
  const out = extend(picture, { ...NONE, top: 85 }, { ...quiet, seed: 1 });
  const blue = (x: number, y: number) => out.data[(y * out.width + x) * 4 + 2] as number;
  // The tower reaches the upper border of the photograph at columns 24 to 43; left of it is sky.
  let dark = 0;
  for (let y = 0; y < 40; y += 1)
    for (let x = 0; x < 20; x += 1) if (blue(x, y) < 0.72 * blue(150, y)) dark += 1;
  expect(dark).toBeLessThan(120);
});

test('a transparent side of the picture stays transparent', () => {
  const picture = landscape(80, 60);
  for (let y = 0; y < 60; y += 1) for (let x = 0; x < 30; x += 1) picture.data[(y * 80 + x) * 4 + 3] = 0;
  const out = extend(picture, { ...NONE, left: 10, right: 10 }, quiet);
  for (let y = 0; y < 60; y += 1) {
    expect(out.data[(y * 100 + 4) * 4 + 3]).toBe(0);
    expect(out.data[(y * 100 + 95) * 4 + 3]).toBe(255);
  }
});

test('the seed determines the continuation', () => {
  const grow = (seed: number) => extend(landscape(80, 60), { ...NONE, right: 20 }, { ...quiet, seed }).data;
  expect(grow(7)).toEqual(grow(7));
  expect(grow(7)).not.toEqual(grow(8));
});

test('a picture of one pixel is extended too, and progress never decreases', () => {
  const out = extend(createPicture(1, 1, [10, 200, 30]), { left: 1, top: 1, right: 1, bottom: 1 }, quiet);
  expect(Array.from(out.data)).toEqual(Array.from(createPicture(3, 3, [10, 200, 30]).data));
  const shares: number[] = [];
  extend(
    landscape(80, 60),
    { left: 60, top: 5, right: 0, bottom: 0 },
    { seed: 1, tick: (share) => shares.push(share) },
  );
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('an error thrown by the tick stops the work', () => {
  const tick = (share: number) => {
    if (share > 0.2) throw new Error('stop');
  };
  expect(() => extend(landscape(80, 60), { ...NONE, left: 30 }, { seed: 1, tick })).toThrow('stop');
});

test('mirroring and softening can be stopped every few rows too', () => {
  const shares: number[] = [];
  extend(landscape(30, 200), { ...NONE, left: 60 }, { seed: 1, tick: (share) => shares.push(share) });
  // Mirroring, softening and mixing are the last twentieth; each reports progress more than once.
  for (const [from, to] of [
    [0.95, 0.955],
    [0.955, 0.965],
    [0.975, 1],
  ] as const) {
    const within = shares.filter((share) => share > from && share < to);
    expect(new Set(within).size).toBeGreaterThan(1);
  }
});
