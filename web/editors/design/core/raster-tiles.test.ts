import { expect, it } from 'vitest';
import { onRaster, type RasterBox } from './raster-tiles.ts';

it('finds the pixel of a drawing that was moved, enlarged, turned and mirrored', () => {
  const box = { x: 50, y: 25, width: 100, height: 50, rotation: 0 };
  const pixel = (at: RasterBox, x: number, y: number) => {
    const found = onRaster({ columns: 100, rows: 50 }, at, { x, y });
    return [Math.round(found.x), Math.round(found.y)];
  };
  expect(pixel(box, 10, 20)).toEqual([10, 20]);
  expect(pixel({ ...box, x: 150 }, 110, 20)).toEqual([10, 20]);
  expect(pixel({ x: 100, y: 50, width: 200, height: 100, rotation: 0 }, 20, 40)).toEqual([10, 20]);
  // A quarter to the right: its left side is above.
  expect(pixel({ ...box, rotation: 90 }, 50, 0)).toEqual([25, 25]);
  expect(pixel({ ...box, flipX: true }, 10, 20)).toEqual([90, 20]);
});
