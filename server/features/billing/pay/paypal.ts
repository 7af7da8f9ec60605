import { z } from 'zod';
import { type ProviderDeps, refused, unavailable } from './call-provider.ts';
import { createCertificateStore } from './paypal/certificates.ts';
import { createPaypalClient, type PaypalClient } from './paypal/client.ts';
import { orderFact, type PaypalOrder, paypalOrder, paypalRefund, readAmount } from './paypal/facts.ts';
import { toPaypalMoney } from './paypal/money.ts';
import { readPaypalNotice } from './paypal/notice.ts';
import type { PaypalSettings } from './paypal/read-settings.ts';
import type { PayableOrder, PaymentEvent, PaymentProvider } from './provider.ts';

const ORDERS = '/v2/checkout/orders';
/** Orders v2: description and brand_name; Payments v2: note_to_payer. */
const TEXT_CHARACTERS = 127;
const NOTE_CHARACTERS = 255;

const opened = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});

interface Paypal {
  settings: PaypalSettings;
  call: PaypalClient;
}

/**
 * PayPal, Orders v2: the buyer approves in a popup, the money moves with `capture`. Documentation:
 * developer.paypal.com/docs/api/orders/v2, .../payments/v2, .../api/rest/webhooks.
 */
export function createPaypal(settings: PaypalSettings, deps: ProviderDeps): PaymentProvider {
  const call = createPaypalClient(settings, deps);
  const paypal: Paypal = { settings, call };
  const readKey = createCertificateStore(settings.apiBase, deps);
  return {
    name: 'paypal',
    open: async (order, popup) => {
      if (popup === undefined) throw refused('PayPal needs the addresses of the popup');
      const answer = await call({
        method: 'POST',
        target: ORDERS,
        requestId: order.id,
        content: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: order.id,
              custom_id: order.id,
              invoice_id: order.id,
              description: clip(order.title, TEXT_CHARACTERS),
              amount: toPaypalMoney(order.amount, order.currency),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: clip(popup.brand, TEXT_CHARACTERS),
                return_url: popup.returnUrl,
                cancel_url: popup.cancelUrl,
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
              },
            },
          },
        },
      });
      if (!answer.ok) throw answer.error;
      const content = opened.safeParse(answer.content).data;
      if (content === undefined) throw unavailable('The answer to the order has another form');
      return { providerOrderId: content.id, codeUrl: null, link: readLink(settings, content.links) };
    },
    ask: (order) => ask(paypal, order),
    capture: (order) => capture(paypal, order),
    // PayPal has no way to void an order: an unpaid order is simply never captured.
    close: async (order) => {
      const fact = await ask(paypal, order);
      return fact.kind === 'waiting' ? { kind: 'closed' } : fact;
    },
    refund: async (order) => {
      const answer = await call({
        method: 'POST',
        target: `/v2/payments/captures/${encodeURIComponent(order.paymentId)}/refund`,
        requestId: `${order.id}-refund`,
        // Without an amount PayPal refunds all that is left.
        content: { note_to_payer: clip(order.reason, NOTE_CHARACTERS) },
      });
      if (!answer.ok) {
        if (answer.issue === 'CAPTURE_FULLY_REFUNDED') return ask(paypal, order);
        throw answer.error;
      }
      const refund = paypalRefund.safeParse(answer.content).data;
      if (refund === undefined) throw unavailable('The refund has another form');
      if (refund.status === 'PENDING') return { kind: 'waiting' };
      if (refund.status !== 'COMPLETED') throw refused(`The refund is ${refund.status}`);
      const back = refund.seller_payable_breakdown?.total_refunded_amount ?? refund.amount;
      const { amount, currency } = back === undefined ? order : readAmount(back);
      return { kind: 'refunded', amount, currency };
    },
    readNotice: (request) => readPaypalNotice({ settings, deps, call, readKey }, request),
    answerNotice: (accepted) => ({ status: accepted ? 200 : 400, body: {} }),
  };
}

async function ask(paypal: Paypal, order: PayableOrder): Promise<PaymentEvent> {
  const found = await find(paypal, order);
  if (typeof found === 'string') return { kind: found };
  return orderFact(found, order, paypal.settings.merchantId);
}

/** `waiting` if nothing was opened yet, `closed` if PayPal has dropped the order, as it does with old ones. */
async function find({ call }: Paypal, order: PayableOrder): Promise<PaypalOrder | 'waiting' | 'closed'> {
  if (order.providerOrderId === null) return 'waiting';
  const answer = await call({ method: 'GET', target: addressOf(order) });
  if (!answer.ok && answer.status === 404) return 'closed';
  if (!answer.ok) throw answer.error;
  return readFound(answer.content);
}

/**
 * Queries the order before it captures: a capture is not repeated, and the request id contains the buyer's
 * approval, so that a repeated request is the same one and a new approval after a refused card is a new one.
 */
async function capture(paypal: Paypal, order: PayableOrder): Promise<PaymentEvent> {
  const { merchantId } = paypal.settings;
  const found = await find(paypal, order);
  if (typeof found === 'string') throw refused('There is no order to capture');
  const before = orderFact(found, order, merchantId);
  if (before.kind !== 'approved' && before.kind !== 'waiting') return before;
  const approval = found.update_time?.replace(/\D/g, '') ?? 'first';
  const answer = await paypal.call({
    method: 'POST',
    target: `${addressOf(order)}/capture`,
    requestId: `${order.id}-capture-${approval}`,
  });
  if (answer.ok) return orderFact(readFound(answer.content), order, merchantId);
  if (answer.issue === 'ORDER_ALREADY_CAPTURED') return ask(paypal, order);
  throw answer.error;
}

function readFound(content: unknown): PaypalOrder {
  const found = paypalOrder.safeParse(content).data;
  if (found === undefined) throw unavailable('The order has another form');
  return found;
}

function addressOf(order: PayableOrder): string {
  return `${ORDERS}/${encodeURIComponent(order.providerOrderId ?? '')}`;
}

/** The page that the popup opens: `payer-action`, in older answers `approve`. It must be PayPal's. */
function readLink(settings: PaypalSettings, links: z.output<typeof opened>['links']): string {
  const rel = (name: string) => links.find((link) => link.rel === name)?.href;
  const href = rel('payer-action') ?? rel('approve') ?? '';
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const ofPaypal = url?.protocol === 'https:' && url.hostname.endsWith('.paypal.com');
  if (!ofPaypal && url?.origin !== new URL(settings.apiBase).origin) {
    throw unavailable('The answer has no page for the buyer');
  }
  return href;
}

function clip(words: string, characters: number): string {
  return Array.from(words).slice(0, characters).join('');
}
