import { type ProviderDeps, refused, unavailable } from './call-provider.ts';
import type { PayableOrder, PaymentEvent, PaymentProvider } from './provider.ts';
import { callWechat, type WechatClient } from './wechat/client.ts';
import { tradeFact, tradeNumber, wechatRefund, wechatTrade } from './wechat/facts.ts';
import { readWechatNotice } from './wechat/notice.ts';
import type { WechatSettings } from './wechat/read-settings.ts';

/** APIv3, Native order: description. */
const DESCRIPTION_CHARACTERS = 127;
/** APIv3, request refund: reason. */
const REASON_CHARACTERS = 80;
const TRADES = '/v3/pay/transactions/out-trade-no';
const REFUNDS = '/v3/refund/domestic/refunds';

/**
 * WeChat Pay APIv3, Native payment: the buyer scans a QR code. Documentation: pay.weixin.qq.com/doc/v3/merchant.
 * The order's number there is ours without dashes, which makes every call repeatable.
 * @param deps.publicUrl origin of this installation, where notifications are sent
 */
export function createWechat(
  settings: WechatSettings,
  deps: ProviderDeps & { publicUrl: string },
): PaymentProvider {
  const client: WechatClient = { settings, deps };
  const noticeUrl = new URL('/api.v1/pay/wechat/notice', deps.publicUrl).href;
  return {
    name: 'wechat',
    open: async (order) => {
      // APIv3, Native order: merchants of the mainland are paid in yuan only.
      if (order.currency !== 'CNY') throw refused(`WeChat Pay takes CNY and not ${order.currency}`);
      const answer = await callWechat(client, 'POST', '/v3/pay/transactions/native', {
        appid: settings.appId,
        mchid: settings.merchantId,
        description: clip(order.title, DESCRIPTION_CHARACTERS),
        out_trade_no: tradeNumber(order.id),
        // Without the fraction: the documented form is yyyy-MM-DDTHH:mm:ss+TIMEZONE.
        time_expire: order.closesAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: noticeUrl,
        amount: { total: order.amount, currency: order.currency },
      });
      if (!answer.ok) throw answer.error;
      return { providerOrderId: null, codeUrl: readCodeUrl(answer.content), link: null };
    },
    ask: (order) => ask(client, order),
    close: async (order) => {
      const target = `${TRADES}/${tradeNumber(order.id)}/close`;
      const answer = await callWechat(client, 'POST', target, { mchid: settings.merchantId });
      if (answer.ok && answer.status === 204) return { kind: 'closed' };
      // Never opened there, so nobody can pay it.
      if (!answer.ok && answer.status === 404) return { kind: 'closed' };
      // Paid meanwhile, closed before, or the buyer is typing the password (202 USER_PAYING): the order says which.
      return ask(client, order);
    },
    refund: async (order) => {
      const answer = await callWechat(client, 'POST', REFUNDS, {
        transaction_id: order.paymentId,
        out_refund_no: tradeNumber(order.id),
        reason: clip(order.reason, REASON_CHARACTERS),
        notify_url: noticeUrl,
        amount: { refund: order.amount, total: order.amount, currency: order.currency },
      });
      if (!answer.ok) throw answer.error;
      return refundFact(answer.content, order, () => {
        throw refused(
          'The refund was closed by the platform, or the card takes no money: see the merchant platform',
        );
      });
    },
    readNotice: async (request) => readWechatNotice(client, request),
    answerNotice: (accepted) =>
      accepted
        ? { status: 200, body: { code: 'SUCCESS' } }
        : { status: 400, body: { code: 'FAIL', message: 'not accepted' } },
  };
}

async function ask(client: WechatClient, order: PayableOrder): Promise<PaymentEvent> {
  const { settings } = client;
  const number = tradeNumber(order.id);
  const mchid = encodeURIComponent(settings.merchantId);
  const answer = await callWechat(client, 'GET', `${TRADES}/${number}?mchid=${mchid}`);
  // Not opened there yet, or never.
  if (!answer.ok && answer.status === 404) return { kind: 'waiting' };
  if (!answer.ok) throw answer.error;
  const trade = wechatTrade.safeParse(answer.content).data;
  if (trade === undefined) throw unavailable('The transaction has another form');
  if (
    trade.mchid !== settings.merchantId ||
    trade.appid !== settings.appId ||
    trade.out_trade_no !== number
  ) {
    throw refused('The transaction is of another merchant or another order');
  }
  const fact = tradeFact(trade);
  if (fact === undefined) throw unavailable('The transaction does not say what was paid');
  return fact.kind === 'paid' && trade.trade_state === 'REFUND' ? askRefund(client, order, fact) : fact;
}

/**
 * A transaction in state REFUND has a refund in some state. One that is not ours was made by hand in the merchant
 * platform, which the API does not list: it counts as whole.
 */
async function askRefund(
  client: WechatClient,
  order: PayableOrder,
  paid: PaymentEvent & { kind: 'paid' },
): Promise<PaymentEvent> {
  const answer = await callWechat(client, 'GET', `${REFUNDS}/${tradeNumber(order.id)}`);
  if (!answer.ok && answer.status === 404) {
    return { kind: 'refunded', amount: paid.amount, currency: paid.currency };
  }
  if (!answer.ok) throw answer.error;
  const fact = refundFact(answer.content, order, () => paid);
  return fact.kind === 'waiting' ? paid : fact;
}

/** `waiting` if the platform has accepted the refund and the bank has not finished it. */
function refundFact(content: unknown, order: PayableOrder, failed: () => PaymentEvent): PaymentEvent {
  const refund = wechatRefund.safeParse(content).data;
  if (refund === undefined || refund.out_trade_no !== tradeNumber(order.id)) {
    throw unavailable('The refund has another form');
  }
  if (refund.status === 'PROCESSING') return { kind: 'waiting' };
  if (refund.status !== 'SUCCESS') return failed();
  return { kind: 'refunded', amount: refund.amount.refund, currency: refund.amount.currency };
}

function readCodeUrl(content: unknown): string {
  const codeUrl =
    typeof content === 'object' && content !== null && 'code_url' in content ? content.code_url : undefined;
  // The browser draws it as a QR code; anything but the documented address would lead the buyer elsewhere.
  if (typeof codeUrl !== 'string' || !codeUrl.startsWith('weixin://')) {
    throw unavailable('The answer has no code_url');
  }
  return codeUrl;
}

function clip(text: string, characters: number): string {
  return Array.from(text).slice(0, characters).join('');
}
