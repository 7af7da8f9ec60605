import type { Edition } from '@inkreel/contract/api/accounts.ts';
import type { Order, PlanType } from '@inkreel/contract/api/orders.ts';
import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { ORDER_HOURS } from '@inkreel/contract/limits.ts';
import { PLAN_RULE } from '@inkreel/contract/plan-time.ts';
import { editionOf, isLowerPlan, personRange } from '@inkreel/contract/plans.ts';
import type { Language, PayWay } from '@inkreel/contract/site.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { isOrgAdmin } from '../../../http/principal.ts';
import { lockOrganisation } from '../../organisations/lock-organisation.ts';
import { countMembers } from '../../organisations/memberships.ts';
import type { PaymentProvider } from '../pay/provider.ts';
import { findOffered, productName } from '../products.ts';
import { orders } from '../tables.ts';
import { closeOrder } from './fetch-payment-status.ts';
import type { OrderDeps } from './order-deps.ts';
import { toOrder, toPayable } from './order-record.ts';
import { returnAddress } from './return-address.ts';
import { firstCheck } from './schedule.ts';
import { type Buyer, findByKey, findOrder, type OrderRow, saveOpened } from './store.ts';

/** Limits of unpaid orders of one organisation, at a time and per day. */
const OPEN_ORDERS = 20;
const ORDERS_A_DAY = 60;
const HOUR_MS = 3_600_000;
const BRAND = 'Inkreel';

/** What a caller may specify of an order; never the price. */
export interface Wanted {
  payWay: PayWay;
  productId: string;
  /** Persons. */
  total: number;
  /** Only if a popup is opened. */
  popup?: { returnUrl: string; cancelUrl: string; brand: string | undefined };
  /** `Idempotency-Key` of the caller. */
  key: string | undefined;
  language: Language;
}

/**
 * Orders a product. The row is committed before the provider is asked, so that no money can come for an order that we
 * do not know; a crash in between leaves an order that reconciliation closes. Sent again with the same key it answers
 * with the order that exists, and opens it at the provider if that was not done.
 *
 * @throws AppError forbidden, pay_way_off, invalid_input, product_not_offered, lower_plan_refused, count_out_of_range
 * `{minimum, maximum}`, too_many_orders, idempotency_mismatch with nothing written; payment_unavailable,
 * payment_failed
 */
export async function createOrder(deps: OrderDeps, user: Buyer, wanted: Wanted): Promise<Order> {
  if (!isOrgAdmin(user)) throw new AppError('forbidden');
  const provider = deps.providers[wanted.payWay];
  // PayPal is not offered in cn, but can be switched on there by its settings (decisions, Payment providers).
  const offered = deps.site.payWays.includes(wanted.payWay) || wanted.payWay === 'paypal';
  if (!provider || !offered) throw new AppError('pay_way_off');
  const popup = wanted.popup && {
    returnUrl: returnAddress(deps.publicUrl, 'return_url', wanted.popup.returnUrl),
    cancelUrl: returnAddress(deps.publicUrl, 'cancel_url', wanted.popup.cancelUrl),
    brand: wanted.popup.brand ?? BRAND,
  };
  const order = await deps.db.transaction((tx) => insertOrder(tx, deps, user, wanted, provider));
  const isOpened = order.codeUrl !== null || order.link !== null;
  if (order.status !== ORDER_STATUS.created || isOpened) return toOrder(order);
  const opened = await saveOpened(deps.db, order.id, await provider.open(toPayable(order), popup));
  if (opened) return toOrder(opened);
  // Cancelled while it was being opened: then it must not stay open there.
  return toOrder(await closeOrder(deps, (await findOrder(deps.db, order.id)) ?? order, 'cancel'));
}

async function insertOrder(
  tx: Tx,
  deps: OrderDeps,
  user: Buyer,
  wanted: Wanted,
  provider: PaymentProvider,
): Promise<OrderRow> {
  // Orders of an organisation are created one at a time: the limits are exact, and a repeated key waits for
  // the first call.
  const organisation = await lockOrganisation(tx, user.organisationId);
  const existing = wanted.key === undefined ? undefined : await findByKey(tx, user.userId, wanted.key);
  if (existing) return sameOrder(existing, user, wanted);
  const now = deps.clock.now();
  const product = await findOffered(tx, deps.site.id, wanted.productId);
  if (!product) throw new AppError('product_not_offered');
  const type = product.type as PlanType;
  const running = editionOf(organisation, now);
  if (isLowerPlan(running, type)) throw new AppError('lower_plan_refused');
  await checkPersons(tx, organisation, running, type, wanted.total);
  await checkLimits(tx, user.organisationId, now);
  const [row] = await tx
    .insert(orders)
    .values({
      id: v7(),
      organisationId: user.organisationId,
      userId: user.userId,
      productId: product.id,
      idempotencyKey: wanted.key ?? null,
      type,
      name: productName(product, wanted.language),
      count: wanted.total,
      amount: product.price * wanted.total,
      currency: product.currency,
      points: product.points * wanted.total,
      validDays: product.validDays,
      planRule: PLAN_RULE.converted,
      payWay: wanted.payWay,
      provider: provider.name,
      closesAt: new Date(now.getTime() + ORDER_HOURS * HOUR_MS),
      nextCheckAt: firstCheck(ORDER_STATUS.created, now),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // The same person is using the key in another organisation.
  if (!row) throw new AppError('idempotency_mismatch');
  return row;
}

function sameOrder(order: OrderRow, user: Buyer, wanted: Wanted): OrderRow {
  const same =
    order.organisationId === user.organisationId &&
    order.productId === wanted.productId &&
    order.count === wanted.total &&
    order.payWay === wanted.payWay;
  if (!same) throw new AppError('idempotency_mismatch');
  return order;
}

/** Specification, section 5, Pricing counts; while a plan runs, the same plan is refused for fewer persons. */
async function checkPersons(
  tx: Tx,
  { id: organisationId, seats }: { id: string; seats: number },
  edition: Edition,
  type: PlanType,
  total: number,
): Promise<void> {
  const members = await countMembers(tx, organisationId);
  const { minimum, maximum } = personRange(type, members, { edition, seats });
  if (total < minimum || total > maximum) {
    throw new AppError('count_out_of_range', { data: { minimum, maximum } });
  }
}

async function checkLimits(tx: Tx, organisationId: string, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS);
  const [found] = await tx
    .select({
      open: sql<number>`count(*) filter (where ${orders.status} = ${ORDER_STATUS.created})::int`,
      today: sql<number>`count(*) filter (where ${gt(orders.createdAt, yesterday)})::int`,
    })
    .from(orders)
    .where(and(eq(orders.organisationId, organisationId)));
  if (found && (found.open >= OPEN_ORDERS || found.today >= ORDERS_A_DAY)) {
    throw new AppError('too_many_orders', { retryAfter: 600 });
  }
}
