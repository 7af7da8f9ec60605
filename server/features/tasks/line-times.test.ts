import { describe, expect, test } from 'vitest';
import { leftOf, startsIn } from './line-times.ts';

const SECOND = 1000;
const work = (organisationId: string, seconds: number) => ({ organisationId, usualMs: seconds * SECOND });
const begun = (organisationId: string, seconds: number) => ({ organisationId, leftMs: seconds * SECOND });
const seconds = (...given: Parameters<typeof startsIn>) => startsIn(...given).map((ms) => ms / SECOND);

describe('waiting work begins', () => {
  test('at once where a thread is free', () => {
    expect(seconds('short', 2, { begun: [begun('a', 5)], waiting: [work('b', 8)] })).toEqual([0]);
  });

  test('one after the other as threads end what they have', () => {
    const waiting = [work('a', 8), work('a', 8), work('a', 8)];
    expect(seconds('short', 2, { begun: [begun('a', 6), begun('a', 4)], waiting })).toEqual([4, 6, 12]);
  });

  test('when its turn comes, where the long work under way is of other organisations', () => {
    const waiting = [work('b', 180), work('a', 180), work('c', 180)];
    expect(seconds('long', 1, { begun: [begun('a', 170)], waiting })).toEqual([30, 350, 60]);
  });

  test('only after an end, where as much is paused as may be', () => {
    const under = ['a', 'b', 'c', 'd'].map((each) => begun(each, 60));
    expect(seconds('long', 1, { begun: under, waiting: [work('e', 60)] })).toEqual([240]);
  });
});

describe('begun work has left', () => {
  test('what its pace says, once it shows', () => {
    expect(leftOf({ usualMs: 10 * SECOND, spentMs: 30 * SECOND, progress: 0.25 })).toBe(90 * SECOND);
  });

  test('the rest of the usual time before that, and never nothing', () => {
    expect(leftOf({ usualMs: 60 * SECOND, spentMs: 10 * SECOND, progress: 0.02 })).toBe(50 * SECOND);
    expect(leftOf({ usualMs: 8 * SECOND, spentMs: 60 * SECOND, progress: 0 })).toBe(SECOND);
  });
});
