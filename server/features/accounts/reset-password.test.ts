import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailCodes, externalIdentities, users } from '../../db/schema.ts';
import { codeIn } from '../../testing/mail-server.ts';
import { hashCode } from './codes/code-hash.ts';
import { type AccountWorld, createAccountWorld, OTHER_PASSWORD } from './testing/account-world.ts';

const PATH = '/passport/reset/password/email';
const WRONG = 10042206;
const TOO_MANY = 10042904;

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const ask = (email: string, from?: string) =>
  world.post<{ retry_after: number }>(PATH, { email, lang: 'en' }, from === undefined ? {} : { from });
const askAndRead = async (email: string, count = 1) => {
  expect((await ask(email)).code).toBe(0);
  const mail = await world.mailServer.nextTo(email, count);
  await world.settled();
  return codeIn(mail);
};
const reset = (email: string, code: string, password = OTHER_PASSWORD, from?: string) =>
  world.post(PATH, { email, code, password }, from === undefined ? {} : { from });
/** Another one of six digits. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  test('sets the password once, ends every session, proves the address and forgives wrong passwords', async () => {
    const token = await world.register('ada@example.com');
    for (let n = 0; n < 11; n += 1) await world.signIn('ada@example.com', 'a wrong password');
    const code = await askAndRead('ada@example.com');
    expect(await reset('Ada@Example.com ', ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      code: 0,
      data: null,
    });
    expect(await world.isSignedIn(token)).toBe(false);
    expect((await world.signIn('ada@example.com')).code).toBe(10040101);
    expect((await world.signIn('ada@example.com', OTHER_PASSWORD)).code).toBe(0);
    expect((await world.user('ada@example.com')).emailVerifiedAt).not.toBeNull();
    expect((await reset('ada@example.com', code)).code).toBe(WRONG);
  });

  test('is stored only as a hash, and in nothing that the queue keeps', async () => {
    await world.register('hash@example.com');
    const code = await askAndRead('hash@example.com');
    const [row] = await world.db.select().from(emailCodes).where(eq(emailCodes.email, 'hash@example.com'));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    const queue = await world.db.execute('select data, output from jobs.job');
    expect(JSON.stringify(queue.rows)).toContain('hash@example.com');
    expect(JSON.stringify(queue.rows)).not.toContain(code);
  });

  test('ends after ten minutes', async () => {
    await world.register('late@example.com');
    const code = await askAndRead('late@example.com');
    world.clock.advance(10 * 60 + 1);
    expect((await reset('late@example.com', code)).code).toBe(WRONG);
  });

  test('does not work when a newer one was sent', async () => {
    await world.register('newer@example.com');
    const first = await askAndRead('newer@example.com');
    world.clock.advance(61);
    const second = await askAndRead('newer@example.com', 2);
    if (first !== second) expect((await reset('newer@example.com', first)).code).toBe(WRONG);
    expect((await reset('newer@example.com', second)).code).toBe(0);
  });

  test('has exactly five tries, however parallel they come', async () => {
    await world.register('guessed@example.com');
    const code = await askAndRead('guessed@example.com');
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => reset('guessed@example.com', not(code))),
    );
    expect(answers.every((answer) => answer.code === WRONG)).toBe(true);
    const [row] = await world.db.select().from(emailCodes).where(eq(emailCodes.email, 'guessed@example.com'));
    expect([row?.triesLeft, row?.othersTriesLeft]).toEqual([5, 0]);
    expect((await reset('guessed@example.com', code)).code).toBe(WRONG);
  });

  test('still works at the fifth try', async () => {
    await world.register('fifth@example.com');
    const code = await askAndRead('fifth@example.com');
    for (let n = 0; n < 4; n += 1) await reset('fifth@example.com', not(code));
    expect((await reset('fifth@example.com', code)).code).toBe(0);
  });

  test('works for one of many requests at the same moment', async () => {
    await world.register('race@example.com');
    const code = await askAndRead('race@example.com');
    const passwords = Array.from({ length: 8 }, (_, n) => `paper number ${n}`);
    const answers = await Promise.all(passwords.map((password) => reset('race@example.com', code, password)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const winner = answers.findIndex((answer) => answer.code === 0);
    expect((await world.signIn('race@example.com', passwords[winner])).code).toBe(0);
  });

  test('of another account, purpose or address does not work', async () => {
    await Promise.all([world.register('mine@example.com'), world.register('yours@example.com')]);
    const code = await askAndRead('mine@example.com');
    expect((await reset('yours@example.com', code)).code).toBe(WRONG);
    await world.db
      .update(users)
      .set({ email: 'moved@example.com' })
      .where(eq(users.email, 'mine@example.com'));
    expect((await reset('mine@example.com', code)).code).toBe(WRONG);
  });

  test('is not lost to a password that is refused', async () => {
    await world.register('weak@example.com');
    const code = await askAndRead('weak@example.com');
    for (let n = 0; n < 6; n += 1)
      expect((await reset('weak@example.com', code, 'short')).code).toBe(10042203);
    expect((await reset('weak@example.com', code, 'password123')).code).toBe(10042202);
    expect((await reset('weak@example.com', code)).code).toBe(0);
  });

  test('one caller cannot try codes of many accounts', async () => {
    const answers = [];
    for (let n = 0; n < 51; n += 1)
      answers.push((await reset(`nobody${n}@example.com`, '000000', OTHER_PASSWORD, '192.0.2.1')).code);
    expect(answers.slice(0, 50).every((code) => code === WRONG)).toBe(true);
    expect(answers[50]).toBe(TOO_MANY);
  });

  test('cuts links that were made before the address was proved', async () => {
    await world.register('victim@example.com');
    const { id } = await world.user('victim@example.com');
    await world.db.insert(externalIdentities).values({ issuer: 'https://i', subject: 'trojan', userId: id });
    await reset('victim@example.com', await askAndRead('victim@example.com'));
    expect(await world.db.$count(externalIdentities, eq(externalIdentities.userId, id))).toBe(0);
  });

  test('hashes differ by secret, purpose, address and account', () => {
    const code = { purpose: 'reset', email: 'a@x.de', userId: '1', code: '123456' };
    const secret = Buffer.alloc(32);
    const hashes = [
      hashCode(secret, code),
      hashCode(Buffer.alloc(32, 1), code),
      hashCode(secret, { ...code, purpose: 'bind' }),
      hashCode(secret, { ...code, email: 'b@x.de' }),
      hashCode(secret, { ...code, userId: '2' }),
    ];
    expect(new Set(hashes).size).toBe(5);
  });
});

test('a sign-in with the old password that comes while the new one is set opens no session', async () => {
  await world.register('crossing@example.com');
  const { id } = await world.user('crossing@example.com');
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let signingIn: ReturnType<typeof world.signIn> | undefined;
  await world.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id));
    signingIn = world.signIn('crossing@example.com');
    await expect.poll(async () => (await world.db.execute(waiting)).rows.length).toBeGreaterThan(0);
  });
  expect((await signingIn)?.code).toBe(10040101);
});

describe('asking for a code', () => {
  test('answers the same for an address that nobody has, and mails nothing there', async () => {
    await world.register('known@example.com');
    const [known, unknown] = [await ask('known@example.com'), await ask('unknown@example.com')];
    const bare = ({ status, code, message, data }: typeof known) => ({ status, code, message, data });
    expect(bare(known)).toEqual(bare(unknown));
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
    await world.mailServer.nextTo('known@example.com');
    await expect.poll(() => world.done).toContain('unknown@example.com');
    expect(world.mailServer.to('unknown@example.com')).toEqual([]);
    const again = [await ask('known@example.com'), await ask('unknown@example.com')];
    expect(again.map(({ code }) => code)).toEqual([TOO_MANY, TOO_MANY]);
    const [wrong, wrongToo] = [
      await reset('known@example.com', 'abcdef'),
      await reset('unknown@example.com', 'abcdef'),
    ];
    expect([wrong.code, wrong.message]).toEqual([wrongToo.code, wrongToo.message]);
  });

  test('is possible once in 60 seconds, parallel requests included', async () => {
    await world.register('minute@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('minute@example.com')));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const refused = answers.find(({ code }) => code === TOO_MANY);
    expect(refused).toMatchObject({ status: 429 });
    expect(refused?.data.retry_after).toBeGreaterThan(50);
    expect(Number(refused?.headers['retry-after'])).toBe(refused?.data.retry_after);
    world.clock.advance(61);
    expect((await ask('minute@example.com')).code).toBe(0);
  });

  test('a mailbox gets ten mails a day from all callers, then one an hour', async () => {
    for (let n = 0; n < 11; n += 1) {
      expect((await ask('bombed@example.com')).code).toBe(0);
      world.clock.advance(61);
    }
    const refused = await ask('bombed@example.com');
    expect(refused.code).toBe(TOO_MANY);
    expect(refused.data.retry_after).toBeGreaterThan(3500 - 61);
    expect(refused.data.retry_after).toBeLessThanOrEqual(3600);
    world.clock.advance(3600);
    expect((await ask('bombed@example.com')).code).toBe(0);
    world.clock.advance(24 * 3600);
    expect((await ask('bombed@example.com')).code).toBe(0);
  });

  test('one caller has five mails a day sent to a mailbox', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await ask('nagged@example.com', '192.0.2.9')).code).toBe(0);
      world.clock.advance(61);
    }
    expect((await ask('nagged@example.com', '192.0.2.9')).code).toBe(TOO_MANY);
    expect((await ask('nagged@example.com')).code).toBe(0);
  });

  test('one caller cannot have mails sent to many, nor keep their owners from asking', async () => {
    for (let n = 0; n < 30; n += 1) expect((await ask(`many${n}@example.com`, '192.0.2.7')).code).toBe(0);
    expect((await ask('owner@example.com', '192.0.2.7')).code).toBe(TOO_MANY);
    expect((await ask('owner@example.com')).code).toBe(0);
  });

  test.each(['a@x.de\r\nBcc: b@x.de', 'a@x.de, b@x.de', '<a@x.de>', 'a', ''])(
    'address %j is refused',
    async (email) => {
      expect((await ask(email)).code).toBe(100422);
    },
  );

  test('a code without a password is refused, and a password without a code', async () => {
    expect((await world.post(PATH, { email: 'a@example.com', code: '123456' })).code).toBe(100422);
    expect((await world.post(PATH, { email: 'a@example.com', password: OTHER_PASSWORD })).code).toBe(100422);
  });

  test('a mail that the mail server refuses at first is sent later, with a working code', async () => {
    await world.register('later@example.com');
    world.mailServer.refuse({ code: 451, message: 'busy' });
    await ask('later@example.com');
    const stored = () => world.db.$count(emailCodes, eq(emailCodes.email, 'later@example.com'));
    await expect.poll(stored).toBe(1);
    world.mailServer.refuse(undefined);
    const code = codeIn(await world.mailServer.nextTo('later@example.com'));
    expect((await reset('later@example.com', code)).code).toBe(0);
  });
});
