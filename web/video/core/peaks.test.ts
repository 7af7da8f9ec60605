import { expect, test } from 'vitest';
import { addPeaks } from './peaks.ts';

test('each part has its loudest sample, wherever the pieces are cut', () => {
  const sound = Float32Array.from({ length: 800 }, (_, at) => (at === 150 ? -0.9 : at === 750 ? 2 : 0.1));
  const peaks = new Float32Array(8);
  for (const start of [0, 333])
    addPeaks(peaks, sound.subarray(start, start === 0 ? 333 : 800), {
      start: start / 100,
      sampleRate: 100,
      seconds: 8,
    });
  expect(Array.from(peaks, (peak) => Math.round(peak * 10) / 10)).toEqual([
    0.1, 0.9, 0.1, 0.1, 0.1, 0.1, 0.1, 1,
  ]);
});

test('sound beyond the ends is left out', () => {
  const peaks = new Float32Array(2);
  addPeaks(peaks, new Float32Array(10).fill(1), { start: -2, sampleRate: 10, seconds: 2 });
  addPeaks(peaks, new Float32Array(10).fill(1), { start: 2, sampleRate: 10, seconds: 2 });
  expect([...peaks]).toEqual([0, 0]);
});
