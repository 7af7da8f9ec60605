import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateCounters } from '../../db/tables.ts';
import { createTestDatabase } from '../../testing/database.ts';
import {
  countPasswordCheck,
  countRegistration,
  countSignIn,
  forgetGuesses,
  forgivePasswordCheck,
  forgiveSignIn,
} from './attempts.ts';

const TOO_MANY = { code: 'too_many_sign_ins' };
/** The refusal with the seconds to wait, counted from the first attempt. */
const wait = (seconds: number) => ({ ...TOO_MANY, data: { retry_after: seconds } });
const HOME = '198.51.100.1';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let deps: Parameters<typeof countSignIn>[0];
beforeAll(async () => {
  database = await createTestDatabase();
  deps = { db: database.db, clock: { now: () => new Date('2026-03-01T12:00:00Z') } };
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(rateCounters);
});

const attempt = (account: string, address: string, device?: string) => ({ account, address, device });
const tried = (...about: Parameters<typeof attempt>) => countSignIn(deps, attempt(...about));
const times = (count: number, make: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** Number of attempts made before the counting starts. */
const hadBefore = (limit: string, hits: number) =>
  database.db
    .update(rateCounters)
    .set({ hits })
    .where(like(rateCounters.key, `${limit}:%`));

test('one source has a hundred guesses over all accounts; known devices there are not counted', async () => {
  await tried('email:a', HOME);
  await hadBefore('sign-in-address', 99);
  await tried('email:b', HOME);
  await expect(tried('email:another', HOME)).rejects.toMatchObject(TOO_MANY);
  await tried('email:another', HOME, 'phone');
  await tried('email:another', '198.51.100.2');
});

test('an account has ten guesses in a quarter of an hour from one place, forty a day; other places have theirs', async () => {
  await tried('email:a', HOME);
  await hadBefore('sign-in-place', 10);
  await expect(tried('email:a', HOME)).rejects.toMatchObject(wait(15 * 60));
  await tried('email:a', '198.51.100.2');
  await tried('email:b', HOME);
  for (const device of ['phone', 'desk']) await tried('email:a', HOME, device);
  await hadBefore('sign-in-place', 0);
  await hadBefore('sign-in-place-day', 40);
  await expect(tried('email:a', HOME)).rejects.toMatchObject(wait(24 * 3600));
  await expect(tried('email:a', HOME, 'phone')).rejects.toMatchObject(wait(24 * 3600));
});

test('an account has 480 guesses a day from everywhere, then one in three minutes', async () => {
  const guess = (n: number) => tried('email:a', `203.0.113.${n}`);
  await guess(1);
  await hadBefore('sign-in-account-day', 479);
  for (const n of [2, 3]) await guess(n);
  await expect(guess(4)).rejects.toMatchObject(wait(3 * 60));
  await tried('email:a', HOME, 'phone');
});

test('a right password on a known device does not reset the count of its source', async () => {
  await tried('email:b', HOME);
  await hadBefore('sign-in-address', 100);
  const right = attempt('email:a', HOME, 'phone');
  await countSignIn(deps, right);
  await forgiveSignIn(deps, right);
  await expect(tried('email:b', HOME)).rejects.toMatchObject(wait(15 * 60));
});

test('a right password counts neither against its account nor against its source', async () => {
  const right = attempt('email:a', HOME);
  await tried('email:b', HOME);
  await hadBefore('sign-in-address', 99);
  for (let time = 0; time < 3; time += 1) {
    await countSignIn(deps, right);
    await forgiveSignIn(deps, right);
  }
  await tried('email:b', HOME);
  await expect(tried('email:b', HOME)).rejects.toMatchObject(TOO_MANY);
});

test('guesses at the old password do not slow the account down after a change', async () => {
  const guess = (n: number) => tried('email:a', `203.0.113.${n}`);
  await guess(1);
  await hadBefore('sign-in-account-day', 480);
  await guess(2);
  await expect(guess(3)).rejects.toMatchObject(TOO_MANY);
  await forgetGuesses(deps, 'email:a');
  await guess(4);
  await guess(5);
});

test('the current password has ten tries per session', async () => {
  const session = (userId: string, tokenHash: string) => ({ userId, tokenHash });
  await times(10, () => countPasswordCheck(deps, session('ada', 'phone')));
  await expect(countPasswordCheck(deps, session('ada', 'phone'))).rejects.toMatchObject(TOO_MANY);
  await countPasswordCheck(deps, session('ada', 'desk'));
  await countPasswordCheck(deps, session('bob', 'phone'));
  await forgivePasswordCheck(deps, session('ada', 'phone'));
  await countPasswordCheck(deps, session('ada', 'phone'));
});

test('thirty accounts an hour are registered from one source', async () => {
  await times(30, () => countRegistration(deps, HOME));
  await expect(countRegistration(deps, HOME)).rejects.toMatchObject(wait(3600));
  await countRegistration(deps, '198.51.100.2');
});
