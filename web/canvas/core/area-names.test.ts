import { expect, test } from 'vitest';
import { pinOf, placeOf, startSize } from './area-names.ts';
import { findAreas } from './grid/areas.ts';
import { Grid } from './grid/grid.ts';

test('an area is named by the ninth of the picture that contains its middle', () => {
  const picture = { width: 90, height: 60 };
  const at = (x: number, y: number) => placeOf({ bounds: { x, y, width: 2, height: 2 } }, picture);
  expect([at(0, 0), at(44, 0), at(88, 0), at(0, 29), at(44, 29), at(88, 58)]).toEqual([
    'topLeft',
    'top',
    'topRight',
    'left',
    'middle',
    'bottomRight',
  ]);
});

test('the number of a ring lies on the ring', () => {
  const grid = new Grid({ width: 40, height: 40 });
  for (let y = 5; y < 35; y += 1) {
    grid.fillRun(y, 5, 35, 1);
    if (y > 8 && y < 31) grid.fillRun(y, 9, 31, 0);
  }
  const [area] = findAreas(grid, 1);
  const pin = area && pinOf(area);
  expect(pin && grid.valueAt(Math.floor(pin.x), Math.floor(pin.y))).toBe(1);
});

test('the initial brush size suits the picture', () => {
  expect(startSize({ width: 1000, height: 400 })).toBe(40);
  expect(startSize({ width: 10, height: 10 })).toBe(4);
});
