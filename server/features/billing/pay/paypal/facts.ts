import { z } from 'zod';
import { refused, unavailable } from '../call-provider.ts';
import type { PayableOrder, PaymentEvent } from '../provider.ts';
import { fromPaypalMoney, type PaypalMoney, paypalMoney } from './money.ts';

const payee = z.object({ merchant_id: z.string().optional() });
const links = z.array(z.object({ rel: z.string(), href: z.string() }));

const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: paypalMoney,
  custom_id: z.string().optional(),
});

/** Fields of an order that matter here (Orders v2, show order details). */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  update_time: z.string().optional(),
  links: links.optional(),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().optional(),
        custom_id: z.string().optional(),
        payee: payee.optional(),
        payments: z
          .object({
            captures: z.array(capture).default([]),
            refunds: z.array(z.object({ status: z.string(), amount: paypalMoney })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
export type PaypalOrder = z.output<typeof paypalOrder>;

/** A refund as the API answers it and as a notification carries it (Payments v2, refund captured payment). */
export const paypalRefund = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'CANCELLED', 'FAILED']),
  amount: paypalMoney.optional(),
  /** Of refunds in several parts: what came back so far. */
  seller_payable_breakdown: z.object({ total_refunded_amount: paypalMoney.optional() }).optional(),
});

/** @throws AppError payment_unavailable if the amount is finer than the currency's smallest coin */
export function readAmount(money: PaypalMoney): { amount: number; currency: string } {
  const amount = fromPaypalMoney(money);
  if (amount === undefined) throw unavailable('An amount of PayPal cannot be read');
  return { amount, currency: money.currency_code };
}

/**
 * What PayPal's order means for ours.
 * @throws AppError payment_failed if it belongs to another order or another merchant
 */
export function orderFact(
  found: PaypalOrder,
  order: PayableOrder,
  merchantId: string | undefined,
): PaymentEvent {
  const unit = found.purchase_units[0];
  const captures = unit?.payments?.captures ?? [];
  const named = unit?.custom_id ?? captures[0]?.custom_id ?? unit?.reference_id;
  if (found.id !== order.providerOrderId || named !== order.id) throw refused('It is the order of another');
  const payeeId = unit?.payee?.merchant_id;
  if (merchantId !== undefined && payeeId !== undefined && payeeId !== merchantId) {
    throw refused('The money goes to another merchant');
  }
  switch (found.status) {
    case 'APPROVED':
      return { kind: 'approved' };
    case 'VOIDED':
      return { kind: 'closed' };
    case 'COMPLETED':
      return captureFact(captures, unit?.payments?.refunds ?? []);
    default:
      // CREATED, SAVED, PAYER_ACTION_REQUIRED.
      return { kind: 'waiting' };
  }
}

function captureFact(
  captures: z.output<typeof capture>[],
  refunds: { status: string; amount: PaypalMoney }[],
): PaymentEvent {
  const withStatus = (...statuses: string[]) => captures.find(({ status }) => statuses.includes(status));
  // A part given back leaves the order paid; the notification says how much came back.
  const paid = withStatus('COMPLETED', 'PARTIALLY_REFUNDED');
  if (paid !== undefined) return { kind: 'paid', paymentId: paid.id, ...readAmount(paid.amount) };
  const refunded = withStatus('REFUNDED');
  if (refunded !== undefined) {
    const { amount, currency } = readAmount(refunded.amount);
    const sum = refunds
      .filter(({ status }) => status === 'COMPLETED')
      .reduce((total, refund) => total + readAmount(refund.amount).amount, 0);
    return { kind: 'refunded', amount: sum === 0 ? amount : sum, currency };
  }
  if (withStatus('PENDING') !== undefined || captures.length === 0) return { kind: 'waiting' };
  // DECLINED, FAILED: the order cannot be captured again, and no money came.
  return { kind: 'closed' };
}
