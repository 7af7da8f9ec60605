import { expect, test } from 'vitest';
import { createMask, createPicture } from '../pixels/picture.ts';
import { cropAround, reduceCrop } from './crop.ts';
import { HOLE } from './distance.ts';
import { findHoles } from './holes.ts';
import { createLevel } from './level.ts';
import { writeDetail } from './write-back.ts';

test('a gap filled on a small copy gets the full detail of its sources', () => {
  const picture = createPicture(24, 12);
  // Single pixels of black and white: detail that a smaller copy loses.
  for (let at = 0; at < 24 * 12; at += 1) {
    const shade = (at + Math.floor(at / 24)) % 2 === 0 ? 0 : 255;
    picture.data.set([shade, shade, shade], at * 4);
  }
  const whole = picture.data.slice();
  const mask = createMask(24, 12);
  for (let y = 4; y < 8; y += 1) mask.data.fill(255, y * 24 + 16, y * 24 + 20);
  for (let at = 0; at < mask.data.length; at += 1) if (mask.data[at]) picture.data.set([255, 0, 0], at * 4);
  const crop = cropAround(
    picture,
    mask,
    findHoles(mask),
    0,
    { left: 0, top: 0, right: 24, bottom: 12 },
    () => {},
  );
  const small = reduceCrop(picture, crop, 2, () => {});
  const level = createLevel(small.width, small.height, small.colours, small.state);
  const source = new Int32Array(level.state.length).fill(-1);
  for (let at = 0; at < source.length; at += 1) {
    // All sources around the gap are four small pixels to the left.
    if (at % 12 >= 7 && at % 12 <= 10) source[at] = at - 4;
    if (level.state[at] === HOLE) level.values.fill(127.5, at * 5, at * 5 + 3);
  }
  writeDetail(picture, crop, { level, source }, 2, () => {});
  expect(picture.data).toEqual(whole);
});
