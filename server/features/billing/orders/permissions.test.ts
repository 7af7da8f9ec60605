import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../tasks/testing/task-world.ts';
import { readInvoice } from '../invoice.ts';
import { readPurchaseTerms } from '../purchase-terms.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { cancelOrder } from './cancel-order.ts';
import { captureOrder } from './capture-order.ts';
import { listOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';
import { createOrderWorld, type OrderWorld } from './testing/order-world.ts';

let world: OrderWorld;
let founder: User;
let admin: User;
/** Bought as an admin, and is a member now. */
let demoted: User;
let stranger: User;
let ofFounder: string;
let ofDemoted: string;
beforeAll(async () => {
  world = await createOrderWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  founder = await world.newUser(1);
  stranger = await world.newUser(1);
  admin = await world.addMember(founder, 'admin');
  demoted = await world.addMember(founder, 'member');
  ofFounder = (await world.order(founder, 'paypal', { type: 'team', total: 3 })).id;
  ofDemoted = (await world.order({ ...demoted, role: 'admin' }, 'paypal', { type: 'team', total: 3 })).id;
});

const notFound = { code: 'not_found' };
const listed = async (user: User) =>
  (await listOrders(world.deps, user, { limit: 9 })).items.map(({ id }) => id);
const pay = (id: string) =>
  applyPaymentEvent(
    world.deps,
    id,
    { kind: 'paid', paymentId: id, amount: 3 * 891, currency: 'USD' },
    'notice',
  );

describe('who buys', () => {
  test('founder and admins', async () => {
    expect(await world.order(admin, 'wechat', { type: 'com', total: 6 })).toMatchObject({ status: 0 });
    expect(await readPurchaseTerms(world.deps, admin)).toMatchObject({ may_buy: true, members: 3 });
  });

  test('not members, whatever they order', async () => {
    await expect(world.order(demoted)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.order(demoted, 'wechat', { productId: v7() })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await readPurchaseTerms(world.deps, demoted)).toMatchObject({ may_buy: false });
  });
});

describe('who sees an order', () => {
  test('admins all of the organisation', async () => {
    for (const user of [founder, admin]) {
      expect(await listed(user)).toEqual([ofDemoted, ofFounder]);
      expect(await readOrder(world.deps, user, ofDemoted)).toMatchObject({ id: ofDemoted });
    }
  });

  test('members their own', async () => {
    expect(await listed(demoted)).toEqual([ofDemoted]);
    expect(await readOrder(world.deps, demoted, ofDemoted)).toMatchObject({ id: ofDemoted });
    expect(await cancelOrder(world.deps, demoted, ofDemoted)).toMatchObject({ status: 2 });
  });

  test.each([
    'a member',
    'another organisation’s founder',
    'another organisation’s founder with our user’s id',
  ])('it does not exist for %s', async (who) => {
    const user = who === 'a member' ? demoted : stranger;
    const person = who.endsWith('id') ? { ...user, userId: founder.userId } : user;
    await pay(ofDemoted);
    await expect(readOrder(world.deps, person, ofFounder)).rejects.toMatchObject(notFound);
    await expect(cancelOrder(world.deps, person, ofFounder)).rejects.toMatchObject(notFound);
    const numbers = { id: ofFounder, paypal_order_id: `PP-${ofFounder}` };
    await expect(captureOrder(world.deps, person, numbers)).rejects.toMatchObject(notFound);
    await expect(readInvoice(world.deps, person, ofFounder)).rejects.toMatchObject(notFound);
    expect(await listed(person)).not.toContain(ofFounder);
    expect(await world.row(ofFounder)).toMatchObject({ status: 0 });
  });

  test('another organisation gets an empty page, also if it begins at one of our orders', async () => {
    expect((await listOrders(world.deps, stranger, { limit: 9, before: ofDemoted })).items).toEqual([]);
  });
});

describe('the list', () => {
  const pages = async (user: User, limit: number) => {
    const seen: string[][] = [];
    let before: string | undefined;
    do {
      const { items, next } = await listOrders(world.deps, user, { limit, before });
      seen.push(items.map(({ id }) => id));
      before = next ?? undefined;
    } while (before !== undefined && seen.length < 9);
    return seen;
  };

  test('comes page by page, newest first, each order once', async () => {
    const last = (await world.order(founder, 'paypal', { type: 'team', total: 3 })).id;
    expect(await pages(founder, 2)).toEqual([[last, ofDemoted], [ofFounder]]);
    expect(await pages(founder, 3)).toEqual([[last, ofDemoted, ofFounder]]);
    expect(await pages(founder, 1)).toEqual([[last], [ofDemoted], [ofFounder]]);
  });

  test('shows a member no order of others on any page', async () => {
    const own = (await world.order({ ...demoted, role: 'admin' }, 'paypal', { type: 'team', total: 3 })).id;
    await world.order(founder, 'paypal', { type: 'team', total: 3 });
    expect(await pages(demoted, 1)).toEqual([[own], [ofDemoted]]);
    expect(await pages(stranger, 1)).toEqual([[]]);
  });
});

test('an organisation that is gone has no terms', async () => {
  const gone = { organisationId: v7(), role: 'founder' } as const;
  await expect(readPurchaseTerms(world.deps, gone)).rejects.toMatchObject(notFound);
});

test('an invoice exists once the order was paid, for those who see the order', async () => {
  await expect(readInvoice(world.deps, founder, ofFounder)).rejects.toMatchObject(notFound);
  await pay(ofFounder);
  const invoice = await readInvoice(world.deps, admin, ofFounder);
  expect(invoice).toMatchObject({
    order: { id: ofFounder, status: 1 },
    buyer: { organisation: 'Studio', name: 'Ada', contact: expect.stringContaining('@') },
    seller: 'Inkreel',
  });
  expect(invoice.number).toMatch(/^IK-2026-[0-9A-F]{12}$/);
  await applyPaymentEvent(world.deps, ofFounder, { kind: 'charged_back' }, 'notice');
  expect((await readInvoice(world.deps, founder, ofFounder)).number).toBe(invoice.number);
});
