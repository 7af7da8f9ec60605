import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingPng } from '../drawing/drawing-export.ts';
import { Grid } from '../grid/grid.ts';
import { packGrid } from '../grid/grid-codec.ts';
import { fillBox, fillSegment } from '../grid/shapes.ts';
import { maskPng } from './mask-export.ts';
import { maskFrom, meantPixels } from './mask-import.ts';

const decoded = async (png: Blob) =>
  sharp(Buffer.from(await png.arrayBuffer()))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

test.each([
  [1, 1],
  [7, 3],
  [8, 8],
  [9, 2],
  [641, 333],
])(
  'a mask of %i x %i is a PNG of that size: white where it is marked, black elsewhere',
  async (width, height) => {
    const grid = new Grid({ width, height });
    fillSegment(grid, { x: 0, y: 0 }, { x: width, y: height }, 5, 1);
    fillBox(grid, { x: width - 3, y: 0, width: 2, height: 1 }, 2);
    const { data, info } = await decoded(await maskPng(grid, 1));
    expect([info.width, info.height]).toEqual([width, height]);
    const wrong: string[] = [];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        const white = grid.valueAt(x, y) === 1 ? 255 : 0;
        if (data[at] !== white || data[at + 2] !== white || data[at + 3] !== 255) wrong.push(`${x}, ${y}`);
      }
    expect(wrong).toEqual([]);
  },
);

test('a mask that is saved and uploaded again is the same mask', async () => {
  const grid = new Grid({ width: 77, height: 60 });
  fillSegment(grid, { x: 5, y: 9 }, { x: 70, y: 41 }, 12, 1);
  grid.endStep();
  const { data, info } = await decoded(await maskPng(grid, 1));
  const again = maskFrom({ ...info, meant: meantPixels(new Uint8ClampedArray(data)) }, grid);
  expect(packGrid(again)).toEqual(packGrid(grid));
});

test('an uploaded mask of another size covers the same part of the picture; grey and transparency are cut at one half', () => {
  const data = new Uint8ClampedArray(
    [255, 255, 255, 255, 0, 0, 0, 255, 127, 127, 127, 255, 255, 255, 255, 60].concat([
      128, 128, 128, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255,
    ]),
  );
  const grid = maskFrom({ width: 4, height: 2, meant: meantPixels(data) }, { width: 8, height: 4 });
  const rows = Array.from({ length: 4 }, (_, y) =>
    Array.from({ length: 8 }, (_, x) => grid.valueAt(x, y)).join(''),
  );
  expect(rows).toEqual(['11000000', '11000000', '11110011', '11110011']);
});

test('a drawing is exported at half its resolution, smoothed, on paper or transparent', async () => {
  const grid = new Grid({ width: 8, height: 4 });
  fillBox(grid, { x: 0, y: 0, width: 3, height: 2 }, 1);
  fillBox(grid, { x: 4, y: 2, width: 2, height: 2 }, 2);
  const palette = [
    [200, 0, 0],
    [0, 100, 50],
  ] as const;
  const bare = await decoded(await drawingPng(grid, palette, undefined));
  expect([bare.info.width, bare.info.height]).toEqual([4, 2]);
  expect([...bare.data.subarray(0, 12)]).toEqual([200, 0, 0, 255, 200, 0, 0, 128, 0, 0, 0, 0]);
  const paper = await decoded(await drawingPng(grid, palette, [255, 255, 255]));
  expect([...paper.data.subarray(4, 8)]).toEqual([228, 128, 128, 255]);
  expect([...paper.data.subarray(24, 28)]).toEqual([0, 100, 50, 255]);
});
