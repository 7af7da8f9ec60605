import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { SteadyStore } from './steady-store.ts';

const HOUR_MS = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

function count(store: SteadyStore, key: string, windowMs = 60_000): { current: number; ttl: number } {
  let answer = { current: 0, ttl: 0 };
  store.incr(
    key,
    (_error, result) => {
      if (result) answer = result;
    },
    windowMs,
  );
  return answer;
}

test('a window does not last longer after the clock was set forward and back', async () => {
  const app = Fastify();
  await app.register(rateLimit, { max: 2, timeWindow: 60_000, store: SteadyStore });
  app.get('/', () => 'ok');
  const ask = async () => (await app.inject('/')).statusCode;
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: start + HOUR_MS });
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  vi.setSystemTime(start);
  expect(await ask()).toBe(429);
  vi.advanceTimersByTime(60_001);
  expect(await ask()).toBe(200);
  await app.close();
});

test('a window ends, keys are counted separately, and the least recently used key is forgotten', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(HOUR_MS);
  const store = new SteadyStore({ cache: 2 });
  expect([count(store, 'a'), count(store, 'a'), count(store, 'b')]).toEqual([
    { current: 1, ttl: 60_000 },
    { current: 2, ttl: 60_000 },
    { current: 1, ttl: 60_000 },
  ]);
  vi.advanceTimersByTime(20_000);
  expect(count(store, 'a')).toEqual({ current: 3, ttl: 40_000 });
  count(store, 'c');
  expect(count(store, 'b').current).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(count(store, 'c').current).toBe(1);
  expect(count(store.child({}), 'c').current).toBe(1);
});
