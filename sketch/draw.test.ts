import { createPicture } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { expect, test } from 'vitest';
import { type DrawRequest, draw, understands } from './draw.ts';

const size = { width: 256, height: 256, seed: 3 };
const lines = createPicture(256, 256);
for (let y = 120; y < 200; y += 1)
  for (let x = 60; x < 66; x += 1) lines.data.fill(0, 4 * (y * 256 + x), 4 * (y * 256 + x) + 3);

const REQUESTS: DrawRequest[] = [
  { kind: 'prompt', prompt: 'a red mug', style: 'anime', ...size },
  { kind: 'character', character: 'a girl with red hair', scene: 'on a beach', style: 'anime', ...size },
  { kind: 'lines', prompt: 'a tree in a field', lines, freedom: 0, style: 'anime', ...size },
  { kind: 'backdrop', prompt: 'on marble, soft light', ...size },
  { kind: 'country', prompt: 'a desert at sunset', ...size },
  { kind: 'table', surface: 'wood', light: 'soft', ...size },
];

test.each(REQUESTS)(
  'draws a request of kind $kind, reports progress, and stops if the report throws',
  async (request) => {
    const shares: number[] = [];
    const drawn = await draw(request, (_, share) => shares.push(share));
    const picture = 'raster' in drawn ? drawn.raster : drawn.picture;
    expect([picture.width, picture.height]).toEqual([256, 256]);
    expect(new Set(picture.data).size).toBeGreaterThan(20);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    let calls = 0;
    const stop = () => {
      calls += 1;
      if (calls === 3) throw new Error('stopped');
    };
    await expect(draw(request, stop)).rejects.toThrow('stopped');
    expect(calls).toBe(3);
  },
);

test('reports the understood words of a prompt, and those that it does not draw', async () => {
  const { understood, notDrawn } = await draw(
    { kind: 'prompt', prompt: 'a red mug and a blorfnak', ...size },
    () => {},
  );
  expect(understood).toContain('red mug');
  expect(notDrawn.join(' ')).toContain('blorfnak');
});

test.each([
  ['prompt', 'a cat', 'asdf qwer'],
  ['character', 'a girl with red hair', 'zxcv'],
  ['scene', 'in the rain', 'blorf snarple'],
  ['backdrop', 'pale blue', 'blorf'],
] as const)('understands a %s that names something drawable', (kind, text, nonsense) => {
  expect(understands(kind, text)).toBe(true);
  expect(understands(kind, nonsense)).toBe(false);
});
