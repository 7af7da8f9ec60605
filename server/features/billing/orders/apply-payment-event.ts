import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { notifyOfBalance } from '../../../events/notify.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockOrganisation } from '../../organisations/lock-organisation.ts';
import type { PaymentEvent } from '../pay/provider.ts';
import { orders } from '../tables.ts';
import type { OrderDeps } from './order-deps.ts';
import { creditPoints, revokePoints } from './order-points.ts';
import { renewPlan } from './plan-of-orders.ts';
import { firstCheck } from './schedule.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { type Action, actionOn, eventOf, type OrderStatus } from './transitions.ts';

/** The source of the event, for the log. */
export type FactSource = 'notice' | 'poll' | 'capture' | 'cancel' | 'reconciliation' | 'refund' | 'operator';

type FactDeps = Pick<OrderDeps, 'db' | 'clock' | 'log' | 'announcePayment'>;

/**
 * The only way in which an event from a provider changes an order, however it arrived: its status, points,
 * plan and notifications are one transaction. The same event any number of times, in any order and
 * concurrently, credits once.
 *
 * @returns the order after it
 * @throws AppError not_found
 */
export async function applyPaymentEvent(
  deps: FactDeps,
  orderId: string,
  fact: PaymentEvent,
  source: FactSource,
): Promise<OrderRow> {
  return deps.db.transaction((tx) => applyFactIn(tx, deps, orderId, fact, source));
}

/** The same in the caller's transaction, which has locked neither the organisation nor its account. */
export async function applyFactIn(
  tx: Tx,
  deps: Omit<FactDeps, 'db'>,
  orderId: string,
  fact: PaymentEvent,
  source: FactSource,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('not_found');
  const event = eventOf(order, fact);
  const action = actionOn(order.status as OrderStatus, event);
  if (action === 'keep') return order;
  deps.log.info({ order: order.id, status: order.status, event, action, source }, 'order');
  const changes = changesOf(order, fact, action, deps.clock.now());
  const [changed] = await tx.update(orders).set(changes).where(eq(orders.id, order.id)).returning();
  if (!changed) throw new Error('the locked order is gone');
  if (action === 'report' || action === 'close') return changed;
  await lockOrganisation(tx, order.organisationId);
  await renewPlan(tx, order.organisationId);
  await notifyOfBalance(tx, order.organisationId);
  if (action === 'credit') await deps.announcePayment(tx, changed);
  // Last, since it locks the organisation's account.
  if (action !== 'take_back') await creditPoints(tx, order);
  if (action !== 'credit')
    await revokePoints(tx, order, fact.kind === 'charged_back' ? 'charge_back' : 'refund');
  return changed;
}

/** New values of the order's columns. */
function changesOf(
  order: OrderRow,
  fact: PaymentEvent,
  action: Exclude<Action, 'keep'>,
  now: Date,
): Partial<OrderRow> {
  if (action === 'report') return { problem: problemOf(order, fact) };
  if (action === 'close') return { ...into(ORDER_STATUS.closed, now), closedAt: now };
  const paid = { paidAt: order.paidAt ?? now };
  if (action === 'credit') {
    const paymentId = fact.kind === 'paid' ? fact.paymentId : null;
    return { ...into(ORDER_STATUS.paid, now), ...paid, providerPaymentId: paymentId, problem: null };
  }
  const back = { ...into(ORDER_STATUS.refunded, now), ...paid, refundedAt: now };
  if (fact.kind === 'refunded') return { ...back, refundState: 'done' };
  // The charge-back came first: nothing is left to refund.
  return order.refundState === 'requested' ? { ...back, refundState: 'failed' } : back;
}

const into = (status: OrderStatus, now: Date) => ({
  status,
  nextCheckAt: firstCheck(status, now),
  checks: 0,
});

/** The value of the column `problem`, for operators. */
function problemOf(order: OrderRow, fact: PaymentEvent): string {
  if (fact.kind === 'refunded') return 'partial_refund';
  return fact.kind === 'paid' && fact.currency !== order.currency ? 'wrong_currency' : 'wrong_amount';
}
