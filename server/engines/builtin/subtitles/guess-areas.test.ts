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
