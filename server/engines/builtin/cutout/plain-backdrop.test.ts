import { expect, test } from 'vitest';
import { createPicture, type Picture } from '../pixels/picture.ts';
import { type Backdrop, findBackdrop, floodBackdrop } from './plain-backdrop.ts';
import { shadedBackdrop } from './shaded-backdrop.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** A square spot on a wall: from its rim inwards the wall's colour changes to another within a few pixels. */
function spot(color: readonly [number, number, number]): { picture: Picture; backdrop: Backdrop } {
  const wall = [150, 160, 158] as const;
  const picture = createPicture(WIDTH, HEIGHT, wall);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const away = Math.max(Math.abs((at % WIDTH) - 80), Math.abs(Math.floor(at / WIDTH) - 60));
    const share = Math.min(1, Math.max(0, (30 - away) / 6));
    for (let channel = 0; channel < 3; channel += 1)
      picture.data[4 * at + channel] =
        (color[channel] as number) * share + (wall[channel] as number) * (1 - share);
  }
  return { picture, backdrop: findBackdrop(picture) as Backdrop };
}
const middle = 60 * WIDTH + 80;

test('a shadow with a hard rim is backdrop, including its core', () => {
  const { picture, backdrop } = spot([66, 70, 69]);
  expect(floodBackdrop(picture, backdrop)[middle]).toBe(1);
});

test('an equally dark area of another hue is not backdrop', () => {
  const { picture, backdrop } = spot([66, 30, 40]);
  expect(floodBackdrop(picture, backdrop)[middle]).toBe(0);
});

test('next to a subject the backdrop is as dark as the subject’s shadow', () => {
  const { picture, backdrop } = spot([66, 70, 69]);
  const subject = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 50; y < 70; y += 1) subject.fill(1, y * WIDTH + 70, y * WIDTH + 90);
  const at = shadedBackdrop(picture, subject, backdrop);
  const color = new Float32Array(3);
  at(69, 60, color);
  expect(Math.abs((color[0] as number) - 66)).toBeLessThan(8);
  at(10, 10, color);
  expect(Math.abs((color[0] as number) - 150)).toBeLessThan(3);
});
