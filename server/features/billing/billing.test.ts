import { randomUUID } from 'node:crypto';
import { type Quote, quote } from '@inkreel/contract/pricing.ts';
import { toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runTogether } from '../../db/batch.ts';
import type { Tx } from '../../db/connect.ts';
import { ledgerRows, organisations, pointAccounts, tasks, toolPrices } from '../../db/schema.ts';
import { findViolations } from '../../testing/invariants.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { settlePoints } from './end-hold.ts';
import { grantPoints } from './grant-points.ts';
import { type HoldRequest, holdStatement, throwRefusedHold } from './hold-points.ts';
import { findHoldStates } from './hold-states.ts';
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

/** Holds points as a submit does. @returns the balance after it */
const holdPoints = async (tx: Tx, request: HoldRequest): Promise<number | undefined> => {
  const [rows] = await runTogether(tx, [holdStatement(request)]).catch(throwRefusedHold);
  return (rows as { balance_after: number }[] | undefined)?.[0]?.balance_after;
};

/** A run without its hold. */
const newTask = async (): Promise<string> => {
  const id = randomUUID();
  const { organisationId, userId } = user;
  const work = { toolId: 't', capability: 'text_to_image', input: {}, inputHash: '' };
  const deadlineAt = new Date(world.clock.now().getTime() + 60_000);
  await world.db.insert(tasks).values({ id, organisationId, userId, ...work, deadlineAt });
  return id;
};
const hold = (taskId: string, quoted: Quote) => {
  const terms = { projectId: null, toolId: 't', quote: quoted, now: world.clock.now() };
  return world.db.transaction((tx) => holdPoints(tx, { ...user, ...terms, taskId }));
};
/** The ledger's other columns for the refunded points. */
const returnOf = async (taskId: string) => {
  const isReturn = and(eq(ledgerRows.taskId, taskId), eq(ledgerRows.type, 'return'));
  const [row] = await world.db.select().from(ledgerRows).where(isReturn);
  return row?.details;
};

describe('settling', () => {
  test.each([
    [0, { settled: 0, returned: 60 }, 'returned'],
    [1, { settled: 20, returned: 40 }, 'settled'],
    [2, { settled: 40, returned: 20 }, 'settled'],
    [3, { settled: 60, returned: 0 }, 'settled'],
    [9, { settled: 60, returned: 0 }, 'settled'],
  ])('%i delivered of 3', async (delivered, ended, state) => {
    const { taskId } = await world.submit(user, 3);
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({ total: 40, held: 60 });
    expect(await settle(taskId, delivered)).toEqual(ended);
    expect(await findHoldStates(world.db, [taskId])).toEqual(new Map([[taskId, { state, unitPoints: 20 }]]));
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({
      total: 40 + ended.returned,
      held: 0,
    });
    await world.db.execute(`update tasks set state = 'CANCELED', finished_at = now() where id = '${taskId}'`);
  });

  test('happens once, however often and concurrently it is requested', async () => {
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

describe('settling by amount', () => {
  const meter = { unit: 'tokens', per: 1000, maximum: 5000 } as const;
  const settleOf = async (candidates: number, amount: number) => {
    const taskId = await newTask();
    await hold(taskId, quote({ unitPoints: 4, meter }));
    const ended = await world.db.transaction((tx) =>
      settlePoints(tx, taskId, { candidates, amount }, world.clock.now()),
    );
    return { ...ended, details: await returnOf(taskId) };
  };

  test.each([
    [1, 0, 4],
    [1, 1000, 4],
    [1, 2001, 12],
    [0, 2001, 0],
  ])('%i delivered that used %i of a meter', async (candidates, amount, settled) => {
    const details = { delivered: candidates, amount };
    expect(await settleOf(candidates, amount)).toEqual({ settled, returned: 20 - settled, details });
  });

  test('takes no more than is held', async () => {
    expect(await settleOf(1, 90_000)).toMatchObject({ settled: 20, returned: 0 });
  });

  test('is left out if nothing is metered', async () => {
    const { taskId } = await world.submit(user, 2);
    await settle(taskId, 1);
    expect(await returnOf(taskId)).toEqual({ delivered: 1 });
  });
});

describe('holding', () => {
  const part = (planExpiresAt: Date | null, planPoints: number) =>
    world.db.transaction(async (tx) => {
      await tx
        .update(organisations)
        .set({ plan: planExpiresAt ? 'vip' : 'free', planExpiresAt })
        .where(eq(organisations.id, user.organisationId));
      const { organisationId } = user;
      const line = { id: randomUUID(), organisationId, type: 'recharge' as const };
      await tx.insert(ledgerRows).values({ ...line, points: planPoints, planPoints });
    });
  const isSomebodyWaiting = async () => {
    const { rows } = await world.db.execute(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  const refusal = (points: number) =>
    hold(randomUUID(), quote({ unitPoints: points })).catch((error: { data: unknown }) => error.data);

  test('takes the last point, for one of two at the same time', async () => {
    const [first, second] = await Promise.all([newTask(), newTask()]);
    const terms = { ...user, projectId: null, toolId: 't', quote: quote({ unitPoints: 100 }) };
    const hold = (tx: Tx, taskId: string) => holdPoints(tx, { ...terms, taskId, now: world.clock.now() });
    const late = await world.db.transaction(async (tx) => {
      expect(await hold(tx, first)).toBe(0);
      const waiting = world.db.transaction((other) => hold(other, second)).catch((error: unknown) => error);
      await expect.poll(isSomebodyWaiting).toBe(true);
      return { waiting };
    });
    expect(await late.waiting).toMatchObject({
      code: 'not_enough_points',
      data: { needed: 100, balance: 0, missing: 100, frozen: 0 },
    });
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({ total: 0 });
  });

  test('does not use a plan’s points once it has ended, or if there is no plan', async () => {
    const now = world.clock.now();
    await part(new Date(now.getTime() + 1), 30);
    expect(await refusal(131)).toEqual({ needed: 131, balance: 130, missing: 1, frozen: 0 });
    await part(now, 5);
    expect(await refusal(131)).toEqual({ needed: 131, balance: 100, missing: 31, frozen: 35 });
    await part(null, 5);
    expect(await refusal(131)).toEqual({ needed: 131, balance: 100, missing: 31, frozen: 40 });
  });

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

describe('a hold that fails', () => {
  const failure = (facts: object) =>
    new Error('the statement failed', { cause: Object.assign(new Error('in the database'), facts) });

  test('for lack of points says how many are missing', () => {
    const detail = JSON.stringify({ needed: 20, balance: 5, missing: 15, frozen: 0 });
    expect(() => throwRefusedHold(failure({ code: 'IR001', detail }))).toThrow(
      expect.objectContaining({ code: 'not_enough_points', data: JSON.parse(detail) }),
    );
  });

  test.each([{ code: '23505', detail: 'Key (id)=(1) already exists.' }, { code: 'IR001' }])(
    'for another reason, %o, throws that error as it is',
    (facts) => {
      const error = failure(facts);
      expect(() => throwRefusedHold(error)).toThrow(error);
    },
  );
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
  test('a plan’s points are spent first and come back last; those of a plan that has ended are frozen', async () => {
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
    // The collage runs in the browser: it is listed as free, and has no endpoint.
    expect(Object.keys(prices).sort()).toEqual([...served, '/ai/image/puzzle'].sort());
    expect(prices).toMatchObject({ '/ai/image/text2image': 3, '/ai/text/image/fast': 3 });
    await world.db.delete(toolPrices);
  });
});
