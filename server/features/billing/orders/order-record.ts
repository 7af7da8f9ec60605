import type { Order, PlanType } from '@inkreel/contract/api/orders.ts';
import type { PayableOrder } from '../pay/provider.ts';
import type { OrderRow } from './store.ts';
import type { OrderStatus } from './transitions.ts';

/** An order in the form of the API. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    status: row.status as OrderStatus,
    code_url: row.codeUrl,
    link: row.link,
    paypal_order_id: row.payWay === 'paypal' ? row.providerOrderId : null,
    pay_way: row.payWay as Order['pay_way'],
    type: row.type as PlanType,
    name: row.name,
    count: row.count,
    amount: row.amount,
    currency: row.currency,
    points: row.points,
    valid_days: row.validDays,
    test: row.provider === 'sandbox',
    closes_at: row.closesAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    refunded_at: row.refundedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** An order in the form that its provider gets. */
export function toPayable(row: OrderRow): PayableOrder {
  return {
    id: row.id,
    title: row.count > 1 ? `Inkreel ${row.name} × ${row.count}` : `Inkreel ${row.name}`,
    amount: row.amount,
    currency: row.currency,
    closesAt: row.closesAt,
    providerOrderId: row.providerOrderId,
  };
}
