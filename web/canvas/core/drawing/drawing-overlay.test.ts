import { expect, test } from 'vitest';
import { Grid } from '../grid/grid.ts';
import { fillBox } from '../grid/shapes.ts';
import { drawDrawing } from './drawing-overlay.ts';

const PALETTE = [
  [200, 100, 0],
  [0, 100, 200],
] as const;

test('each screen pixel shows the mean of the points it covers, and how much of it is drawn on', () => {
  const grid = new Grid({ width: 600, height: 4 });
  fillBox(grid, { x: 253, y: 0, width: 3, height: 2 }, 1);
  fillBox(grid, { x: 256, y: 0, width: 2, height: 1 }, 2);
  fillBox(grid, { x: 258, y: 0, width: 2, height: 4 }, 2);
  const frame = { width: 300, height: 2 };
  const placement = { picture: grid, frame, device: frame, view: { scale: 0.5, x: 0, y: 0 } };
  const shown = drawDrawing(grid, placement, { x: 126, y: 0, width: 5, height: 2 }, PALETTE);
  const pixel = (x: number, y: number) => [...shown.subarray((y * 5 + x) * 4, (y * 5 + x) * 4 + 4)];
  expect([0, 1, 2, 3, 4].map((x) => pixel(x, 0))).toEqual([
    [200, 100, 0, 128],
    [200, 100, 0, 255],
    [0, 100, 200, 128],
    [0, 100, 200, 255],
    [0, 0, 0, 0],
  ]);
  expect(pixel(1, 1)).toEqual([0, 0, 0, 0]);
  expect(pixel(3, 1)).toEqual([0, 100, 200, 255]);
});

test('an area of one colour is shown in exactly that colour', () => {
  const grid = new Grid({ width: 600, height: 600 });
  fillBox(grid, { x: 0, y: 0, width: 600, height: 600 }, 2);
  grid.endStep();
  const frame = { width: 300, height: 300 };
  const placement = { picture: grid, frame, device: frame, view: { scale: 0.5, x: 0, y: 0 } };
  const shown = drawDrawing(grid, placement, { x: 100, y: 100, width: 2, height: 1 }, PALETTE);
  expect([...shown]).toEqual([0, 100, 200, 255, 0, 100, 200, 255]);
});
