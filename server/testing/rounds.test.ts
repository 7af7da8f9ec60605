import { expect, test } from 'vitest';
import { differing } from './rounds.ts';

test('covers each part once by default, and every case with `ROUNDS=all`', () => {
  const cases = ['ab', 'b', 'bc', 'ca', '', 'd'];
  const lettersOf = (one: string) => [...one];
  expect(differing(cases, lettersOf, false)).toEqual(['ab', 'bc', 'd']);
  expect(differing(cases, lettersOf, true)).toEqual(cases);
});
