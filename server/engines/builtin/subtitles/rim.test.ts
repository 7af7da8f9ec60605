import { expect, it } from 'vitest';
import { shellsAround } from '../letters/outline.ts';
import { createMask } from '../pixels/picture.ts';
import { rimBeyond } from './rim.ts';

const SIZE = 40;
const REACH = 5;
const OUTLINE = 4.5;

/** A dot with a round outline that is wider than the shells in their shortest direction. */
function dot(ground: number) {
  const strokes = createMask(SIZE, SIZE);
  const middle = SIZE / 2;
  const distance = (at: number) => Math.hypot((at % SIZE) - middle, Math.floor(at / SIZE) - middle);
  for (let at = 0; at < SIZE * SIZE; at += 1) strokes.data[at] = distance(at) < 3 ? 255 : 0;
  const lightAt = (at: number) => {
    if (distance(at) < 3) return 230;
    return distance(at) < 3 + OUTLINE ? 16 : ground;
  };
  const shells = shellsAround(strokes, REACH);
  const left = new Set(
    Array.from(strokes.data.keys()).filter(
      (at) => strokes.data[at] === 0 && lightAt(at) === 16 && !shells.some((shell) => shell.includes(at)),
    ),
  );
  return { left, more: rimBeyond(strokes, shells, lightAt, OUTLINE) };
}

it('covers the rest of an outline outside the shells, and little more', () => {
  const { left, more } = dot(200);
  expect(left.size).toBeGreaterThan(8);
  expect([...left].filter((at) => !more.includes(at))).toEqual([]);
  expect(more.length).toBeLessThan(8 * left.size);
});

it('continues an outline that was detected as letters, beyond the box that cut it off', () => {
  const strokes = createMask(SIZE, SIZE);
  const isDark = (at: number) => Math.hypot((at % SIZE) - 20, Math.floor(at / SIZE) - 20) < 9;
  for (let at = 0; at < SIZE * SIZE; at += 1) strokes.data[at] = isDark(at) && at % SIZE < 22 ? 255 : 0;
  const shells = shellsAround(strokes, REACH);
  const more = rimBeyond(strokes, shells, (at) => (isDark(at) ? 16 : 200), OUTLINE);
  const left = Array.from(strokes.data.keys()).filter(
    (at) => isDark(at) && strokes.data[at] === 0 && !shells.some((shell) => shell.includes(at)),
  );
  expect(left.length).toBeGreaterThan(8);
  expect(left.filter((at) => !more.includes(at))).toEqual([]);
});

it('adds nothing if the background is as dark as the outline', () => {
  expect(dot(40).more).toEqual([]);
});
