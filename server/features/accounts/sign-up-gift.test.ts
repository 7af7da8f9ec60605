import { SIGN_UP_GIFTS_PER_ADDRESS } from '@inkreel/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpGifts, users } from '../../db/schema.ts';
import { giftKey } from './sign-up-gift.ts';
import { type AccountWorld, createAccountWorld, PASSWORD } from './testing/account-world.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const register = (email: string, from?: string) =>
  world.post<{ token: string; gift?: number }>(
    '/passport/register/email',
    { email, password: PASSWORD },
    from === undefined ? {} : { from },
  );
const creditsOf = async (token: string) =>
  (await world.call<{ credits: number }>('GET', '/user/current', { token })).data.credits;
const creditsAfter = async (email: string, from?: string) =>
  creditsOf((await register(email, from)).data.token);

test('a mailbox has one gift, whatever label an address carries; the account is made all the same', async () => {
  expect(await creditsAfter('ada@example.com')).toBe(200);
  for (const email of ['ada+1@example.com', 'ada+a.b+c@example.com', 'ADA+x@Example.com'])
    expect(await creditsAfter(email)).toBe(0);
  expect(await creditsAfter('a.da@example.com')).toBe(200);
  expect(await creditsAfter('ada@example.org')).toBe(200);
});

test('dots in a Gmail address make no difference', async () => {
  expect(await creditsAfter('grace.hopper@gmail.com')).toBe(200);
  for (const email of ['gracehopper@gmail.com', 'g.r.a.c.e.hopper+x@googlemail.com'])
    expect(await creditsAfter(email)).toBe(0);
});

test('one of several labels that register at the same moment gets the gift', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => register(`race+${n}@example.com`)));
  const credits = await Promise.all(answers.map(({ data }) => creditsOf(data.token)));
  expect(credits.toSorted()).toEqual([0, 0, 0, 0, 0, 200]);
});

test('an address that was given up and taken again has no second gift', async () => {
  await register('first@example.com');
  await world.db
    .update(users)
    .set({ email: 'second@example.com' })
    .where(eq(users.email, 'first@example.com'));
  expect(await creditsAfter('first@example.com')).toBe(0);
});

test('one network address has a daily limit, and a mailbox that got none gets its gift later', async () => {
  const from = (n: number) => `2001:db8:7:7::${n}`;
  for (let n = 0; n < SIGN_UP_GIFTS_PER_ADDRESS; n += 1)
    expect(await creditsAfter(`crowd${n}@example.com`, from(n))).toBe(200);
  world.clock.advance(3601);
  const late = await register('late@example.com', from(99));
  expect(late.data.gift).toBe(0);
  expect(await creditsOf(late.data.token)).toBe(0);
  expect(await creditsAfter('late+again@example.com', '192.0.2.1')).toBe(200);
  expect(await creditsAfter('elsewhere@example.com', '192.0.2.2')).toBe(200);
});

test('a new account reports its gift or none, and a later sign-in neither', async () => {
  const given = await register('told@example.com');
  expect(given.data.gift).toBe(200);
  const none = await register('told+1@example.com');
  // Nothing in it says whose mailbox it was.
  expect(Object.keys(none.data)).toEqual(['token', 'expire', 'gift']);
  expect(none.data.gift).toBe(0);
  const again = await world.post('/passport/login/email', { email: 'told@example.com', password: PASSWORD });
  expect(Object.keys(again.data as object)).toEqual(['token', 'expire']);
});

test('the table contains no names', async () => {
  await register('nameless@example.com');
  expect(JSON.stringify(await world.db.select().from(signUpGifts))).not.toContain('nameless');
});

test.each([
  ['ada@example.com', 'email:ada@example.com'],
  ['ada+b+c@example.com', 'email:ada@example.com'],
  ['+ada@example.com', 'email:+ada@example.com'],
  ['a.d.a+x@googlemail.com', 'email:ada@gmail.com'],
])('%s is the mailbox %s', (value, key) => {
  expect(giftKey({ way: 'email', value })).toBe(key);
});
