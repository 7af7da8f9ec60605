import { planAfter } from '@inkreel/contract/plans.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerRows, organisations, paymentNotices } from '../../../db/schema.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import type { PaymentFact } from '../pay/provider.ts';
import { readBalance } from '../read-balance.ts';
import { applyFact } from './apply-fact.ts';
import { cancelOrder } from './cancel-order.ts';
import { captureOrder } from './capture-order.ts';
import { readOrder } from './read-order.ts';
import { receiveNotice } from './receive-notice.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { refundOrder } from './refund-order.ts';
import { noticeOf } from './testing/bank.ts';
import { createOrderWorld, type OrderWorld } from './testing/order-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: OrderWorld;
let user: User;
beforeAll(async () => {
  world = await createOrderWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  for (const bank of Object.values(world.banks)) {
    bank.trouble = () => 'none';
    bank.calls.length = 0;
    bank.outbox.length = 0;
    bank.refundsAtOnce = true;
  }
  // Orders of earlier tests are nobody's concern any more.
  await world.db.execute(sql`update orders set next_check_at = null`);
  user = await world.newUser(10);
});

const paid = (id: string, amount = 990): PaymentFact => ({
  kind: 'paid',
  paymentId: `payment of ${id}`,
  amount,
  currency: 'USD',
});
const apply = (id: string, fact: PaymentFact) => applyFact(world.deps, id, fact, 'notice');
const bought = async () => {
  const { id } = await world.order(user);
  await apply(id, paid(id));
  return id;
};
const capture = (id: string) => captureOrder(world.deps, user, { id, paypal_order_id: `PP-${id}` });

describe('a payment', () => {
  test('gives points and plan, once, also when 32 hear of it at the same time', async () => {
    const { id } = await world.order(user);
    await Promise.all(Array.from({ length: 32 }, () => apply(id, paid(id))));
    expect(await world.recharges(id)).toMatchObject([
      { points: 1000, planPoints: 1000, userId: user.userId },
    ]);
    expect(await world.account(user)).toEqual({ balance: 1010, plan: 1000 });
    expect(await world.row(id)).toMatchObject({ status: 1, providerPaymentId: `payment of ${id}` });
    expect(await world.organisation(user)).toMatchObject({
      plan: 'vip',
      planExpiresAt: new Date(world.clock.now().getTime() + 30 * DAY),
    });
    await world.expectHolds(user);
  });

  test('of many orders of one organisation at once adds all of them up', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => world.order(user)));
    await Promise.all(orders.map(({ id }) => apply(id, paid(id))));
    expect(await world.account(user)).toEqual({ balance: 8010, plan: 8000 });
    const { planExpiresAt } = await world.organisation(user);
    expect(planExpiresAt).toEqual(new Date(world.clock.now().getTime() + 8 * 30 * DAY));
    await world.expectHolds(user);
  });

  test('waits for no run, and no run for it', async () => {
    const { id } = await world.order(user, 'wechat', { type: 'com', total: 6 });
    const rich = await world.newUser(2000);
    const others = await Promise.all(Array.from({ length: 4 }, () => world.order(rich)));
    const runs = await Promise.all(Array.from({ length: 6 }, () => world.submit(rich)));
    await Promise.all([
      ...others.map((order) => apply(order.id, paid(order.id))),
      ...runs.map(({ taskId }) => world.run(taskId)),
      ...Array.from({ length: 6 }, () => world.submit(rich)),
      apply(id, paid(id, 6 * 792)),
    ]);
    await world.expectHolds(rich);
    await world.expectHolds(user);
  });

  test.each([
    ['amount', { amount: 989 }, 'wrong_amount'],
    ['amount', { amount: 99000 }, 'wrong_amount'],
    ['currency', { currency: 'CNY' }, 'wrong_currency'],
  ])('of another %s credits nothing and is shown to the operator', async (_what, change, problem) => {
    const { id } = await world.order(user);
    expect(await apply(id, { ...paid(id), ...change } as PaymentFact)).toMatchObject({ status: 0, problem });
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
  });

  test('after the order was closed credits all the same', async () => {
    const { id } = await world.order(user);
    await apply(id, { kind: 'closed' });
    expect(await apply(id, paid(id))).toMatchObject({ status: 1 });
    expect(await world.recharges(id)).toHaveLength(1);
    await world.expectHolds(user);
  });

  test('makes the frozen points of a plan that ended usable again', async () => {
    await bought();
    world.clock.move(31 * DAY);
    await world.db
      .update(organisations)
      .set({ frozenNoticeAt: world.clock.now() })
      .where(eq(organisations.id, user.organisationId));
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({ total: 10, frozen: 1000 });
    await bought();
    expect(await readBalance(world.deps, user.organisationId)).toMatchObject({ total: 2010, frozen: 0 });
    expect(await world.organisation(user)).toMatchObject({
      frozenNoticeAt: null,
      planExpiresAt: new Date(world.clock.now().getTime() + 30 * DAY),
    });
  });
});

describe('money that goes back', () => {
  test('takes the points that are still there, a plan’s first, and the order’s part of the plan', async () => {
    const first = await bought();
    world.clock.move(DAY);
    const second = await bought();
    const { taskId } = await world.submit(user, 4);
    await world.run(taskId);
    expect(await world.account(user)).toEqual({ balance: 1930, plan: 1920 });
    expect(await refundOrder(world.deps, await knownToBank(first), 'sorry')).toMatchObject({
      status: 3,
      refundState: 'done',
      refundReason: 'sorry',
    });
    expect(await world.account(user)).toEqual({ balance: 930, plan: 920 });
    const { paidAt } = await world.row(second);
    expect(await world.organisation(user)).toMatchObject({
      planExpiresAt: planAfter([{ type: 'vip', count: 1, validDays: 30, paidAt: paidAt ?? new Date(0) }])
        .expiresAt,
    });
    await refundOrder(world.deps, await knownToBank(second), 'sorry');
    expect(await world.account(user)).toEqual({ balance: 0, plan: 0 });
    expect(await world.organisation(user)).toMatchObject({ plan: 'free', planExpiresAt: null, seats: 1 });
    const rows = await world.db.select().from(ledgerRows).where(eq(ledgerRows.orderId, second));
    expect(rows.map(({ type, points, reason }) => [type, points, reason])).toEqual([
      ['recharge', 1000, null],
      ['system_deduction', -930, 'refund'],
    ]);
    await world.expectHolds(user);
  });

  test('is taken once, also when 16 hear of it', async () => {
    const id = await bought();
    await Promise.all(Array.from({ length: 16 }, () => apply(id, { kind: 'charged_back' })));
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
    expect(await world.row(id)).toMatchObject({ status: 3, refundState: 'none' });
    expect(await apply(id, paid(id))).toMatchObject({ status: 3 });
    await world.expectHolds(user);
  });

  test('before we heard of the payment leaves nothing behind, and the late payment nothing to do', async () => {
    const { id } = await world.order(user);
    await apply(id, { kind: 'refunded', amount: 990, currency: 'USD' });
    expect(await apply(id, paid(id))).toMatchObject({ status: 3 });
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
    await world.expectHolds(user);
  });

  test('in part is an operator’s business', async () => {
    const id = await bought();
    const partly = await apply(id, { kind: 'refunded', amount: 100, currency: 'USD' });
    expect(partly).toMatchObject({ status: 1, problem: 'partial_refund' });
    expect(await world.account(user)).toEqual({ balance: 1010, plan: 1000 });
  });

  test('is asked for once and goes on by itself when the answer is lost or takes days', async () => {
    const id = await knownToBank(await bought());
    world.banks.wechat.refundsAtOnce = false;
    world.banks.wechat.trouble = () => 'down';
    expect(await refundOrder(world.deps, id, 'sorry')).toMatchObject({ status: 1, refundState: 'requested' });
    world.banks.wechat.trouble = () => 'none';
    world.clock.move(MINUTE);
    await reconcileOrders(world.deps);
    expect(world.banks.wechat.payments.get(id)).toMatchObject({ state: 'refunding' });
    world.banks.wechat.finishRefunds();
    world.clock.move(MINUTE);
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 3, refundState: 'done', nextCheckAt: null });
  });

  test('needs a paid order; what the provider refuses has failed and can be asked for again', async () => {
    const { id } = await world.order(user);
    const refused = refundOrder(world.deps, id, 'sorry');
    await expect(refused).rejects.toMatchObject({ code: 'order_not_refundable' });
    await apply(id, paid(id));
    world.banks.wechat.payments.set(id, { state: 'charged_back', amount: 990, currency: 'USD' });
    await expect(refundOrder(world.deps, id, 'sorry')).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await world.row(id)).toMatchObject({ status: 1, refundState: 'failed' });
    await knownToBank(id);
    expect(await refundOrder(world.deps, id, 'sorry')).toMatchObject({ status: 3 });
  });

  const knownToBank = async (id: string) => {
    world.banks.wechat.payments.set(id, { state: 'paid', amount: 990, currency: 'USD' });
    return id;
  };
});

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

  test('answers what is known where the provider does not, and closes what is over', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.trouble = () => 'down';
    world.clock.move(3000);
    expect(await readOrder(world.deps, user, id)).toMatchObject({ status: 0 });
    world.banks.wechat.trouble = () => 'none';
    world.clock.move(2 * HOUR);
    expect(await readOrder(world.deps, user, id)).toMatchObject({ status: 2 });
  });
});

describe('the capture', () => {
  test('takes the money once, also when it is asked for 8 times at once', async () => {
    const { id } = await world.order(user, 'paypal');
    world.banks.paypal.pay(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => capture(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await capture(id)).toMatchObject({ status: 1 });
    expect(await world.recharges(id)).toHaveLength(1);
  });

  test('whose answer is lost is mended by asking', async () => {
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
    await expect(capture(id)).rejects.toMatchObject({ code: 'payment_failed' });
    const mixed = { id, paypal_order_id: `PP-${other.id}` };
    await expect(captureOrder(world.deps, user, mixed)).rejects.toMatchObject({ code: 'not_found' });
    await cancelOrder(world.deps, user, id);
    world.banks.paypal.pay(id);
    await expect(capture(id)).rejects.toMatchObject({ code: 'order_not_open' });
    expect(world.banks.paypal.payments.get(id)).toMatchObject({ state: 'approved' });
  });

  test('is made up for by the notice of the approval when the popup is lost', async () => {
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

describe('a notice', () => {
  const notices = (id: string) =>
    world.db.select().from(paymentNotices).where(eq(paymentNotices.orderId, id));

  test('is kept once and acted on once, however often it comes', async () => {
    const { id } = await world.order(user);
    const request = noticeOf(id, paid(id));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => receiveNotice(world.deps, 'wechat', request)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await notices(id)).toHaveLength(1);
    expect(await world.recharges(id)).toHaveLength(1);
  });

  test('that is forged writes nothing', async () => {
    const { id } = await world.order(user);
    const request = noticeOf(id, paid(id), 'forged');
    expect(await receiveNotice(world.deps, 'wechat', request)).toMatchObject({ status: 401 });
    expect(await notices(id)).toEqual([]);
    expect(await world.row(id)).toMatchObject({ status: 0 });
  });

  test('of another provider does not touch the order; of an unknown one it is acknowledged and kept', async () => {
    const { id } = await world.order(user, 'paypal');
    expect(await receiveNotice(world.deps, 'wechat', noticeOf(id, paid(id)))).toMatchObject({ status: 200 });
    expect(await world.row(id)).toMatchObject({ status: 0 });
    const unknown = user.userId;
    expect(await receiveNotice(world.deps, 'wechat', noticeOf(unknown, paid(id)))).toMatchObject({
      status: 200,
    });
    expect(await notices(unknown)).toHaveLength(1);
    const odd = noticeOf('not an id', paid(id));
    expect(await receiveNotice(world.deps, 'wechat', odd)).toMatchObject({ status: 200 });
  });

  test('whose work failed is worked on when it comes again', async () => {
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

  test('in a way that nothing takes money in does not exist', async () => {
    const deps = { ...world.deps, providers: {} };
    const request = noticeOf(user.userId, { kind: 'waiting' });
    await expect(receiveNotice(deps, 'wechat', request)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('reconciliation', () => {
  test('finds a payment that nobody told us of', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.pay(id);
    expect(await reconcileOrders(world.deps)).toBe(0);
    world.clock.move(10_000);
    expect(await reconcileOrders(world.deps)).toBe(1);
    expect(await world.row(id)).toMatchObject({ status: 1 });
  });

  test('asks with growing pauses and closes when the time is over, then looks twice more', async () => {
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

  test('looks at a paid order once more, after a day, for a refund that nobody told us of', async () => {
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

  test('one order in trouble does not keep the others waiting', async () => {
    const broken = await world.order(user, 'paypal');
    const { id } = await world.order(user);
    world.banks.wechat.pay(id);
    world.banks.paypal.trouble = () => 'down';
    world.clock.move(10_000);
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 1 });
    expect(await world.row(broken.id)).toMatchObject({ status: 0, checks: 1 });
  });

  test('closes orders whose provider is not set up any more', async () => {
    const { id } = await world.order(user);
    world.clock.move(2 * HOUR);
    await reconcileOrders({ ...world.deps, providers: {} });
    expect(await world.row(id)).toMatchObject({ status: 2 });
  });

  test('leaves an order whose money does not fit to the operator when its time is over', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.pay(id, { amount: 1 });
    world.clock.move(2 * HOUR);
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 0, problem: 'wrong_amount', nextCheckAt: null });
  });
});
