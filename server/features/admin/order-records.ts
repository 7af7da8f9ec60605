import type { adminOrders } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { PlanType } from '@inkreel/contract/api/orders.ts';
import type { DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { type OrderSearch, searchOrders } from '../billing/orders/search-orders.ts';
import { readNames } from './read-names.ts';

type AdminOrder = OutputOf<typeof adminOrders>['items'][number];

/** Orders of all organisations as the console shows them, newest first. */
export async function readOrders(db: DbOrTx, asked: OrderSearch): Promise<AdminOrder[]> {
  const orders = await searchOrders(db, asked);
  const names = await readNames(db, orders);
  return orders.map((order) => ({
    id: order.id,
    status: order.status,
    organisation: names.organisationOf(order),
    buyer: names.userOf(order),
    name: order.name,
    type: order.type as PlanType,
    count: order.count,
    amount: order.amount,
    currency: order.currency,
    points: order.points,
    provider: order.provider,
    provider_order_id: order.providerOrderId,
    provider_payment_id: order.providerPaymentId,
    problem: order.problem,
    refund_state: order.refundState,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  }));
}

/** @throws AppError not_found */
export async function readAdminOrder(db: DbOrTx, id: string): Promise<AdminOrder> {
  const [order] = await readOrders(db, { id, limit: 1 });
  if (!order) throw new AppError('not_found');
  return order;
}
