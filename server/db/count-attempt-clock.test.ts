import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type AttemptLimit, countAttempt } from './count-attempt.ts';

const LIMIT: AttemptLimit = { name: 'test', hits: 1, windowSeconds: 60, refusal: 'too_many_sign_ins' };
const HOUR = 60 * 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('nobody is locked out until the hour comes that a clock once showed by mistake', async () => {
  const clock = new TestClock();
  const attempt = () => countAttempt({ db: database.db, clock }, LIMIT, 'somebody');
  clock.advance(HOUR);
  await attempt();
  await expect(attempt()).rejects.toThrow('too_many_sign_ins');
  clock.advance(-HOUR);
  await attempt();
  await expect(attempt()).rejects.toThrow('too_many_sign_ins');
});
