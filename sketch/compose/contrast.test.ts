import { createRaster } from '@inkreel/server/engines/builtin/pixels/image.ts';
import { expect, test } from 'vitest';
import { distanceOf, standOut } from './contrast.ts';

const SIZE = 20;

function plain(color: readonly number[]) {
  const raster = createRaster(SIZE, SIZE);
  for (let at = 0; at < raster.data.length; at += 1) raster.data[at] = color[at % 3] ?? 0;
  return raster;
}

function sprite(color: readonly number[]) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (color[at % 4] ?? 0);
  return { width: SIZE, height: SIZE, data };
}

test.each([
  ['a camel on sand at sunset', [205, 140, 90], [220, 155, 100]],
  ['a wolf in the dark', [40, 42, 52], [30, 32, 44]],
])('%s is separated from its background', (_name, figure, ground) => {
  const image = sprite(figure);
  standOut(image, plain(ground), 0, 0);
  expect(distanceOf([...image.data.subarray(0, 3)], ground)).toBeGreaterThan(30);
});

test('a figure with enough contrast is not changed', () => {
  const image = sprite([240, 240, 240]);
  standOut(image, plain([60, 90, 60]), 0, 0);
  expect([...image.data.subarray(0, 3)]).toEqual([240, 240, 240]);
});
