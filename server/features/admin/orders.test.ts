import type { adminOrders } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { organisations } from '../../db/schema.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { type AdminWorld, type Caller, createAdminWorld } from './testing/admin-world.ts';

let world: AdminWorld;
let operator: Caller;
let buyer: User;
beforeAll(async () => {
  world = await createAdminWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  operator = await world.newOperator();
  buyer = await world.newUser(1);
  world.provider.down = false;
  world.provider.calls.length = 0;
});

const find = async (query: Record<string, string>) =>
  (
    await world.get<OutputOf<typeof adminOrders>>(`/admin/orders?${new URLSearchParams(query)}`, operator)
  ).items.map(({ id }) => id);

describe('the list of orders', () => {
  test('is searched by every number and name that may occur in a mail', async () => {
    const name = `Studio ${v7()}`;
    await world.db.update(organisations).set({ name }).where(eq(organisations.id, buyer.organisationId));
    const providerOrderId = `PP-${v7()}`;
    const order = await world.newOrder(buyer, { providerOrderId });
    const searches = [order, providerOrderId.slice(0, 30), name, buyer.organisationId, `${buyer.userId}@`];
    for (const search of searches) expect(await find({ search })).toEqual([order]);
    expect(await find({ search: `${name} x` })).toEqual([]);
  });

  test('finds a payment number that looks like an id of ours', async () => {
    const providerPaymentId = v7();
    const order = await world.newOrder(buyer, { providerPaymentId });
    expect(await find({ search: providerPaymentId })).toEqual([order]);
  });

  test('is filtered by status and by problem, newest first, page by page', async () => {
    const paid = await world.newOrder(buyer, { status: 1, paidAt: new Date() });
    const wrong = await world.newOrder(buyer, { problem: 'wrong_amount' });
    const search = buyer.organisationId;
    expect(await find({ search })).toEqual([wrong, paid]);
    expect(await find({ search, status: '1' })).toEqual([paid]);
    expect(await find({ search, problem: 'true' })).toEqual([wrong]);
    expect(await find({ search, limit: '1', before: wrong })).toEqual([paid]);
  });
});

describe('asking the provider again', () => {
  test('is logged and answers with the order', async () => {
    const order = await world.newOrder(buyer);
    expect(await world.outcome('POST', `/admin/orders/${order}/check`, operator)).toBe('ok');
    expect(world.provider.calls).toEqual([`check ${order}`]);
    expect(await world.audit(order)).toMatchObject([{ action: 'order.check', reason: null }]);
  });

  test('reports an unreachable provider and an unknown order', async () => {
    const order = await world.newOrder(buyer);
    world.provider.down = true;
    expect(await world.outcome('POST', `/admin/orders/${order}/check`, operator)).toBe('payment_unavailable');
    expect(await world.outcome('POST', `/admin/orders/${v7()}/check`, operator)).toBe('not_found');
  });
});

describe('a refund', () => {
  const refund = (order: string, reason = 'bought twice') =>
    world.outcome('POST', `/admin/orders/${order}/refund`, operator, { reason });

  test('is requested from the provider with its reason, and logged before', async () => {
    const order = await world.newOrder(buyer, { status: 1, paidAt: new Date() });
    expect(await refund(order)).toBe('ok');
    expect(world.provider.calls).toEqual([`refund ${order} bought twice`]);
    expect(await world.audit(order)).toMatchObject([
      {
        operatorId: operator.userId,
        action: 'order.refund',
        reason: 'bought twice',
        details: { before: { status: 1, refund_state: 'none' }, amount: 990, currency: 'USD', points: 1000 },
      },
    ]);
  });

  test('that did not reach the provider is logged as requested', async () => {
    const order = await world.newOrder(buyer, { status: 1, paidAt: new Date() });
    world.provider.down = true;
    expect(await refund(order)).toBe('payment_unavailable');
    expect(await world.audit(order)).toHaveLength(1);
  });

  test('of an unknown order leaves no trace', async () => {
    const unknown = v7();
    expect(await refund(unknown)).toBe('not_found');
    expect(await world.audit(unknown)).toEqual([]);
    expect(world.provider.calls).toEqual([]);
  });
});
