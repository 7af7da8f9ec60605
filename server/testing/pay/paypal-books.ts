import { randomBytes } from 'node:crypto';

export const MERCHANT_ID = 'Q8LFRWD3PAEAE';

interface Money {
  currency_code: string;
  value: string;
}

/** One order in the books of the local PayPal. */
export interface PaypalEntry {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  amount: Money;
  customId: string;
  brand: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  merchantId: string;
  /** Counts the buyer's approvals; the order's update_time follows it. */
  approvals: number;
  /** State of the next capture. */
  outcome: 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED';
  /** Outcome of a dispute about it; by default in the buyer's favour. */
  dispute?: 'RESOLVED_SELLER_FAVOUR';
  capture: { id: string; status: string; amount: Money } | undefined;
  refunds: { id: string; status: string; amount: Money }[];
}

export function newPaypalId(): string {
  return randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
}

/** The order as the API shows it (Orders v2). */
export function orderContent(entry: PaypalEntry, origin: string): Record<string, unknown> {
  const payments =
    entry.capture === undefined
      ? {}
      : { payments: { captures: [captureContent(entry, origin)], refunds: entry.refunds } };
  return {
    id: entry.id,
    intent: 'CAPTURE',
    status: entry.status,
    create_time: '2026-01-01T00:00:00Z',
    update_time: new Date(Date.UTC(2026, 0, 1) + entry.approvals * 1000).toISOString(),
    purchase_units: [
      {
        reference_id: entry.customId,
        custom_id: entry.customId,
        invoice_id: entry.customId,
        amount: entry.amount,
        payee: { email_address: 'seller@example.com', merchant_id: entry.merchantId },
        ...payments,
      },
    ],
    payer: { email_address: 'buyer@example.com', payer_id: 'QYR5Z8XDVJNXQ' },
    links: [
      { href: `${origin}/v2/checkout/orders/${entry.id}`, rel: 'self', method: 'GET' },
      { href: `${origin}/checkoutnow?token=${entry.id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

/** The captured payment, alone or in its order (Payments v2). */
export function captureContent(entry: PaypalEntry, origin: string): Record<string, unknown> {
  const { id, status, amount } = entry.capture ?? { id: '', status: 'DECLINED', amount: entry.amount };
  return {
    id,
    status,
    amount,
    final_capture: true,
    invoice_id: entry.customId,
    custom_id: entry.customId,
    supplementary_data: { related_ids: { order_id: entry.id } },
    payee: { email_address: 'seller@example.com', merchant_id: entry.merchantId },
    links: [{ href: `${origin}/v2/payments/captures/${id}`, rel: 'self', method: 'GET' }],
  };
}

/** The last refund, with the sum of all (Payments v2). */
export function refundContent(entry: PaypalEntry): Record<string, unknown> {
  const total = { ...entry.amount, value: (refundedCents(entry) / 100).toFixed(2) };
  return { ...entry.refunds.at(-1), seller_payable_breakdown: { total_refunded_amount: total } };
}

export function refundedCents(entry: PaypalEntry): number {
  return entry.refunds.reduce((sum, { amount }) => sum + cents(amount.value), 0);
}

export function cents(value: string): number {
  return Math.round(Number(value) * 100);
}

/** The `resource` of a webhook (Webhooks, event names). */
export function eventResource(kind: string, entry: PaypalEntry, origin: string): Record<string, unknown> {
  const up = {
    href: `${origin}/v2/payments/captures/${entry.capture?.id ?? ''}`,
    rel: 'up',
    method: 'GET',
  };
  if (kind.startsWith('CHECKOUT.ORDER.')) return orderContent(entry, origin);
  if (kind === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') return { order_id: entry.id };
  if (kind === 'PAYMENT.CAPTURE.REFUNDED') {
    return { ...refundContent(entry), custom_id: entry.customId, links: [up] };
  }
  // It names only the capture that it takes back.
  if (kind === 'PAYMENT.CAPTURE.REVERSED')
    return { id: newPaypalId(), status: 'COMPLETED', amount: entry.amount, links: [up] };
  if (kind.startsWith('CUSTOMER.DISPUTE.')) {
    return {
      dispute_id: 'PP-D-4012',
      reason: 'UNAUTHORISED',
      dispute_outcome: { outcome_code: entry.dispute ?? 'RESOLVED_BUYER_FAVOUR' },
      disputed_transactions: [
        {
          seller_transaction_id: entry.capture?.id,
          buyer: { name: 'A Buyer' },
          seller: { merchant_id: entry.merchantId },
        },
      ],
    };
  }
  return captureContent(entry, origin);
}
