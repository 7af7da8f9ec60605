import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { codeIn } from '../../testing/mail-server.ts';
import { type AccountWorld, createAccountWorld, OTHER_PASSWORD, PASSWORD } from './testing/account-world.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const secondSession = async (email: string, password = PASSWORD) =>
  (await world.signIn(email, password)).data.token;
const me = async (token: string) => (await world.call('GET', '/user/current', { token })).data;

describe('changing the password', () => {
  const change = (token: string, body: object) => world.post('/user/password', body, { token });

  test('ends all other sessions and keeps this one', async () => {
    const here = await world.register('change@example.com');
    const there = await secondSession('change@example.com');
    expect((await change(here, { current: PASSWORD, password: OTHER_PASSWORD })).code).toBe(0);
    expect([await world.isSignedIn(here), await world.isSignedIn(there)]).toEqual([true, false]);
    expect((await world.signIn('change@example.com')).code).toBe(10040101);
    expect((await world.signIn('change@example.com', OTHER_PASSWORD)).code).toBe(0);
  });

  test('needs the current one, and a good new one', async () => {
    const token = await world.register('needs@example.com');
    expect((await change(token, { password: OTHER_PASSWORD })).code).toBe(10042207);
    expect((await change(token, { current: '', password: OTHER_PASSWORD })).code).toBe(10042207);
    expect((await change(token, { current: 'not this one', password: OTHER_PASSWORD })).code).toBe(10042207);
    expect((await change(token, { current: PASSWORD, password: 'short' })).code).toBe(10042203);
    expect((await change(token, { current: PASSWORD, password: 'password123' })).code).toBe(10042202);
    expect((await world.signIn('needs@example.com')).code).toBe(0);
  });

  test('guessing the current one is stopped, parallel guesses included', async () => {
    const token = await world.register('guess@example.com');
    const guess = () => change(token, { current: 'not this one', password: OTHER_PASSWORD });
    const answers = await Promise.all(Array.from({ length: 14 }, guess));
    expect(answers.filter(({ code }) => code === 10042207)).toHaveLength(10);
    const blocked = await change(token, { current: PASSWORD, password: OTHER_PASSWORD });
    expect(blocked.code).toBe(10042901);
    // Signing in is counted by itself: a stolen session does not lock its owner out.
    expect((await world.signIn('guess@example.com')).code).toBe(0);
  });

  test('succeeds for one of two requests at the same moment', async () => {
    const token = await world.register('twice@example.com');
    const answers = await Promise.all(
      ['first new password', 'second new password'].map((password) =>
        change(token, { current: PASSWORD, password }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 10042207]);
  });

  test('makes a reset code that was mailed before useless', async () => {
    const token = await world.register('undo@example.com');
    await world.post('/passport/reset/password/email', { email: 'undo@example.com' });
    const code = codeIn(await world.mailServer.nextTo('undo@example.com'));
    await change(token, { current: PASSWORD, password: OTHER_PASSWORD });
    const body = { email: 'undo@example.com', code, password: 'third password' };
    expect((await world.post('/passport/reset/password/email', body)).code).toBe(10042206);
  });

  test('an account without one sets its first without naming a current one, once', async () => {
    const token = await world.register('none@example.com');
    await world.db.update(users).set({ passwordHash: null }).where(eq(users.email, 'none@example.com'));
    expect((await world.signIn('none@example.com')).code).toBe(10040101);
    expect((await me(token))['has_password']).toBe(false);
    expect((await change(token, { password: OTHER_PASSWORD })).code).toBe(0);
    expect((await change(token, { password: PASSWORD })).code).toBe(10042207);
    expect((await world.signIn('none@example.com', OTHER_PASSWORD)).code).toBe(0);
  });
});

test('signing out everywhere ends every session of this user and no other', async () => {
  const here = await world.register('everywhere@example.com');
  const there = await secondSession('everywhere@example.com');
  const other = await world.register('elsewhere@example.com');
  expect((await world.post('/passport/logout/all', {}, { token: here })).code).toBe(0);
  expect(await Promise.all([here, there, other].map(world.isSignedIn))).toEqual([false, false, true]);
});

describe('binding an e-mail address', () => {
  const ask = (token: string, email: string) => world.post('/user/email/code', { email }, { token });
  const bind = (token: string, email: string, code: string) =>
    world.post('/user/email', { email, code }, { token });

  test('works with the code that was mailed there, once', async () => {
    const token = await world.register('old@example.com');
    expect((await ask(token, 'new@example.com')).data).toEqual({ retry_after: 60 });
    const code = codeIn(await world.mailServer.nextTo('new@example.com'));
    expect((await bind(token, 'new@example.com', code)).code).toBe(0);
    expect((await me(token))['email']).toBe('new@example.com');
    expect((await world.user('new@example.com')).emailVerifiedAt).not.toBeNull();
    expect((await bind(token, 'new@example.com', code)).code).toBe(10042206);
    expect((await world.signIn('new@example.com')).code).toBe(0);
  });

  test('the code is for this user, this address and this purpose', async () => {
    const [token, other] = [await world.register('one@example.com'), await world.register('two@example.com')];
    await ask(token, 'three@example.com');
    const code = codeIn(await world.mailServer.nextTo('three@example.com'));
    expect((await bind(other, 'three@example.com', code)).code).toBe(10042206);
    expect((await bind(token, 'four@example.com', code)).code).toBe(10042206);
    const reset = { email: 'three@example.com', code, password: OTHER_PASSWORD };
    expect((await world.post('/passport/reset/password/email', reset)).code).toBe(10042206);
    expect((await bind(token, 'three@example.com', code)).code).toBe(0);
  });

  test('another person’s address is reported as taken only with the right code', async () => {
    await world.register('taken@example.com');
    const token = await world.register('taker@example.com');
    expect((await ask(token, 'taken@example.com')).code).toBe(0);
    const code = codeIn(await world.mailServer.nextTo('taken@example.com'));
    expect((await bind(token, 'taken@example.com', code === '000000' ? '1' : '000000')).code).toBe(10042206);
    expect((await bind(token, 'taken@example.com', code)).code).toBe(10040902);
    expect((await me(token))['email']).toBe('taker@example.com');
  });

  test('two users confirm one address at the same moment: one gets it', async () => {
    const tokens = [await world.register('left@example.com'), await world.register('right@example.com')];
    const codes: string[] = [];
    for (const [index, token] of tokens.entries()) {
      await ask(token, 'wanted@example.com');
      codes.push(codeIn(await world.mailServer.nextTo('wanted@example.com', index + 1)));
      world.clock.advance(61);
    }
    const answers = await Promise.all(
      tokens.map((token, index) => bind(token, 'wanted@example.com', codes[index] ?? '')),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 10040902]);
  });

  test('one user cannot have mails sent to many', async () => {
    const token = await world.register('bomber@example.com');
    const codes = [];
    for (let n = 0; n < 21; n += 1) codes.push((await ask(token, `target${n}@example.com`)).code);
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
    expect(codes[20]).toBe(10042904);
  });

  test('requires a signed-in user', async () => {
    expect((await world.post('/user/email/code', { email: 'x@example.com' })).status).toBe(401);
  });
});

describe('binding a mobile number', () => {
  const bind = (token: string, mobile: string, password = PASSWORD) =>
    world.post('/user/mobile', { mobile, password }, { token });

  test('needs the password and a free number', async () => {
    const [token, other] = [
      await world.register('phone@example.com'),
      await world.register('phone2@example.com'),
    ];
    expect((await bind(token, '+86 138 0013 8000', 'not this one')).code).toBe(10042207);
    expect((await bind(token, '12')).code).toBe(100422);
    expect((await bind(token, '+86 138 0013 8000')).code).toBe(0);
    expect((await me(token))['mobile']).toBe('+8613800138000');
    expect((await bind(other, '+8613800138000')).code).toBe(10040902);
    expect((await bind(token, '+8613800138000')).code).toBe(0);
  });
});

describe('the profile', () => {
  const update = (token: string, body: object) => world.post('/user/profile', body, { token });

  test('changes what is given and leaves the rest', async () => {
    const token = await world.register('profile@example.com');
    expect((await update(token, { name: '  Ada  ', time_zone: 'Asia/Shanghai' })).code).toBe(0);
    expect((await update(token, { language: 'zh' })).code).toBe(0);
    expect((await update(token, {})).code).toBe(0);
    expect(await me(token)).toMatchObject({ name: 'Ada', time_zone: 'Asia/Shanghai', language: 'zh' });
  });

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { language: 'fr' },
    { time_zone: '' },
    { time_zone: 'Mars/Olympus' },
    { time_zone: '+02:00' },
    { time_zone: "UTC'; --" },
    { is_operator: true },
  ])('%j is refused', async (body) => {
    const token = await world.register(`refused${JSON.stringify(body).length}@example.com`);
    expect((await update(token, body)).code).toBe(100422);
  });

  test('an unknown time zone does not prevent registration', async () => {
    const body = { email: 'mars@example.com', password: PASSWORD, time_zone: 'Mars/Olympus' };
    expect((await world.post('/passport/register/email', body)).code).toBe(0);
    expect((await world.user('mars@example.com')).timeZone).toBeNull();
  });
});

test('a disabled account has no session, and is reported as disabled only to the right password', async () => {
  const token = await world.register('disabled@example.com');
  await world.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'disabled@example.com'));
  expect(await world.isSignedIn(token)).toBe(false);
  expect((await world.signIn('disabled@example.com', 'a wrong password')).code).toBe(10040101);
  expect((await world.signIn('disabled@example.com')).code).toBe(10040305);
});
