import { expect, test } from 'vitest';
import { guessAreas } from './guess-areas.ts';

const line = (left: number, top: number, width: number, height = 0.07) => ({ left, top, width, height });

test('subtitles, a watermark, and signs in the scene are distinguished', () => {
  const frames = Array.from({ length: 10 }, (_, at) => ({
    at,
    boxes: [
      line(0.86, 0.04, 0.1, 0.05),
      // Another text every three frames, and none in the tenth.
      ...(at === 9
        ? []
        : [line(0.5 - 0.1 - 0.02 * Math.floor(at / 3), 0.82, 0.2 + 0.04 * Math.floor(at / 3))]),
      ...(at < 3 ? [line(0.4, 0.9, 0.2)] : []),
      line(0.1 + 0.06 * at, 0.3 + 0.02 * at, 0.12),
    ],
  }));
  const [subtitles, watermark, ...more] = guessAreas(frames, 1);
  expect(more).toEqual([]);
  expect(subtitles).toMatchObject({ kind: 'subtitles', times: [{ start: 0, end: 8.5 }] });
  expect(subtitles?.top).toBeLessThan(0.82);
  expect((subtitles?.top ?? 0) + (subtitles?.height ?? 0)).toBeGreaterThan(0.97);
  expect(watermark).toMatchObject({ kind: 'watermark', times: [{ start: 0, end: 9.5 }] });
  expect(watermark?.left).toBeGreaterThan(0.8);
});

/** A clip of frames with these boxes, of which three frames each have the same. */
const framesOf = (...boxes: ReturnType<typeof line>[][]) =>
  boxes.flatMap((each, part) => [0, 1, 2].map((at) => ({ at: 3 * part + at, boxes: each })));
const one = (width: number, top = 0.86) => line(0.5 - width / 2, top, width);

test('the upper of two lines belongs to the subtitles, though it is seen once', () => {
  const frames = framesOf([one(0.4)], [one(0.3)], [one(0.5)], [one(0.2)]);
  frames[4] = { at: 4, boxes: [one(0.44, 0.77), one(0.3)] };
  const [subtitles, ...more] = guessAreas(frames, 1);
  expect(more).toEqual([]);
  expect(subtitles?.kind).toBe('subtitles');
  expect(subtitles?.top).toBeLessThan(0.77);
  expect(subtitles?.left).toBeLessThan(0.28);
});

test('where only single lines were sampled there is room for a second one', () => {
  const [subtitles] = guessAreas(framesOf([one(0.4)], [one(0.3)], [one(0.5)]), 1);
  expect(subtitles?.top).toBeLessThan(0.78);
  expect(subtitles?.top).toBeGreaterThan(0.7);
});

test('a line with space between its words is one line', () => {
  const parts = [line(0.24, 0.86, 0.18), line(0.5, 0.86, 0.26)];
  const [subtitles, ...more] = guessAreas(framesOf(parts, [one(0.3)], parts), 1);
  expect(more).toEqual([]);
  expect(subtitles).toMatchObject({ kind: 'subtitles', times: [{ start: 0, end: 8.5 }] });
});

test('a large text in the middle is a title, and captions in the middle are not', () => {
  const title = line(0.2, 0.42, 0.6, 0.15);
  const found = guessAreas(framesOf([title], [], [one(0.4)], [one(0.3)], [one(0.5)]), 1);
  expect(found.map(({ kind, times }) => [kind, times[0]?.start])).toEqual([
    ['subtitles', 5.5],
    ['title', 0],
  ]);
  const tall = framesOf([one(0.6, 0.55)], [one(0.4, 0.55)], [one(0.7, 0.55)], [one(0.5, 0.55)]);
  expect(guessAreas(tall, 1).map(({ kind }) => kind)).toEqual(['subtitles']);
  expect(guessAreas(framesOf([title], []), 1).map(({ kind }) => kind)).toEqual(['title']);
});
