import type { Order } from '@inkreel/contract/api/orders.ts';

/** What the payment popup tells the page that opened it (specification, section 4): 1 approved, 0 cancelled. */
export interface PopupMessage {
  type: 'paypal-result';
  status: 0 | 1;
  /** Our order's id, if the popup knows it. */
  id?: string;
  /** The provider's order id. */
  token?: string;
}

/** Name of the channel that replaces the opener if the browser has cut the popup off from it. */
export const PAYMENT_CHANNEL = 'inkreel-payment';

/** Parses a message of the popup; undefined for messages of other pages, extensions and devices. */
export function readPopupMessage(data: unknown): PopupMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, status, id, token } = data as Readonly<Record<string, unknown>>;
  if (type !== 'paypal-result' || (status !== 0 && status !== 1)) return undefined;
  return {
    type,
    status,
    ...(typeof id === 'string' && { id }),
    ...(typeof token === 'string' && { token }),
  };
}

/**
 * A window message, if it is the popup's: other origins are ignored, even if they have a handle on this window.
 */
export function readWindowMessage(
  event: { origin: string; data: unknown },
  ownOrigin: string,
): PopupMessage | undefined {
  return event.origin === ownOrigin ? readPopupMessage(event.data) : undefined;
}

/** True if the message names this order: a popup of an earlier attempt may still be open. */
export function concerns(message: PopupMessage, order: Pick<Order, 'id' | 'paypal_order_id'>): boolean {
  if (message.id === undefined && message.token === undefined) return false;
  if (message.id !== undefined && message.id !== order.id) return false;
  return message.token === undefined || message.token === order.paypal_order_id;
}

/**
 * The callback page's message, from its address: `status` is ours, `token` is added by the provider (by the
 * test wallet too). Undefined for any other address.
 */
export function messageOfAddress(search: string): PopupMessage | undefined {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? undefined;
  return readPopupMessage({
    type: 'paypal-result',
    status: { '0': 0, '1': 1 }[text('status') ?? ''],
    id: text('id'),
    token: text('token'),
  });
}
