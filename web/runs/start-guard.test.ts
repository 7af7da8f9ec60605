import { beforeEach, describe, expect, test } from 'vitest';
import { createStartGuard, SAME_RUN_MS, type StartGuard } from './start-guard.ts';

let now: number;
let guard: StartGuard;
const input = { prompt: 'a red mug', count: 1 };

beforeEach(() => {
  now = 1_000_000;
  guard = createStartGuard(() => now);
});

describe('createStartGuard', () => {
  test('takes a double click for one run', () => {
    guard.begin(input)?.('taken');
    now += 80;
    expect(guard.begin({ ...input })).toBeUndefined();
  });

  test('starts the same input again after two seconds', () => {
    guard.begin(input)?.('taken');
    now += SAME_RUN_MS;
    expect(guard.begin(input)).toBeDefined();
  });

  test('waits for the answer however long it takes', () => {
    const answered = guard.begin(input);
    now += 60_000;
    expect(guard.begin(input)).toBeUndefined();
    answered?.('taken');
    expect(guard.begin(input)).toBeDefined();
  });

  test('starts a changed input at once', () => {
    guard.begin(input);
    expect(guard.begin({ ...input, count: 2 })).toBeDefined();
  });

  test('starts again at once what was refused', () => {
    guard.begin(input)?.('dropped');
    expect(guard.begin(input)).toBeDefined();
  });
});
