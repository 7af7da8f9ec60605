import { ORDER_STATUS, type Order, type Product } from '@inkreel/contract/api/orders.ts';

type OrderState = keyof typeof ORDER_STATUS;

/** The name of an order's status (decisions, Orders). */
export function stateOf({ status }: Pick<Order, 'status'>): OrderState {
  const names = Object.keys(ORDER_STATUS) as OrderState[];
  return names.find((name) => ORDER_STATUS[name] === status) ?? 'closed';
}

/** The product that an order is for, as it is sold now; undefined if it is no longer sold at that price. */
export function productOfOrder(
  products: readonly Product[],
  order: Pick<Order, 'type' | 'valid_days' | 'amount' | 'count' | 'currency'>,
): Product | undefined {
  return products.find(
    ({ type, valid_days, price, currency }) =>
      type === order.type &&
      valid_days === order.valid_days &&
      currency === order.currency &&
      price * order.count === order.amount,
  );
}
