import { expect, test, vi } from 'vitest';
import { createKeyedLimiter } from './turnstile.ts';

/** Pieces of work that continue until the test lets them end. */
function gates() {
  const log: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => async () => {
    log.push(name);
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    await end.promise;
    return name;
  };
  return {
    log,
    work,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

test('admits a number of calls at a time for each key, the others in order of arrival', async () => {
  const { log, work, end } = gates();
  const through = createKeyedLimiter(2);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => through(name.charAt(0), work(name)));
  expect(log).toEqual(['a1', 'a2', 'b1']);
  end('a2');
  expect(await all[1]).toBe('a2');
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3']);
  end('a1');
  await all[0];
  expect(log.at(-1)).toBe('a4');
  for (const name of ['a3', 'a4', 'b1']) end(name);
  expect(await Promise.all(all)).toHaveLength(5);
});

test('continues after work that failed', async () => {
  const { log, work, end, fail } = gates();
  const through = createKeyedLimiter(1);
  const first = through('a', work('first'));
  const second = through('a', work('second'));
  fail('first');
  await expect(first).rejects.toThrow('first');
  expect(log).toEqual(['first', 'second']);
  end('second');
  await second;
});

test('rejects a caller that has waited too long, and still lets later ones in', async () => {
  vi.useFakeTimers();
  try {
    const { log, work, end } = gates();
    const through = createKeyedLimiter(1);
    const first = through('a', work('first'));
    const second = through('a', work('second')).catch((error: unknown) => error);
    vi.advanceTimersByTime(9_000);
    const third = through('a', work('third'));
    vi.advanceTimersByTime(2_000);
    expect(await second).toMatchObject({ code: 'server_busy' });
    end('first');
    await first;
    expect(log).toEqual(['first', 'third']);
    end('third');
    await third;
  } finally {
    vi.useRealTimers();
  }
});
