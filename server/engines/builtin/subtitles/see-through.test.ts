import { expect, test } from 'vitest';
import { createMask } from '../pixels/picture.ts';
import { takeOffBoxes } from './see-through.ts';
import { type YuvFrame, yuvOf } from './yuv.ts';

const SIZE = { width: 96, height: 64 };
const FRAMES = 12;
const SPEED = 2;
const BOX = { x: 14, y: 20, width: 66, height: 22 };
const LINE = { x: 20, y: 25, width: 54, height: 12 };
/** Two captions, the second directly after the first until the end: only the first reveals its box. */
const TIMES = [
  { from: 4, to: 8 },
  { from: 8, to: 12 },
];

/**
 * A camera that moves over a pattern, with bars as letters and a box of this mix behind them. Masks are one pixel
 * larger.
 */
function filmOf(mix: { share: number; added: number } | undefined) {
  const mask = () => {
    const letters = createMask(SIZE.width, SIZE.height);
    for (let y = LINE.y; y < LINE.y + LINE.height; y += 1)
      for (let x = LINE.x; x < LINE.x + LINE.width; x += 9)
        letters.data.fill(255, y * SIZE.width + x, y * SIZE.width + x + 4);
    return letters;
  };
  const clean = (at: number): YuvFrame => {
    const frame = yuvOf(new Uint8Array(SIZE.width * SIZE.height * 1.5).fill(128), SIZE.width, SIZE.height);
    for (let place = 0; place < frame.y.length; place += 1) {
      const [x, y] = [(place % SIZE.width) + SPEED * at, Math.floor(place / SIZE.width)];
      frame.y[place] = 120 + 40 * Math.sin(x / 9 + y / 21) + 30 * Math.sin(y / 6 - x / 17);
    }
    return frame;
  };
  const frames = Array.from({ length: FRAMES }, (_, at) => {
    const frame = clean(at);
    if (!TIMES.some(({ from, to }) => from <= at && at < to)) return frame;
    const letters = mask().data;
    for (let y = 0; y < SIZE.height; y += 1)
      for (let x = 0; x < SIZE.width; x += 1) {
        const place = y * SIZE.width + x;
        const isBehind = x >= BOX.x && x < BOX.x + BOX.width && y >= BOX.y && y < BOX.y + BOX.height;
        const isLetter = [place - 1, place, place + 1].every((near) => letters[near] !== 0);
        if (isLetter) frame.y[place] = 235;
        else if (mix && isBehind) frame.y[place] = mix.share * (frame.y[place] as number) + mix.added;
      }
    return frame;
  });
  const captions = TIMES.map((times) => ({ ...times, steady: times, box: LINE, mask: mask() }));
  const shiftBetween = (from: number, to: number) => () => [SPEED * (from - to), 0] as const;
  return { frames, captions, clean, mask: mask().data, shiftBetween };
}

test('a half-transparent box is found behind consecutive captions, and the covered background is restored', () => {
  const { clean, mask, ...film } = filmOf({ share: 0.45, added: 12 });
  const boxes = takeOffBoxes(film);
  expect(boxes.map(({ rect }) => rect)).toEqual([BOX, BOX]);
  expect(boxes[0]?.share).toBeCloseTo(0.45, 1);
  for (let at = 4; at < 12; at += 1) {
    const { y } = film.frames[at] as YuvFrame;
    const original = clean(at).y;
    const missed = y.map((value, place) =>
      mask[place] === 0 ? Math.abs(value - (original[place] as number)) : 0,
    );
    expect(Math.max(...missed)).toBeLessThan(6);
  }
  // Its edges are filled like letters.
  expect(film.captions[0]?.mask.data[BOX.y * SIZE.width + 50]).toBe(255);
  expect(film.captions[0]?.mask.data[(BOX.y + 3) * SIZE.width + 18]).toBe(0);
});

test('letters without a box change nothing', () => {
  const film = filmOf(undefined);
  const before = film.frames.map(({ y }) => y.slice());
  expect(takeOffBoxes(film)).toEqual([]);
  expect(film.frames.map(({ y }) => y)).toEqual(before);
});
