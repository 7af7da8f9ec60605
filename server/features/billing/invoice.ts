import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { type readInvoice as endpoint, ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { findUser } from '../accounts/find-users.ts';
import { findOrganisation } from '../organisations/find-organisations.ts';
import { toOrder } from './orders/order-record.ts';
import { type Buyer, findSeenOrder, type OrderRow } from './orders/store.ts';

/**
 * What the invoice page prints of an order that was paid, refunded or not.
 * @throws AppError not_found for an order that was never paid, or is not the user's to see
 */
export async function readInvoice(
  deps: { db: Db },
  user: Buyer,
  orderId: string,
): Promise<OutputOf<typeof endpoint>> {
  const order = await findSeenOrder(deps.db, user, orderId);
  const wasPaid = order?.status === ORDER_STATUS.paid || order?.status === ORDER_STATUS.refunded;
  if (!order || !wasPaid) throw new AppError('not_found');
  const buyer = await findUser(deps.db, order.userId);
  const organisation = await findOrganisation(deps.db, order.organisationId);
  if (!buyer || !organisation) throw new AppError('not_found');
  const { name, email, mobile } = buyer;
  return {
    number: invoiceNumber(order),
    order: toOrder(order),
    buyer: { organisation: organisation.name, name, contact: email ?? mobile },
    seller: 'Inkreel',
  };
}

/**
 * Unlike a running number it reveals nothing about sales, and may have gaps. It ends in the random part of
 * the order's id; the beginning of it is a time, which orders of one minute share.
 */
export function invoiceNumber(order: Pick<OrderRow, 'id' | 'createdAt'>): string {
  return `IK-${order.createdAt.getUTCFullYear()}-${order.id.slice(-12).toUpperCase()}`;
}
