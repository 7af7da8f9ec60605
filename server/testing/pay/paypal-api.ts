import type { LocalReply, LocalRequest } from './local-server.ts';
import {
  captureContent,
  cents,
  MERCHANT_ID,
  newPaypalId,
  orderContent,
  type PaypalEntry,
  refundContent,
  refundedCents,
} from './paypal-books.ts';

/** What PayPal answers to a call whose access token is good. */
export function answer(request: LocalRequest, orders: Map<string, PaypalEntry>, origin: string): LocalReply {
  const place = `${request.method} ${request.url.pathname}`;
  // PayPal does not require it, but a caller that leaves it out may charge twice.
  if (request.method === 'POST' && request.header('paypal-request-id') === '') {
    return refusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
  }
  if (place === 'POST /v2/checkout/orders') return createEntry(request, orders, origin);
  const [, orderId, capture] = /^[A-Z]+ \/v2\/checkout\/orders\/([A-Z0-9]+)(\/capture)?$/.exec(place) ?? [];
  const entry = orders.get(orderId ?? '');
  if (orderId !== undefined) {
    if (entry === undefined) return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    return capture === undefined ? json(200, orderContent(entry, origin)) : captureEntry(entry, origin);
  }
  const [, captureId, refund] = /^[A-Z]+ \/v2\/payments\/captures\/([A-Z0-9]+)(\/refund)?$/.exec(place) ?? [];
  const paid = [...orders.values()].find((other) => other.capture?.id === captureId);
  if (paid?.capture === undefined) return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  if (refund === undefined) return json(200, captureContent(paid, origin));
  if (paid.capture.status === 'REFUNDED')
    return refusal(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
  const left = cents(paid.capture.amount.value) - refundedCents(paid);
  refundEntry(paid, paid.capture, (left / 100).toFixed(2));
  return json(201, refundContent(paid));
}

function createEntry(request: LocalRequest, orders: Map<string, PaypalEntry>, origin: string): LocalReply {
  const content = JSON.parse(request.body.toString());
  const unit = content.purchase_units[0];
  const context = content.payment_source.paypal.experience_context;
  const wellFormed =
    content.intent === 'CAPTURE' &&
    /^\d+(\.\d\d)?$/.test(unit.amount.value) &&
    unit.description.length <= 127 &&
    context.brand_name.length <= 127 &&
    context.user_action === 'PAY_NOW' &&
    context.shipping_preference === 'NO_SHIPPING';
  if (!wellFormed) return refusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
  const entry: PaypalEntry = {
    id: newPaypalId(),
    status: 'PAYER_ACTION_REQUIRED',
    amount: unit.amount,
    customId: unit.custom_id,
    brand: context.brand_name,
    description: unit.description,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    merchantId: MERCHANT_ID,
    approvals: 0,
    outcome: 'COMPLETED',
    capture: undefined,
    refunds: [],
  };
  orders.set(entry.id, entry);
  return json(200, orderContent(entry, origin));
}

function captureEntry(entry: PaypalEntry, origin: string): LocalReply {
  if (entry.status === 'COMPLETED') return refusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
  if (entry.status !== 'APPROVED') return refusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
  if (entry.outcome === 'INSTRUMENT_DECLINED') {
    entry.status = 'PAYER_ACTION_REQUIRED';
    return refusal(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
  }
  entry.status = 'COMPLETED';
  entry.capture = { id: newPaypalId(), status: entry.outcome, amount: entry.amount };
  return json(201, orderContent(entry, origin));
}

/** Gives a part or all of a captured payment back. */
export function refundEntry(
  entry: PaypalEntry,
  capture: NonNullable<PaypalEntry['capture']>,
  value: string,
): void {
  entry.refunds.push({ id: newPaypalId(), status: 'COMPLETED', amount: { ...capture.amount, value } });
  capture.status = refundedCents(entry) < cents(capture.amount.value) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

export function json(status: number, content: unknown): LocalReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
}

function refusal(status: number, name: string, issue: string): LocalReply {
  return json(status, { name, message: name, debug_id: 'a1b2c3', details: [{ issue, description: issue }] });
}
