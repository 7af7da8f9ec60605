import type { adminOrganisations } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ledgerRows, organisations, pointAccounts } from '../../db/schema.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import { findViolations } from '../../testing/invariants.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { correctPoints } from './correct-points.ts';
import { listOrganisations } from './list-organisations.ts';
import { type AdminWorld, type Caller, createAdminWorld } from './testing/admin-world.ts';

let world: AdminWorld;
let operator: Caller;
let owner: User;
beforeAll(async () => {
  world = await createAdminWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  operator = await world.newOperator();
  owner = await world.newUser(100);
  const plan = { plan: 'vip', planExpiresAt: new Date(world.clock.now().getTime() + 86_400_000) };
  await world.db.update(organisations).set(plan).where(eq(organisations.id, owner.organisationId));
  await world.db.insert(ledgerRows).values({
    id: v7(),
    organisationId: owner.organisationId,
    type: 'system_refill',
    points: 50,
    planPoints: 50,
  });
});

const correct = (points: number, key?: string, reason = 'a mistake of ours') =>
  correctPoints(world.deps, operator, { organisationId: owner.organisationId, points, reason, key });
const newest = async () =>
  (
    await world.db
      .select()
      .from(ledgerRows)
      .where(eq(ledgerRows.organisationId, owner.organisationId))
      .orderBy(desc(ledgerRows.line))
  )[0];
const lines = () => world.db.$count(ledgerRows, eq(ledgerRows.organisationId, owner.organisationId));
const listed = async () =>
  (
    await world.get<OutputOf<typeof adminOrganisations>>(
      `/admin/organisations?search=${owner.organisationId}`,
      operator,
    )
  ).items[0];

test('points are added as a refill that never expires, with the reason', async () => {
  expect(await correct(30)).toEqual({ balance: 180 });
  expect(await world.account(owner)).toEqual({ balance: 180, plan: 50 });
  expect(await newest()).toMatchObject({
    type: 'system_refill',
    points: 30,
    reason: 'a mistake of ours',
    details: { operator_id: operator.userId },
  });
  expect(await world.audit(owner.organisationId)).toMatchObject([
    {
      action: 'organisation.correct_points',
      reason: 'a mistake of ours',
      details: { points: 30, before: { balance: 150, plan: 50 }, after: { balance: 180, plan: 50 } },
    },
  ]);
});

test.each([
  { taken: 100, plan: 50 },
  { taken: 120, plan: 30 },
  { taken: 150, plan: 0 },
])('$taken points are taken, from the plan only after all others', async ({ taken, plan }) => {
  expect(await correct(-taken)).toEqual({ balance: 150 - taken });
  expect(await world.account(owner)).toEqual({ balance: 150 - taken, plan });
  expect(await newest()).toMatchObject({ type: 'system_deduction', points: -taken, planPoints: plan - 50 });
  expect(await world.audit(owner.organisationId)).toMatchObject([
    { details: { after: { balance: 150 - taken, plan } } },
  ]);
});

test('no more is taken than there is', async () => {
  await expect(correct(-151)).rejects.toMatchObject({ code: 'balance_too_small', data: { balance: 150 } });
  expect(await world.account(owner)).toEqual({ balance: 150, plan: 50 });
  expect(await world.audit(owner.organisationId)).toEqual([]);
});

test('the same call twice, or eight times at once, happens once', async () => {
  const before = await lines();
  const key = v7();
  const answers = await Promise.all(Array.from({ length: 8 }, () => correct(-10, key)));
  expect(answers).toEqual(answers.map(() => ({ balance: 140 })));
  expect(await lines()).toBe(before + 1);
  await correct(5);
  expect(await correct(-10, key)).toEqual({ balance: 140 });
  await expect(correct(-11, key)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  await expect(correct(-10, key, 'another one')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(await world.account(owner)).toMatchObject({ balance: 145 });
  expect(await findViolations(world.db, world.clock.now(), owner.organisationId)).toEqual([]);
});

test('without a key the same call happens again, and parallel ones never go below zero', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => correct(-40)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await world.account(owner)).toEqual({ balance: 30, plan: 30 });
});

test('an organisation without an account gets one, an unknown one nothing', async () => {
  const organisationId = v7();
  await world.db.insert(organisations).values({ id: organisationId, name: 'New' });
  const correction = { organisationId, points: 7, reason: 'a start', key: undefined };
  expect(await correctPoints(world.deps, operator, correction)).toEqual({ balance: 7 });
  const unknown = { ...correction, organisationId: v7() };
  await expect(correctPoints(world.deps, operator, unknown)).rejects.toMatchObject({ code: 'not_found' });
  expect(await world.db.$count(pointAccounts, eq(pointAccounts.organisationId, unknown.organisationId))).toBe(
    0,
  );
});

test('the endpoint reads the key, and refuses 0 points and a missing reason', async () => {
  const path = `/admin/organisations/${owner.organisationId}/points`;
  const send = (points: number, reason = 'by hand') =>
    world.outcome('POST', path, operator, { points, reason }, { 'idempotency-key': 'one' });
  expect(await send(5)).toBe('ok');
  expect(await send(5)).toBe('ok');
  expect(await send(6)).toBe('idempotency_mismatch');
  expect(await world.account(owner)).toMatchObject({ balance: 155 });
  expect(await send(0)).toBe('invalid_input');
  expect(await send(1, 'x')).toBe('invalid_input');
});

test('the list shows edition, members and points, frozen ones once the plan has ended', async () => {
  expect(await listed()).toMatchObject({ edition: 'vip', members: 1, seats: 1, balance: 150, frozen: 0 });
  await world.db
    .update(organisations)
    .set({ planExpiresAt: world.clock.now() })
    .where(eq(organisations.id, owner.organisationId));
  expect(await listed()).toMatchObject({ edition: 'free', balance: 150, frozen: 50 });
});

test('the list never shows points as frozen that came with a renewal while it was read', async () => {
  const own = eq(organisations.id, owner.organisationId);
  const { clock, db } = world;
  await db.update(organisations).set({ planExpiresAt: clock.now() }).where(own);
  const renew = () =>
    db.transaction(async (tx) => {
      const planExpiresAt = new Date(clock.now().getTime() + 86_400_000);
      await tx.update(organisations).set({ planExpiresAt }).where(own);
      const { organisationId } = owner;
      const points = { points: 70, planPoints: 70 };
      await tx.insert(ledgerRows).values({ id: v7(), organisationId, type: 'system_refill', ...points });
    });
  const list = () => listOrganisations(world.deps, { limit: 5, search: owner.organisationId });
  const { items } = await betweenStatements(/from "point_accounts"/, renew, list);
  expect(items).toMatchObject([{ edition: 'free', balance: 150, frozen: 50 }]);
  expect((await list()).items).toMatchObject([{ edition: 'vip', balance: 220, frozen: 0 }]);
});
