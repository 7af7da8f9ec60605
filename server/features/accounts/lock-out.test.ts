/** Attacks on an account and its mailbox: the owner can still sign in, and guessing gains nothing. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailCodes, resetLinks } from '../../db/schema.ts';
import { codeIn, type ReceivedMail } from '../../testing/mail-server.ts';
import { countSignIn } from './attempts.ts';
import { type AccountWorld, createAccountWorld, OTHER_PASSWORD, PASSWORD } from './testing/account-world.ts';

const WRONG_PASSWORD = 10040101;
const TOO_MANY = 10042901;
const CODE_WRONG = 10042206;
const TRIES_USED = 10042921;
const LINK_INVALID = 10042270;
const RESET = '/passport/reset/password/email';
const RESET_BY_LINK = '/passport/reset/password/link';
const OWNER = '198.51.100.1';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const guess = (email: string, from: string, more: { cookie?: string } = {}) =>
  world.signIn(email, 'a wrong password', { from, ...more });
/** One guess as the sign-in counts it, without the time that checking a password takes. */
const countedGuess = (email: string, address: string) =>
  countSignIn(world, { account: `email:${email}`, address, device: undefined });
/** Many strangers, each from another address, guess until the account is slow. */
async function guessFromEverywhere(email: string): Promise<void> {
  for (let source = 0; source < 48; source += 1)
    await Promise.all(Array.from({ length: 10 }, () => countedGuess(email, `203.0.113.${source}`)));
}
const cookieIn = (headers: Record<string, unknown>): string => {
  const sent = String(headers['set-cookie']);
  expect(sent).toMatch(/HttpOnly; SameSite=Strict/);
  return sent.split(';')[0] ?? '';
};
const ask = (email: string, from: string) => world.post(RESET, { email, lang: 'en' }, { from });
const mailTo = async (email: string, count = 1): Promise<ReceivedMail> => {
  const mail = await world.mailServer.nextTo(email, count);
  await world.settled();
  return mail;
};
const linkIn = (mail: ReceivedMail): string => {
  const [, token] = /https:\/\/studio\.example\.com\/en\/account\/reset#([\w-]{22})$/m.exec(mail.text) ?? [];
  if (token === undefined) throw new Error(`no link in: ${mail.text}`);
  return token;
};
const resetByLink = (token: string, password = OTHER_PASSWORD) =>
  world.post(RESET_BY_LINK, { token, password });
/** Another one of six digits. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('wrong passwords', () => {
  test('of a stranger stop the stranger, not the owner', async () => {
    await world.register('quiet@example.com');
    for (let n = 0; n < 10; n += 1)
      expect((await guess('quiet@example.com', '192.0.2.1')).code).toBe(WRONG_PASSWORD);
    const stopped = await world.signIn('quiet@example.com', PASSWORD, { from: '192.0.2.1' });
    expect(stopped).toMatchObject({ status: 429, code: TOO_MANY });
    expect(stopped.data).toMatchObject({ retry_after: expect.any(Number) });
    expect((await world.signIn('quiet@example.com', PASSWORD, { from: OWNER })).code).toBe(0);
  });

  test('of one IPv6 network count as one stranger’s', async () => {
    await world.register('six@example.com');
    for (let n = 0; n < 10; n += 1) await guess('six@example.com', `2001:db8:1:2::${n}`);
    expect((await guess('six@example.com', '2001:db8:1:2::ffff')).code).toBe(TOO_MANY);
    expect((await guess('six@example.com', '2001:db8:1:3::1')).code).toBe(WRONG_PASSWORD);
  });

  test('from everywhere slow the account down, and a known device signs in at once', async () => {
    await world.register('famous@example.com');
    const { headers } = await world.signIn('famous@example.com', PASSWORD, { from: OWNER });
    const cookie = cookieIn(headers);
    await guessFromEverywhere('famous@example.com');
    // One in three minutes for all who are not known, however many sources there are.
    expect((await guess('famous@example.com', '203.0.113.200')).code).toBe(WRONG_PASSWORD);
    const slowed = await world.signIn('famous@example.com', PASSWORD, { from: '198.51.100.77' });
    expect(slowed.code).toBe(TOO_MANY);
    expect(slowed.data).toMatchObject({ retry_after: expect.any(Number) });
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(180);
    expect((await world.signIn('famous@example.com', PASSWORD, { from: OWNER, cookie })).code).toBe(0);
    expect((await world.signIn('famous@example.com', PASSWORD, { from: '203.0.113.5', cookie })).code).toBe(
      0,
    );
    world.clock.advance(181);
    expect((await world.signIn('famous@example.com', PASSWORD, { from: '198.51.100.78' })).code).toBe(0);
  });

  test('have 960 guesses a day at most, from however many addresses', async () => {
    let guesses = 0;
    for (let minute = 0; minute < 24 * 60; minute += 3) {
      const from = (n: number) => `10.9.${(minute * 3 + n) >> 8}.${(minute * 3 + n) & 255}`;
      const outcomes = await Promise.allSettled(
        [0, 1, 2].map((n) => countedGuess('besieged@example.com', from(n))),
      );
      guesses += outcomes.filter(({ status }) => status === 'fulfilled').length;
      world.clock.advance(180);
    }
    expect(guesses).toBeLessThanOrEqual(960);
    expect(guesses).toBeGreaterThan(480);
  }, 240_000);

  test('on a known device are counted separately', async () => {
    await world.register('clumsy@example.com');
    const { headers } = await world.signIn('clumsy@example.com');
    const cookie = cookieIn(headers);
    for (let n = 0; n < 10; n += 1) await guess('clumsy@example.com', OWNER, { cookie });
    expect((await guess('clumsy@example.com', OWNER, { cookie })).code).toBe(TOO_MANY);
    expect((await world.signIn('clumsy@example.com', PASSWORD, { from: OWNER })).code).toBe(0);
  });
});

describe('a known device', () => {
  test.each([
    ['of another account', (own: string, other: string) => other + own.slice(own.indexOf('='))],
    ['whose signature was changed', (own: string) => own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['that lasts longer than it was made for', (own: string) => own.replace(/\.(\d+)\./, '.9999999999.')],
    ['that is empty', (own: string) => own.slice(0, own.indexOf('=') + 1)],
  ])('%s is not one', async (_what, forge) => {
    const name = `device-${_what.replaceAll(' ', '-')}`;
    await world.register(`${name}@example.com`);
    await world.register(`${name}-other@example.com`);
    const own = cookieIn((await world.signIn(`${name}@example.com`)).headers);
    const other = cookieIn((await world.signIn(`${name}-other@example.com`)).headers);
    const isOther = _what === 'of another account';
    const target = isOther ? `${name}-other@example.com` : `${name}@example.com`;
    for (let n = 0; n < 10; n += 1) await guess(target, '192.0.2.50');
    const cookie = forge(own, other.slice(0, other.indexOf('=')));
    expect((await world.signIn(target, PASSWORD, { from: '192.0.2.50', cookie })).code).toBe(TOO_MANY);
    const real = isOther ? other : own;
    expect((await world.signIn(target, PASSWORD, { from: '192.0.2.50', cookie: real })).code).toBe(0);
    for (let n = 0; n < 9; n += 1) await guess(target, '192.0.2.50');
  });

  test('is unknown again after the password was changed', async () => {
    const token = await world.register('moved@example.com');
    const before = cookieIn((await world.signIn('moved@example.com')).headers);
    const changed = await world.post(
      '/user/password',
      { current: PASSWORD, password: OTHER_PASSWORD },
      { token },
    );
    const after = cookieIn(changed.headers);
    for (let n = 0; n < 10; n += 1) await guess('moved@example.com', OWNER);
    const signIn = (cookie: string) =>
      world.signIn('moved@example.com', OTHER_PASSWORD, { from: OWNER, cookie });
    expect((await signIn(before)).code).toBe(TOO_MANY);
    expect((await signIn(after)).code).toBe(0);
  });
});

describe('wrong codes', () => {
  test('of strangers do not void the owner’s code', async () => {
    await world.register('coded@example.com');
    await ask('coded@example.com', OWNER);
    const code = codeIn(await mailTo('coded@example.com'));
    const type = (typed: string, from: string) =>
      world.post(RESET, { email: 'coded@example.com', code: typed, password: OTHER_PASSWORD }, { from });
    for (let n = 0; n < 20; n += 1) expect((await type(not(code), `203.0.113.${n}`)).code).toBe(CODE_WRONG);
    expect((await type(code, '203.0.113.99')).code).toBe(CODE_WRONG);
    expect((await type(code, OWNER)).code).toBe(0);
  });

  test('are limited to fifty a day for a mailbox, however many codes it gets, and the link still works', async () => {
    await world.register('guessed@example.com');
    let tries = 0;
    let mails = 0;
    let used = 0;
    for (let round = 0; round < 10; round += 1) {
      await ask('guessed@example.com', `203.0.113.${round}`);
      mails += 1;
      const code = codeIn(await mailTo('guessed@example.com', mails));
      for (const from of [`203.0.113.${round}`, `203.0.113.${100 + round}`]) {
        for (let n = 0; n < 5; n += 1) {
          const body = { email: 'guessed@example.com', code: not(code), password: OTHER_PASSWORD };
          const answer = await world.post(RESET, body, { from });
          if (answer.code === CODE_WRONG) tries += 1;
          if (answer.code === TRIES_USED) used += 1;
        }
      }
      world.clock.advance(61);
    }
    expect([tries, used]).toEqual([50, 50]);
    const [mail] = world.mailServer.to('guessed@example.com').slice(-1);
    expect((await resetByLink(linkIn(mail as ReceivedMail))).code).toBe(0);
    expect((await world.signIn('guessed@example.com', OTHER_PASSWORD)).code).toBe(0);
  });
});

describe('mails that strangers request', () => {
  test('do not keep the owner from getting one, and from the eleventh on contain no code to guess', async () => {
    await world.register('bombed@example.com');
    for (let n = 0; n < 10; n += 1) {
      expect((await ask('bombed@example.com', `203.0.113.${n}`)).code).toBe(0);
      await mailTo('bombed@example.com', n + 1);
      world.clock.advance(61);
    }
    await world.db.delete(emailCodes);
    expect((await ask('bombed@example.com', OWNER)).code).toBe(0);
    const mail = await mailTo('bombed@example.com', 11);
    expect(mail.text).not.toMatch(/^\d{6}$/m);
    expect(await world.db.$count(emailCodes, eq(emailCodes.email, 'bombed@example.com'))).toBe(0);
    expect((await resetByLink(linkIn(mail))).code).toBe(0);
  });

  test('leave an older link working', async () => {
    await world.register('crossed@example.com');
    await ask('crossed@example.com', OWNER);
    const link = linkIn(await mailTo('crossed@example.com'));
    world.clock.advance(61);
    await ask('crossed@example.com', '203.0.113.1');
    await mailTo('crossed@example.com', 2);
    expect((await resetByLink(link)).code).toBe(0);
  });

  test('for binding do not use up those for resetting', async () => {
    await world.register('bound@example.com');
    const stranger = await world.register('binder@example.com');
    for (let n = 0; n < 6; n += 1) {
      const body = { email: 'bound@example.com', lang: 'en' };
      await world.post('/user/email/code', body, { token: stranger, from: `203.0.113.${n}` });
      world.clock.advance(61);
    }
    expect((await ask('bound@example.com', OWNER)).code).toBe(0);
  });
});

describe('the link of a mail', () => {
  const newLink = async (email: string) => {
    await world.register(email);
    await ask(email, OWNER);
    return linkIn(await mailTo(email));
  };

  test('sets the password once, ends the sessions, and makes the device known', async () => {
    const link = await newLink('linked@example.com');
    const { data } = await world.signIn('linked@example.com');
    await guessFromEverywhere('linked@example.com');
    const done = await resetByLink(link);
    expect(done).toMatchObject({ code: 0, data: null });
    expect(await world.isSignedIn(data.token)).toBe(false);
    expect((await resetByLink(link)).code).toBe(LINK_INVALID);
    const cookie = cookieIn(done.headers);
    const signIn = await world.signIn('linked@example.com', OTHER_PASSWORD, { from: '203.0.113.1', cookie });
    expect(signIn.code).toBe(0);
  });

  test('is stored only as a hash', async () => {
    const link = await newLink('hashed@example.com');
    const rows = JSON.stringify(await world.db.select().from(resetLinks));
    const queue = await world.db.execute('select data, output from jobs.job');
    expect(`${rows}${JSON.stringify(queue.rows)}`).not.toContain(link);
  });

  test('works for one of many at the same moment', async () => {
    const link = await newLink('raced@example.com');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => resetByLink(link, `paper number ${n}`)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test('expires after an hour, and is not used up by a refused password', async () => {
    const link = await newLink('hour@example.com');
    expect((await resetByLink(link, 'short')).code).toBe(10042203);
    world.clock.advance(59 * 60);
    expect((await resetByLink(link)).code).toBe(0);
    const late = await newLink('late@example.com');
    world.clock.advance(60 * 60 + 1);
    expect((await resetByLink(late)).code).toBe(LINK_INVALID);
  });

  test('stops working when the password is changed in another way', async () => {
    const link = await newLink('otherwise@example.com');
    const { data } = await world.signIn('otherwise@example.com');
    await world.post(
      '/user/password',
      { current: PASSWORD, password: OTHER_PASSWORD },
      { token: data.token },
    );
    expect((await resetByLink(link)).code).toBe(LINK_INVALID);
  });

  test.each(['', 'a'.repeat(22), '../../etc', '\u0000'])('%j opens nothing', async (token) => {
    expect([LINK_INVALID, 100422]).toContain((await resetByLink(token)).code);
  });
});
