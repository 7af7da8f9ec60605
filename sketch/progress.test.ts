import { expect, test } from 'vitest';
import { stageProgress } from './progress.ts';

test('total progress never decreases', () => {
  const shares: number[] = [];
  const report = stageProgress((_, share) => shares.push(share));
  report('reading', 1);
  report('drawing', 0.5);
  report('composing', 0);
  report('styling', 2);
  report('saving', 1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(new Set(shares).size).toBe(4);
  expect(shares.at(-1)).toBe(1);
});
