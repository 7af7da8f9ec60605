import { randomUUID } from 'node:crypto';
import { AppError } from '../../../../http/app-error.ts';
import type { NoticeRequest, PayableOrder, PaymentEvent, PaymentProvider } from '../../pay/provider.ts';

interface Payment {
  state: 'waiting' | 'approved' | 'paid' | 'closed' | 'refunding' | 'refunded' | 'charged_back';
  amount: number;
  currency: string;
}

/** The outcome of a call: it works, it never arrives, or it works and its answer is lost. */
export type Trouble = 'none' | 'down' | 'lost';

/** The bank's report of a paid order for one month and one person. */
export const paidFact = (orderId: string): PaymentEvent => ({
  kind: 'paid',
  paymentId: `payment of ${orderId}`,
  amount: 990,
  currency: 'USD',
});

/**
 * A payment provider in memory that does what a test tells it. `wechat` is paid at once and can be closed; `paypal` is
 * approved, then captured, and cannot be closed. Its notices stay in `outbox` until the test delivers them.
 */
export function createBank(name: 'wechat' | 'paypal') {
  const payments = new Map<string, Payment>();
  const outbox: NoticeRequest[] = [];
  const calls: string[] = [];
  const bank = {
    payments,
    outbox,
    /** Names of the calls that arrived. */
    calls,
    trouble: (): Trouble => 'none',
    /** Every call waits for it, unless it is undefined. */
    gate: undefined as Promise<void> | undefined,
    refundsAtOnce: true,
    provider: undefined as unknown as PaymentProvider,
    /**
     * The buyer pays, in the popup by approving; a test may choose another amount, or a state in which nobody
     * should be able to pay.
     */
    pay(orderId: string, change: Partial<Payment> = {}) {
      const state = name === 'paypal' ? 'approved' : 'paid';
      move(orderId, { state, ...change });
    },
    move,
    finishRefunds() {
      for (const [id, { state }] of payments) if (state === 'refunding') move(id, { state: 'refunded' });
    },
  };

  function move(orderId: string, change: Partial<Payment>) {
    const payment = payments.get(orderId);
    if (!payment) throw new Error(`the bank does not know ${orderId}`);
    Object.assign(payment, change);
    outbox.push(noticeOf(orderId, factOf(payment, orderId)));
  }

  const call = async <Value>(what: string, work: () => Value): Promise<Value> => {
    await bank.gate;
    const trouble = bank.trouble();
    if (trouble === 'down') throw new AppError('payment_unavailable');
    calls.push(what);
    const value = work();
    if (trouble === 'lost') throw new AppError('payment_unavailable');
    return value;
  };

  const fact = (order: PayableOrder): PaymentEvent => factOf(payments.get(order.id), order.id);
  const stateOf = (order: PayableOrder) => payments.get(order.id)?.state;

  bank.provider = {
    name,
    open: (order) =>
      call('open', () => {
        const { amount, currency } = order;
        if (!payments.has(order.id)) payments.set(order.id, { state: 'waiting', amount, currency });
        return name === 'paypal'
          ? { providerOrderId: `PP-${order.id}`, codeUrl: null, link: `https://bank.test/${order.id}` }
          : { providerOrderId: null, codeUrl: `weixin://${order.id}`, link: null };
      }),
    ask: (order) => call('ask', () => fact(order)),
    close: (order) =>
      call('close', () => {
        if (name === 'wechat' && stateOf(order) === 'waiting') move(order.id, { state: 'closed' });
        const now = fact(order);
        return now.kind === 'waiting' ? { kind: 'closed' } : now;
      }),
    refund: (order) =>
      call('refund', () => {
        if (stateOf(order) === 'charged_back') throw new AppError('payment_failed');
        if (stateOf(order) === 'paid')
          move(order.id, { state: bank.refundsAtOnce ? 'refunded' : 'refunding' });
        return fact(order);
      }),
    readNotice: async ({ headers, body }) => {
      if (headers['signature'] !== 'genuine') throw new AppError('payment_notice_invalid');
      return JSON.parse(body.toString('utf8'));
    },
    answerNotice: (accepted) => ({ status: accepted ? 200 : 401, body: { accepted } }),
  };
  if (name === 'paypal') {
    bank.provider.capture = (order) =>
      call('capture', () => {
        if (stateOf(order) === 'approved') move(order.id, { state: 'paid' });
        if (stateOf(order) === 'waiting') throw new AppError('payment_failed');
        return fact(order);
      });
  }
  return bank;
}
export type Bank = ReturnType<typeof createBank>;

/** A notice as the bank sends it; `signature` is what a forger does not have. */
export function noticeOf(orderId: string, fact: PaymentEvent, signature = 'genuine'): NoticeRequest {
  const notice = { noticeId: randomUUID(), kind: fact.kind, orderId, fact, body: { orderId } };
  return { headers: { signature }, body: Buffer.from(JSON.stringify(notice)) };
}

function factOf(payment: Payment | undefined, orderId: string): PaymentEvent {
  if (!payment) return { kind: 'waiting' };
  const { state, amount, currency } = payment;
  switch (state) {
    case 'paid':
    case 'refunding':
      return { kind: 'paid', paymentId: `payment of ${orderId}`, amount, currency };
    case 'refunded':
      return { kind: 'refunded', amount, currency };
    default:
      return { kind: state };
  }
}
