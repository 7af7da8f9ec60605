import type { adminOrders } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { users } from '../accounts/tables.ts';
import { orders } from '../billing/tables.ts';
import { organisations } from '../organisations/tables.ts';

type AdminOrder = OutputOf<typeof adminOrders>['items'][number];

/** Orders of all organisations as the console shows them, newest first. */
export async function readOrders(
  db: DbOrTx,
  condition: SQL | undefined,
  limit: number,
): Promise<AdminOrder[]> {
  const rows = await db
    .select({ order: orders, organisation: organisations.name, buyer: users.name })
    .from(orders)
    .innerJoin(organisations, eq(organisations.id, orders.organisationId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(({ order, organisation, buyer }) => ({
    id: order.id,
    status: order.status,
    organisation: { id: order.organisationId, name: organisation },
    buyer: { id: order.userId, name: buyer },
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
  const [order] = await readOrders(db, eq(orders.id, id), 1);
  if (!order) throw new AppError('not_found');
  return order;
}
