import { expect, test } from 'vitest';
import { createPicture } from '../pixels/picture.ts';
import { given } from './given.ts';

test('an uploaded picture is cropped to its middle, and lit from its bright side', () => {
  const picture = createPicture(40, 90, [0, 0, 0]);
  for (let y = 0; y < 90; y += 1)
    for (let x = 0; x < 40; x += 1) picture.data[4 * (y * 40 + x)] = x < 20 ? 250 : y;
  const scene = given(picture, { width: 20, height: 20 });
  expect(scene.picture.width).toBe(20);
  // Rows 25 to 64 of 90 are left.
  expect(scene.picture.data[4 * (0 * 20 + 19)]).toBeGreaterThan(23);
  expect(scene.picture.data[4 * (19 * 20 + 19)]).toBeLessThan(66);
  expect(scene.light.toward[0]).toBeLessThan(-0.2);
});
