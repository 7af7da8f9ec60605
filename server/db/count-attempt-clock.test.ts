import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type AttemptLimit, countAttempt, sweepCounters } from './count-attempt.ts';
import { rateCounters } from './tables.ts';

const LIMIT: AttemptLimit = { name: 'test', hits: 1, windowSeconds: 60, refusal: 'too_many_sign_ins' };
const HOUR = 60 * 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a clock that was once ahead by mistake locks nobody out', async () => {
  const clock = new TestClock();
  const attempt = () => countAttempt({ db: database.db, clock }, LIMIT, 'somebody');
  clock.advance(HOUR);
  await attempt();
  await expect(attempt()).rejects.toThrow('too_many_sign_ins');
  clock.advance(-HOUR);
  await attempt();
  await expect(attempt()).rejects.toThrow('too_many_sign_ins');
});

test('counters are removed once their window is over', async () => {
  const clock = new TestClock();
  await database.db.delete(rateCounters);
  await countAttempt({ db: database.db, clock }, LIMIT, 'early');
  clock.advance(30);
  await countAttempt({ db: database.db, clock }, LIMIT, 'late');
  clock.advance(31);
  await sweepCounters(database.db, clock.now());
  expect(await database.db.$count(rateCounters)).toBe(1);
  clock.advance(HOUR);
  await sweepCounters(database.db, clock.now());
  expect(await database.db.$count(rateCounters)).toBe(0);
});
