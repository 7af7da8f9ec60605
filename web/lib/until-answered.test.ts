import { afterAll, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { untilAnswered } from './until-answered.ts';

// Earlier test files of this thread have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});
const pauses: number[] = [];
vi.mock('./sleep.ts', () => ({
  sleep: async (ms: number) => {
    pauses.push(ms);
  },
}));

/** A server that gives these answers, one after the other. */
function serverOf(...answers: (string | ApiError)[]) {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    const next = answers.shift();
    if (typeof next === 'string') return next;
    throw next ?? new Error('asked too often');
  };
  return { keys, send };
}

test.each(['network_error', 'timeout', 'unreadable_answer'] as const)(
  'a request without an answer (%s) is sent again under its key, three times at most',
  async (code) => {
    pauses.length = 0;
    const { keys, send } = serverOf(new ApiError(code), new ApiError(code), 'done');
    expect(await untilAnswered(send, { key: 'one' })).toBe('done');
    expect({ keys, pauses }).toEqual({ keys: ['one', 'one', 'one'], pauses: [1000, 3000] });
    const silent = serverOf(new ApiError(code), new ApiError(code), new ApiError(code));
    await expect(untilAnswered(silent.send)).rejects.toMatchObject({ code });
    expect(new Set(silent.keys).size).toBe(1);
    expect(silent.keys[0]).not.toBe('one');
  },
);

test('what the server refuses, and what the person stopped, is not sent again', async () => {
  const refused = serverOf(new ApiError('not_enough_points'), 'done');
  await expect(untilAnswered(refused.send)).rejects.toMatchObject({ code: 'not_enough_points' });
  const stopped = serverOf(new ApiError('network_error'), 'done');
  const signal = AbortSignal.abort();
  await expect(untilAnswered(stopped.send, { signal })).rejects.toMatchObject({ code: 'network_error' });
  expect([refused.keys.length, stopped.keys.length]).toEqual([1, 1]);
});
