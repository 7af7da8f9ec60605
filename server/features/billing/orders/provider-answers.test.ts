/** What happens to an order if its provider refuses, does not answer, or is no longer set up. */
import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerRows, orders, paymentNotices } from '../../../db/schema.ts';
import { AppError } from '../../../http/app-error.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import type { PaymentEvent, PaymentProvider } from '../pay/provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { cancelOrder } from './cancel-order.ts';
import { captureOrder } from './capture-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { readOrder } from './read-order.ts';
import { receiveNotice } from './receive-notice.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { carryOutRefund, checkOrder, refundOrder } from './refund-order.ts';
import { noticeOf, paidFact } from './testing/bank.ts';
import { createOrderWorld, type OrderWorld } from './testing/order-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

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

const numbers = (id: string) => ({ id, paypal_order_id: `PP-${id}` });
const capture = (id: string, deps: OrderDeps = world.deps) => captureOrder(deps, user, numbers(id));
/** The world with another answer of one provider. */
function withAnswer(way: 'wechat' | 'paypal', answer: Partial<PaymentProvider>): OrderDeps {
  const provider = { ...world.banks[way].provider, ...answer };
  return { ...world.deps, providers: { ...world.deps.providers, [way]: provider } };
}
const refusing = (error: Error) => async () => {
  throw error;
};
const REFUSED = new AppError('payment_failed');
const approvedOrder = async () => {
  const { id } = await world.order(user, 'paypal');
  world.banks.paypal.pay(id);
  return id;
};
const paidOrder = async () => {
  const { id } = await world.order(user);
  world.banks.wechat.payments.set(id, { state: 'paid', amount: 990, currency: 'USD' });
  await applyPaymentEvent(world.deps, id, paidFact(id), 'notice');
  return id;
};

describe('a capture', () => {
  test('fails if it never arrives, whether the buyer agreed or not', async () => {
    const { id } = await world.order(user, 'paypal');
    const deps = withAnswer('paypal', { capture: refusing(new AppError('payment_unavailable')) });
    await expect(capture(id, deps)).rejects.toMatchObject({ code: 'payment_unavailable' });
    world.banks.paypal.pay(id);
    await expect(capture(id, deps)).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect(await world.row(id)).toMatchObject({ status: 0 });
  });

  test('fails if it is refused after the buyer agreed', async () => {
    const id = await approvedOrder();
    const deps = withAnswer('paypal', { capture: refusing(REFUSED) });
    await expect(capture(id, deps)).rejects.toMatchObject({ code: 'payment_failed' });
    expect(world.banks.paypal.calls).toContain('ask');
  });

  test('causes no query if our own code failed', async () => {
    const id = await approvedOrder();
    for (const error of [new TypeError('broken'), new AppError('forbidden')]) {
      const deps = withAnswer('paypal', { capture: refusing(error) });
      await expect(capture(id, deps)).rejects.toBe(error);
    }
    expect(world.banks.paypal.calls).not.toContain('ask');
  });

  test('needs the provider that the order was opened at, but not for an order that is paid', async () => {
    const id = await approvedOrder();
    const gone = { ...world.deps, providers: {} };
    await expect(capture(id, gone)).rejects.toMatchObject({ code: 'order_not_open' });
    await expect(capture(id, withAnswer('paypal', { name: 'sandbox' }))).rejects.toMatchObject({
      code: 'order_not_open',
    });
    await capture(id);
    expect(await capture(id, gone)).toMatchObject({ status: 1 });
  });
});

describe('an approval after which the popup did not come back', () => {
  const notice = () => world.banks.paypal.outbox[0] ?? noticeOf('', { kind: 'waiting' });

  test('lapses when the time of the order is over', async () => {
    const id = await approvedOrder();
    world.clock.move(2 * HOUR);
    expect(await receiveNotice(world.deps, 'paypal', notice())).toMatchObject({ status: 200 });
    expect(await world.row(id)).toMatchObject({ status: 0 });
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 2 });
    expect(world.banks.paypal.calls).not.toContain('capture');
  });

  test('is captured in the last moment of the order’s time', async () => {
    const id = await approvedOrder();
    world.clock.move(2 * HOUR - 1);
    await receiveNotice(world.deps, 'paypal', notice());
    expect(await world.row(id)).toMatchObject({ status: 1 });
  });

  test('is not assumed for an order that the buyer has not agreed to', async () => {
    const { id } = await world.order(user, 'paypal');
    expect(await checkOrder(world.deps, id)).toMatchObject({ status: 0 });
    expect(world.banks.paypal.calls).not.toContain('capture');
  });

  test('lapses when the order is closed while the approval arrives', async () => {
    const id = await approvedOrder();
    const deps = withAnswer('paypal', {
      ask: async () => {
        await applyPaymentEvent(world.deps, id, { kind: 'closed' }, 'notice');
        return { kind: 'approved' };
      },
    });
    expect(await checkOrder(deps, id)).toMatchObject({ status: 2 });
    expect(world.banks.paypal.calls).not.toContain('capture');
  });

  test('has no effect if the provider refuses the capture', async () => {
    const id = await approvedOrder();
    const deps = withAnswer('paypal', { capture: refusing(REFUSED) });
    expect(await receiveNotice(deps, 'paypal', notice())).toMatchObject({ status: 200 });
    expect(await world.row(id)).toMatchObject({ status: 0 });
    expect(world.banks.paypal.calls).not.toContain('ask');
  });
});

describe('cancelling', () => {
  test('does not query the provider about a finished order', async () => {
    const id = await paidOrder();
    world.banks.wechat.calls.length = 0;
    expect(await cancelOrder(world.deps, user, id)).toMatchObject({ status: 1 });
    expect(world.banks.wechat.calls).toEqual([]);
  });

  test('does not extend the time of an order that is over', async () => {
    const { id, closes_at } = await world.order(user);
    world.clock.move(3 * HOUR);
    world.banks.wechat.trouble = () => 'down';
    expect(await cancelOrder(world.deps, user, id)).toMatchObject({ status: 0, closes_at });
    expect((await world.row(id)).nextCheckAt?.getTime()).toBeLessThan(world.clock.now().getTime());
  });

  test('ends the time of an order at once if the provider does not answer', async () => {
    const { id } = await world.order(user);
    world.banks.wechat.trouble = () => 'down';
    const closesAt = world.clock.now();
    expect(await cancelOrder(world.deps, user, id)).toMatchObject({ closes_at: closesAt.toISOString() });
    expect(await world.row(id)).toMatchObject({ closesAt, nextCheckAt: closesAt });
  });

  test('passes on an unexpected error', async () => {
    const { id } = await world.order(user);
    for (const error of [REFUSED, new TypeError('broken')]) {
      const deps = withAnswer('wechat', { close: refusing(error) });
      await expect(cancelOrder(deps, user, id)).rejects.toBe(error);
    }
  });
});

describe('a notice', () => {
  const send = (notice: object) =>
    receiveNotice(world.deps, 'paypal', {
      headers: { signature: 'genuine' },
      body: Buffer.from(JSON.stringify({ noticeId: randomUUID(), kind: 'PAID', ...notice })),
    });
  const kept = async (orderId: string) => {
    const [row] = await world.db.select().from(paymentNotices).where(eq(paymentNotices.orderId, orderId));
    return row;
  };

  test('may name the order by the provider’s number alone', async () => {
    const { id } = await world.order(user, 'paypal');
    await send({ providerOrderId: `PP-${id}`, fact: paidFact(id), body: { of: id } });
    expect(await world.row(id)).toMatchObject({ status: 1 });
    expect(await kept(id)).toMatchObject({
      provider: 'paypal',
      kind: 'PAID',
      body: { of: id },
      receivedAt: world.clock.now(),
    });
  });

  test('without an event, or without an order, is kept', async () => {
    const { id } = await world.order(user, 'paypal');
    expect(await send({ orderId: id })).toMatchObject({ status: 200 });
    expect(await world.row(id)).toMatchObject({ status: 0 });
    expect(await kept(id)).toMatchObject({ body: {} });
    expect(await send({ fact: paidFact(id) })).toMatchObject({ status: 200 });
    expect(await world.row(id)).toMatchObject({ status: 0 });
  });

  test('that is repeated does not bring back a problem that an operator has solved', async () => {
    const { id } = await world.order(user, 'paypal');
    const wrong = { noticeId: randomUUID(), orderId: id, fact: { ...paidFact(id), amount: 1 } };
    await send(wrong);
    expect(await world.row(id)).toMatchObject({ problem: 'wrong_amount' });
    await world.db.update(orders).set({ problem: null }).where(eq(orders.id, id));
    await send(wrong);
    expect(await world.row(id)).toMatchObject({ problem: null });
  });

  test('is not acknowledged if our own code fails', async () => {
    const error = new TypeError('broken');
    const deps = withAnswer('wechat', { readNotice: refusing(error) });
    const request = noticeOf(user.userId, { kind: 'waiting' });
    await expect(receiveNotice(deps, 'wechat', request)).rejects.toBe(error);
  });
});

describe('a refund', () => {
  test('needs an existing order, and the provider that took its money', async () => {
    await expect(refundOrder(world.deps, v7(), 'sorry')).rejects.toMatchObject({ code: 'not_found' });
    await expect(checkOrder(world.deps, v7())).rejects.toMatchObject({ code: 'not_found' });
    const id = await paidOrder();
    const gone = { ...world.deps, providers: {} };
    await expect(refundOrder(gone, id, 'sorry')).rejects.toMatchObject({ code: 'order_not_refundable' });
    await world.db.update(orders).set({ providerPaymentId: null }).where(eq(orders.id, id));
    await expect(refundOrder(world.deps, id, 'sorry')).rejects.toMatchObject({
      code: 'order_not_refundable',
    });
    expect(await world.row(id)).toMatchObject({ status: 1, refundState: 'none' });
  });

  test('is not requested without a payment to return', async () => {
    const id = await paidOrder();
    await world.db
      .update(orders)
      .set({ refundState: 'requested', providerPaymentId: null })
      .where(eq(orders.id, id));
    expect(await carryOutRefund(world.deps, await world.row(id))).toMatchObject({ status: 1 });
    expect(world.banks.wechat.calls).not.toContain('refund');
  });

  test('is one request, with its first reason and its payment, however often it is repeated', async () => {
    const id = await paidOrder();
    const asked: unknown[] = [];
    const deps = withAnswer('wechat', {
      refund: async ({ paymentId, reason }) => {
        asked.push([paymentId, reason]);
        throw new AppError('payment_unavailable');
      },
    });
    const nextCheckAt = new Date(world.clock.now().getTime() + 10_000);
    expect(await refundOrder(deps, id, 'sorry')).toMatchObject({ refundState: 'requested', nextCheckAt });
    world.clock.move(1000);
    expect(await refundOrder(deps, id, 'again')).toMatchObject({ refundReason: 'sorry', nextCheckAt });
    expect(asked).toEqual(Array(2).fill([`payment of ${id}`, 'sorry']));
  });

  test('passes on an unexpected error, and stays requested', async () => {
    const id = await paidOrder();
    const error = new TypeError('broken');
    await expect(refundOrder(withAnswer('wechat', { refund: refusing(error) }), id, 'sorry')).rejects.toBe(
      error,
    );
    expect(await world.row(id)).toMatchObject({ status: 1, refundState: 'requested' });
  });

  test('that was refused changes nothing of an order whose money went back meanwhile', async () => {
    const id = await paidOrder();
    const deps = withAnswer('wechat', {
      refund: async () => {
        await applyPaymentEvent(world.deps, id, { kind: 'charged_back' }, 'notice');
        throw REFUSED;
      },
    });
    await expect(refundOrder(deps, id, 'sorry')).rejects.toBe(REFUSED);
    expect(await world.row(id)).toMatchObject({ status: 3, refundState: 'failed' });
    const rows = await world.db
      .select()
      .from(ledgerRows)
      .where(eq(ledgerRows.orderId, id))
      .orderBy(asc(ledgerRows.sequence));
    expect(rows.map(({ points, reason }) => [points, reason])).toEqual([
      [1000, null],
      [-1000, 'charge_back'],
    ]);
    expect(rows[1]?.details).toMatchObject({ amount: 990, currency: 'USD', spent: 0 });
  });

  test('that was refused because it is already done stays done', async () => {
    const id = await paidOrder();
    const deps = withAnswer('wechat', {
      refund: async () => {
        await applyPaymentEvent(world.deps, id, { kind: 'refunded', amount: 990, currency: 'USD' }, 'notice');
        throw REFUSED;
      },
    });
    await expect(refundOrder(deps, id, 'sorry')).rejects.toBe(REFUSED);
    expect(await world.row(id)).toMatchObject({ status: 3, refundState: 'done' });
    await expect(refundOrder(world.deps, id, 'again')).rejects.toMatchObject({
      code: 'order_not_refundable',
    });
  });

  test('that is done by the time of the query is not requested again', async () => {
    const id = await paidOrder();
    world.banks.wechat.trouble = () => 'lost';
    expect(await refundOrder(world.deps, id, 'sorry')).toMatchObject({ status: 1 });
    world.banks.wechat.trouble = () => 'none';
    world.banks.wechat.calls.length = 0;
    world.clock.move(10_000);
    await reconcileOrders(world.deps);
    expect(await world.row(id)).toMatchObject({ status: 3, refundState: 'done' });
    expect(world.banks.wechat.calls).toEqual(['ask']);
  });

  test('that the provider refuses at the next query has failed', async () => {
    const id = await paidOrder();
    world.banks.wechat.trouble = () => 'down';
    await refundOrder(world.deps, id, 'sorry');
    world.banks.wechat.trouble = () => 'none';
    world.clock.move(10_000);
    await reconcileOrders(withAnswer('wechat', { refund: refusing(REFUSED) }));
    expect(await world.row(id)).toMatchObject({ status: 1, refundState: 'failed', nextCheckAt: null });
  });

  test('of an order whose provider is gone waits for it', async () => {
    const id = await paidOrder();
    await world.db.update(orders).set({ refundState: 'requested' }).where(eq(orders.id, id));
    const order = await world.row(id);
    expect(await carryOutRefund({ ...world.deps, providers: {} }, order)).toEqual(order);
  });
});

describe('a paid order', () => {
  test('that has not changed when it is checked after a day is not checked again', async () => {
    const id = await paidOrder();
    world.clock.move(DAY);
    expect(await reconcileOrders(world.deps)).toBe(1);
    expect(await world.row(id)).toMatchObject({ status: 1, nextCheckAt: null, checks: 0 });
  });

  test('with a refund requested during that check keeps the refund’s turn', async () => {
    const id = await paidOrder();
    world.clock.move(DAY);
    const deps = withAnswer('wechat', {
      ask: async () => {
        await refundOrder(withAnswer('wechat', { refund: async () => paidFact(id) }), id, 'sorry');
        return paidFact(id);
      },
    });
    await reconcileOrders(deps);
    const nextCheckAt = new Date(world.clock.now().getTime() + 10_000);
    expect(await world.row(id)).toMatchObject({ refundState: 'requested', nextCheckAt });
  });

  test('whose provider is gone does not change when it is checked', async () => {
    const id = await paidOrder();
    const order = await world.row(id);
    expect(await checkOrder({ ...world.deps, providers: {} }, id)).toEqual(order);
  });

  test('with a charge-back while a refund is requested has nothing left to refund', async () => {
    const id = await paidOrder();
    await world.db.update(orders).set({ refundState: 'requested' }).where(eq(orders.id, id));
    const back: PaymentEvent = { kind: 'charged_back' };
    expect(await applyPaymentEvent(world.deps, id, back, 'notice')).toMatchObject({
      status: 3,
      refundState: 'failed',
      refundedAt: world.clock.now(),
    });
  });
});

describe('every change of an order is logged with the source of the event', () => {
  const heard = async (change: (id: string) => Promise<unknown>, way: 'wechat' | 'paypal' = 'wechat') => {
    const { id } = await world.order(user, way);
    world.logged.length = 0;
    await change(id);
    return world.logged.flatMap((facts) => ('source' in facts && 'order' in facts ? [facts.source] : []));
  };
  const pay = (id: string, change = {}) => world.banks.wechat.pay(id, change);
  const payAndCheck = async (id: string) => {
    pay(id);
    await checkOrder(world.deps, id);
  };
  const reconcileAfter = async (ms: number) => {
    world.clock.move(ms);
    await reconcileOrders(world.deps);
  };

  test('a browser’s call', async () => {
    expect(await heard((id) => cancelOrder(world.deps, user, id))).toEqual(['cancel']);
    const byCapture = async (id: string) => {
      world.banks.paypal.pay(id);
      await capture(id);
    };
    expect(await heard(byCapture, 'paypal')).toEqual(['capture']);
    const byPoll = async (id: string) => {
      pay(id);
      world.clock.move(3000);
      await readOrder(world.deps, user, id);
    };
    expect(await heard(byPoll)).toEqual(['poll']);
    const byLatePoll = async (id: string) => {
      world.clock.move(2 * HOUR);
      await readOrder(world.deps, user, id);
    };
    expect(await heard(byLatePoll)).toEqual(['poll']);
  });

  test('a notice, and an operator’s request', async () => {
    expect(await heard((id) => receiveNotice(world.deps, 'wechat', noticeOf(id, paidFact(id))))).toEqual([
      'notice',
    ]);
    const byOperator = async (id: string) => {
      await payAndCheck(id);
      await refundOrder(world.deps, id, 'sorry');
    };
    expect(await heard(byOperator)).toEqual(['operator', 'refund']);
  });

  test('reconciliation of an open order', async () => {
    const inTime = async (id: string) => {
      pay(id);
      await reconcileAfter(10_000);
    };
    expect(await heard(inTime)).toEqual(['reconciliation']);
    const late = async (id: string) => {
      pay(id, { amount: 1 });
      await reconcileAfter(2 * HOUR);
    };
    expect(await heard(late)).toEqual(['reconciliation', 'reconciliation']);
  });

  test('reconciliation of a paid order', async () => {
    const afterADay = async (id: string) => {
      await payAndCheck(id);
      world.banks.wechat.move(id, { state: 'refunded' });
      await reconcileAfter(DAY);
    };
    expect(await heard(afterADay)).toEqual(['operator', 'reconciliation']);
    const afterALostRefund = async (id: string) => {
      await payAndCheck(id);
      world.banks.wechat.trouble = () => 'lost';
      await refundOrder(world.deps, id, 'sorry');
      world.banks.wechat.trouble = () => 'none';
      await reconcileAfter(10_000);
    };
    expect(await heard(afterALostRefund)).toEqual(['operator', 'reconciliation']);
  });
});

test('reconciliation continues until nothing is due, however many orders there are', async () => {
  const { id } = await world.order(user);
  await world.db.execute(sql`
    insert into orders select (jsonb_populate_record(made, jsonb_build_object('id', gen_random_uuid()))).*
      from orders made, generate_series(1, 100) where made.id = ${id}`);
  world.clock.move(10_000);
  expect(await reconcileOrders({ ...world.deps, providers: {} })).toBe(101);
});
