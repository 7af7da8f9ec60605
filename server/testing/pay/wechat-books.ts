import type { LocalReply, LocalRequest } from './local-server.ts';

export const APP_ID = 'wxd678efh567hg6787';
export const MERCHANT_ID = '1230000109';

/** Book entry of one order; amounts are minor units. */
export interface Trade {
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'PAYERROR' | 'USERPAYING';
  total: number;
  currency: string;
  noticeUrl: string;
  transactionId: string | undefined;
  appId: string;
}

export interface Refund {
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  transactionId: string;
  tradeNumber: string;
  amount: number;
  total: number;
  currency: string;
}

/** What the platform answers to a request whose signature is right. */
export function answer(
  request: LocalRequest,
  trades: Map<string, Trade>,
  refunds: Map<string, Refund>,
): LocalReply {
  if (request.body.length > 0 && request.header('content-type') !== 'application/json')
    return refusal(400, 'PARAM_ERROR');
  const content = request.body.length === 0 ? {} : JSON.parse(request.body.toString());
  const place = `${request.method} ${request.url.pathname}`;
  if (place === 'POST /v3/pay/transactions/native') return openTrade(content, trades);
  if (place === 'POST /v3/refund/domestic/refunds') return openRefund(content, trades, refunds);
  const [, , refundNumber] = /^GET (\/v3\/refund\/domestic\/refunds\/)([0-9a-f]+)$/.exec(place) ?? [];
  if (refundNumber !== undefined) {
    const refund = refunds.get(refundNumber);
    return refund === undefined
      ? refusal(404, 'RESOURCE_NOT_EXISTS')
      : json(refundContent(refundNumber, refund));
  }
  const [, number = '', close] =
    /^(?:GET|POST) \/v3\/pay\/transactions\/out-trade-no\/([0-9a-f]{32})(\/close)?$/.exec(place) ?? [];
  const trade = trades.get(number);
  const merchantId = close === undefined ? request.url.searchParams.get('mchid') : content.mchid;
  if (merchantId !== MERCHANT_ID) return refusal(400, 'PARAM_ERROR');
  if (trade === undefined) return refusal(404, 'ORDER_NOT_EXIST');
  if (close === undefined) return json(tradeContent(number, trade, MERCHANT_ID));
  if (trade.state === 'USERPAYING') return { ...refusal(202, 'USER_PAYING') };
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND') return refusal(400, 'INVALID_REQUEST');
  trade.state = 'CLOSED';
  return { status: 204 };
}

function openTrade(
  content: {
    appid: string;
    mchid: string;
    out_trade_no: string;
    description: string;
    notify_url: string;
    time_expire: string;
    amount: { total: number; currency: string };
  },
  trades: Map<string, Trade>,
): LocalReply {
  const wellFormed =
    content.appid === APP_ID &&
    content.mchid === MERCHANT_ID &&
    /^[0-9a-zA-Z_\-|*]{6,32}$/.test(content.out_trade_no) &&
    content.description.length > 0 &&
    content.description.length <= 127 &&
    content.notify_url.length <= 255 &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d$/.test(content.time_expire) &&
    Number.isInteger(content.amount.total) &&
    content.amount.currency === 'CNY';
  if (!wellFormed) return refusal(400, 'PARAM_ERROR');
  const before = trades.get(content.out_trade_no);
  if (before !== undefined) {
    if (before.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED');
    if (before.state !== 'NOTPAY' || before.total !== content.amount.total) {
      return refusal(403, 'OUT_TRADE_NO_USED');
    }
  } else {
    trades.set(content.out_trade_no, {
      state: 'NOTPAY',
      total: content.amount.total,
      currency: content.amount.currency,
      noticeUrl: content.notify_url,
      transactionId: undefined,
      appId: content.appid,
    });
  }
  return json({ code_url: `weixin://wxpay/bizpayurl?pr=${content.out_trade_no.slice(0, 9)}` });
}

function openRefund(
  content: {
    transaction_id: string;
    out_refund_no: string;
    amount: { refund: number; total: number; currency: string };
  },
  trades: Map<string, Trade>,
  refunds: Map<string, Refund>,
): LocalReply {
  const [tradeNumber, trade] =
    [...trades].find(([, { transactionId }]) => transactionId === content.transaction_id) ?? [];
  if (tradeNumber === undefined || trade === undefined) return refusal(404, 'RESOURCE_NOT_EXISTS');
  const known = refunds.get(content.out_refund_no);
  if (known !== undefined) return json(refundContent(content.out_refund_no, known));
  if (trade.state !== 'SUCCESS' || content.amount.total !== trade.total)
    return refusal(400, 'INVALID_REQUEST');
  trade.state = 'REFUND';
  const refund: Refund = {
    status: 'PROCESSING',
    transactionId: content.transaction_id,
    tradeNumber,
    amount: content.amount.refund,
    total: trade.total,
    currency: trade.currency,
  };
  refunds.set(content.out_refund_no, refund);
  return json(refundContent(content.out_refund_no, refund));
}

function tradeContent(number: string, trade: Trade, merchantId: string): Record<string, unknown> {
  return {
    appid: trade.appId,
    mchid: merchantId,
    out_trade_no: number,
    trade_state: trade.state,
    trade_state_desc: trade.state,
    trade_type: 'NATIVE',
    ...(trade.transactionId === undefined
      ? {}
      : { transaction_id: trade.transactionId, payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' } }),
    amount: { total: trade.total, payer_total: trade.total, currency: trade.currency, payer_currency: 'CNY' },
  };
}

function refundContent(number: string, refund: Refund): Record<string, unknown> {
  return {
    refund_id: `50000${number.slice(0, 12)}`,
    out_refund_no: number,
    transaction_id: refund.transactionId,
    out_trade_no: refund.tradeNumber,
    channel: 'ORIGINAL',
    status: refund.status,
    amount: { total: refund.total, refund: refund.amount, currency: refund.currency },
  };
}

/** A finished refund is the last event; its notification has other names for the state and the amounts. */
export function noticeContent(
  number: string,
  trade: Trade,
  refunds: Map<string, Refund>,
  merchantId: string,
): { kind: string; content: Record<string, unknown> } {
  const refund = refunds.get(number);
  if (refund === undefined || refund.status === 'PROCESSING') {
    return { kind: 'TRANSACTION.SUCCESS', content: tradeContent(number, trade, merchantId) };
  }
  return {
    kind: `REFUND.${refund.status}`,
    content: {
      mchid: merchantId,
      out_trade_no: refund.tradeNumber,
      transaction_id: refund.transactionId,
      out_refund_no: number,
      refund_status: refund.status,
      amount: {
        total: refund.total,
        refund: refund.amount,
        payer_total: refund.total,
        payer_refund: refund.amount,
      },
    },
  };
}

function json(content: unknown): LocalReply {
  return { status: 200, body: JSON.stringify(content) };
}

function refusal(status: number, code: string): LocalReply {
  return { status, body: JSON.stringify({ code, message: code }) };
}
