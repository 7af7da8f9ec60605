/**
 * How paid orders become plan time, and how an upgrade converts the remaining time: pure and exact, shared by
 * the purchase dialog and the server (decisions, Buying again).
 */
import type { Edition } from './api/accounts.ts';
import type { PlanType } from './api/orders.ts';
import { editionOf, isLowerPlan, NO_PLAN, type PlanState } from './plans.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Converted time is capped at 100 years, so that a product sold for next to nothing leaves a valid date. */
const LONGEST_HOURS = 100n * 365n * 24n;

/**
 * The rule that an order was sold under. `added` is that of the first versions: days of any plan add up one for one.
 * `converted` holds for every order made since: an upgrade converts what is left by its value.
 */
export const PLAN_RULE = { added: 1, converted: 2 } as const;
export type PlanRule = (typeof PLAN_RULE)[keyof typeof PLAN_RULE];

/** A number of days and what was paid for them, for all persons: the daily price is `amount / days`. */
export interface PaidDays {
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  points: number;
  days: number;
}

/** What is being bought, or was. */
export interface Purchase {
  type: PlanType;
  /** Persons. */
  count: number;
  amount: number;
  currency: string;
  points: number;
  validDays: number;
}

/** One paid order, as far as plans are concerned. */
export interface PaidOrder extends Purchase {
  paidAt: Date;
  rule: PlanRule;
}

/** Time of a plan from the end of the period before it to `until`, at one daily price. */
export interface PlanPeriod {
  until: Date;
  paid: PaidDays;
}

/** A plan with what was paid for its time, period after period; none without a plan. */
export interface PlanTime extends PlanState {
  periods: readonly PlanPeriod[];
}

/**
 * What a purchase does to the plan.
 * - `start`: no plan runs, so it begins now.
 * - `extend`: the same plan runs; the days are added to its end.
 * - `upgrade`: a lower type or fewer persons run; what is left of them is converted into time of the new plan.
 * - `convert`: a higher plan runs, but its buyer also paid for the lower one, as with two orders open at the
 *   same time: the payment becomes time of the running plan.
 * - `add`: sold under the first rule.
 */
export type PlanChangeKind = 'start' | 'extend' | 'upgrade' | 'convert' | 'add';

export interface PlanChange {
  kind: PlanChangeKind;
  /** The previous plan. */
  from: Edition;
  /** Its remaining time in milliseconds. */
  leftMs: number;
  /** Whole hours that an upgrade adds to the days that were bought. */
  convertedHours: number;
  after: PlanTime;
}

const NO_TIME: PlanTime = { ...NO_PLAN, periods: [] };

/** What is left of the plan at an instant, oldest first. */
function leftOf(periods: readonly PlanPeriod[], at: Date): { ms: number; paid: PaidDays }[] {
  let from = at.getTime();
  return periods.flatMap(({ until, paid }) => {
    const ms = until.getTime() - from;
    if (ms <= 0) return [];
    from = until.getTime();
    return [{ ms, paid }];
  });
}

/**
 * Converts time into time at another daily price, in whole hours, rounded down once at the end. Prices in
 * different currencies cannot be compared, so points per day are used instead.
 */
export function convertHours(left: readonly { ms: number; paid: PaidDays }[], to: PaidDays): number {
  let worth = 0n;
  let over = 1n;
  for (const { ms, paid } of left) {
    const inMoney = paid.currency === to.currency;
    const [before, after] = inMoney ? [paid.amount, to.amount] : [paid.points, to.points];
    const denominator = BigInt(paid.days) * BigInt(after);
    worth = worth * denominator + BigInt(ms) * BigInt(before) * BigInt(to.days) * over;
    over *= denominator;
  }
  const hours = worth / (over * BigInt(HOUR_MS));
  return Number(hours < LONGEST_HOURS ? hours : LONGEST_HOURS);
}

/** True if a purchase would lower the running plan: a lower type, or fewer persons of the same type. */
function isLower(running: PlanState, edition: Edition, order: Purchase): boolean {
  return isLowerPlan(edition, order.type) || (edition === order.type && order.count < running.seats);
}

/**
 * What buying this does to the plan when it is paid at that instant.
 * @param at not before the orders that the plan came from
 */
export function changePlan(
  plan: PlanTime,
  order: Purchase,
  at: Date,
  rule: PlanRule = PLAN_RULE.converted,
): PlanChange {
  const running = editionOf(plan, at);
  const periods = plan.periods.filter(({ until }) => until > at);
  const end = running === 'free' || !plan.expiresAt ? at : plan.expiresAt;
  const leftMs = end.getTime() - at.getTime();
  const { amount, currency, points, validDays: days } = order;
  const paid: PaidDays = { amount, currency, points, days };
  const wanted = { plan: order.type, seats: order.count };
  const after = (
    state: Pick<PlanState, 'plan' | 'seats'>,
    before: readonly PlanPeriod[],
    until: Date,
    price = paid,
  ) => ({
    ...state,
    expiresAt: until,
    periods: [...before, { until, paid: price }],
  });
  const change = (kind: PlanChangeKind, next: PlanTime, convertedHours = 0): PlanChange => ({
    kind,
    from: running,
    leftMs,
    convertedHours,
    after: next,
  });
  const added = new Date(end.getTime() + days * DAY_MS);
  if (running === 'free') return change('start', after(wanted, [], added));
  if (rule === PLAN_RULE.added) {
    const isHigher = !isLowerPlan(running, order.type);
    const state = isHigher ? wanted : { plan: running, seats: Math.max(order.count, plan.seats) };
    return change('add', after(state, periods, added));
  }
  if (isLower(plan, running, order)) {
    const price = periods.at(-1)?.paid ?? paid;
    const hours = convertHours([{ ms: days * DAY_MS, paid }], price);
    const state = { plan: running, seats: plan.seats };
    return change('convert', after(state, periods, new Date(end.getTime() + hours * HOUR_MS), price), hours);
  }
  if (running === order.type && plan.seats === order.count)
    return change('extend', after(wanted, periods, added));
  const hours = convertHours(leftOf(periods, at), paid);
  const until = new Date(at.getTime() + days * DAY_MS + hours * HOUR_MS);
  return change('upgrade', after(wanted, [], until), hours);
}

/**
 * The plan that follows from the paid orders, oldest payment first. A refunded order is left out, so its effect is
 * undone exactly, even if later orders follow.
 */
export function planTimeAfter(orders: readonly PaidOrder[]): PlanTime {
  return orders.reduce<PlanTime>(
    (plan, order) => changePlan(plan, order, order.paidAt, order.rule).after,
    NO_TIME,
  );
}

/** The running plan from the purchase terms, for the dialog that shows the effect of buying. */
export function planOfTerms(terms: {
  edition: Edition;
  expired_at: string | null;
  seats: number;
  periods: readonly (PaidDays & { until: string })[];
}): PlanTime {
  return {
    plan: terms.edition,
    expiresAt: terms.expired_at === null ? null : new Date(terms.expired_at),
    seats: terms.seats,
    periods: terms.periods.map(({ until, ...paid }) => ({ until: new Date(until), paid })),
  };
}

/** The plan without the prices paid for its time, as the organisation's row holds it. */
export function planAfter(orders: readonly PaidOrder[]): PlanState {
  const { plan, expiresAt, seats } = planTimeAfter(orders);
  return { plan, expiresAt, seats };
}
