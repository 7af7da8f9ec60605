import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../db/connect.ts';
import { ledgerRows, pointAccounts } from '../../db/schema.ts';
import { findViolations } from '../../testing/invariants.ts';
import { lockOrganisation } from '../organisations/lock-organisation.ts';
import { setPlan } from '../organisations/plan.ts';
import { createTaskWorld, type TaskWorld } from '../tasks/testing/task-world.ts';
import { readBalance } from './read-balance.ts';
import { type FrozenDeps, sweepFrozen } from './sweep-frozen.ts';

const DAY_MS = 86_400_000;
let world: TaskWorld;
let organisationId: string;
let notices: { organisationId: string; points: number; removedAt: Date }[];
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  // Removes what an earlier test left for the sweep.
  await world.db.execute(sql`update organisations set plan_expires_at = '2100-01-01'`);
  ({ organisationId } = await world.newUser(40));
  notices = [];
  await recharge(world.db, 25);
});

const sweep = () =>
  sweepFrozen({
    ...world,
    announceRemoval: async (_, notice) => void notices.push(notice),
  } satisfies FrozenDeps);
const both = () => Promise.all([sweep(), sweep()]);
const ledger = () =>
  world.db
    .select({ points: ledgerRows.points, planPoints: ledgerRows.planPoints, reason: ledgerRows.reason })
    .from(ledgerRows)
    .where(eq(ledgerRows.organisationId, organisationId))
    .orderBy(asc(ledgerRows.sequence));
const account = async () => {
  const [row] = await world.db
    .select({ balance: pointAccounts.balance, planBalance: pointAccounts.planBalance })
    .from(pointAccounts)
    .where(eq(pointAccounts.organisationId, organisationId));
  return [row?.balance, row?.planBalance];
};
/** Points of a plan, without the order that paid for them. */
function recharge(tx: Pick<Tx, 'insert'>, points: number) {
  const row = { id: randomUUID(), organisationId, type: 'recharge', points, planPoints: points };
  return tx.insert(ledgerRows).values(row);
}
const planUntil = (tx: Tx, expiresAt: Date | null) =>
  setPlan(tx, organisationId, { plan: expiresAt ? 'vip' : 'free', expiresAt, seats: 1 });
const endPlan = (expiresAt: Date) => world.db.transaction((tx) => planUntil(tx, expiresAt));
/** Spends all points of the plan. */
const spend = (tx: Tx) =>
  tx.insert(ledgerRows).values({
    id: randomUUID(),
    organisationId,
    type: 'system_deduction',
    points: -25,
    planPoints: -25,
  });

/** Changes the organisation after a sweep has found it and before the sweep has its lock. */
async function overtakeSweep(change: (tx: Tx) => Promise<unknown>): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let swept: Promise<void> = Promise.resolve();
  await world.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId);
    swept = sweep();
    await expect.poll(async () => (await world.db.execute(waiting)).rowCount).toBe(1);
    await change(tx);
  });
  await swept;
}

test('points that a run returns to a refunded plan are frozen, and removed', async () => {
  expect(await readBalance(world, organisationId)).toMatchObject({
    total: 40,
    frozen: 25,
    frozen_until: null,
  });
  await both();
  expect(await readBalance(world, organisationId)).toMatchObject({ total: 40, frozen: 0 });
  expect((await ledger()).at(-1)).toEqual({ points: -25, planPoints: -25, reason: 'refund' });
  expect(notices).toEqual([]);
});

test('frozen points are removed 90 days after the end, a week after the notice, and only once', async () => {
  const ended = world.clock.now();
  await endPlan(ended);
  world.clock.move(83 * DAY_MS - 1);
  await sweep();
  expect(notices).toEqual([]);
  world.clock.move(1);
  await both();
  const removedAt = new Date(ended.getTime() + 90 * DAY_MS);
  expect(notices).toEqual([{ organisationId, points: 25, removedAt }]);
  world.clock.move(7 * DAY_MS - 1);
  await sweep();
  expect(await account()).toEqual([65, 25]);
  world.clock.move(1);
  await both();
  expect(await account()).toEqual([40, 0]);
  expect((await ledger()).at(-1)).toEqual({ points: -25, planPoints: -25, reason: 'frozen_points_removed' });
  expect(notices).toHaveLength(1);
  const violations = await findViolations(world.db, world.clock.now(), organisationId);
  // The recharge was made without its order.
  expect(violations.filter((violation) => !violation.startsWith('6: recharge'))).toEqual([]);
});

test('a late notice still gives its full week', async () => {
  await endPlan(new Date(world.clock.now().getTime() - 100 * DAY_MS));
  await sweep();
  const removedAt = new Date(world.clock.now().getTime() + 7 * DAY_MS);
  expect(notices).toEqual([{ organisationId, points: 25, removedAt }]);
  await sweep();
  expect(await account()).toEqual([65, 25]);
});

const renew = (tx: Tx) => planUntil(tx, new Date(world.clock.now().getTime() + DAY_MS));
const changes: [string, (tx: Tx) => Promise<unknown>][] = [
  ['is renewed', renew],
  ['has spent its points', spend],
];
test.each(changes)('no removal is announced of a plan that %s at that moment', async (_what, change) => {
  await endPlan(new Date(world.clock.now().getTime() - 90 * DAY_MS));
  await overtakeSweep(change);
  expect(notices).toEqual([]);
});

test.each(changes)('nothing is removed of a plan that %s at that moment', async (_what, change) => {
  await endPlan(new Date(world.clock.now().getTime() - 90 * DAY_MS));
  await sweep();
  world.clock.move(7 * DAY_MS);
  await overtakeSweep(change);
  expect((await ledger()).map(({ reason }) => reason)).not.toContain('frozen_points_removed');
});

test.each([['is bought', renew] as const, ['has its points spent', spend] as const])(
  'nothing is taken if a plan %s at that moment',
  async (_what, change) => {
    await overtakeSweep(change);
    expect((await ledger()).map(({ reason }) => reason)).not.toContain('refund');
  },
);
