import { randomUUID } from 'node:crypto';
import { quote } from '@inkreel/contract/pricing.ts';
import { toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerRows, organisations, pointAccounts, toolPrices } from '../../db/schema.ts';
import { findViolations } from '../../testing/invariants.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { settlePoints } from './end-hold.ts';
import { grantPoints } from './grant-points.ts';
import { holdPoints } from './hold-points.ts';
import { listRecords } from './list-records.ts';
import { openPointAccount } from './open-point-account.ts';
import { createPrices } from './prices.ts';
import { readBalance } from './read-balance.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(100);
});

const settle = (taskId: string, delivered: number) =>
  world.db.transaction((tx) =>
    settlePoints(tx, taskId, { candidates: delivered, amount: 0 }, world.clock.now()),
  );

describe('settling', () => {
  test.each([
    [0, { settled: 0, returned: 60 }],
    [2, { settled: 40, returned: 20 }],
    [3, { settled: 60, returned: 0 }],
    [9, { settled: 60, returned: 0 }],
  ])('%i delivered of 3', async (delivered, ended) => {
    const { taskId } = await world.submit(user, 3);
    expect(await settle(taskId, delivered)).toEqual(ended);
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({
      total: 40 + ended.returned,
      held: 0,
    });
    await world.db.execute(`update tasks set state = 'CANCELED', finished_at = now() where id = '${taskId}'`);
  });

  test('happens once, however often and at the same time it is asked for', async () => {
    const { taskId } = await world.submit(user, 2);
    const outcomes = await Promise.all(Array.from({ length: 16 }, (_, index) => settle(taskId, index % 3)));
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1);
    const rows = await world.db.select().from(ledgerRows).where(eq(ledgerRows.taskId, taskId));
    expect(rows.filter(({ type }) => type === 'return').length).toBeLessThanOrEqual(1);
    const violations = await findViolations(world.db, world.clock.now(), user.organisationId);
    expect(violations.filter((violation) => /^[12]/.test(violation))).toEqual([]);
  });
});

describe('a point account', () => {
  test('is opened empty, once', async () => {
    const organisationId = randomUUID();
    await world.db.insert(organisations).values({ id: organisationId, name: 'New' });
    const open = () => world.db.transaction((tx) => openPointAccount(tx, organisationId));
    await open();
    const isOwn = eq(pointAccounts.organisationId, organisationId);
    expect(await world.db.select().from(pointAccounts).where(isOwn)).toMatchObject([
      { balance: 0, planBalance: 0 },
    ]);
    await expect(open()).rejects.toThrow();
  });
});

describe('holding', () => {
  test('needs a point account', async () => {
    const { taskId } = await world.submit(user);
    const nobody = { organisationId: '00000000-0000-7000-8000-000000000000', userId: user.userId };
    const terms = { projectId: null, toolId: 't', quote: quote({ unitPoints: 5 }), now: world.clock.now() };
    const request = { ...nobody, taskId, ...terms };
    await expect(world.db.transaction((tx) => holdPoints(tx, request))).rejects.toMatchObject({
      code: 'not_enough_points',
      data: { needed: 5, balance: 0, missing: 5 },
    });
  });
});

describe('the ledger', () => {
  test('lists lines newest first, a page at a time, by type and by task', async () => {
    const { taskId } = await world.submit(user, 2);
    await world.run(taskId);
    await world.db.transaction((tx) =>
      grantPoints(tx, { organisationId: user.organisationId, points: 5, reason: 'sorry' }),
    );
    const all = await listRecords(world.deps, user, { limit: 2 });
    expect(all.items.map(({ line, type, points }) => [line, type, points])).toEqual([
      [3, 'system_refill', 5],
      [2, 'consume', -40],
    ]);
    expect(all.items[1]).toMatchObject({ balance_after: 60, task_id: taskId, member: { name: 'Ada' } });
    const rest = await listRecords(world.deps, user, { limit: 2, before: all.next ?? '' });
    expect(rest).toMatchObject({ items: [{ line: 1 }], next: null });
    expect((await listRecords(world.deps, user, { limit: 9, type: 'consume' })).items).toHaveLength(1);
    expect((await listRecords(world.deps, user, { limit: 9, task_id: taskId })).items).toHaveLength(1);
  });
});

describe('balance and prices', () => {
  test('a plan’s points are spent first and come back last; of a plan that has ended they wait', async () => {
    const plan = (planExpiresAt: Date) =>
      world.db
        .update(organisations)
        .set({ plan: 'vip', planExpiresAt })
        .where(eq(organisations.id, user.organisationId));
    const soon = new Date(world.clock.now().getTime() + 60_000);
    await plan(soon);
    // A recharge of 30 points without its order: only the split is of interest here.
    await world.db.insert(ledgerRows).values({
      id: randomUUID(),
      organisationId: user.organisationId,
      type: 'recharge',
      points: 30,
      planPoints: 30,
    });
    const parts = async () => {
      const [row] = await world.db
        .select()
        .from(pointAccounts)
        .where(eq(pointAccounts.organisationId, user.organisationId));
      return [row?.balance, row?.planBalance];
    };
    const { taskId } = await world.submit(user, 2);
    expect(await parts()).toEqual([90, 0]);
    await settle(taskId, 1);
    expect(await parts()).toEqual([110, 10]);
    await plan(new Date(world.clock.now().getTime() - 1));
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({ total: 100, frozen: 10 });
    const request = { taskId: randomUUID(), ...user, projectId: null, toolId: 't', now: world.clock.now() };
    const hold = (points: number) =>
      world.db.transaction((tx) => holdPoints(tx, { ...request, quote: quote({ unitPoints: points }) }));
    await expect(hold(101)).rejects.toMatchObject({ data: { balance: 100, missing: 1, frozen: 10 } });
  });

  test('the points config has a price for every served path, the operator’s where there is one', async () => {
    await world.db.insert(toolPrices).values({ path: '/ai/image/text2image', points: 3 });
    const prices = await createPrices({ ...world.deps, tools: TOOLS }).all();
    const served = TOOLS.flatMap((tool) => toolEndpoints(tool)).map(({ path }) => path as string);
    expect(served).toContain('/ai/image/outfit/refiner');
    // The collage runs in the browser: it is listed as free, and served nowhere.
    expect(Object.keys(prices).sort()).toEqual([...served, '/ai/image/puzzle'].sort());
    expect(prices).toMatchObject({ '/ai/image/text2image': 3, '/ai/text/image/fast': 3 });
    await world.db.delete(toolPrices);
  });
});
