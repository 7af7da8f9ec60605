import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../db/connect.ts';
import { orders, products, runIncomes } from '../../db/schema.ts';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { settlePoints } from './end-hold.ts';
import { creditPoints, revokePoints } from './orders/order-points.ts';
import { recordIncome } from './run-income.ts';

let world: TaskWorld;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());

/** Points of one picture of the tool that the runs use. */
const POINTS = 20;

/** A paid order of a member's organisation, with its points on the account. */
async function buy(
  user: User,
  { amount, points, ...more }: { amount: number; points: number } & Partial<typeof orders.$inferInsert>,
): Promise<string> {
  const [product] = await world.db.select().from(products).limit(1);
  const id = v7();
  const paidAt = new Date(world.clock.now().getTime());
  world.clock.move(1000);
  const [order] = await world.db
    .insert(orders)
    .values({
      id,
      organisationId: user.organisationId,
      userId: user.userId,
      productId: product?.id ?? '',
      status: 1,
      type: 'vip',
      name: 'Personal',
      count: 1,
      currency: 'USD',
      validDays: 30,
      payWay: 'paypal',
      provider: 'paypal',
      closesAt: paidAt,
      paidAt,
      amount,
      points,
      ...more,
    })
    .returning();
  await world.db.transaction((tx) => creditPoints(tx, order as typeof orders.$inferSelect));
  await world.db.execute(
    `update organisations set plan_expires_at = '2030-01-01' where id = '${user.organisationId}'`,
  );
  return id;
}

async function run(user: User, count = 1): Promise<string> {
  const { taskId } = await world.submit(user, count);
  await world.run(taskId);
  return taskId;
}
const income = (taskId: string) =>
  world.db.select().from(runIncomes).where(eq(runIncomes.taskId, taskId)).orderBy(runIncomes.orderId);

test('free points bring no revenue', async () => {
  const user = await world.newUser(1000);
  expect(await income(await run(user))).toEqual([]);
});

test('points bring what they were bought for, the oldest order first', async () => {
  const user = await world.newUser(1000);
  const first = await buy(user, { amount: 100, points: 50 });
  const second = await buy(user, { amount: 300, points: 200 });
  const of = (orderId: string, points: number, micros: number) => ({
    orderId,
    points,
    micros,
    currency: 'USD',
  });
  expect(await income(await run(user))).toMatchObject([of(first, POINTS, 400_000)]);
  expect(await income(await run(user, 2))).toMatchObject([of(first, 30, 600_000), of(second, 10, 150_000)]);
  expect(await income(await run(user))).toMatchObject([of(second, POINTS, 300_000)]);
});

test('refunded points bring no revenue, and open runs come after ended ones', async () => {
  const user = await world.newUser(1000);
  const first = await buy(user, { amount: 100, points: POINTS });
  const second = await buy(user, { amount: 300, points: 200 });
  const { taskId: open } = await world.submit(user);
  const { taskId: failing } = await world.submit(user);
  world.engine.answers.set(failing, () => ({
    state: 'failed',
    code: 'task_failed',
    retryable: false,
  }));
  await world.run(failing);
  expect(await income(failing)).toEqual([]);
  expect(await income(await run(user))).toMatchObject([{ orderId: first, micros: 1_000_000 }]);
  await world.run(open);
  expect(await income(open)).toMatchObject([{ orderId: second, micros: 300_000 }]);
});

test('runs that end at the same time never bring the same points', async () => {
  const user = await world.newUser(1000);
  const first = await buy(user, { amount: 100, points: POINTS });
  const second = await buy(user, { amount: 300, points: 200 });
  const [one, other] = [(await world.submit(user)).taskId, (await world.submit(user)).taskId];
  const end = async (tx: Tx, taskId: string) => {
    await settlePoints(tx, taskId, { candidates: 1, amount: 0 }, world.clock.now());
    await recordIncome(tx, taskId);
  };
  let isOver = false;
  let ended: Promise<void> | undefined;
  await world.db.transaction(async (tx) => {
    await end(tx, one);
    ended = world.db
      .transaction((later) => end(later, other))
      .finally(() => {
        isOver = true;
      });
    await untilSomebodyWaits(world.db, () => isOver);
  });
  await ended;
  expect(await income(one)).toMatchObject([{ orderId: first, points: POINTS }]);
  expect(await income(other)).toMatchObject([{ orderId: second, points: POINTS }]);
});

test('an order refunded earlier brings no revenue, and its points no longer count', async () => {
  const user = await world.newUser(1000);
  const oldest = await buy(user, { amount: 500, points: 100 });
  await buy(user, { amount: 300, points: 200 });
  const refunded = await buy(user, { amount: 900, points: 100 });
  await world.db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ status: 3, refundedAt: world.clock.now() })
      .where(eq(orders.id, refunded))
      .returning();
    await revokePoints(tx, order as typeof orders.$inferSelect, 'refund');
  });
  expect(await income(await run(user))).toMatchObject([{ orderId: oldest, micros: 1_000_000 }]);
});

test('money of the test wallet is no revenue', async () => {
  const user = await world.newUser(1000);
  const order = await buy(user, { amount: 900, points: 100, provider: 'sandbox' });
  expect(await income(await run(user))).toMatchObject([{ orderId: order, points: POINTS, micros: 0 }]);
});

test('a sum that cannot be divided is rounded to a millionth', async () => {
  const user = await world.newUser(1000);
  await buy(user, { amount: 100, points: 60, currency: 'CNY' });
  expect(await income(await run(user))).toMatchObject([{ micros: 333_333, currency: 'CNY' }]);
});

test('a run that was partly paid by free points brings what the others were bought for', async () => {
  const user = await world.newUser(1000);
  const order = await buy(user, { amount: 300, points: 30 });
  expect(await income(await run(user))).toMatchObject([
    { orderId: order, points: POINTS, micros: 2_000_000 },
  ]);
  expect(await income(await run(user, 2))).toMatchObject([{ orderId: order, points: 10, micros: 1_000_000 }]);
});

test('open runs of other organisations change nothing, and writing twice has no further effect', async () => {
  const stranger = await world.newUser(1000);
  await buy(stranger, { amount: 100, points: 500 });
  const user = await world.newUser(1000);
  const paidAt = world.clock.now();
  const first = await buy(user, { amount: 100, points: POINTS, paidAt });
  const second = await buy(user, { amount: 300, points: POINTS, paidAt });
  const { taskId: open } = await world.submit(stranger, 4);
  const taskId = await run(user);
  expect(await income(taskId)).toMatchObject([{ orderId: first, points: POINTS }]);
  await world.db.transaction((tx) => recordIncome(tx, taskId));
  expect(await income(taskId)).toHaveLength(1);
  expect(await income(await run(user))).toMatchObject([{ orderId: second }]);
  await world.run(open);
});
