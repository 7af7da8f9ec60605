import type { adminCosts } from '@inkreel/contract/api/admin-costs.ts';
import type { adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders, runCosts, runIncomes, tasks } from '../../db/schema.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { type AdminWorld, type Caller, createAdminWorld } from './testing/admin-world.ts';

let world: AdminWorld;
let operator: Caller;
let user: User;
beforeAll(async () => {
  world = await createAdminWorld();
  operator = await world.newOperator();
  user = await world.newUser(10_000);
});
afterAll(() => world.drop());
beforeEach(() => world.db.execute(sql`truncate tasks cascade`));

const TOOL = 'ai-image-generator';
/** Points of one run of the tool. */
const POINTS = 20;
const usd = (cost: number, income: number) => [{ currency: 'USD', cost, income }];
const read = (query = '') => world.get<OutputOf<typeof adminCosts>>(`/admin/costs${query}`, operator);

type Spent = Partial<typeof runCosts.$inferInsert>;
interface Earned {
  order: string;
  micros: number;
  currency?: string;
}
/** A run that has ended, with what each attempt cost and what its points were bought for. */
async function newRun(costs: readonly Spent[], incomes: readonly Earned[] = [], changes: object = {}) {
  const { taskId } = await world.submit(user);
  await world.run(taskId);
  await world.db.delete(runCosts).where(eq(runCosts.taskId, taskId));
  for (const [attempt, cost] of costs.entries())
    await world.db.insert(runCosts).values({ taskId, attempt, engine: 'scripted', basis: 'listed', ...cost });
  for (const { order, micros, currency = 'USD' } of incomes)
    await world.db.insert(runIncomes).values({ taskId, orderId: order, points: POINTS, micros, currency });
  if (Object.keys(changes).length > 0) await world.db.update(tasks).set(changes).where(eq(tasks.id, taskId));
  return taskId;
}
const paid = () => world.newOrder(user, { status: 1, paidAt: world.clock.now() });

test('costs and incomes of a tool are summed, over every attempt', async () => {
  const order = await paid();
  await newRun(
    [
      { micros: 30_000, currency: 'USD' },
      { micros: 12_000, currency: 'USD' },
    ],
    [{ order, micros: 90_000 }],
  );
  await newRun([{ micros: 1, currency: 'USD' }], [{ order, micros: 2 }]);
  const sums = {
    runs: 2,
    unknown: 0,
    at_most: 0,
    points: 2 * POINTS,
    paid_points: 2 * POINTS,
    money: usd(42_001, 90_002),
  };
  expect(await read()).toEqual({
    total: sums,
    rows: [{ tool_id: TOOL, engine: null, model: null, day: null, ...sums }],
  });
});

test('free points are charged, but bring no revenue', async () => {
  await newRun([{ basis: 'none' }]);
  expect((await read()).total).toMatchObject({
    runs: 1,
    unknown: 0,
    points: POINTS,
    paid_points: 0,
    money: [],
  });
});

test('orders that were paid back since, and test money, bring nothing', async () => {
  const [kept, refunded] = [await paid(), await paid()];
  await newRun(
    [],
    [
      { order: kept, micros: 50_000 },
      { order: refunded, micros: 70_000 },
    ],
  );
  await newRun([{ basis: 'none' }], [{ order: await paid(), micros: 0 }]);
  expect((await read()).total.money).toEqual(usd(0, 120_000));
  await world.db
    .update(orders)
    .set({ status: 3, refundedAt: world.clock.now() })
    .where(eq(orders.id, refunded));
  expect((await read()).total).toMatchObject({ paid_points: POINTS, money: usd(0, 50_000) });
});

test('two currencies are listed separately', async () => {
  const order = await paid();
  await newRun([{ micros: 140_000, currency: 'CNY' }], [{ order, micros: 90_000 }]);
  expect((await read()).total.money).toEqual([
    { currency: 'CNY', cost: 140_000, income: 0 },
    { currency: 'USD', cost: 0, income: 90_000 },
  ]);
});

test('unknown costs are counted as such: not recorded, not reported, or known in part', async () => {
  await newRun([]);
  await newRun([{ basis: 'unknown' }, { basis: 'unknown' }]);
  await newRun([
    { basis: 'unknown', micros: 5, currency: 'USD' },
    { basis: 'at_most', micros: 7, currency: 'USD' },
  ]);
  await newRun([{ basis: 'at_most', micros: 9, currency: 'USD' }]);
  expect((await read()).total).toMatchObject({ runs: 4, unknown: 3, at_most: 1, money: usd(21, 0) });
});

test('unfinished runs are left out', async () => {
  await world.submit(user);
  expect(await read()).toMatchObject({ total: { runs: 0, money: [] }, rows: [] });
});

test('a cost belongs to the engine of its attempt, an income to the engine of the run', async () => {
  const order = await paid();
  await newRun(
    [
      { engine: 'remote', micros: 40_000, currency: 'USD' },
      { engine: 'scripted', basis: 'unknown' },
    ],
    [{ order, micros: 90_000 }],
  );
  const { rows, total } = await read('?by=route');
  expect(total).toMatchObject({ runs: 1, unknown: 1 });
  expect(rows).toMatchObject([
    {
      tool_id: TOOL,
      engine: { id: 'scripted', en: 'scripted' },
      runs: 1,
      unknown: 1,
      money: usd(0, 90_000),
    },
    { tool_id: TOOL, engine: { id: 'remote' }, runs: 0, unknown: 0, money: usd(40_000, 0) },
  ]);
});

test('by model: a cost belongs to the model of its attempt, points and income to that of the last one', async () => {
  const order = await paid();
  await newRun([{ model: 'small', micros: 1_000, currency: 'USD' }], [{ order, micros: 9_000 }]);
  await newRun(
    [
      { model: 'large', micros: 7_000, currency: 'USD' },
      { model: 'small', micros: 2_000, currency: 'USD' },
    ],
    [{ order, micros: 5_000 }],
  );
  await newRun([{ basis: 'unknown', model: 'large' }]);
  await newRun([]);
  const { rows, total } = await read('?by=model');
  expect(total).toMatchObject({ runs: 4, unknown: 2, money: usd(10_000, 14_000) });
  expect(Object.fromEntries(rows.map(({ model, ...row }) => [model, row]))).toMatchObject({
    small: { engine: { id: 'scripted' }, runs: 2, unknown: 0, points: 2 * POINTS, money: usd(3_000, 14_000) },
    large: { runs: 1, unknown: 1, points: POINTS, money: usd(7_000, 0) },
    null: { runs: 1, unknown: 1, money: [] },
  });
});

test('days are those of a time zone, the newest first, and only as many as requested', async () => {
  // The clock says 12:00 in UTC on 1 March.
  const at = (createdAt: string) => newRun([{ basis: 'none' }], [], { createdAt: new Date(createdAt) });
  await at('2026-03-01T11:00:00Z');
  await at('2026-02-28T16:30:00Z');
  await at('2026-02-28T15:30:00Z');
  await at('2026-02-27T10:00:00Z');
  const days = async (query: string) =>
    (await read(`?by=day&${query}`)).rows.map(({ day, runs }) => `${day} ${runs}`);
  expect(await days('days=2')).toEqual(['2026-03-01 1', '2026-02-28 2']);
  expect(await days('days=2&time_zone=Asia/Shanghai')).toEqual(['2026-03-01 2', '2026-02-28 1']);
  expect(await days('days=1')).toEqual(['2026-03-01 1']);
  expect(await days('days=30')).toHaveLength(3);
  expect(await world.outcome('GET', '/admin/costs?time_zone=Mars/North', operator)).toBe('invalid_input');
});

test('the file has a line for each day, tool, route, model and currency; what is unknown is empty', async () => {
  const order = await paid();
  await newRun([{ micros: 30_000, currency: 'USD' }], [{ order, micros: 90_000 }]);
  await newRun([{ micros: 140_000, currency: 'CNY' }], []);
  await newRun([{ basis: 'unknown', engine: 'remote', model: 'm-1' }], [], { engine: 'remote' });
  const body = await world.get<string>('/admin/costs/file?days=7', operator);
  expect(body.startsWith('\ufeff')).toBe(true);
  const [head, ...lines] = body.slice(1).trimEnd().split('\r\n');
  expect(head?.split(',')).toHaveLength(12);
  expect(lines).toEqual([
    `2026-03-01,${TOOL},remote,m-1,1,1,0,${POINTS},0,,,0`,
    `2026-03-01,${TOOL},scripted,,2,0,0,${2 * POINTS},${POINTS},CNY,0.14,0`,
    `2026-03-01,${TOOL},scripted,,,,,,,USD,0.03,0.09`,
  ]);
});

test('the total is of the same runs as the rows, also if one ends while they are read', async () => {
  await newRun([{ micros: 1, currency: 'USD' }]);
  const ends = () => newRun([{ micros: 2, currency: 'USD' }]);
  const { total, rows } = await betweenStatements(/select null::text as "tool_id"/, ends, read);
  expect(total).toMatchObject({ runs: 1, money: usd(1, 0) });
  expect(rows).toMatchObject([{ runs: 1, money: usd(1, 0) }]);
});

test('the engines of a capability say what their runs of the last day cost and brought in', async () => {
  const order = await paid();
  await newRun([{ micros: 30_000, currency: 'USD' }], [{ order, micros: 90_000 }]);
  await newRun([{ micros: 5, currency: 'USD' }], [], { createdAt: new Date('2026-02-28T11:59:00Z') });
  const [served] = await world.get<OutputOf<typeof adminEngines>>('/admin/engines', operator);
  expect(served?.engines.map(({ sums }) => sums)).toMatchObject([
    { runs: 0, money: [] },
    { runs: 1, unknown: 0, points: POINTS, money: usd(30_000, 90_000) },
  ]);
});
