import { expect, test } from 'vitest';
import { createPicture, type Picture } from '../pixels/picture.ts';
import { paintedSize, repaint } from './repaint.ts';

const calm = { likeness: 0.5, seed: 3, tick: () => {} };
const STYLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A lit ball with fine texture on a two-coloured ground; `light` moves the whole picture up or down. */
function scene(width: number, height: number, light = 0): Picture {
  const picture = createPicture(width, height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const far = Math.hypot(x - width / 2, y - height / 2) / (height * 0.3);
      const ball = far < 1 ? 60 + 150 * (1 - far) : y > height * 0.6 ? 90 : 150;
      const value = ball + light + ((x >> 1) % 2 === (y >> 1) % 2 ? 14 : -14);
      picture.data.set(
        far < 1 ? [value, value * 0.5, value * 0.3, 255] : [value * 0.6, value, value, 255],
        at,
      );
    }
  return picture;
}

const lightness = ({ data }: Picture) => {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
  return sum / (data.length / 4);
};

function difference(one: Picture, other: Picture): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at += 7)
    sum += Math.abs((one.data[at] as number) - (other.data[at] as number));
  return sum / (one.data.length / 7);
}

test('the ten styles differ from each other and from the photograph', () => {
  const source = scene(480, 480);
  const painted = STYLES.map((style) => repaint(source, style, calm));
  for (const [index, picture] of painted.entries()) {
    expect(difference(picture, source)).toBeGreaterThan(6);
    for (const other of painted.slice(0, index)) expect(difference(picture, other)).toBeGreaterThan(6);
  }
});

test.each([3, 4, 7])('style %i keeps the detail of bright and dark pictures', (style) => {
  expect(lightness(repaint(scene(480, 480, 110), style, calm))).toBeLessThan(238);
  expect(lightness(repaint(scene(480, 480, -70), style, calm))).toBeGreaterThan(22);
});

test('the same seed gives the same bytes', () => {
  const once = repaint(scene(480, 480), 5, calm);
  expect(difference(repaint(scene(480, 480), 5, calm), once)).toBe(0);
});

test('more likeness keeps more of the fine detail', () => {
  const detail = (likeness: number) => {
    const { data } = repaint(scene(480, 480), 2, { ...calm, likeness });
    let sum = 0;
    for (let x = 180; x < 300; x += 1) {
      const at = (200 * 480 + x) * 4;
      sum += Math.abs((data[at] as number) - (data[at + 8] as number));
    }
    return sum;
  };
  expect(detail(1)).toBeGreaterThan(detail(0) * 1.5);
});

test('transparent parts become paper, and the result is opaque', () => {
  const { data } = repaint(createPicture(480, 480, [0, 0, 0], 0), 5, calm);
  expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
  expect(data[(240 * 480 + 240) * 4]).toBeGreaterThan(180);
});

test('small pictures are enlarged, large ones reduced to 2,048, and thin ones are accepted', () => {
  expect(paintedSize({ width: 120, height: 240 })).toEqual({ width: 480, height: 960 });
  expect(paintedSize({ width: 8000, height: 4000 })).toEqual({ width: 2048, height: 1024 });
  expect(paintedSize({ width: 1, height: 4000 })).toEqual({ width: 1, height: 2048 });
  expect(repaint(createPicture(1, 300), 9, calm)).toMatchObject({ width: 7, height: 2048 });
});

test('stops when the tick throws, and refuses an eleventh style', () => {
  const stop = () => {
    throw new Error('not wanted');
  };
  expect(() => repaint(scene(480, 480), 0, { ...calm, tick: stop })).toThrow('not wanted');
  expect(() => repaint(scene(480, 480), 10, calm)).toThrow(RangeError);
});
