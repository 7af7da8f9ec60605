import { z } from 'zod';
import { notGenuine, parseJson } from '../call-provider.ts';
import type { NoticeRequest, PaymentEvent, PaymentNotice } from '../provider.ts';
import type { WechatClient } from './client.ts';
import { orderIdOf, tradeFact, wechatRefundNotice, wechatTrade } from './facts.ts';
import { checkWechatSignature, decryptWechatResource } from './signature.ts';

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string().max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string().min(1),
    associated_data: z.string().default(''),
  }),
});

/**
 * Reads a notification of WeChat Pay (APIv3, payment result notification and refund result notification).
 * @throws AppError payment_notice_invalid if it is forged, altered, older than five minutes or another
 * merchant's
 */
export function readWechatNotice({ settings, deps }: WechatClient, request: NoticeRequest): PaymentNotice {
  const header = (name: string) => request.headers[name];
  const signature = checkWechatSignature(settings, header, request.body, deps.clock.now());
  if (signature === 'stale') {
    deps.log.warn({ provider: 'wechat' }, 'A notification is signed more than five minutes from this clock');
  }
  if (signature !== 'genuine') throw notGenuine(`The signature is ${signature}`);
  const notice = envelope.safeParse(parseJson(request.body)).data;
  if (notice === undefined) throw notGenuine('It has another form');
  const content = openResource(settings.apiV3Key, notice.resource);
  const { orderId, fact } = readContent(settings, notice.event_type, content);
  return {
    noticeId: notice.id,
    kind: notice.event_type,
    orderId,
    providerOrderId: undefined,
    fact,
    body: { id: notice.id, event_type: notice.event_type, resource: withoutPayer(content) },
  };
}

function openResource(apiV3Key: Buffer, resource: z.output<typeof envelope>['resource']): unknown {
  try {
    return JSON.parse(decryptWechatResource(apiV3Key, resource));
  } catch {
    throw notGenuine('Its content cannot be decrypted');
  }
}

function readContent(
  ours: { appId: string; merchantId: string },
  kind: string,
  content: unknown,
): { orderId: string | undefined; fact: PaymentEvent | undefined } {
  if (kind.startsWith('TRANSACTION.')) {
    const trade = wechatTrade.safeParse(content).data;
    if (trade === undefined) throw notGenuine('The transaction has another form');
    if (trade.mchid !== ours.merchantId || trade.appid !== ours.appId) throw notGenuine('Another merchant');
    return { orderId: orderIdOf(trade.out_trade_no), fact: tradeFact(trade) };
  }
  if (kind.startsWith('REFUND.')) {
    const refund = wechatRefundNotice.safeParse(content).data;
    if (refund === undefined) throw notGenuine('The refund has another form');
    if (refund.mchid !== ours.merchantId) throw notGenuine('Another merchant');
    const { refund: amount, currency } = refund.amount;
    return {
      orderId: orderIdOf(refund.out_trade_no),
      fact: refund.refund_status === 'SUCCESS' ? { kind: 'refunded', amount, currency } : undefined,
    };
  }
  return { orderId: undefined, fact: undefined };
}

/** The payer's identity stays with the provider: the records hold what was paid. */
function withoutPayer(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).filter(([name]) => name !== 'payer'));
}
