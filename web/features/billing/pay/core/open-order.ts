import type { Order, Product } from '@inkreel/contract/api/orders.ts';
import { OPEN_ORDER } from './open-order-name.ts';

/** The purchase: a product for a number of persons. */
export interface Choice {
  product: Product;
  count: number;
}

/** An order that was open when the page was left. */
export interface OpenOrder {
  orderId: string;
  choice: Choice;
  /** ISO 8601. */
  closesAt: string;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps an order through a reload of this tab. */
export function rememberOrder(place: Place, order: Order, choice: Choice): void {
  const kept: OpenOrder = { orderId: order.id, choice, closesAt: order.closes_at };
  place.setItem(OPEN_ORDER, JSON.stringify(kept));
}

/** Clears the kept order. */
export function forgetOrder(place: Place): void {
  place.removeItem(OPEN_ORDER);
}

/** The order that this tab has left open; undefined if there is none or it has expired since. */
export function readOpenOrder(place: Place, now: number): OpenOrder | undefined {
  try {
    const kept = JSON.parse(place.getItem(OPEN_ORDER) ?? 'null') as Partial<OpenOrder> | null;
    if (typeof kept?.orderId !== 'string' || typeof kept.choice?.product?.id !== 'string') return undefined;
    return Date.parse(kept.closesAt ?? '') > now ? (kept as OpenOrder) : undefined;
  } catch {
    return undefined;
  }
}
