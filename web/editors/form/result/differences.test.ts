import { expect, test } from 'vitest';
import type { Candidate } from '../candidates.ts';
import { differencesOf } from './differences.ts';

const candidate = (key: string, notDrawn: string[] | undefined): Candidate =>
  ({
    key,
    kind: 'result',
    result: { report: notDrawn && { understood: [], not_drawn: notDrawn } },
  }) as unknown as Candidate;

test('a candidate is marked for what it lacks but another one has', () => {
  const found = differencesOf([
    candidate('a', ['fog']),
    candidate('b', ['fog', 'boat']),
    candidate('c', ['fog']),
    candidate('d', undefined),
  ]);
  expect([...found]).toEqual([['b', ['boat']]]);
});

test('words that all of them lack, and runs of one candidate, mark none', () => {
  expect(differencesOf([candidate('a', ['fog']), candidate('b', ['fog'])]).size).toBe(0);
  expect(differencesOf([candidate('a', ['fog'])]).size).toBe(0);
});
