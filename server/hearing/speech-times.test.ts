import { expect, test } from 'vitest';
import { speechTimes } from './speech-times.ts';

/** Probabilities for pieces of a tenth of a second. */
const times = (...parts: [chance: number, pieces: number][]) => {
  const chances = parts.flatMap(([chance, pieces]) => Array.from({ length: pieces }, () => chance));
  return speechTimes(chances, 0.1, chances.length / 10).map(({ start, end }) =>
    [start, end].map((at) => Number(at.toFixed(2))),
  );
};

test('short pauses do not split speech, long ones do, and margins meet in the middle of a pause', () => {
  expect(times([0, 5], [0.9, 10], [0.1, 2], [0.9, 10], [0.1, 5], [0.9, 10])).toEqual([
    [0.4, 2.8],
    [3.1, 4.2],
  ]);
});

test('a click is not speech, and a medium probability continues speech but does not start it', () => {
  expect(times([0, 10], [0.9, 2], [0, 10])).toEqual([]);
  expect(times([0.4, 10], [0.9, 5], [0.4, 5], [0, 10])).toEqual([[0.9, 2.1]]);
});

test('long speech is split where it is least likely', () => {
  expect(times([0.9, 30], [0.6, 1], [0.9, 49])).toEqual([
    [0, 3],
    [3, 8],
  ]);
});
