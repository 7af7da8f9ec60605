import type { adminUsers } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { type AdminWorld, type Caller, createAdminWorld, NAMED_EMAIL } from './testing/admin-world.ts';
import { updateUser } from './update-user.ts';

type People = OutputOf<typeof adminUsers>;

let world: AdminWorld;
let operator: Caller;
let person: Caller;
beforeAll(async () => {
  world = await createAdminWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  operator = await world.newOperator();
  person = await world.signIn(await world.newUser(1));
});

const change = (who: Caller, body: object, by = operator) =>
  world.outcome('POST', `/admin/users/${who.userId}`, by, { reason: 'asked by mail', ...body });
const rowOf = async (who: Caller) => (await world.db.select().from(users).where(eq(users.id, who.userId)))[0];
const sessionsOf = (who: Caller) => world.db.$count(sessions, eq(sessions.userId, who.userId));
const find = (search: string) =>
  world.get<People>(`/admin/users?search=${encodeURIComponent(search)}`, operator);

describe('the list of accounts', () => {
  test('is newest first, page by page', async () => {
    const newer = await world.newUser(1);
    const first = await world.get<People>('/admin/users?limit=1', operator);
    expect(first.items.map(({ id }) => id)).toEqual([newer.userId]);
    const second = await world.get<People>(`/admin/users?limit=1&before=${first.next}`, operator);
    expect(second.items).toMatchObject([
      { id: person.userId, organisations: [{ id: person.organisationId, name: 'Studio', role: 'founder' }] },
    ]);
  });

  test('is searched by name, address, number and id', async () => {
    const mobile = `+86138${String(Date.now()).slice(-8)}`;
    await world.db.update(users).set({ mobile, name: '50%_off' }).where(eq(users.id, person.userId));
    for (const search of ['50%_OFF', `${person.userId}@exam`, mobile.slice(3), person.userId]) {
      expect((await find(search)).items.map(({ id }) => id)).toEqual([person.userId]);
    }
    await world.db.update(users).set({ name: '50 of off' }).where(eq(users.id, person.userId));
    expect((await find('50%_off')).items).toEqual([]);
    expect((await find(v7())).items).toEqual([]);
  });
});

describe('a disabled account', () => {
  test('has no session any more, and the log says who, what and why', async () => {
    expect(await change(person, { disabled: true })).toBe('ok');
    expect(await sessionsOf(person)).toBe(0);
    expect(await rowOf(person)).toMatchObject({ disabledAt: world.clock.now() });
    expect(await world.audit(person.userId)).toMatchObject([
      {
        operatorId: operator.userId,
        action: 'user.disable',
        reason: 'asked by mail',
        details: {
          before: { disabled: false, is_operator: false },
          after: { disabled: true, is_operator: false },
          sessions_ended: 1,
        },
      },
    ]);
  });

  test('can be enabled again', async () => {
    await change(person, { disabled: true });
    expect(await change(person, { disabled: false })).toBe('ok');
    expect(await rowOf(person)).toMatchObject({ disabledAt: null });
  });
});

test('sessions end without anything else changing', async () => {
  const before = await rowOf(person);
  expect(await change(person, { sign_out: true })).toBe('ok');
  expect(await sessionsOf(person)).toBe(0);
  expect(await rowOf(person)).toEqual(before);
});

describe('operators', () => {
  test('make others operators, and revoke that', async () => {
    expect(await change(person, { is_operator: true })).toBe('ok');
    expect((await find(person.userId)).items).toMatchObject([
      { is_operator: true, operator_by_settings: false },
    ]);
    expect(await change(person, { is_operator: false })).toBe('ok');
    expect(await rowOf(person)).toMatchObject({ isOperator: false });
    expect((await world.audit(person.userId)).map(({ action }) => action)).toEqual([
      'user.demote',
      'user.promote',
    ]);
  });

  test.each([{ disabled: true }, { is_operator: false }])('cannot apply %o to themselves', async (body) => {
    const before = await rowOf(operator);
    expect(await change(operator, body)).toBe('own_account');
    expect(await rowOf(operator)).toEqual(before);
    expect(await world.audit(operator.userId)).toEqual([]);
  });

  test('who revoke each other’s rights concurrently leave one operator', async () => {
    const other = await world.newOperator();
    const outcomes = await Promise.allSettled([
      updateUser(world.deps, operator, other.userId, { is_operator: false, reason: 'race' }),
      updateUser(world.deps, other, operator.userId, { disabled: true, reason: 'race' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [a, b] = [await rowOf(operator), await rowOf(other)];
    expect([a, b].filter((row) => row?.isOperator && row.disabledAt === null)).toHaveLength(1);
  });

  test('named by the settings keep their rights, and are listed as such', async () => {
    await world.db.update(users).set({ email: NAMED_EMAIL }).where(eq(users.id, person.userId));
    // An address that was not verified gives no rights.
    expect((await find(NAMED_EMAIL)).items).toMatchObject([{ is_operator: false }]);
    const emailVerifiedAt = world.clock.now();
    await world.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, person.userId));
    expect((await find(NAMED_EMAIL)).items).toMatchObject([
      { is_operator: true, operator_by_settings: true },
    ]);
    expect(await change(person, { is_operator: false })).toBe('conflict');
    expect(
      await updateUser(world.deps, person, operator.userId, { sign_out: true, reason: 'named' }),
    ).toBeNull();
  });
});

test('nothing happens without a reason or a subject', async () => {
  expect(await change(person, { disabled: true, reason: '  ' })).toBe('invalid_input');
  expect(await rowOf(person)).toMatchObject({ disabledAt: null });
  expect(await world.outcome('POST', `/admin/users/${v7()}`, operator, { reason: 'a reason' })).toBe(
    'not_found',
  );
});
