import type { createApiKey as endpoint, listApiKeys } from '@inkreel/contract/api/api-keys.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateCounters } from '../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../http/principal.ts';
import { createTestServer } from '../../testing/http.ts';
import { users } from '../accounts/tables.ts';
import { hashToken } from '../accounts/token.ts';
import { pointAccounts } from '../billing/tables.ts';
import { organisationRoutes } from '../organisations/routes.ts';
import { members, organisations } from '../organisations/tables.ts';
import {
  createTeamWorld,
  type Someone,
  type Studio,
  type TeamWorld,
} from '../organisations/testing/team-world.ts';
import { createApiKey } from './create-key.ts';
import { createKeyText } from './key-format.ts';
import { apiKeyPrincipal } from './key-principal.ts';
import { apiKeyRoutes } from './routes.ts';
import { findKeys } from './store.ts';
import { apiKeys } from './tables.ts';

type Server = Awaited<ReturnType<typeof createTestServer>>;
type Created = OutputOf<typeof endpoint>;

let world: TeamWorld;
let server: Server;
let studio: Studio;
beforeAll(async () => {
  world = await createTeamWorld();
  const deps = { db: world.db, clock: world.clock };
  server = await createTestServer({ ...deps, routes: [...organisationRoutes(deps), ...apiKeyRoutes(deps)] });
});
afterAll(async () => {
  await server.app.close();
  await world.drop();
});
beforeEach(async () => {
  studio = await world.newStudio();
});

const WISH = { name: 'Shop', scopes: ['read'], days: null, points_limit: null };
const create = async (who: Someone, wish: object = {}): Promise<Created> =>
  (await server.call<Created>('POST', '/org/api-key', { token: who.token, body: { ...WISH, ...wish } })).data;
const list = async (who: Someone) =>
  (await server.call<OutputOf<typeof listApiKeys>>('GET', '/org/api-keys', { token: who.token })).data.items;
const revoke = (who: Someone, id: string) =>
  server.call('DELETE', `/org/api-key/${id}`, { token: who.token });
/** HTTP status of a call that needs the scope `read`. */
const statusWith = async (key: string) =>
  (await server.call('GET', '/cloud/request/system/org/current', { token: key })).status;

describe('a key', () => {
  test('gives access to what its scopes allow, in its organisation, for its creator', async () => {
    const admin = await world.newMember(studio, 'admin');
    const { key } = await create(admin);
    const { data } = await server.call<{ id: string; user_type: string }>(
      'GET',
      '/cloud/request/system/org/current',
      { token: key },
    );
    expect(data.id).toBe(studio.id);
    const refused = await server.call('GET', '/org/members', { token: key });
    expect(refused).toMatchObject({ status: 403, data: { error: 'scope_missing', scope: 'person' } });
  });

  test('cannot list, make or revoke keys', async () => {
    const { key, item } = await create(studio.founder, { scopes: ['run', 'files', 'read'] });
    const calls = await Promise.all([
      server.call('GET', '/org/api-keys', { token: key }),
      server.call('POST', '/org/api-key', { token: key, body: WISH }),
      server.call('DELETE', `/org/api-key/${item.id}`, { token: key }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await list(studio.founder)).toHaveLength(1);
  });

  test('is stored as a hash, and listed by its last four characters', async () => {
    const { key, item } = await create(studio.founder);
    expect(item.ending).toBe(key.slice(-4));
    const [row] = await world.db.select().from(apiKeys).where(eq(apiKeys.id, item.id));
    expect(JSON.stringify(row)).not.toContain(key.slice(9, -4));
    expect(JSON.stringify(await list(studio.founder))).not.toContain(key.slice(9, -4));
  });

  test('that was made up is not accepted', async () => {
    expect(await statusWith(createKeyText())).toBe(401);
  });

  test('has the current role of its creator', async () => {
    const admin = await world.newMember(studio, 'admin');
    const { key } = await create(admin);
    const isAdmin = async () => {
      const { data } = await server.call('GET', '/cloud/request/system/org/current', { token: key });
      return data['isOrgAdmin'];
    };
    expect(await isAdmin()).toBe(true);
    await world.db
      .update(members)
      .set({ role: 'member' })
      .where(and(eq(members.organisationId, studio.id), eq(members.userId, admin.userId)));
    expect(await isAdmin()).toBe(false);
  });

  test('stays in its organisation when its creator moves to another one', async () => {
    const { key } = await create(studio.founder);
    const other = await world.newStudio();
    const there = await world.join(studio.founder, other.id, 'admin');
    expect((await create(there)).item.created_by.id).toBe(studio.founder.userId);
    const { data } = await server.call<{ id: string }>('GET', '/cloud/request/system/org/current', {
      token: key,
    });
    expect(data.id).toBe(studio.id);
    expect(await list(studio.founder)).toHaveLength(1);
  });
});

describe('a caller with a key', () => {
  test('acts for its creator within its scopes, and is not an operator even if its creator is one', async () => {
    const { founder } = studio;
    const { key, item } = await create(founder);
    await world.db.update(users).set({ isOperator: true }).where(eq(users.id, founder.userId));
    const kind = apiKeyPrincipal({ db: world.db, clock: world.clock });
    const live = { tokenHash: hashToken(key), userId: founder.userId, organisationId: studio.id };
    expect(await kind.authenticate(key, '192.0.2.1')).toEqual({
      kind: 'api_key',
      scopes: new Set(['read']),
      role: 'founder',
      isOperator: false,
      apiKeyId: item.id,
      ...live,
    });
    expect(kind.name).toBe('api_key');
    expect(await kind.findLive([live.tokenHash, hashToken('another')])).toEqual([live]);
    await revoke(founder, item.id);
    expect(await kind.findLive([live.tokenHash])).toEqual([]);
  });
});

describe('the last use of a key', () => {
  test('is recorded to the minute, with the network that it came from', async () => {
    const { key, item } = await create(studio.founder);
    expect(item).toMatchObject({ last_used_at: null, last_used_from: null });
    const lastUse = async () => (await list(studio.founder))[0]?.last_used_at;
    await statusWith(key);
    const first = await lastUse();
    expect((await list(studio.founder))[0]?.last_used_from).toBe('127.0.0.1');
    world.clock.advance(30);
    await statusWith(key);
    expect(await lastUse()).toBe(first);
    world.clock.advance(31);
    await statusWith(key);
    expect(await lastUse()).not.toBe(first);
  });

  test('is not changed by a call that was refused', async () => {
    const { key, item } = await create(studio.founder);
    await revoke(studio.founder, item.id);
    await statusWith(key);
    expect((await list(studio.founder))[0]?.last_used_at).toBeNull();
  });
});

describe('a key ends', () => {
  /** Events that end it, each with the database as its use case leaves it. */
  const ENDINGS: [string, (admin: Someone, id: string) => Promise<unknown>][] = [
    ['when it is revoked', (_admin, id) => revoke(studio.founder, id)],
    ['when its time is over', async () => world.clock.advance(30 * 86_400)],
    [
      'when its maker is removed',
      (admin) => server.call('DELETE', `/org/member/${admin.userId}`, { token: studio.founder.token }),
    ],
    [
      'when its maker`s account is switched off',
      (admin) =>
        world.db.update(users).set({ disabledAt: world.clock.now() }).where(eq(users.id, admin.userId)),
    ],
  ];
  test.each(ENDINGS)('%s', async (_what, end) => {
    const admin = await world.newMember(studio, 'admin');
    const { key, item } = await create(admin, { days: 30 });
    const bystander = (await create(studio.founder)).key;
    expect(await statusWith(key)).toBe(200);
    await end(admin, item.id);
    expect(await statusWith(key)).toBe(401);
    expect(await statusWith(bystander)).toBe(200);
  });

  test('permanently when its creator leaves, even if they come back', async () => {
    const admin = await world.newMember(studio, 'admin');
    const elsewhere = await world.newStudio();
    await world.join(admin, elsewhere.id, 'member');
    const { key, item } = await create(admin);
    const left = await server.call('POST', '/org/leave', { token: admin.token });
    expect(left.status).toBe(200);
    await world.join(admin, studio.id, 'admin');
    expect(await statusWith(key)).toBe(401);
    const listed = (await list(studio.founder)).find(({ id }) => id === item.id);
    expect(listed?.revoked_at).not.toBeNull();
  });

  test('with its organisation', async () => {
    const { key } = await create(studio.founder);
    const mine = eq(members.organisationId, studio.id);
    await world.db.delete(pointAccounts).where(eq(pointAccounts.organisationId, studio.id));
    await world.db.execute(sql`delete from sessions where organisation_id = ${studio.id}`);
    await world.db.execute(sql`delete from projects where organisation_id = ${studio.id}`);
    await world.db.execute(sql`delete from storage_accounts where organisation_id = ${studio.id}`);
    await world.db.delete(members).where(mine);
    await world.db.delete(organisations).where(eq(organisations.id, studio.id));
    expect(await statusWith(key)).toBe(401);
    expect(await world.db.$count(apiKeys, eq(apiKeys.organisationId, studio.id))).toBe(0);
  });
});

describe('who manages keys', () => {
  test('founder and admins see, make and revoke all of the organisation', async () => {
    const admin = await world.newMember(studio, 'admin');
    const { item } = await create(studio.founder);
    await create(admin);
    expect(await list(admin)).toHaveLength(2);
    expect((await revoke(admin, item.id)).status).toBe(200);
    expect((await list(studio.founder)).map(({ revoked_at }) => revoked_at === null)).toEqual([true, false]);
  });

  test('members do not, and other organisations find no key', async () => {
    const { item } = await create(studio.founder);
    const member = await world.newMember(studio);
    const stranger = await world.newStranger();
    const tries = [
      await server.call('GET', '/org/api-keys', { token: member.token }),
      await server.call('POST', '/org/api-key', { token: member.token, body: WISH }),
      await revoke(member, item.id),
      await revoke(stranger, item.id),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
    expect(await list(stranger)).toEqual([]);
    const [kept] = await list(studio.founder);
    expect(kept).toMatchObject({ id: item.id, revoked_at: null });
  });

  test('a caller who lost the role since the call began gets no key', async () => {
    const admin = await world.newMember(studio, 'admin');
    const caller: Principal = {
      ...admin,
      kind: 'session',
      scopes: ALL_SCOPES,
      isOperator: false,
      tokenHash: '',
    };
    const deps = { db: world.db, clock: world.clock };
    const wish = { name: 'Shop', scopes: ['read' as const], days: null, points_limit: null };
    const place = and(eq(members.organisationId, studio.id), eq(members.userId, admin.userId));
    await world.db.update(members).set({ role: 'member' }).where(place);
    await expect(createApiKey(deps, caller, wish)).rejects.toThrow('forbidden');
    await world.db.delete(members).where(place);
    await expect(createApiKey(deps, caller, wish)).rejects.toThrow('forbidden');
    expect(await list(studio.founder)).toEqual([]);
  });

  test('attempts of members do not count against the keys that may be made in a day', async () => {
    const member = await world.newMember(studio);
    await world.db.delete(rateCounters);
    const body = WISH;
    expect((await server.call('POST', '/org/api-key', { token: member.token, body })).status).toBe(403);
    expect(await world.db.$count(rateCounters)).toBe(0);
    await create(studio.founder);
    expect(await world.db.$count(rateCounters)).toBe(1);
  });

  test('the list says who made a key and what it may do, scopes in one order', async () => {
    const { item } = await create(studio.founder, { scopes: ['read', 'run', 'read'] });
    const { userId: id, name } = studio.founder;
    expect(item).toMatchObject({ name: 'Shop', scopes: ['run', 'read'], created_by: { id, name } });
    expect(await list(studio.founder)).toEqual([item]);
  });

  test('at most ten keys are valid, however many are requested at a time', async () => {
    const asked = await Promise.all(
      Array.from({ length: 14 }, () =>
        server.call('POST', '/org/api-key', { token: studio.founder.token, body: WISH }),
      ),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(asked.find(({ status }) => status !== 200)?.data).toMatchObject({ error: 'too_many_api_keys' });
    const [first] = await list(studio.founder);
    await revoke(studio.founder, first?.id ?? '');
    expect(await create(studio.founder)).toHaveProperty('key');
  });

  test('a key without a scope, or with an unknown one, is refused', async () => {
    for (const scopes of [[], ['person'], ['everything']]) {
      const body = { ...WISH, scopes };
      const { status } = await server.call('POST', '/org/api-key', { token: studio.founder.token, body });
      expect(status).toBe(422);
    }
  });

  test('a key is listed for 30 days after it was revoked or expired, whichever came first, to the millisecond', async () => {
    const { item } = await create(studio.founder, { days: 30 });
    await revoke(studio.founder, item.id);
    const [ended] = await list(studio.founder);
    const over = Date.parse(ended?.revoked_at ?? '') + 30 * 86_400_000;
    const listed = async (at: number) => (await findKeys(world.db, studio.id, new Date(at))).length;
    expect(await listed(over - 1)).toBe(1);
    expect(await listed(over)).toBe(0);
  });

  test('keys that ended more than 30 days ago are not listed', async () => {
    const { item } = await create(studio.founder);
    const over = await create(studio.founder, { days: 30 });
    await revoke(studio.founder, item.id);
    world.clock.advance(31 * 86_400);
    // Sessions last 30 days.
    const founder = await world.join(await world.newUser(), studio.id, 'admin');
    expect((await list(founder)).map(({ id }) => id)).toEqual([over.item.id]);
    world.clock.advance(30 * 86_400);
    const later = await world.join(await world.newUser(), studio.id, 'admin');
    expect(await list(later)).toEqual([]);
  });
});
