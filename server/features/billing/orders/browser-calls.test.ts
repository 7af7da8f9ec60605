import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../tasks/testing/task-world.ts';
import { cancelOrder } from './cancel-order.ts';
import { captureOrder } from './capture-order.ts';
import { readOrder } from './read-order.ts';
import { receiveNotice } from './receive-notice.ts';
import { reconcileOrders } from './reconcile-orders.ts';
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

const capture = (id: string) => captureOrder(world.deps, user, { id, paypal_order_id: `PP-${id}` });

describe('the browser’s poll', () => {
  test('asks the provider at most every 3 seconds, however many poll', async () => {
    const { id } = await world.order(user);
    const { calls } = world.banks.wechat;
    calls.length = 0;
    const poll = () => Promise.all(Array.from({ length: 25 }, () => readOrder(world.deps, user, id)));
    await poll();
    expect(calls).toEqual([]);
    world.clock.move(3000);
    await poll();
    expect(calls).toEqual(['ask']);
    world.clock.move(2999);
    await poll();
    expect(calls).toEqual(['ask']);
    world.banks.wechat.pay(id);
    world.clock.move(1);
    await poll();
    expect(calls).toEqual(['ask', 'ask']);
    expect(await readOrder(world.deps, user, id)).toMatchObject({ status: 1 });
    world.clock.move(3000);
    await poll();
    expect(calls).toEqual(['ask', 'ask']);
  });

  test('answers what is known if the provider does not answer, and closes an order that is over', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.trouble = () => 'down';
    world.clock.move(3000);
    expect(await readOrder(world.deps, user, id)).toMatchObject({ status: 0 });
    world.banks.wechat.trouble = () => 'none';
    world.clock.move(2 * HOUR);
    expect(await readOrder(world.deps, user, id)).toMatchObject({ status: 2 });
  });

  test('closes an order at the moment when its time is over', async () => {
    const { id } = await world.order(user);
    world.clock.move(2 * HOUR);
    expect(await readOrder(world.deps, user, id)).toMatchObject({ status: 2 });
  });

  test('logs that the provider does not answer', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.trouble = () => 'down';
    world.clock.move(3000);
    const warned: object[] = [];
    const log = { ...world.deps.log, warn: (facts: object) => void warned.push(facts) };
    await readOrder({ ...world.deps, log }, user, id);
    expect(warned).toMatchObject([{ order: id, err: { code: 'payment_unavailable' } }]);
  });

  test('does not wait for a late answer, which is acted on when it comes', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.pay(id);
    let answer: () => void = () => undefined;
    world.banks.wechat.gate = new Promise((resolve) => {
      answer = resolve;
    });
    world.clock.move(3000);
    expect(await readOrder(world.deps, user, id, 1)).toMatchObject({ status: 0 });
    answer();
    world.banks.wechat.gate = undefined;
    await expect.poll(async () => (await world.row(id)).status).toBe(1);
  });
});

describe('the capture', () => {
  test('takes the money once, also when it is requested 8 times at once', async () => {
    const { id } = await world.order(user, 'paypal');
    world.banks.paypal.pay(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => capture(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await capture(id)).toMatchObject({ status: 1 });
    expect(await world.recharges(id)).toHaveLength(1);
  });

  test('with a lost answer is repaired by a query', async () => {
    const { id } = await world.order(user, 'paypal');
    world.banks.paypal.pay(id);
    let call = 0;
    world.banks.paypal.trouble = () => {
      call += 1;
      return call === 1 ? 'lost' : 'none';
    };
    expect(await capture(id)).toMatchObject({ status: 1 });
  });

  test('is refused before the buyer agreed, after the order was closed, and with another order’s number', async () => {
    const { id } = await world.order(user, 'paypal');
    const other = await world.order(user, 'paypal');
    await expect(capture(id)).rejects.toMatchObject({ code: 'order_not_approved' });
    const mixed = { id, paypal_order_id: `PP-${other.id}` };
    await expect(captureOrder(world.deps, user, mixed)).rejects.toMatchObject({ code: 'not_found' });
    await cancelOrder(world.deps, user, id);
    world.banks.paypal.pay(id);
    await expect(capture(id)).rejects.toMatchObject({ code: 'order_not_open' });
    expect(world.banks.paypal.payments.get(id)).toMatchObject({ state: 'approved' });
  });

  test('is triggered by the notice of the approval when the popup is lost', async () => {
    const { id } = await world.order(user, 'paypal');
    world.banks.paypal.pay(id);
    const [approved] = world.banks.paypal.outbox;
    if (!approved) throw new Error('the bank sent nothing');
    expect(await receiveNotice(world.deps, 'paypal', approved)).toMatchObject({ status: 200 });
    expect(await world.row(id)).toMatchObject({ status: 1 });
  });
});

describe('cancelling', () => {
  test('closes at the provider; what was paid first stays paid', async () => {
    const { id } = await world.order(user);
    expect(await cancelOrder(world.deps, user, id)).toMatchObject({ status: 2 });
    expect(world.banks.wechat.payments.get(id)).toMatchObject({ state: 'closed' });
    const second = await world.order(user);
    world.banks.wechat.pay(second.id);
    expect(await cancelOrder(world.deps, user, second.id)).toMatchObject({ status: 1 });
  });

  test('after the approval takes no money, not even later', async () => {
    const { id } = await world.order(user, 'paypal');
    world.banks.paypal.pay(id);
    expect(await cancelOrder(world.deps, user, id)).toMatchObject({ status: 2 });
    for (const ms of [HOUR, DAY]) {
      world.clock.move(ms);
      await reconcileOrders(world.deps);
    }
    expect(world.banks.paypal.payments.get(id)).toMatchObject({ state: 'approved' });
    expect(world.banks.paypal.calls).not.toContain('capture');
  });

  test('is remembered while the provider does not answer', async () => {
    const { id } = await world.order(user, 'paypal');
    world.banks.paypal.trouble = () => 'down';
    expect(await cancelOrder(world.deps, user, id)).toMatchObject({ status: 0 });
    world.banks.paypal.trouble = () => 'none';
    world.banks.paypal.pay(id);
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 2 });
  });
});
