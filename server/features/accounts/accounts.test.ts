import { SITES } from '@inkreel/contract/site.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  invitations,
  ledgerRows,
  members,
  organisations,
  pointAccounts,
  projects,
  sessions,
  users,
} from '../../db/schema.ts';
import { TestClock } from '../../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TEST_DEVICES } from '../../testing/device-deps.ts';
import { createTestServer } from '../../testing/http.ts';
import { canonicalCode } from '../organisations/invite-code.ts';
import { accountRoutes } from './routes.ts';

const PASSWORD = 'paper and ink 7';
type Session = { token: string; expire: string };

let database: TestDatabase;
const clock = new TestClock();
let intl: Awaited<ReturnType<typeof createTestServer>>;
let cn: Awaited<ReturnType<typeof createTestServer>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  intl = await createTestServer({
    db,
    clock,
    site: 'intl',
    routes: accountRoutes({ db, clock, site: SITES.intl, ...TEST_DEVICES }),
  });
  cn = await createTestServer({
    db,
    clock,
    site: 'cn',
    routes: accountRoutes({ db, clock, site: SITES.cn, ...TEST_DEVICES }),
  });
});
afterAll(() => database.drop());

const register = (email: string, more: object = {}) =>
  intl.call<Session>('POST', '/passport/register/email', { body: { email, password: PASSWORD, ...more } });
const signIn = (email: string, password = PASSWORD) =>
  intl.call<Session>('POST', '/passport/login/email', { body: { email, password } });

describe('registering', () => {
  test('makes user, organisation, project and gift, and signs in; the first one is the operator', async () => {
    const { data } = await register('First@Example.com', { language: 'en', time_zone: 'Europe/Berlin' });
    const me = await intl.call('GET', '/user/current', { token: data.token });
    expect(me.data).toMatchObject({
      email: 'first@example.com',
      name: 'first',
      is_operator: true,
      credits: 200,
      edition: 'free',
      expired_at: null,
      org_user: { user_type: 'founder' },
    });
    expect(me.data['project_id']).not.toBeNull();
    expect(new Date(data.expire).getTime() - clock.now().getTime()).toBeGreaterThan(29.9 * 86_400_000);
    const second = await register('second@example.com');
    expect((await intl.call('GET', '/user/current', { token: second.data.token })).data['is_operator']).toBe(
      false,
    );
  });

  test('registering one address several times at once makes one account with one gift', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register('race@example.com')));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 10040902)).toHaveLength(5);
    const [user] = await database.db.select().from(users).where(eq(users.email, 'race@example.com'));
    const gifts = await database.db
      .select()
      .from(ledgerRows)
      .where(eq(ledgerRows.userId, user?.id ?? ''));
    expect(gifts.map(({ type, points }) => [type, points])).toEqual([['system_refill', 200]]);
  });

  test('a failure leaves nothing behind', async () => {
    const before = await counts();
    expect((await register('lost@example.com', { inviteCode: 'no-such-code' })).code).toBe(10042204);
    expect(await counts()).toEqual(before);
  });

  test.each([
    ['short', 10042203],
    ['x'.repeat(129), 10042203],
    ['password123', 10042202],
    ['QWERTYUIOP', 10042202],
    ['x'.repeat(1000), 100422],
  ])('password %s is refused', async (password, code) => {
    expect((await register('weak@example.com', { password })).code).toBe(code);
  });

  test.each([
    '',
    'a@',
    '@b.c',
    'a b@c.de',
    'a@b.de\r\nBcc: x@y.z',
    'a@b.de\u0000',
    `${'a'.repeat(250)}@b.de`,
    5,
    null,
  ])('address %j is refused', async (email) => {
    expect((await register(email as string)).code).toBe(100422);
  });

  test('the other site’s ways to sign in are refused', async () => {
    const body = { mobile: '13800138000', password: PASSWORD };
    expect((await intl.call('POST', '/passport/register/mobile', { body })).code).toBe(10040302);
    const mail = { email: 'x@example.com', password: PASSWORD };
    expect((await cn.call('POST', '/passport/register/email', { body: mail })).code).toBe(10040302);
    expect((await cn.call('POST', '/passport/login/email', { body: mail })).code).toBe(10040302);
  });
});

describe('mobile numbers', () => {
  test('are one account however they are written', async () => {
    const made = await cn.call<Session>('POST', '/passport/register/mobile', {
      body: { mobile: '138 0013 8000', password: PASSWORD },
    });
    expect(made.code).toBe(0);
    const again = await cn.call('POST', '/passport/login/mobile', {
      body: { mobile: '+86 13800138000', password: PASSWORD },
    });
    expect(again.code).toBe(0);
    const me = await cn.call('GET', '/user/current', { token: made.data.token });
    expect(me.data).toMatchObject({ mobile: '+8613800138000', name: '138****8000', language: 'zh' });
  });

  test.each(['', '12345', '010-88888888', '+1', 'abc', '１３８００１３８００'])(
    '%j is refused',
    async (mobile) => {
      const answer = await cn.call('POST', '/passport/register/mobile', {
        body: { mobile, password: PASSWORD },
      });
      expect(answer.code).toBe(100422);
    },
  );
});

describe('an invite code', () => {
  async function studioWithCode(
    code: string,
    changes: Partial<typeof invitations.$inferInsert> = {},
    seats = 2,
  ) {
    const { data } = await register(`${code}@example.com`);
    const me = await intl.call<{ id: string; org_user: { org_id: string } }>('GET', '/user/current', {
      token: data.token,
    });
    const organisationId = me.data.org_user.org_id;
    const expiresAt = new Date(clock.now().getTime() + 86_400_000);
    await database.db
      .update(organisations)
      .set({ seats, plan: 'team', planExpiresAt: expiresAt })
      .where(eq(organisations.id, organisationId));
    await database.db.insert(invitations).values({
      id: me.data.id,
      organisationId,
      code: canonicalCode(code),
      usesLeft: 9,
      expiresAt,
      ...changes,
    });
    return organisationId;
  }

  test('joins its organisation as a member, with a personal one besides', async () => {
    const organisationId = await studioWithCode('join');
    const joiner = await register('joiner@example.com', { inviteCode: 'join' });
    expect(joiner.code).toBe(0);
    const me = await intl.call<{ org_user: object }>('GET', '/user/current', { token: joiner.data.token });
    expect(me.data.org_user).toEqual({ org_id: organisationId, user_type: 'member' });
    const rows = await database.db
      .select({ role: members.role, organisationId: members.organisationId })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(users.email, 'joiner@example.com'));
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ role: 'member', organisationId });
  });

  test('takes the last seat once, under any concurrency', async () => {
    const organisationId = await studioWithCode('seat');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => register(`seat${n}@example.com`, { inviteCode: 'seat' })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 10040906, 10040906, 10040906]);
    const rows = await database.db.select().from(members).where(eq(members.organisationId, organisationId));
    expect(rows).toHaveLength(2);
  });

  test.each([
    ['used up', { usesLeft: 0 }],
    ['late', { expiresAt: new Date(0) }],
    ['revoked', { revokedAt: new Date() }],
  ])('that is %s does not work', async (name, changes) => {
    await studioWithCode(`dead-${name.replace(' ', '-')}`, changes);
    const answer = await register(`x-${name.replace(' ', '-')}@example.com`, {
      inviteCode: `dead-${name.replace(' ', '-')}`,
    });
    expect(answer.code).toBe(10042204);
  });
});

describe('signing in', () => {
  test('with a wrong password and with an unknown address gives one answer', async () => {
    await register('known@example.com');
    const [wrong, unknown] = [
      await signIn('known@example.com', 'not the password'),
      await signIn('unknown@example.com'),
    ];
    expect(wrong.code).toBe(10040101);
    expect({ ...wrong, headers: 0, data: { ...wrong.data, request_id: 0 } }).toEqual({
      ...unknown,
      headers: 0,
      data: { ...unknown.data, request_id: 0 },
    });
  });

  test('guessing is stopped after ten tries, parallel ones included, and a right password starts the count again', async () => {
    await register('guessed@example.com');
    await Promise.all(Array.from({ length: 9 }, () => signIn('guessed@example.com', 'wrong password')));
    expect((await signIn('guessed@example.com')).code).toBe(0);
    const codes = await Promise.all(
      Array.from({ length: 14 }, () => signIn('guessed@example.com', 'wrong password')),
    );
    expect(codes.filter(({ code }) => code === 10040101)).toHaveLength(10);
    const blocked = await signIn('guessed@example.com');
    expect(blocked.code).toBe(10042901);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    clock.advance(16 * 60);
    expect((await signIn('guessed@example.com')).code).toBe(0);
  });

  test('signing out ends the session on the server, and only that one', async () => {
    await register('leaver@example.com');
    const [one, two] = [await signIn('leaver@example.com'), await signIn('leaver@example.com')];
    expect((await intl.call('POST', '/passport/logout', { token: one.data.token })).code).toBe(0);
    expect((await intl.call('GET', '/user/current', { token: one.data.token })).status).toBe(401);
    expect((await intl.call('GET', '/user/current', { token: two.data.token })).status).toBe(200);
  });

  test('a session ends after 30 days and is stored only as a hash', async () => {
    const { data } = await register('sleeper@example.com');
    const stored = await database.db.select().from(sessions);
    expect(stored.some(({ tokenHash }) => tokenHash === data.token)).toBe(false);
    clock.advance(30 * 86_400 + 1);
    expect((await intl.call('GET', '/user/current', { token: data.token })).status).toBe(401);
  });

  test('a person who left every organisation works in a new personal one, without a second gift', async () => {
    await register('homeless@example.com');
    await database.db
      .delete(members)
      .where(sql`user_id = (select id from users where email = 'homeless@example.com')`);
    const sessionsOpened = await Promise.all([
      signIn('homeless@example.com'),
      signIn('homeless@example.com'),
    ]);
    const found = await Promise.all(
      sessionsOpened.map(({ data }) =>
        intl.call<{ credits: number; org_user: { org_id: string; user_type: string } }>(
          'GET',
          '/user/current',
          {
            token: data.token,
          },
        ),
      ),
    );
    expect(found.map(({ data }) => [data.credits, data.org_user.user_type])).toEqual([
      [0, 'founder'],
      [0, 'founder'],
    ]);
    expect(new Set(found.map(({ data }) => data.org_user.org_id)).size).toBe(1);
  });

  test('a member who left the organisation is not signed in to it any more', async () => {
    const { data } = await register('removed@example.com');
    await database.db
      .delete(members)
      .where(sql`user_id = (select id from users where email = 'removed@example.com')`);
    expect((await intl.call('GET', '/user/current', { token: data.token })).status).toBe(401);
  });
});

async function counts() {
  const { db } = database;
  return Promise.all(
    [users, organisations, members, projects, pointAccounts, ledgerRows, sessions].map((table) =>
      db.$count(table),
    ),
  );
}
