import { z } from 'zod';
import type { PaymentEvent } from '../provider.ts';

/** Fields of a transaction that matter here, in answers and decrypted notifications (APIv3, query order). */
export const wechatTrade = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  /** `total` is minor units. */
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});
export type WechatTrade = z.output<typeof wechatTrade>;

/** A refund in a notification (APIv3, refund result notification): its state has another name than in answers. */
export const wechatRefundNotice = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  refund_status: z.string(),
  amount: z.object({ refund: z.int(), currency: z.string().default('CNY') }),
});

/** A refund as the platform answers it (APIv3, request refund, query refund). */
export const wechatRefund = z.object({
  out_trade_no: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: z.object({ refund: z.int(), currency: z.string().default('CNY') }),
});

/**
 * What a transaction's state means. REFUND only says that a refund is in progress, so it is read as paid
 * here: the refund itself has the details.
 * @returns undefined if it claims a payment without its number or amount
 */
export function tradeFact(trade: WechatTrade): PaymentEvent | undefined {
  switch (trade.trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      if (trade.transaction_id === undefined || trade.amount === undefined) return undefined;
      return {
        kind: 'paid',
        paymentId: trade.transaction_id,
        amount: trade.amount.total,
        currency: trade.amount.currency,
      };
    case 'CLOSED':
    case 'REVOKED':
      return { kind: 'closed' };
    default:
      // NOTPAY, USERPAYING, ACCEPT; PAYERROR too: the buyer may try another card until the order closes.
      return { kind: 'waiting' };
  }
}

/** The order's number at the platform: at most 32 letters and digits. */
export function tradeNumber(orderId: string): string {
  return orderId.replaceAll('-', '');
}

/** @returns undefined if the number is not one of ours */
export function orderIdOf(number: string): string | undefined {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(number);
  return parts === null ? undefined : parts.slice(1).join('-');
}
