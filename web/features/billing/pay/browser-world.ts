import {
  cancelOrder,
  captureOrder,
  orderByPaypal,
  orderByWechat,
  readOrder,
} from '@inkreel/contract/api/orders.ts';
import { call } from '../../../lib/client.ts';
import type { PaymentStart } from '../../../lib/dialogs.ts';
import { newId } from '../../../lib/new-id.ts';
import { sleep } from '../../../lib/sleep.ts';
import { forgetOrder, rememberOrder } from './core/open-order.ts';
import { PAYMENT_CHANNEL, readPopupMessage, readWindowMessage } from './core/popup-message.ts';
import type { PayWorld } from './core/run-payment.ts';
import { openPaymentPopup } from './payment-popup.ts';
import { walletAddress } from './wallet-address.ts';

interface PageParts {
  start: PaymentStart;
  /** Adds the prefix of the language that is shown to a path. */
  localPath: (path: string) => string;
  credited: PayWorld['credited'];
}

/** The server and the browser as dependencies of a payment. */
export function browserWorld({ start, localPath, credited }: PageParts): PayWorld {
  const { product, count } = start.choice;
  let popup = start.popup ?? null;
  // The click that led here has already tried to open the popup; its outcome is used once.
  let tried = start.popup !== undefined;
  const bought = { product_id: product.id, total: count };
  const callback = (status: 0 | 1) => `${location.origin}${localPath('/popup/payment')}?status=${status}`;
  return {
    create: (way, attempt) =>
      way === 'wechat'
        ? call(orderByWechat, { body: bought, idempotencyKey: attempt })
        : call(orderByPaypal, {
            body: { ...bought, brand_name: 'Inkreel', return_url: callback(1), cancel_url: callback(0) },
            idempotencyKey: attempt,
          }),
    read: (id) => call(readOrder, { params: { id } }),
    capture: (id, token) => call(captureOrder, { body: { id, paypal_order_id: token } }),
    cancel: (id) => call(cancelOrder, { params: { id } }),
    openPopup: () => {
      if (!tried) popup = openPaymentPopup(localPath);
      tried = false;
      return popup !== null && !popup.closed;
    },
    showInPopup: (link) => {
      popup?.location.replace(walletAddress(link, location.origin, localPath));
      popup?.focus();
    },
    closePopup: () => popup?.close(),
    popupClosed: () => popup?.closed ?? true,
    listen: (hear) => {
      const heard = (message: ReturnType<typeof readPopupMessage>) => message && hear(message);
      const onMessage = (event: MessageEvent) => heard(readWindowMessage(event, location.origin));
      addEventListener('message', onMessage);
      const channel =
        typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(PAYMENT_CHANNEL);
      channel?.addEventListener('message', ({ data }) => heard(readPopupMessage(data)));
      return () => {
        removeEventListener('message', onMessage);
        channel?.close();
      };
    },
    remember: (order) => rememberOrder(sessionStorage, order, start.choice),
    forget: () => forgetOrder(sessionStorage),
    credited,
    newAttempt: () => newId(),
    now: Date.now,
    sleep,
  };
}
