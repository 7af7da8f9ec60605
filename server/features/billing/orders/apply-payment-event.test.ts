import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerRows, orders, organisations, pointAccounts } from '../../../db/schema.ts';
import { betweenStatements } from '../../../testing/between-statements.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import type { PaymentEvent } from '../pay/provider.ts';
import { readPurchaseTerms } from '../purchase-terms.ts';
import { readBalance } from '../read-balance.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { refundOrder } from './refund-order.ts';
import { paidFact } from './testing/bank.ts';
import { createOrderWorld, type OrderWorld } from './testing/order-world.ts';

const MINUTE = 60_000;
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

const apply = (id: string, fact: PaymentEvent) => applyPaymentEvent(world.deps, id, fact, 'notice');
const bought = async () => {
  const { id } = await world.order(user);
  await apply(id, paidFact(id));
  return id;
};

describe('a payment', () => {
  test('gives points and plan, once, also when 32 callers report it at the same time', async () => {
    const { id } = await world.order(user);
    await Promise.all(Array.from({ length: 32 }, () => apply(id, paidFact(id))));
    expect(await world.recharges(id)).toMatchObject([
      { points: 1000, planPoints: 1000, userId: user.userId },
    ]);
    expect(await world.account(user)).toEqual({ balance: 1010, plan: 1000 });
    expect(await world.row(id)).toMatchObject({ status: 1, providerPaymentId: `payment of ${id}` });
    expect(world.announced.filter((each) => each === id)).toHaveLength(1);
    expect(await world.organisation(user)).toMatchObject({
      plan: 'vip',
      planExpiresAt: new Date(world.clock.now().getTime() + 30 * DAY),
    });
    await world.expectHolds(user);
  });

  test('is in the purchase terms as a whole or not at all', async () => {
    const { id } = await world.order(user);
    const terms = () => readPurchaseTerms(world.deps, user);
    const pay = () => apply(id, paidFact(id));
    expect(await betweenStatements(/from "orders"/, pay, terms)).toMatchObject({
      edition: 'free',
      expired_at: null,
      periods: [],
    });
    expect(await terms()).toMatchObject({ edition: 'vip', periods: [{}] });
  });

  test('of many orders of one organisation at once adds all of them up', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => world.order(user)));
    await Promise.all(made.map(({ id }) => apply(id, paidFact(id))));
    expect(await world.account(user)).toEqual({ balance: 8010, plan: 8000 });
    const { planExpiresAt } = await world.organisation(user);
    expect(planExpiresAt).toEqual(new Date(world.clock.now().getTime() + 8 * 30 * DAY));
    await world.expectHolds(user);
  });

  test('that waits for the account of a run does not keep the run from writing its row', async () => {
    const { id } = await world.order(user);
    let crediting: Promise<unknown> = Promise.resolve();
    await world.db.transaction(async (run) => {
      const { organisationId } = user;
      await run
        .select()
        .from(pointAccounts)
        .where(eq(pointAccounts.organisationId, organisationId))
        .for('update');
      crediting = apply(id, paidFact(id));
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await world.db.execute(waiting)).rowCount).toBe(1);
      // The row refers to the organisation, which the payment has locked.
      await run.insert(ledgerRows).values({ id: v7(), organisationId, type: 'system_refill', points: 5 });
    });
    await crediting;
    expect(await world.account(user)).toEqual({ balance: 1015, plan: 1000 });
  });

  test('waits for no run, and no run for it', async () => {
    const { id } = await world.order(user, 'wechat', { type: 'com', total: 6 });
    const rich = await world.newUser(2000);
    const others = await Promise.all(Array.from({ length: 4 }, () => world.order(rich)));
    const runs = await Promise.all(Array.from({ length: 6 }, () => world.submit(rich)));
    await Promise.all([
      ...others.map((order) => apply(order.id, paidFact(order.id))),
      ...runs.map(({ taskId }) => world.run(taskId)),
      ...Array.from({ length: 6 }, () => world.submit(rich)),
      apply(id, { ...paidFact(id), amount: 6 * 792 } as PaymentEvent),
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
    expect(await apply(id, { ...paidFact(id), ...change } as PaymentEvent)).toMatchObject({
      status: 0,
      problem,
    });
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
  });

  test('of an unknown order affects no one', async () => {
    await expect(apply(v7(), paidFact(''))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('of the same plan again adds a period to its time, and the terms list the periods that are left', async () => {
    await bought();
    await bought();
    const start = world.clock.now().getTime();
    const untils = async () =>
      (await readPurchaseTerms(world.deps, user)).periods.map(({ until }) => Date.parse(until) - start);
    expect(await untils()).toEqual([30 * DAY, 60 * DAY]);
    world.clock.move(30 * DAY - 1);
    expect(await untils()).toEqual([30 * DAY, 60 * DAY]);
    world.clock.move(1);
    expect(await untils()).toEqual([60 * DAY]);
  });

  test('after the order was closed credits all the same', async () => {
    const { id } = await world.order(user);
    await apply(id, { kind: 'closed' });
    expect(await apply(id, paidFact(id))).toMatchObject({ status: 1 });
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

/** A year for one person, and ten days later a month for an enterprise of six. */
const upgraded = async () => {
  const yearly = world.catalogue.find(({ type, validDays }) => type === 'vip' && validDays === 365);
  const { id: year } = await world.order(user, 'wechat', { productId: yearly?.id ?? '' });
  await apply(year, { ...paidFact(year), amount: 8900 } as PaymentEvent);
  world.clock.move(10 * DAY);
  const { id: upgrade } = await world.order(user, 'wechat', { type: 'com', total: 6 });
  await apply(upgrade, { ...paidFact(upgrade), amount: 4752 } as PaymentEvent);
  return { year, upgrade };
};

describe('an upgrade', () => {
  test('starts at once with what is left of the lower plan converted by its value', async () => {
    await upgraded();
    // 355 days of 8900 / 365 for 4752 / 30 a day: 54 days and 15 hours.
    const end = world.clock.now().getTime() + (30 + 54) * DAY + 15 * 60 * MINUTE;
    expect(await world.organisation(user)).toMatchObject({
      plan: 'com',
      seats: 6,
      planExpiresAt: new Date(end),
    });
    expect(await readPurchaseTerms(world.deps, user)).toMatchObject({
      edition: 'com',
      seats: 6,
      periods: [
        { until: new Date(end).toISOString(), amount: 4752, currency: 'USD', points: 7500, days: 30 },
      ],
    });
  });

  test('does not change the time of orders from before the rule', async () => {
    const { year, upgrade } = await upgraded();
    await world.db
      .update(orders)
      .set({ planRule: 1 })
      .where(inArray(orders.id, [year, upgrade]));
    const { id } = await world.order(user, 'wechat', { type: 'com', total: 6 });
    await apply(id, { ...paidFact(id), amount: 4752 } as PaymentEvent);
    expect(await world.organisation(user)).toMatchObject({
      plan: 'com',
      planExpiresAt: new Date(world.clock.now().getTime() + (355 + 30 + 30) * DAY),
    });
  });
});

describe('a refund or charge-back', () => {
  test('takes the bought points that are still there, and the order’s part of the plan', async () => {
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
      planExpiresAt: new Date((paidAt?.getTime() ?? 0) + 30 * DAY),
    });
    await refundOrder(world.deps, await knownToBank(second), 'sorry');
    // The gift stays.
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
    expect(await world.organisation(user)).toMatchObject({ plan: 'free', planExpiresAt: null, seats: 1 });
    const rows = await world.db.select().from(ledgerRows).where(eq(ledgerRows.orderId, second));
    expect(rows.map(({ type, points, reason }) => [type, points, reason])).toEqual([
      ['recharge', 1000, null],
      ['system_deduction', -920, 'refund'],
    ]);
    await world.expectHolds(user);
  });

  test.each(['refunded', 'charged_back'] as const)(
    'of an upgrade (%s) gives the plan that it converted the time it would have',
    async (kind) => {
      const { year, upgrade } = await upgraded();
      await apply(upgrade, kind === 'refunded' ? { kind, amount: 4752, currency: 'USD' } : { kind });
      const { paidAt } = await world.row(year);
      expect(await world.organisation(user)).toMatchObject({
        plan: 'vip',
        seats: 1,
        planExpiresAt: new Date((paidAt?.getTime() ?? 0) + 365 * DAY),
      });
      expect(await world.account(user)).toEqual({ balance: 14_410, plan: 14_400 });
      await world.expectHolds(user);
    },
  );

  test('of an order that was converted takes exactly the hours that it became', async () => {
    const { year, upgrade } = await upgraded();
    await apply(year, { kind: 'charged_back' });
    const { paidAt } = await world.row(upgrade);
    expect(await world.organisation(user)).toMatchObject({
      plan: 'com',
      seats: 6,
      planExpiresAt: new Date((paidAt?.getTime() ?? 0) + 30 * DAY),
    });
    await world.expectHolds(user);
  });

  test('is taken once, also when 16 callers report it', async () => {
    const id = await bought();
    await Promise.all(Array.from({ length: 16 }, () => apply(id, { kind: 'charged_back' })));
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
    expect(await world.row(id)).toMatchObject({ status: 3, refundState: 'none' });
    expect(world.announced.filter((each) => each === id)).toHaveLength(1);
    expect(await apply(id, paidFact(id))).toMatchObject({ status: 3 });
    await world.expectHolds(user);
  });

  test('that is reported before the payment leaves no trace, and the late payment changes nothing', async () => {
    const { id } = await world.order(user);
    await apply(id, { kind: 'refunded', amount: 990, currency: 'USD' });
    expect(await apply(id, paidFact(id))).toMatchObject({ status: 3 });
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
    expect(world.announced).not.toContain(id);
    await world.expectHolds(user);
  });

  test('after every bought point was spent takes the plan, and leaves no line of no points', async () => {
    const id = await bought();
    const { organisationId } = user;
    const spent = { points: -1000, planPoints: -1000, type: 'system_deduction', organisationId };
    await world.db.insert(ledgerRows).values({ id: v7(), ...spent });
    expect(await apply(id, { kind: 'charged_back' })).toMatchObject({ status: 3 });
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
    const rows = await world.db.select().from(ledgerRows).where(eq(ledgerRows.orderId, id));
    expect(rows.map(({ type }) => type)).toEqual(['recharge']);
  });

  test('in part is left to an operator', async () => {
    const id = await bought();
    const partly = await apply(id, { kind: 'refunded', amount: 100, currency: 'USD' });
    expect(partly).toMatchObject({ status: 1, problem: 'partial_refund' });
    expect(await world.account(user)).toEqual({ balance: 1010, plan: 1000 });
  });

  test('is requested once and continues on its own when the answer is lost or takes days', async () => {
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

  test('and a payment without a notice are found in time after the clock was set back, once each', async () => {
    const refunded = await knownToBank(await bought());
    world.banks.wechat.refundsAtOnce = false;
    expect(await refundOrder(world.deps, refunded, 'sorry')).toMatchObject({ refundState: 'requested' });
    world.banks.wechat.finishRefunds();
    const { id: paid } = await world.order(user);
    world.banks.wechat.pay(paid);
    const kept = await bought();
    const { nextCheckAt } = await world.row(kept);
    world.clock.move(-60 * MINUTE);
    await reconcileOrders(world.deps);
    expect(await world.row(refunded)).toMatchObject({ status: 3, refundState: 'done' });
    expect(await world.row(paid)).toMatchObject({ status: 1 });
    const { balance } = await world.account(user);
    world.clock.move(60 * MINUTE);
    await reconcileOrders(world.deps);
    expect(await world.account(user)).toMatchObject({ balance });
    // Its next turn is a day away, whatever the clock says.
    expect(await world.row(kept)).toMatchObject({ nextCheckAt });
  });

  test('needs a paid order; one that the provider refuses has failed and can be requested again', async () => {
    const { id } = await world.order(user);
    const refused = refundOrder(world.deps, id, 'sorry');
    await expect(refused).rejects.toMatchObject({ code: 'order_not_refundable' });
    await apply(id, paidFact(id));
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
