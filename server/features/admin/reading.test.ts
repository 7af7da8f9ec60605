import type { adminAudit, adminOverview } from '@inkreel/contract/api/admin.ts';
import type { adminEngines, adminModels } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routeHealth } from '../engines/tables.ts';
import { listAudit } from './list-audit.ts';
import { listAllOrders } from './list-orders.ts';
import { listOrganisations } from './list-organisations.ts';
import { listAllTasks } from './list-tasks.ts';
import { listUsers } from './list-users.ts';
import { aDayAgo } from './since.ts';
import { type AdminWorld, type Caller, createAdminWorld, DRAFTING_MODEL } from './testing/admin-world.ts';

let world: AdminWorld;
let operator: Caller;
beforeEach(async () => {
  operator = await world.newOperator();
});
beforeAll(async () => {
  world = await createAdminWorld();
});
afterAll(() => world.drop());

const DAY_MS = 86_400_000;
const overview = () => world.get<OutputOf<typeof adminOverview>>('/admin/overview', operator);

test('the overview counts people, runs and money, test money separately', async () => {
  const before = await overview();
  const user = await world.newUser(1000);
  const now = world.clock.now().getTime();
  const paid = (days: number) => ({ status: 1, paidAt: new Date(now - days * DAY_MS) });
  await world.newOrder(user, paid(1));
  await world.newOrder(user, { ...paid(29), amount: 100, currency: 'CNY' });
  await world.newOrder(user, { ...paid(31), amount: 7 });
  await world.newOrder(user, { ...paid(31), amount: 50, status: 3, refundedAt: new Date(now - DAY_MS) });
  await world.newOrder(user, { ...paid(1), amount: 3, provider: 'sandbox' });
  await world.newOrder(user, { problem: 'wrong_amount' });
  await world.submit(user);
  const { taskId } = await world.submit(user);
  world.engine.answers.set(taskId, () => ({
    state: 'failed',
    code: 'task_failed',
    detail: 'no paper',
    retryable: false,
  }));
  await world.run(taskId);
  expect(await overview()).toEqual({
    users: before.users + 1,
    organisations: before.organisations + 1,
    revenue: { CNY: 100, USD: 990 - 50 },
    test_revenue: { USD: 3 },
    orders_with_problem: before.orders_with_problem + 1,
    tasks_open: before.tasks_open + 1,
    tasks_failed: before.tasks_failed + 1,
  });
});

test('engines are listed in the order in which they are tried, with how their runs ended', async () => {
  const [before] = await world.get<OutputOf<typeof adminEngines>>('/admin/engines', operator);
  const user = await world.newUser(1000);
  for (const detail of ['first', 'second']) {
    const { taskId } = await world.submit(user);
    world.engine.answers.set(taskId, () => ({
      state: 'failed',
      code: 'task_failed',
      detail,
      retryable: false,
    }));
    await world.run(taskId);
  }
  const { taskId } = await world.submit(user);
  await world.run(taskId);
  const [after] = await world.get<OutputOf<typeof adminEngines>>('/admin/engines', operator);
  expect(after).toEqual({
    capability: 'text_to_image',
    engines: [
      {
        engine: 'remote',
        name: { en: 'remote', zh: 'remote' },
        builtin: false,
        kind: 'own',
        facts: null,
        off: false,
        points: null,
        missing: 'REMOTE_KEY',
        closed: null,
        retiring: null,
        on_trial: false,
        succeeded: 0,
        failed: 0,
        running: 0,
        median_ms: null,
        sums: { runs: 0, unknown: 0, at_most: 0, points: 0, paid_points: 0, money: [] },
        last_error: null,
      },
      {
        engine: 'scripted',
        name: { en: 'scripted', zh: 'scripted' },
        builtin: true,
        kind: 'builtin',
        facts: null,
        off: false,
        points: null,
        missing: null,
        closed: null,
        retiring: null,
        on_trial: false,
        succeeded: (before?.engines[1]?.succeeded ?? 0) + 1,
        failed: (before?.engines[1]?.failed ?? 0) + 2,
        running: before?.engines[1]?.running,
        median_ms: 0,
        sums: expect.objectContaining({ runs: (before?.engines[1]?.sums.runs ?? 0) + 3, money: [] }),
        last_error: 'second',
      },
    ],
  });
});

test('a route that has rested is on trial until a run succeeds there', async () => {
  const trial = async () => {
    const [served] = await world.get<OutputOf<typeof adminEngines>>('/admin/engines', operator);
    return served?.engines.map(({ engine, on_trial }) => [engine, on_trial]);
  };
  const now = world.clock.now();
  const rest = (seconds: number) => ({
    capability: 'text_to_image',
    engine: 'scripted',
    failures: 3,
    lastRun: v7(),
    failedAt: now,
    rests: 1,
    until: new Date(now.getTime() + seconds * 1000),
  });
  await world.deps.db.insert(routeHealth).values(rest(30));
  expect(await trial()).toEqual([
    ['remote', false],
    ['scripted', false],
  ]);
  await world.deps.db.update(routeHealth).set(rest(-1));
  expect(await trial()).toEqual([
    ['remote', false],
    ['scripted', true],
  ]);
  await world.deps.db.delete(routeHealth);
});

test('a list takes as many statements for many rows as for one', async () => {
  for (let count = 0; count < 3; count += 1) {
    const user = await world.newUser(1000);
    await world.newOrder(user);
    await world.submit(user);
    const path = `/admin/organisations/${user.organisationId}/points`;
    await world.outcome('POST', path, await world.newOperator(), { points: 1, reason: 'a gift' });
  }
  const lists = [listAudit, listAllOrders, listOrganisations, listAllTasks, listUsers];
  for (const list of lists) {
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const read = async (limit: number) => {
      statements.mockClear();
      expect((await list(world.deps, { limit })).items).toHaveLength(limit);
      return statements.mock.calls.length;
    };
    const one = await read(1);
    expect(one, list.name).toBeGreaterThan(0);
    expect(await read(3), list.name).toBe(one);
    statements.mockRestore();
  }
});

test('the last day begins at the first id of its millisecond', () => {
  const now = new Date();
  const edge = aDayAgo(now);
  expect(v7({ msecs: now.getTime() - DAY_MS }) >= edge).toBe(true);
  expect(v7({ msecs: now.getTime() - DAY_MS - 1 }) < edge).toBe(true);
});

describe('the audit log', () => {
  const read = (query = '') => world.get<OutputOf<typeof adminAudit>>(`/admin/audit${query}`, operator);

  test('is newest first, page by page, and by subject', async () => {
    const user = await world.newUser(1);
    for (const points of [1, 2, 3]) {
      const path = `/admin/organisations/${user.organisationId}/points`;
      await world.outcome('POST', path, operator, { points, reason: `reason ${points}` });
    }
    const first = await read('?limit=2');
    expect(first.items.map(({ reason }) => reason)).toEqual(['reason 3', 'reason 2']);
    expect(first.items[0]).toMatchObject({
      operator: { id: operator.userId, name: 'Ada' },
      subject: 'organisation',
    });
    const second = await read(`?limit=1&before=${first.next}`);
    expect(second.items).toMatchObject([{ reason: 'reason 1', details: { after: { balance: 2 } } }]);
    const own = await read(`?subject_id=${user.organisationId}`);
    expect(own).toMatchObject({ next: null, items: { length: 3 } });
    expect((await read(`?subject_id=${v7()}`)).items).toEqual([]);
  });
});

test('model files for this machine are listed with their licences, and how much of each is here', async () => {
  const { models } = await world.get<OutputOf<typeof adminModels>>('/admin/models', operator);
  expect(models).toContainEqual(
    expect.objectContaining({
      id: DRAFTING_MODEL.id,
      capabilities: ['remove_object', 'extend'],
      licence: 'Apache-2.0',
      state: 'absent',
      trouble: null,
    }),
  );
});
