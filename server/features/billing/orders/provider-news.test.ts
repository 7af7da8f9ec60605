import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentNotices } from '../../../db/schema.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import { receiveNotice } from './receive-notice.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { lockOrder } from './store.ts';
import { noticeOf, paidFact } from './testing/bank.ts';
import { createOrderWorld, type OrderWorld } from './testing/order-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * 60 * 60_000;

let world: OrderWorld;
let user: User;
beforeAll(async () => {
  world = await createOrderWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  await world.settleDown();
  user = await world.newUser(10);
});

describe('a notice', () => {
  const notices = (id: string) =>
    world.db.select().from(paymentNotices).where(eq(paymentNotices.orderId, id));

  test('is kept once and acted on once, however often it comes', async () => {
    const { id } = await world.order(user);
    const request = noticeOf(id, paidFact(id));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => receiveNotice(world.deps, 'wechat', request)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await notices(id)).toHaveLength(1);
    expect(await world.recharges(id)).toHaveLength(1);
  });

  test('that is forged writes nothing', async () => {
    const { id } = await world.order(user);
    const request = noticeOf(id, paidFact(id), 'forged');
    expect(await receiveNotice(world.deps, 'wechat', request)).toMatchObject({ status: 401 });
    expect(await notices(id)).toEqual([]);
    expect(await world.row(id)).toMatchObject({ status: 0 });
  });

  test('of another provider does not touch the order; of an unknown one it is acknowledged and kept', async () => {
    const { id } = await world.order(user, 'paypal');
    expect(await receiveNotice(world.deps, 'wechat', noticeOf(id, paidFact(id)))).toMatchObject({
      status: 200,
    });
    expect(await world.row(id)).toMatchObject({ status: 0 });
    const unknown = user.userId;
    expect(await receiveNotice(world.deps, 'wechat', noticeOf(unknown, paidFact(id)))).toMatchObject({
      status: 200,
    });
    expect(await notices(unknown)).toHaveLength(1);
    const odd = noticeOf('not an id', paidFact(id));
    expect(await receiveNotice(world.deps, 'wechat', odd)).toMatchObject({ status: 200 });
  });

  test('whose processing failed is processed when it comes again', async () => {
    const { id } = await world.order(user, 'paypal');
    world.banks.paypal.pay(id);
    const [approved] = world.banks.paypal.outbox;
    if (!approved) throw new Error('the bank sent nothing');
    world.banks.paypal.trouble = () => 'down';
    expect(await receiveNotice(world.deps, 'paypal', approved)).toMatchObject({ status: 401 });
    expect(await notices(id)).toEqual([]);
    world.banks.paypal.trouble = () => 'none';
    await receiveNotice(world.deps, 'paypal', approved);
    expect(await world.row(id)).toMatchObject({ status: 1 });
  });

  test('for a way to pay without a provider is not found', async () => {
    const deps = { ...world.deps, providers: {} };
    const request = noticeOf(user.userId, { kind: 'waiting' });
    await expect(receiveNotice(deps, 'wechat', request)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('reconciliation', () => {
  test('finds a payment without a notice', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.pay(id);
    expect(await reconcileOrders(world.deps)).toBe(0);
    world.clock.move(10_000);
    expect(await reconcileOrders(world.deps)).toBe(1);
    expect(await world.row(id)).toMatchObject({ status: 1 });
  });

  test('queries with growing pauses, closes at the end of the time, then queries twice more', async () => {
    const { id } = await world.order(user);
    const { calls } = world.banks.wechat;
    calls.length = 0;
    const start = world.clock.now().getTime();
    const asked: number[] = [];
    for (let next = await world.row(id); next.nextCheckAt; next = await world.row(id)) {
      world.clock.move(next.nextCheckAt.getTime() - world.clock.now().getTime());
      asked.push((world.clock.now().getTime() - start) / 1000);
      await reconcileOrders(world.deps);
    }
    expect(asked).toEqual([
      10,
      30,
      70,
      150,
      310,
      630,
      1270,
      2550,
      4350,
      6150,
      7200,
      7200 + 3600,
      7200 + 86400,
    ]);
    expect(calls.filter((call) => call === 'close')).toHaveLength(1);
    expect(await world.row(id)).toMatchObject({ status: 2 });
  });

  test('queries a paid order once more, after a day, for a refund without a notice', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.pay(id);
    world.clock.move(10_000);
    await reconcileOrders(world.deps);
    world.banks.wechat.move(id, { state: 'refunded' });
    world.clock.move(DAY);
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 3, nextCheckAt: null });
  });

  test('is shared by servers that do it at the same time', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => world.order(user)));
    world.banks.wechat.calls.length = 0;
    world.clock.move(10_000);
    const counts = await Promise.all([1, 2, 3].map(() => reconcileOrders(world.deps)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(orders.length);
    expect(world.banks.wechat.calls).toHaveLength(orders.length);
  });

  test('skips a locked order instead of waiting', async () => {
    const { id } = await world.order(user);
    await world.order(user);
    world.clock.move(10_000);
    let asked = 0;
    await world.db.transaction(async (tx) => {
      await lockOrder(tx, id);
      void reconcileOrders(world.deps).then((count) => {
        asked = count;
      });
      await expect.poll(() => asked).toBe(1);
    });
    expect(await reconcileOrders(world.deps)).toBe(1);
  });

  test('one failing order does not delay the others, and is logged', async () => {
    const broken = await world.order(user, 'paypal');
    const { id } = await world.order(user);
    world.banks.wechat.pay(id);
    world.banks.paypal.trouble = () => 'down';
    world.clock.move(10_000);
    const warned: object[] = [];
    const log = { ...world.deps.log, warn: (facts: object) => void warned.push(facts) };
    await reconcileOrders({ ...world.deps, log });
    expect(warned).toMatchObject([{ order: broken.id, err: { code: 'payment_unavailable' } }]);
    expect(await world.row(id)).toMatchObject({ status: 1 });
    expect(await world.row(broken.id)).toMatchObject({ status: 0, checks: 1 });
  });

  test('leaves an order open that its provider does not close, and continues to query it', async () => {
    const { id } = await world.order(user);
    const stubborn = { ...world.banks.wechat.provider, close: async () => ({ kind: 'waiting' }) as const };
    world.clock.move(2 * HOUR);
    await reconcileOrders({ ...world.deps, providers: { wechat: stubborn } });
    const row = await world.row(id);
    expect(row).toMatchObject({ status: 0, problem: null });
    expect(row.nextCheckAt?.getTime()).toBeGreaterThan(world.clock.now().getTime());
  });

  test('closes orders whose provider is no longer set up', async () => {
    const { id } = await world.order(user);
    world.clock.move(2 * HOUR);
    await reconcileOrders({ ...world.deps, providers: {} });
    expect(await world.row(id)).toMatchObject({ status: 2 });
  });

  test('closes an order with a mismatched payment when its time is over, and keeps the problem for the operator', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.pay(id, { amount: 1 });
    world.clock.move(2 * HOUR);
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 2, problem: 'wrong_amount' });
  });
});
