import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { type PayWay, SITES } from '@inkreel/contract/site.ts';
import { and, asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import {
  ledgerRows,
  members,
  orders,
  organisations,
  pointAccounts,
  products,
  users,
} from '../../../../db/schema.ts';
import { findViolations } from '../../../../testing/invariants.ts';
import { createTaskWorld, type User } from '../../../tasks/testing/task-world.ts';
import { createOrder, type Wanted } from '../create-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findOrder } from '../store.ts';
import { createBank } from './bank.ts';

const PUBLIC_URL = 'https://studio.test';
const POPUP = {
  returnUrl: `${PUBLIC_URL}/popup/payment?done=1`,
  cancelUrl: `${PUBLIC_URL}/zh/popup/payment`,
  brand: undefined,
};

/** Organisations, products and two banks over a real database, with runs that spend the points. */
export async function createOrderWorld() {
  const world = await createTaskWorld();
  const { db, clock } = world;
  const banks = { wechat: createBank('wechat'), paypal: createBank('paypal') };
  const announced: string[] = [];
  const logged: object[] = [];
  const deps: OrderDeps = {
    db,
    clock,
    site: SITES.intl,
    providers: { wechat: banks.wechat.provider, paypal: banks.paypal.provider },
    publicUrl: PUBLIC_URL,
    announcePayment: async (_tx, order) => void announced.push(order.id),
    log: { info: (facts: object) => void logged.push(facts), warn: () => undefined },
  };
  const catalogue = await db
    .select()
    .from(products)
    .where(eq(products.site, 'intl'))
    .orderBy(asc(products.position));
  const productId = (type: PlanType = 'vip') => catalogue.find((product) => product.type === type)?.id ?? '';

  return {
    ...world,
    deps,
    /** What the runs need. */
    taskDeps: world.deps,
    banks,
    /** Orders whose buyers were notified of the payment. */
    announced,
    /** Log entries about changes of orders. */
    logged,
    catalogue,
    productId,
    /** Makes the banks work again, and orders of earlier tests irrelevant. */
    settleDown: async () => {
      for (const bank of Object.values(banks)) {
        bank.trouble = () => 'none';
        bank.gate = undefined;
        bank.refundsAtOnce = true;
        bank.calls.length = 0;
        bank.outbox.length = 0;
      }
      await db.update(orders).set({ nextCheckAt: null });
    },
    /** The first product of the type, unless the test wants something else. */
    order: (user: User, payWay: PayWay = 'wechat', wanted: Partial<Wanted> & { type?: PlanType } = {}) =>
      createOrder(deps, user, {
        payWay,
        productId: productId(wanted.type),
        total: 1,
        key: undefined,
        language: 'en',
        ...(payWay === 'paypal' ? { popup: POPUP } : {}),
        ...wanted,
      }),
    addMember: async (user: User, role: 'admin' | 'member'): Promise<User> => {
      const added: User = { userId: v7(), organisationId: user.organisationId, role };
      await db.insert(users).values({ id: added.userId, name: 'Bo', email: `${added.userId}@example.com` });
      await db.insert(members).values(added);
      return added;
    },
    row: async (id: string) => {
      const row = await findOrder(db, id);
      if (!row) throw new Error(`there is no order ${id}`);
      return row;
    },
    recharges: (orderId: string) =>
      db
        .select()
        .from(ledgerRows)
        .where(and(eq(ledgerRows.orderId, orderId), eq(ledgerRows.type, 'recharge'))),
    account: async (user: User) => {
      const [row] = await db
        .select()
        .from(pointAccounts)
        .where(eq(pointAccounts.organisationId, user.organisationId));
      return { balance: row?.balance, plan: row?.planBalance };
    },
    organisation: async (user: User) => {
      const [row] = await db.select().from(organisations).where(eq(organisations.id, user.organisationId));
      if (!row) throw new Error('there is no organisation');
      return row;
    },
    rows: (user: User) => db.select().from(orders).where(eq(orders.organisationId, user.organisationId)),
    countOrders: (user: User) => db.$count(orders, eq(orders.organisationId, user.organisationId)),
    expectHolds: async (user: User) => {
      expect(await findViolations(db, clock.now(), user.organisationId)).toEqual([]);
    },
  };
}
export type OrderWorld = Awaited<ReturnType<typeof createOrderWorld>>;
