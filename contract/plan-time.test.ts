import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanType } from './api/orders.ts';
import {
  changePlan,
  convertHours,
  type PaidOrder,
  PLAN_RULE,
  type PlanTime,
  planAfter,
  planTimeAfter,
} from './plan-time.ts';
import { editionOf, isLowerPlan, NO_PLAN, type PlanState } from './plans.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-01T12:00:00Z');
const after = (days: number, hours = 0) => new Date(START + days * DAY + hours * HOUR);

/** The seeds of the international catalogue, paid this many days after the start. */
const sold = (paidAt: Date, order: Omit<PaidOrder, 'paidAt' | 'rule' | 'currency'>): PaidOrder => ({
  currency: 'USD',
  rule: PLAN_RULE.converted,
  ...order,
  paidAt,
});
const year = (day: number) =>
  sold(after(day), { type: 'vip', count: 1, amount: 8900, points: 14_400, validDays: 365 });
const month = (day: number) =>
  sold(after(day), { type: 'vip', count: 1, amount: 990, points: 1000, validDays: 30 });
const enterprise = (day: number, count = 6) =>
  sold(after(day), { type: 'com', count, amount: 792 * count, points: 1250 * count, validDays: 30 });
const team = (day: number, count: number) =>
  sold(after(day), { type: 'team', count, amount: 891 * count, points: 1100 * count, validDays: 30 });

describe('buying again', () => {
  test('adds the days of the same plan to its end', () => {
    expect(planAfter([month(0), year(10)])).toEqual({ plan: 'vip', seats: 1, expiresAt: after(395) });
  });

  test('converts the rest of a lower plan by the daily prices, in whole hours', () => {
    // 355 days of 8900 / 365 are 8656.16; a day of the new plan is 4752 / 30: 54 days 15.56 hours.
    const change = changePlan(planTimeAfter([year(0)]), enterprise(10), after(10));
    expect(change).toMatchObject({
      kind: 'upgrade',
      from: 'vip',
      leftMs: 355 * DAY,
      convertedHours: 54 * 24 + 15,
    });
    expect(change.after).toMatchObject({ plan: 'com', seats: 6, expiresAt: after(10 + 30 + 54, 15) });
  });

  test('converts each part of the time at the price paid for it', () => {
    // 20 days of 33 and 365 of 24.38 a day, for 158.40 a day: 9560 / 158.4 days.
    const { after: plan } = changePlan(planTimeAfter([month(0), year(0)]), enterprise(10), after(10));
    expect(plan.expiresAt).toEqual(after(10 + 30, Math.floor((9560 / 158.4) * 24)));
  });

  test('for more persons converts too, for the same number extends', () => {
    expect(planAfter([team(0, 2), team(15, 4)])).toEqual({
      plan: 'team',
      seats: 4,
      expiresAt: after(15 + 30 + 7, 12),
    });
    expect(planAfter([team(0, 2), team(15, 2)])).toEqual({ plan: 'team', seats: 2, expiresAt: after(60) });
  });

  test('converts converted time a second time', () => {
    const plan = planTimeAfter([year(0), enterprise(10)]);
    const more = changePlan(plan, enterprise(20, 12), after(20));
    const left = (plan.expiresAt?.getTime() ?? 0) - after(20).getTime();
    expect(more.convertedHours).toBe(Math.floor(left / 2 / HOUR));
  });

  test('after the end starts a new plan, and converts nothing', () => {
    expect(planAfter([month(0), enterprise(30)])).toEqual({ plan: 'com', seats: 6, expiresAt: after(60) });
  });

  test.each([
    ['a lower plan', year(11)],
    ['fewer persons', enterprise(11, 3)],
  ])('of %s that was paid nevertheless becomes time of the running plan by its value', (_what, order) => {
    const change = changePlan(planTimeAfter([enterprise(10)]), order, after(11));
    const hours = Math.floor((order.amount / 158.4) * 24);
    expect(change).toMatchObject({ kind: 'convert', convertedHours: hours });
    expect(change.after).toMatchObject({ plan: 'com', seats: 6, expiresAt: after(40, hours) });
  });

  test('in another currency converts by points a day', () => {
    const yuan = { ...enterprise(10), currency: 'CNY', amount: 33_120 };
    // 355 days of 14,400 / 365 points for 250 points a day.
    expect(changePlan(planTimeAfter([year(0)]), yuan, after(10)).convertedHours).toBe(
      Math.floor(((355 * 14_400) / 365 / 250) * 24),
    );
  });

  test('of a nearly free product lasts at most a hundred years', () => {
    const gift = { ...enterprise(0), amount: 1 };
    expect(changePlan(planTimeAfter([year(0)]), gift, after(0)).convertedHours).toBe(100 * 365 * 24);
  });
});

describe('a refunded order', () => {
  test('restores the remaining time of the lower plan', () => {
    expect(planAfter([year(0)])).toEqual({ plan: 'vip', seats: 1, expiresAt: after(365) });
  });

  test('removes exactly the hours that it was converted to', () => {
    const both = planAfter([year(0), enterprise(10)]);
    const alone = planAfter([enterprise(10)]);
    expect(alone).toEqual({ plan: 'com', seats: 6, expiresAt: after(40) });
    expect((both.expiresAt?.getTime() ?? 0) - (alone.expiresAt?.getTime() ?? 0)).toBe((54 * 24 + 15) * HOUR);
  });

  test('leaves a later renewal to do the conversion instead', () => {
    const renewal = enterprise(20);
    const change = changePlan(planTimeAfter([year(0)]), renewal, renewal.paidAt);
    expect(planAfter([year(0), renewal])).toMatchObject({ plan: 'com', expiresAt: change.after.expiresAt });
    expect(change.kind).toBe('upgrade');
  });
});

describe('orders of the first rule', () => {
  test('add up the days of every plan one for one', () => {
    const old = [year(0), enterprise(10)].map((order) => ({ ...order, rule: PLAN_RULE.added }));
    expect(planAfter(old)).toEqual({ plan: 'com', seats: 6, expiresAt: after(395) });
  });

  test('are converted at the price paid for them, not at that of the plan that they extended', () => {
    const old = [year(0), enterprise(10)].map((order) => ({ ...order, rule: PLAN_RULE.added }));
    const { convertedHours } = changePlan(planTimeAfter(old), enterprise(20, 12), after(20));
    // 345 days of the year at 24.38, then the 30 days at 158.40, for 316.80 a day.
    expect(convertedHours).toBe(Math.floor(((345 * 8900) / 365 / 316.8 + 15) * 24));
  });

  test('are computed by the first rule', () => {
    fc.assert(
      fc.property(history(PLAN_RULE.added), (orders) => {
        expect(planAfter(orders)).toEqual(planByFirstRule(orders));
      }),
    );
  });
});

describe('whatever is bought, in whatever order', () => {
  test('no value is gained, and less than an hour is lost with each order', () => {
    fc.assert(
      fc.property(history(PLAN_RULE.converted), (orders) => {
        let plan = planTimeAfter([]);
        for (const order of orders) {
          const { after: next, kind, convertedHours } = changePlan(plan, order, order.paidAt);
          const before = worthOf(plan, order.paidAt) + order.amount;
          const dearest = Math.max(...next.periods.map(({ paid }) => paid.amount / paid.days / 24));
          const worth = worthOf(next, order.paidAt);
          expect(worth).toBeLessThanOrEqual(before * (1 + 1e-9));
          if (convertedHours < 100 * 365 * 24) expect(worth).toBeGreaterThan(before - dearest * (1 + 1e-9));
          if (kind === 'extend' || kind === 'start') expect(worth).toBeCloseTo(before, 4);
          plan = next;
        }
      }),
    );
  });

  test('the running plan is never downgraded, and it ends with its last period', () => {
    fc.assert(
      fc.property(history(PLAN_RULE.converted), (orders) => {
        let plan = planTimeAfter([]);
        for (const order of orders) {
          const running = editionOf(plan, order.paidAt);
          const next = changePlan(plan, order, order.paidAt).after;
          expect(running !== 'free' && isLowerPlan(running, next.plan as PlanType)).toBe(false);
          if (running === next.plan) expect(next.seats).toBeGreaterThanOrEqual(plan.seats);
          expect(next.periods.at(-1)?.until).toEqual(next.expiresAt);
          const ends = next.periods.map(({ until }) => until.getTime());
          expect(ends).toEqual(ends.toSorted((one, other) => one - other));
          plan = next;
        }
      }),
    );
  });

  test('an upgrade that is paid later does not end earlier', () => {
    fc.assert(
      fc.property(
        anOrder,
        fc.integer({ min: 0, max: 29 * 24 }),
        fc.integer({ min: 0, max: 24 }),
        (order, hours, wait) => {
          const plan = planTimeAfter([month(0)]);
          const [now, later] = [after(0, hours), after(0, Math.min(hours + wait, 30 * 24))];
          const upgrade = {
            ...order,
            type: 'com' as const,
            currency: 'USD',
            amount: order.amount + 990 * order.validDays,
          };
          const endOf = (at: Date) => changePlan(plan, upgrade, at).after.expiresAt?.getTime() ?? 0;
          expect(endOf(later)).toBeGreaterThanOrEqual(endOf(now));
        },
      ),
    );
  });

  test('conversion is exact: the integer fraction, rounded down', () => {
    const whole = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 4e11 }), whole, whole), { minLength: 1, maxLength: 4 }),
        whole,
        fc.integer({ min: 1, max: 3650 }),
        (left, amount, days) => {
          const to = { amount, currency: 'USD', points: 1, days };
          const hours = convertHours(
            left.map(([ms, price, over]) => ({
              ms,
              paid: { amount: price, currency: 'USD', points: 1, days: over },
            })),
            to,
          );
          // hours * HOUR * amount / days <= sum(ms * price / over) < (hours + 1) * HOUR * amount / days
          const over = left.reduce((product, [, , each]) => product * BigInt(each), 1n);
          const sum = left.reduce(
            (total, [ms, price, each]) => total + (BigInt(ms) * BigInt(price) * over) / BigInt(each),
            0n,
          );
          const bound = (count: number) => BigInt(count) * BigInt(HOUR) * BigInt(amount) * over;
          expect(bound(hours) <= sum * BigInt(days)).toBe(true);
          if (hours < 100 * 365 * 24) expect(sum * BigInt(days) < bound(hours + 1)).toBe(true);
        },
      ),
    );
  });
});

/** Value of the time left at an instant, in minor units. */
function worthOf({ periods }: PlanTime, at: Date): number {
  let from = at.getTime();
  let worth = 0;
  for (const { until, paid } of periods) {
    const ms = Math.max(0, until.getTime() - from);
    worth += ((ms / DAY) * paid.amount) / paid.days;
    from = Math.max(from, until.getTime());
  }
  return worth;
}

const anOrder = fc
  .record({
    type: fc.constantFrom<PlanType>('vip', 'team', 'com'),
    count: fc.integer({ min: 1, max: 9 }),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    points: fc.integer({ min: 1, max: 100_000 }),
    validDays: fc.constantFrom(30, 180, 365),
  })
  .map((order) => ({ ...order, count: order.type === 'vip' ? 1 : order.count }));

/** Orders by payment time, some after the plan has ended. */
function history(rule: PaidOrder['rule']): fc.Arbitrary<PaidOrder[]> {
  const pause = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 60 * 24 * 3600 }),
    fc.integer({ min: 0, max: 500 * 86_400 }),
  );
  return fc.array(fc.tuple(anOrder, pause), { maxLength: 8 }).map((orders) => {
    let at = START;
    return orders.map(([order, seconds]) => {
      at += seconds * 1000;
      return { ...order, currency: 'USD', rule, paidAt: new Date(at) };
    });
  });
}

/** The plan by the first rule, which converts no upgrades. */
function planByFirstRule(orders: readonly PaidOrder[]): PlanState {
  return orders.reduce<PlanState>((state, order) => {
    const running = editionOf(state, order.paidAt);
    const from = running === 'free' || !state.expiresAt ? order.paidAt : state.expiresAt;
    const higher = !isLowerPlan(running, order.type);
    return {
      plan: higher ? order.type : running,
      expiresAt: new Date(from.getTime() + order.validDays * DAY),
      seats: higher ? order.count : Math.max(order.count, state.seats),
    };
  }, NO_PLAN);
}
