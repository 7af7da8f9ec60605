import type { SiteId } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { externalIdentities, ledgerRows, socialSignIns, users } from '../../../db/schema.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../../../testing/identity-provider.ts';
import { codeIn } from '../../../testing/mail-server.ts';
import { type AccountWorld, createAccountWorld } from '../testing/account-world.ts';
import { createIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { socialRoutes } from './routes.ts';

const PUBLIC_URL = 'https://studio.example.com';
const REDIRECT = `${PUBLIC_URL}/popup/social`;
const FAILED = 10042208;
const OFF = 10040302;

let there: TestIdentityProvider;
let world: AccountWorld;
beforeAll(async () => {
  there = await startIdentityProvider();
  there.redirectUrls.add(REDIRECT).add(`${PUBLIC_URL}/zh/popup/social`);
  world = await createWorld('intl', providerOf(there));
});
afterAll(async () => {
  await world.close();
  await there.stop();
});

const createWorld = (site: SiteId, provider: IdentityProvider | undefined) =>
  createAccountWorld({
    site,
    more: (deps) => socialRoutes({ ...deps, provider, publicUrl: PUBLIC_URL, host: '127.0.0.1' }),
  });
const providerOf = ({ url, clientId, clientSecret }: TestIdentityProvider) =>
  createIdentityProvider({ issuer: url, clientId, clientSecret, name: 'Test', insecure: true });
const begin = (redirectUrl = REDIRECT, at = world) =>
  at.call<string>('GET', `/passport/oauth/url?redirect_url=${encodeURIComponent(redirectUrl)}`);
const walk = async (login: string | undefined, redirectUrl = REDIRECT) => {
  const back = await there.walk((await begin(redirectUrl)).data, login);
  return Object.fromEntries(back.searchParams) as Record<string, string>;
};
const finish = (back: Record<string, string>, more: object = {}) => {
  const { code, state, iss } = back;
  return world.post<{ token: string }>('/passport/oauth/login', {
    code,
    state,
    iss,
    redirect_url: REDIRECT,
    ...more,
  });
};
const signIn = async (login: string) => finish(await walk(login));
const me = async (token: string) => (await world.call('GET', '/user/current', { token })).data;
const linksOf = async (email: string) => {
  const { id } = await world.user(email);
  return world.db.select().from(externalIdentities).where(eq(externalIdentities.userId, id));
};
const verify = (email: string) =>
  world.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email));

describe('someone new', () => {
  test('gets an account with organisation, project and gift, without a password', async () => {
    there.people.set('ada', { email: 'Ada@Example.com', email_verified: true, name: 'Ada L.' });
    const { data, code } = await signIn('ada');
    expect(code).toBe(0);
    expect(await me(data.token)).toMatchObject({
      name: 'Ada L.',
      email: 'ada@example.com',
      has_password: false,
      credits: 200,
      org_user: { user_type: 'founder' },
    });
    expect((await world.user('ada@example.com')).emailVerifiedAt).not.toBeNull();
  });

  test('comes back to the same account, also when the address there has changed', async () => {
    const first = await me((await signIn('back')).data.token);
    there.people.set('back', { email: 'elsewhere@example.com', email_verified: true });
    const again = await me((await signIn('back')).data.token);
    expect(again['id']).toBe(first['id']);
    const gifts = await world.db.$count(ledgerRows, eq(ledgerRows.userId, String(first['id'])));
    expect(gifts).toBe(1);
  });

  test('with an address that the provider has not checked is not taken to have proved it', async () => {
    there.people.set('unsure', { email: 'unsure@example.com', email_verified: false });
    expect((await signIn('unsure')).code).toBe(0);
    expect((await world.user('unsure@example.com')).emailVerifiedAt).toBeNull();
  });

  test.each([{ name: 'no address' }, { email: 'not an address', email_verified: true }])(
    'is refused with %j',
    async (person) => {
      there.people.set('nameless', person);
      expect((await signIn('nameless')).code).toBe(FAILED);
    },
  );

  test('in two windows at the same moment gets one account', async () => {
    const backs = [await walk('double'), await walk('double'), await walk('double')];
    const answers = await Promise.all(backs.map((back) => finish(back)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    const ids = await Promise.all(answers.map(async ({ data }) => (await me(data.token))['id']));
    expect(new Set(ids).size).toBe(1);
  });

  test('with an invalid invite code gets no account', async () => {
    expect((await finish(await walk('invited'), { inviteCode: 'no-such-code' })).code).toBe(10042204);
    expect(await world.db.$count(users, eq(users.email, 'invited@example.com'))).toBe(0);
  });
});

describe('someone with an account of that address', () => {
  test('is signed in to it and linked, if both sides have proved the address', async () => {
    await world.register('both@example.com');
    await verify('both@example.com');
    const { data } = await signIn('both');
    expect((await me(data.token))['id']).toBe((await world.user('both@example.com')).id);
    expect(await linksOf('both@example.com')).toHaveLength(1);
    expect((await world.signIn('both@example.com')).code).toBe(0);
  });

  test.each([
    ['ours', false, true],
    ['theirs', true, false],
    ['both', false, false],
  ])('is refused if %s has not', async (name, ours, theirs) => {
    const email = `unproved-${name}@example.com`;
    await world.register(email);
    if (ours) await verify(email);
    there.people.set(`unproved-${name}`, { email, email_verified: theirs });
    expect((await signIn(`unproved-${name}`)).code).toBe(10040912);
    expect(await linksOf(email)).toEqual([]);
  });

  test('proves it with a code by mail, and is linked from then on', async () => {
    const token = await world.register('proves@example.com');
    expect((await signIn('proves')).code).toBe(10040912);
    await world.post('/user/email/code', { email: 'proves@example.com' }, { token });
    const code = codeIn(await world.mailServer.nextTo('proves@example.com'));
    await world.post('/user/email', { email: 'proves@example.com', code }, { token });
    expect((await signIn('proves')).code).toBe(0);
    expect(await linksOf('proves@example.com')).toHaveLength(1);
  });

  test('is told when it is disabled', async () => {
    await signIn('barred');
    await world.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'barred@example.com'));
    expect((await signIn('barred')).code).toBe(10040305);
  });
});

describe('is refused', () => {
  test('a state that was used, even if it failed the first time', async () => {
    const back = await walk('reuse');
    expect((await finish(back)).code).toBe(0);
    expect((await finish(back)).code).toBe(FAILED);
    const other = await walk('reuse');
    expect((await finish({ ...other, code: 'not the code' })).code).toBe(FAILED);
    expect((await finish(other)).code).toBe(FAILED);
  });

  test('a state used many times at the same moment, for all but one of them', async () => {
    const back = await walk('parallel');
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(back)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test('an unknown state, and one of another sign-in', async () => {
    const [one, two] = [await walk('mixed'), await walk('mixed')];
    expect((await finish({ ...one, state: 'made-up' })).code).toBe(FAILED);
    // The code belongs to the other verifier.
    expect((await finish({ ...one, state: two['state'] ?? '' })).code).toBe(FAILED);
  });

  test.each(['nonce', 'codeVerifier'] as const)('a sign-in with another %s', async (column) => {
    const back = await walk('tampered');
    await world.db.update(socialSignIns).set({ [column]: 'x'.repeat(43) });
    expect((await finish(back)).code).toBe(FAILED);
  });

  test('another issuer, or none if the provider names itself', async () => {
    expect((await finish({ ...(await walk('iss')), iss: 'https://evil.example' })).code).toBe(FAILED);
    expect((await finish(await walk('iss'), { iss: undefined })).code).toBe(FAILED);
  });

  test('another address than the one it began with', async () => {
    const back = await walk('moved');
    expect((await finish(back, { redirect_url: `${PUBLIC_URL}/zh/popup/social` })).code).toBe(FAILED);
  });

  test('one that took longer than ten minutes', async () => {
    const back = await walk('slow');
    world.clock.advance(10 * 60 + 1);
    expect((await finish(back)).code).toBe(FAILED);
    world.clock.advance(-10 * 60 - 1);
  });

  test.each(['https://evil.example/popup/social', `${PUBLIC_URL}/`, `${PUBLIC_URL}/popup/social?x=1`])(
    'to begin for %s',
    async (address) => {
      const before = await world.db.$count(socialSignIns);
      expect((await begin(address)).code).toBe(100422);
      expect(await world.db.$count(socialSignIns)).toBe(before);
    },
  );
});

test('a person who refuses there comes back without a code', async () => {
  expect(await walk(undefined)).toMatchObject({ error: 'access_denied' });
});

test('works under the pages of each language, and stores the state only as a hash', async () => {
  const url = `${PUBLIC_URL}/zh/popup/social`;
  const back = await walk('chinese', url);
  const stored = JSON.stringify(await world.db.select().from(socialSignIns));
  expect(stored).not.toContain(back['state']);
  expect((await finish(back, { redirect_url: url })).code).toBe(0);
});

describe('social sign-in that is switched off', () => {
  test('neither call does anything', async () => {
    for (const off of [await createWorld('intl', undefined), await createWorld('cn', providerOf(there))]) {
      expect((await begin(REDIRECT, off)).code).toBe(OFF);
      const body = { code: 'x', state: 'y', redirect_url: REDIRECT };
      expect((await off.post('/passport/oauth/login', body)).code).toBe(OFF);
      await off.close();
    }
  });

  test('a provider that does not answer fails the sign-in, and works when it is back', async () => {
    const first = await startIdentityProvider();
    const { port } = new URL(first.url);
    await first.stop();
    const provider = createIdentityProvider({ ...first, issuer: first.url, name: 'Test', insecure: true });
    const late = await createWorld('intl', provider);
    expect((await begin(REDIRECT, late)).code).toBe(FAILED);
    const second = await startIdentityProvider({ port: Number(port) });
    expect((await begin(REDIRECT, late)).code).toBe(0);
    await second.stop();
    await late.close();
  });
});
