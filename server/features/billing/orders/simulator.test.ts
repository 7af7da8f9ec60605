/**
 * Random operations on the order machine over the real SQL: buyers who pay the right amount, another one,
 * late or twice, notices that are doubled, reordered, forged, late or missing, captures with lost answers,
 * polls, cancels, reconciliation, clock jumps, refunds, charge-backs, upgrades that convert a plan and what
 * undoes them, and runs that spend the points meanwhile. After each seed all invariants are checked.
 * `SEEDS=500 EVENTS=200` runs more; a seed that failed runs alone with `SEED=<number>`.
 */

import type { PlanType } from '@inkreel/contract/api/orders.ts';
import {
  changePlan,
  type PaidOrder,
  type PlanChange,
  type PlanRule,
  planAfter,
  planOfTerms,
  planTimeAfter,
} from '@inkreel/contract/plan-time.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../../db/schema.ts';
import { AppError } from '../../../http/app-error.ts';
import { findViolations } from '../../../testing/invariants.ts';
import { pick, randomFrom } from '../../../testing/random.ts';
import { cancelTask } from '../../tasks/cancel-task.ts';
import { sweepTasks } from '../../tasks/sweep-tasks.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import { readPurchaseTerms } from '../purchase-terms.ts';
import { cancelOrder } from './cancel-order.ts';
import { captureOrder } from './capture-order.ts';
import { readOrder } from './read-order.ts';
import { receiveNotice } from './receive-notice.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { checkOrder, refundOrder } from './refund-order.ts';
import type { OrderRow } from './store.ts';
import { noticeOf, type Trouble } from './testing/bank.ts';
import { createOrderWorld, type OrderWorld } from './testing/order-world.ts';

const SEEDS = Number(process.env['SEEDS'] ?? 12);
const EVENTS = Number(process.env['EVENTS'] ?? 60);
const ONLY = process.env['SEED'];
const WAYS = ['wechat', 'paypal'] as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: OrderWorld;
beforeAll(async () => {
  world = await createOrderWorld();
});
afterAll(() => world.drop());

test(
  'every invariant holds after each life',
  async () => {
    const seeds = ONLY === undefined ? Array.from({ length: SEEDS }, (_, seed) => seed + 1) : [Number(ONLY)];
    const seen: Seen = { upgrades: 0, undone: 0, takenFrom: 0, promises: 0, unmade: 0 };
    for (const seed of seeds) await simulate(seed, seen);
    // The test proves something only if each of these events occurred.
    if (ONLY === undefined) expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  },
  60 * MINUTE,
);

/** How often the rule of upgrades applied. */
interface Seen {
  upgrades: number;
  /** Refunded upgrades. */
  undone: number;
  /** Orders that were converted by an upgrade and then refunded. */
  takenFrom: number;
  /** Purchases that did what the dialog had announced, and those undone immediately. */
  promises: number;
  unmade: number;
}

interface Life {
  seen: Seen;
  seed: number;
  random: () => number;
  user: User;
  orders: { id: string; way: (typeof WAYS)[number] }[];
  tasks: string[];
  /** Orders that were paid when it should have been impossible: without a notice this may go unnoticed. */
  impossible: Set<string>;
  log: string[];
}

async function simulate(seed: number, seen: Seen): Promise<void> {
  const random = randomFrom(seed).fraction;
  const user = await world.newUser(100);
  const life: Life = { seen, seed, random, user, orders: [], tasks: [], impossible: new Set(), log: [] };
  for (const way of WAYS) {
    const bank = world.banks[way];
    bank.outbox.length = 0;
    bank.trouble = () => (random() < 0.2 ? pick(random, ['down', 'lost'] as Trouble[]) : 'none');
  }
  for (let step = 0; step < EVENTS; step += 1) {
    const [name, operation] = pick(random, OPERATIONS);
    life.log.push(name);
    await operation(life);
  }
  await comeToRest(life);
  await expectHolds(life);
}

const OPERATIONS: readonly [string, (life: Life) => Promise<unknown>][] = [
  ['order', order],
  ['order', order],
  ['buy as promised', buyAsPromised],
  ['pay', pay],
  ['pay', pay],
  ['notice', deliver],
  ['notice', deliver],
  ['two things at once', (life) => Promise.all([deliver(life), poll(life), capture(life), reconcile()])],
  ['the same notice 3 times at once', deliverAtOnce],
  ['forged notice', forge],
  ['poll', poll],
  ['poll', poll],
  ['capture', capture],
  ['capture', capture],
  ['cancel', cancel],
  ['reconcile', reconcile],
  ['jump', jump],
  ['jump', jump],
  ['refund', refund],
  ['the bank gives back', giveBack],
  ['spend', spend],
  ['spend', spend],
];

async function order(life: Life): Promise<void> {
  const way = pick(life.random, WAYS);
  const wanted = wish(life);
  const key = life.random() < 0.4 ? `key ${life.seed} ${Math.floor(life.random() * 3)}` : undefined;
  const made = await allowing([...REFUSALS, 'idempotency_mismatch'], () =>
    world.order(life.user, way, { ...wanted, key }),
  );
  if (made && !life.orders.some(({ id }) => id === made.id)) life.orders.push({ id: made.id, way });
}

const REFUSALS = ['lower_plan_refused', 'count_out_of_range', 'payment_unavailable', 'too_many_orders'];

function wish(life: Life): { productId: string; total: number } {
  const type = pick(life.random, ['vip', 'vip', 'team', 'com'] as PlanType[]);
  const { id } = pick(
    life.random,
    world.catalogue.filter((product) => product.type === type),
  );
  const more = Math.floor(life.random() * 5);
  return { productId: id, total: { vip: 1, team: 1 + more, com: 6 + more }[type] };
}

/**
 * Someone pays immediately after the dialog: the plan is as announced. If the bank takes the money back, the
 * plan is as before.
 */
async function buyAsPromised(life: Life): Promise<void> {
  const terms = await readPurchaseTerms(world.deps, life.user);
  const before = await planOf(life);
  const made = await allowing(REFUSALS, () => world.order(life.user, 'wechat', wish(life)));
  if (!made) return;
  life.orders.push({ id: made.id, way: 'wechat' });
  const now = world.clock.now();
  // After a clock that went back an older payment would be the later one.
  const isLast = (await ordersOf(life)).every(({ paidAt }) => paidAt === null || paidAt <= now);
  if (!isLast) return;
  const promised = changePlan(planOfTerms(terms), { ...made, validDays: made.valid_days }, now);
  const { outbox } = world.banks.wechat;
  world.banks.wechat.pay(made.id);
  await receiveNotice(world.deps, 'wechat', outbox.at(-1) ?? expect.fail('the bank sends no notice'));
  const { plan, expiresAt, seats } = promised.after;
  expect({ seed: life.seed, ...(await planOf(life)) }).toEqual({ seed: life.seed, plan, expiresAt, seats });
  life.seen.promises += 1;
  if (life.random() < 0.6) return;
  world.banks.wechat.move(made.id, { state: pick(life.random, ['refunded', 'charged_back']) });
  await receiveNotice(world.deps, 'wechat', outbox.at(-1) ?? expect.fail('the bank sends no notice'));
  expect({ seed: life.seed, ...(await planOf(life)) }).toEqual({ seed: life.seed, ...before });
  life.seen.unmade += 1;
}

async function planOf(life: Life) {
  const { plan, planExpiresAt: expiresAt, seats } = await world.organisation(life.user);
  return { plan, expiresAt, seats };
}

async function pay(life: Life): Promise<void> {
  const one = pickOrder(life);
  if (!one) return;
  const payment = world.banks[one.way].payments.get(one.id);
  if (!payment) return;
  if (payment.state === 'waiting') {
    const change = life.random() < 0.08 ? { amount: payment.amount - 1 } : {};
    const currency = life.random() < 0.03 ? { currency: 'XXX' } : {};
    world.banks[one.way].pay(one.id, { ...change, ...currency });
  } else if (payment.state === 'closed' && life.random() < 0.5) {
    life.impossible.add(one.id);
    world.banks[one.way].pay(one.id, { state: 'paid' });
  }
}

/** Delivers a notice from anywhere in the outbox; most are removed from it, some come again later. */
async function deliver(life: Life): Promise<void> {
  const way = pick(life.random, WAYS);
  const { outbox } = world.banks[way];
  const at = Math.floor(life.random() * outbox.length);
  const request = outbox[at];
  if (!request) return;
  if (life.random() < 0.6) outbox.splice(at, 1);
  if (life.random() < 0.8) await receiveNotice(world.deps, way, request);
}

async function deliverAtOnce(life: Life): Promise<void> {
  const way = pick(life.random, WAYS);
  const request = world.banks[way].outbox[0];
  if (request) await Promise.all([1, 2, 3].map(() => receiveNotice(world.deps, way, request)));
}

async function forge(life: Life): Promise<void> {
  const one = pickOrder(life);
  if (!one) return;
  const { amount, currency, status } = await world.row(one.id);
  const request = noticeOf(one.id, { kind: 'paid', paymentId: 'forged', amount, currency }, 'forged');
  expect((await receiveNotice(world.deps, one.way, request)).status).toBe(401);
  expect((await world.row(one.id)).status).toBe(status);
}

async function poll(life: Life): Promise<void> {
  const one = pickOrder(life);
  if (one) await readOrder(world.deps, life.user, one.id);
}

async function capture(life: Life): Promise<void> {
  const one = pickOrder(life);
  if (!one) return;
  const refusals = [
    'not_found',
    'order_not_open',
    'payment_failed',
    'payment_unavailable',
    'order_not_approved',
  ];
  const call = () =>
    allowing(refusals, () =>
      captureOrder(world.deps, life.user, { id: one.id, paypal_order_id: `PP-${one.id}` }),
    );
  await (life.random() < 0.3 ? Promise.all([call(), call()]) : call());
}

async function cancel(life: Life): Promise<void> {
  const one = pickOrder(life);
  if (one && life.random() < 0.5) await cancelOrder(world.deps, life.user, one.id);
}

function reconcile(): Promise<number> {
  return reconcileOrders(world.deps);
}

async function jump(life: Life): Promise<void> {
  world.clock.move(
    pick(life.random, [-1000, 3000, 3000, 15_000, 10 * MINUTE, HOUR, 30 * HOUR, 20 * 24 * HOUR]),
  );
  await sweepTasks(world.taskDeps);
}

async function refund(life: Life): Promise<void> {
  const one = pickOrder(life);
  if (!one) return;
  world.banks[one.way].refundsAtOnce = life.random() < 0.5;
  await allowing(['order_not_refundable', 'payment_failed'], () => refundOrder(world.deps, one.id, 'sorry'));
}

async function giveBack(life: Life): Promise<void> {
  const one = pickOrder(life);
  if (!one || life.random() < 0.5) return;
  const bank = world.banks[one.way];
  if (bank.payments.get(one.id)?.state !== 'paid') return;
  bank.move(one.id, { state: pick(life.random, ['refunded', 'charged_back']) });
}

async function spend(life: Life): Promise<void> {
  const run = await allowing(['not_enough_points', 'too_many_tasks'], () =>
    world.submit(life.user, 1 + Math.floor(life.random() * 4)),
  );
  if (run) life.tasks.push(run.taskId);
  const taskId = life.tasks[Math.floor(life.random() * life.tasks.length)];
  if (taskId === undefined) return;
  await (life.random() < 0.7
    ? world.run(taskId)
    : allowing(['task_not_cancellable'], () => cancelTask(world.taskDeps, life.user, taskId)));
}

/** The banks work again, and days pass. */
async function comeToRest(life: Life): Promise<void> {
  for (const way of WAYS) {
    world.banks[way].trouble = () => 'none';
    world.banks[way].finishRefunds();
  }
  for (const ms of [MINUTE, 31 * MINUTE, 3 * HOUR, HOUR, 25 * HOUR, 25 * HOUR]) {
    world.clock.move(ms);
    await reconcile();
  }
  for (const taskId of life.tasks) await world.run(taskId);
  await sweepTasks(world.taskDeps);
}

async function expectHolds(life: Life): Promise<void> {
  const problems = (await ordersOf(life)).flatMap((row) => disagreement(row, life.impossible));
  // An operator can still query what happened after our last query.
  for (const { id } of life.orders) await checkOrder(world.deps, id);
  const rows = await ordersOf(life);
  problems.push(...rows.flatMap((row) => disagreement(row)));
  problems.push(...(await findViolations(world.db, world.clock.now(), life.user.organisationId)));
  expect({ seed: life.seed, log: problems.length > 0 ? life.log : [], problems }).toEqual({
    seed: life.seed,
    log: [],
    problems: [],
  });
  const paid = rows.flatMap(everPaid).sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  expect({ seed: life.seed, ...(await planOf(life)) }).toEqual({
    seed: life.seed,
    ...planAfter(paid.filter(({ status }) => status === 1)),
  });
  count(life.seen, paid);
}

function everPaid(row: OrderRow): (PaidOrder & { status: number })[] {
  const { type, paidAt, planRule } = row;
  return paidAt ? [{ ...row, type: type as PlanType, rule: planRule as PlanRule, paidAt }] : [];
}

function count(seen: Seen, paid: readonly (PaidOrder & { status: number })[]): void {
  for (const [at, order] of paid.entries()) {
    const { kind }: PlanChange = changePlan(planTimeAfter(paid.slice(0, at)), order, order.paidAt);
    if (kind !== 'upgrade') continue;
    seen.upgrades += 1;
    if (order.status === 3) seen.undone += 1;
    if (paid.slice(0, at).some(({ status }) => status === 3)) seen.takenFrom += 1;
  }
}

function ordersOf(life: Life): Promise<OrderRow[]> {
  return world.db
    .select()
    .from(orders)
    .where(eq(orders.organisationId, life.user.organisationId))
    .orderBy(asc(orders.id));
}

/**
 * Contradictions between our orders and the bank's payments.
 * @param impossible given before an operator's query: what happened after our last query may still be unknown
 */
function disagreement(row: OrderRow, impossible?: Set<string>): string[] {
  const { payments } = world.banks[row.payWay === 'paypal' ? 'paypal' : 'wechat'];
  const payment = payments.get(row.id);
  const state = payment?.state ?? 'closed';
  const fits = payment === undefined || (payment.amount === row.amount && payment.currency === row.currency);
  const early = impossible !== undefined;
  const expected = {
    waiting: [2],
    approved: [2],
    closed: [2],
    refunding: [1],
    paid: early && impossible.has(row.id) ? [1, 2] : [1],
    refunded: early ? [1, 2, 3] : [3],
    charged_back: early ? [0, 1, 2, 3] : [3],
  }[state];
  // A mismatched payment credits nothing, and is reported to an operator.
  const moved = ['paid', 'refunding', 'refunded'].includes(state);
  const noted = [0, 2].includes(row.status) && (row.problem !== null || early);
  const agrees = moved && !fits ? noted : expected.includes(row.status);
  return agrees
    ? []
    : [`${row.id} has status ${row.status}, the bank says ${state}, ${fits ? '' : 'other money'}`];
}

async function allowing<Value>(codes: string[], run: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

function pickOrder(life: Life): Life['orders'][number] | undefined {
  // Mostly the newest ones, which still have events to come.
  const recent = life.random() < 0.7 ? life.orders.slice(-3) : life.orders;
  return recent[Math.floor(life.random() * recent.length)];
}
