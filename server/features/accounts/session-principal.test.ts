import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { members, organisations, sessions, users } from '../../db/schema.ts';
import { ALL_SCOPES, createPrincipals } from '../../http/principal.ts';
import { TestClock } from '../../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { sessionPrincipal } from './session-principal.ts';
import { speaksFor } from './speaks-for.ts';
import { createSession, hashToken } from './token.ts';

const clock = new TestClock();
let database: TestDatabase;
let email: string;
let userId: string;
let organisationId: string;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  userId = v7();
  email = `${userId}@example.com`;
  organisationId = await addOrganisation();
  await database.db.insert(users).values({ id: userId, name: 'Ada', email });
  await database.db.insert(members).values({ userId, organisationId, role: 'member' });
  ({ token } = await createSession(database.db, clock, { userId, organisationId }));
});

async function addOrganisation(): Promise<string> {
  const id = v7();
  await database.db.insert(organisations).values({ id, name: 'Studio' });
  return id;
}

const kindFor = (...adminEmails: string[]) => sessionPrincipal({ db: database.db, clock, adminEmails });
const change = (values: Partial<typeof users.$inferInsert>) =>
  database.db.update(users).set(values).where(eq(users.id, userId));

test('a token has 43 characters of base64url and nothing around them', () => {
  const kind = kindFor();
  expect(kind.hasForm(token)).toBe(true);
  for (const other of [token.slice(1), `${token}A`, `A${token}`, `${token.slice(1)}+`, `${token}\n`, ''])
    expect(kind.hasForm(other), other).toBe(false);
});

test('a session is its person with the role that they have now', async () => {
  const kind = kindFor();
  expect(kind.name).toBe('session');
  expect(await kind.authenticate(token, '192.0.2.1')).toEqual({
    kind: 'session',
    scopes: ALL_SCOPES,
    userId,
    organisationId,
    role: 'member',
    isOperator: false,
    tokenHash: hashToken(token),
  });
});

test('calls that come in together are each their own caller', async () => {
  const kind = kindFor();
  const other = v7();
  await database.db.insert(users).values({ id: other, name: 'Bo', email: `${other}@example.com` });
  await database.db.insert(members).values({ userId: other, organisationId, role: 'admin' });
  const second = await createSession(database.db, clock, { userId: other, organisationId });
  const ended = await createSession(database.db, clock, { userId: other, organisationId });
  await database.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(ended.token)));
  const tokens = [token, second.token, ended.token, token];
  const callers = await Promise.all(tokens.map((each) => kind.authenticate(each, '192.0.2.1')));
  expect(callers.map((caller) => caller?.userId)).toEqual([userId, other, undefined, userId]);
  expect(callers.map((caller) => caller?.role)).toEqual(['member', 'admin', undefined, 'member']);
});

describe('operators', () => {
  const isOperator = async (...adminEmails: string[]) =>
    (await kindFor(...adminEmails).authenticate(token, '192.0.2.1'))?.isOperator;

  test('have confirmed an address that the settings list', async () => {
    expect(await isOperator(email)).toBe(false);
    await change({ emailVerifiedAt: new Date() });
    expect(await isOperator(email)).toBe(true);
    expect(await isOperator('somebody.else@example.com')).toBe(false);
    expect(await isOperator()).toBe(false);
  });

  test('lose that right when their address is removed', async () => {
    await change({ mobile: `+86${userId.replaceAll(/\D/g, '').slice(-11)}` });
    await change({ email: null, emailVerifiedAt: new Date() });
    expect(await isOperator(email, null as unknown as string)).toBe(false);
  });

  test('are also those whose account has the flag, which needs no address', async () => {
    await change({ isOperator: true });
    expect(await isOperator()).toBe(true);
  });
});

describe('a session that is checked again later', () => {
  const speaks = (changes: Partial<Parameters<typeof speaksFor>[1]> = {}) =>
    speaksFor(
      { db: database.db, principals: createPrincipals([kindFor()]) },
      { tokenHash: hashToken(token), userId, organisationId, ...changes },
    );

  test('speaks for its person where it works', async () => {
    expect(await speaks()).toBe(true);
  });

  test('needs no query of the membership in the organisation that it works in', async () => {
    const live = { tokenHash: hashToken(token), userId, organisationId };
    const principals = { findLive: async () => [live] };
    expect(await speaksFor({ db: undefined as never, principals }, live)).toBe(true);
  });

  test('speaks for nobody else', async () => {
    expect(await speaks({ userId: v7() })).toBe(false);
  });

  test('speaks for nobody once it has ended', async () => {
    await database.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    expect(await speaks()).toBe(false);
  });

  test('speaks in another organisation for as long as its person belongs to it', async () => {
    const second = await addOrganisation();
    expect(await speaks({ organisationId: second })).toBe(false);
    await database.db.insert(members).values({ userId, organisationId: second, role: 'member' });
    expect(await speaks({ organisationId: second })).toBe(true);
    // Someone else's membership does not count for this person.
    const third = await addOrganisation();
    const other = v7();
    await database.db.insert(users).values({ id: other, name: 'Bo', email: `${other}@example.com` });
    await database.db.insert(members).values({ userId: other, organisationId: third, role: 'member' });
    expect(await speaks({ organisationId: third })).toBe(false);
  });
});
