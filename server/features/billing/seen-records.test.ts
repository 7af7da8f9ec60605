import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerRows, members, organisations, projects, sessions, users } from '../../db/schema.ts';
import { createTestServer } from '../../testing/http.ts';
import { hashToken } from '../accounts/token.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { dailyCredits } from './daily-credits.ts';
import { listRecords } from './list-records.ts';
import { readBalance } from './read-balance.ts';
import { billingRoutes } from './routes.ts';
import type { RecordFilters } from './seen-records.ts';

const DAY_MS = 86_400_000;
let world: TaskWorld;
let founder: User;
let member: User;
let projectId: string;
let taskId: string;
/** Ids of the lines, oldest first: of the founder, of the member, without a person. */
let lines: string[];
let start: number;

beforeAll(async () => {
  world = await createTaskWorld();
  founder = await world.newUser(200);
  const { organisationId } = founder;
  member = { userId: v7(), organisationId, role: 'member' };
  await world.db.insert(users).values({ id: member.userId, name: 'Bo', email: 'bo@example.com' });
  await world.db.insert(members).values(member);
  projectId = v7();
  await world.db
    .insert(projects)
    .values({ id: projectId, organisationId, name: 'Shop', createdBy: founder.userId });
  start = world.clock.now().getTime() - 10 * DAY_MS;
  taskId = v7();
  lines = [randomUUID(), randomUUID(), randomUUID()];
  const line = (index: number, changes: object) => ({
    id: lines[index] ?? '',
    organisationId,
    type: 'consume',
    points: -5,
    createdAt: new Date(start + index * DAY_MS),
    ...changes,
  });
  await world.db
    .insert(ledgerRows)
    .values([
      line(0, { userId: founder.userId, projectId, taskId, toolId: 'hair' }),
      line(1, { userId: member.userId, toolId: 'upscaler' }),
      line(2, { type: 'system_refill', points: 7, reason: 'sign_up_gift' }),
    ]);
});
afterAll(() => world.drop());

const seen = async (filters: RecordFilters, reader = founder) => {
  const { items } = await listRecords(world.deps, reader, { limit: 40, ...filters });
  return items.map(({ id }) => lines.indexOf(id)).filter((index) => index >= 0);
};

describe('the lines of a ledger', () => {
  test('are found by each filter, and by all of them together', async () => {
    const at = (day: number) => new Date(start + day * DAY_MS).toISOString();
    expect(await seen({})).toEqual([2, 1, 0]);
    expect(await seen({ type: 'consume' })).toEqual([1, 0]);
    expect(await seen({ task_id: taskId })).toEqual([0]);
    expect(await seen({ tool_id: 'upscaler' })).toEqual([1]);
    expect(await seen({ member_id: member.userId })).toEqual([1]);
    expect(await seen({ project_id: projectId })).toEqual([0]);
    // `from` is inclusive, `to` is exclusive.
    expect(await seen({ from: at(1) })).toEqual([2, 1]);
    expect(await seen({ to: at(1) })).toEqual([0]);
    expect(await seen({ from: at(1), to: at(2), type: 'consume', member_id: founder.userId })).toEqual([]);
  });

  test('are a member’s own and those without a person, whatever the filter', async () => {
    expect(await seen({}, member)).toEqual([2, 1]);
    expect(await seen({ member_id: founder.userId }, member)).toEqual([]);
    expect(await seen({ project_id: projectId }, member)).toEqual([]);
  });

  test('say who spent, what for, and how much was left', async () => {
    const { items } = await listRecords(world.deps, founder, { limit: 40 });
    expect(items[0]).toEqual({
      line: 4,
      id: lines[2],
      type: 'system_refill',
      points: 7,
      balance_after: 197,
      tool_id: null,
      task_id: null,
      order_id: null,
      project_id: null,
      member: null,
      reason: 'sign_up_gift',
      created_at: new Date(start + 2 * DAY_MS).toISOString(),
    });
    expect(items[2]).toMatchObject({
      tool_id: 'hair',
      task_id: taskId,
      project_id: projectId,
      member: { id: founder.userId, name: 'Ada' },
      reason: null,
    });
  });

  test('come in pages, each with the start of the next one, except the last', async () => {
    expect(await listRecords(world.deps, founder, { limit: 3 })).toMatchObject({ next: lines[0] });
    expect(await listRecords(world.deps, founder, { limit: 4 })).toMatchObject({ next: null });
  });
});

test('the file of a ledger names each line in the reader’s language', async () => {
  const token = 'f'.repeat(43);
  const expiresAt = new Date(Date.now() + 400 * DAY_MS);
  await world.db.insert(sessions).values({ tokenHash: hashToken(token), ...founder, expiresAt });
  const prices = { all: async () => ({ '/ai/a': 3 }) };
  const server = await createTestServer({ ...world, routes: billingRoutes({ ...world, prices }) });
  const get = (path: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api.v1${path}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    });
  const { body, headers } = await get('/credits/records/file');
  const day = world.clock.now().toISOString().slice(0, 10);
  expect(headers['content-disposition']).toContain(`attachment; filename="inkreel-points-${day}.csv"`);
  const rows = body.split('\r\n').map((row) => row.split(','));
  expect(body.startsWith('\ufeff')).toBe(true);
  expect(rows[0]).toHaveLength(8);
  expect(rows[0]?.[1]).toContain('(UTC)');
  const time = new Date(start).toISOString().slice(0, 19).replace('T', ' ');
  expect(rows[2]?.slice(0, 2)).toEqual(['2', time]);
  expect(rows[2]?.slice(3)).toEqual(['-5', '195', 'hair', 'Ada', 'Shop']);
  expect(rows[3]?.slice(3)).toEqual(['-5', '190', 'upscaler', 'Bo', '']);
  // A reason of the product's is written in words, not as its key.
  expect(rows[4]?.[5]).not.toBe('sign_up_gift');
  expect(rows[4]?.[5]).not.toBe('');
  expect(rows[1]?.[5]).toBe('test');
  expect((await get('/credits/records/file?tool_id=hair')).body.trim().split('\r\n')).toHaveLength(2);
});

test('a ledger longer than a page is complete in its file', async () => {
  const user = await world.newUser(5);
  const token = 'p'.repeat(43);
  const expiresAt = new Date(Date.now() + 400 * DAY_MS);
  await world.db.insert(sessions).values({ tokenHash: hashToken(token), ...user, expiresAt });
  const rows = Array.from({ length: 1001 }, () => ({
    id: randomUUID(),
    organisationId: user.organisationId,
    type: 'system_refill',
    points: 1,
  }));
  await world.db.insert(ledgerRows).values(rows);
  const prices = { all: async () => ({}) };
  const server = await createTestServer({ ...world, routes: billingRoutes({ ...world, prices }) });
  const { body } = await server.app.inject({
    method: 'GET',
    url: '/api.v1/credits/records/file',
    headers: { authorization: `Bearer ${token}` },
  });
  const numbers = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => Number(row.split(',')[0]));
  expect(numbers).toEqual(Array.from({ length: 1002 }, (_, index) => index + 1));
});

test('points by day list used and added points of the last days only', async () => {
  const user = await world.newUser(50);
  const today = world.clock.now();
  const at = (days: number, type: string, points: number) =>
    world.db.insert(ledgerRows).values({
      id: randomUUID(),
      organisationId: user.organisationId,
      type,
      points,
      createdAt: new Date(today.getTime() - days * DAY_MS),
    });
  await at(3, 'system_refill', 100);
  await at(2, 'consume', -30);
  await at(2, 'return', 10);
  await at(1, 'system_refill', 4);
  const days = await dailyCredits(world, user, { days: 3, time_zone: 'UTC' });
  expect(days.map(({ used, added }) => [used, added])).toEqual([
    [20, 0],
    [0, 4],
    [0, 0],
  ]);
  expect(days[2]?.day).toBe(today.toISOString().slice(0, 10));
});

describe('a balance', () => {
  test('is zero if there is no organisation', async () => {
    const none = { total: 0, held: 0, frozen: 0, frozen_until: null };
    expect(await readBalance(world.deps, v7())).toEqual(none);
    const organisationId = v7();
    await world.db.insert(organisations).values({ id: organisationId, name: 'Empty' });
    expect(await readBalance(world.deps, organisationId)).toEqual(none);
  });

  test('says when frozen points are removed, and nothing if none are frozen', async () => {
    const user = await world.newUser(40);
    const ended = new Date(world.clock.now().getTime());
    const plan = (planExpiresAt: Date) =>
      world.db.execute(
        `update organisations set plan = 'vip', plan_expires_at = '${planExpiresAt.toISOString()}' where id = '${user.organisationId}'`,
      );
    await plan(ended);
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({
      frozen: 0,
      frozen_until: null,
    });
    await world.db.insert(ledgerRows).values({
      id: randomUUID(),
      organisationId: user.organisationId,
      type: 'recharge',
      points: 25,
      planPoints: 25,
    });
    expect(await readBalance(world.deps, user.organisationId)).toEqual({
      total: 40,
      held: 0,
      frozen: 25,
      frozen_until: new Date(ended.getTime() + 90 * DAY_MS).toISOString(),
    });
    await plan(new Date(ended.getTime() + 1));
    expect(await readBalance(world.deps, user.organisationId)).toEqual({
      total: 65,
      held: 0,
      frozen: 0,
      frozen_until: null,
    });
  });
});
