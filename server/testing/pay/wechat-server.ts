import {
  createCipheriv,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto';
import { makeCertificate } from './certificates.ts';
import {
  type LocalReply,
  type LocalRequest,
  type LocalServer,
  postNotice,
  type SignedNotice,
  startLocalServer,
} from './local-server.ts';
import { APP_ID, answer, MERCHANT_ID, noticeContent, type Refund, type Trade } from './wechat-books.ts';

export type NoticeFlaw = 'forged' | 'altered' | 'late' | 'other-merchant' | 'other-key' | 'other-form';

interface NoticeOptions {
  flaw?: NoticeFlaw;
  /** The same id is the same notification again. */
  id?: string;
  /** Content in place of the last event. */
  said?: { kind: string; content: unknown };
}

/** The merchant platform of WeChat Pay (APIv3, Native) on a local port, with its books in memory. */
export interface WechatServer extends LocalServer {
  /** The settings of the product that belong to it. */
  environment: Record<string, string>;
  trades: Map<string, Trade>;
  refunds: Map<string, Refund>;
  /** How answers are signed from now on. */
  signing: { answers: 'rightly' | 'wrongly' | 'not'; skewSeconds: number };
  /** Sets the signed answer to the next call whose path contains this, in place of the books'. */
  answerNext(path: string, status: number, content: unknown): void;
  /** A buyer scans and pays; optionally another amount than ordered. */
  pay(orderId: string, paid?: { total?: number; currency?: string }): void;
  /** The buyer's bank refuses. */
  refuse(orderId: string): void;
  /** Ends a refund that the product requested; it is PROCESSING until then. */
  finishRefund(orderId: string, status?: Refund['status']): void;
  /** Money given back by hand in the merchant platform. */
  refundByHand(orderId: string): void;
  /** The signed notification of the last event, not sent yet. */
  notice(orderId: string, options?: NoticeOptions): SignedNotice;
  /** Sends it to the notify_url of the order. @returns the status that the product answered */
  send(orderId: string, options?: NoticeOptions): Promise<number>;
}

const MERCHANT_SERIAL = '444F4864EA9B34415A2E4491C9C14927801AF3EC';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0112300001092025010100000000000001';

/**
 * @param options.certificate signs as with a platform certificate in place of the platform's public key
 * @param options.now the platform's clock
 */
export async function startWechatServer(
  options: { certificate?: boolean; now?: () => Date } = {},
): Promise<WechatServer> {
  const now = options.now ?? (() => new Date());
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const platform = makePlatformKey(options.certificate ?? false);
  const apiV3Key = randomBytes(16).toString('hex');
  const trades = new Map<string, Trade>();
  const refunds = new Map<string, Refund>();
  const signing: WechatServer['signing'] = { answers: 'rightly', skewSeconds: 0 };

  let next: { path: string; reply: LocalReply } | undefined;

  const signed = (body: string, key: KeyObject, at: Date): Record<string, string> => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': platform.keyId,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-signature': sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), key).toString(
        'base64',
      ),
    };
  };
  const server = await startLocalServer((request) => {
    if (!isSignedBy(merchant.publicKey, request)) {
      return { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR', message: 'signature' }) };
    }
    const isNext = next !== undefined && request.target.includes(next.path);
    const reply = (isNext && next?.reply) || answer(request, trades, refunds);
    if (isNext) next = undefined;
    if (signing.answers === 'not') return reply;
    const key = signing.answers === 'rightly' ? platform.privateKey : forger.privateKey;
    const at = new Date(now().getTime() + signing.skewSeconds * 1000);
    return {
      ...reply,
      headers: { 'content-type': 'application/json', ...signed(reply.body ?? '', key, at) },
    };
  });

  const tradeOf = (orderId: string): Trade => {
    const trade = trades.get(numberOf(orderId));
    if (trade === undefined) throw new Error(`There is no order ${orderId}`);
    return trade;
  };
  const notice: WechatServer['notice'] = (orderId, { flaw, id = randomUUID(), said } = {}) => {
    const merchantId = flaw === 'other-merchant' ? '1999999999' : MERCHANT_ID;
    const happened = noticeContent(numberOf(orderId), tradeOf(orderId), refunds, merchantId);
    const { kind, content } = said ?? happened;
    const body = JSON.stringify({
      id,
      create_time: now().toISOString(),
      resource_type: 'encrypt-resource',
      event_type: kind,
      summary: kind,
      ...(flaw === 'other-form'
        ? {}
        : { resource: encrypt(flaw === 'other-key' ? 'x'.repeat(32) : apiV3Key, content) }),
    });
    const at = flaw === 'late' ? new Date(now().getTime() - 10 * 60_000) : now();
    const headers = signed(body, (flaw === 'forged' ? forger : platform).privateKey, at);
    return {
      headers,
      body: Buffer.from(flaw === 'altered' ? body.replace(kind, 'TRANSACTION.OTHER') : body),
    };
  };
  return {
    ...server,
    environment: {
      WECHAT_APP_ID: APP_ID,
      WECHAT_MERCHANT_ID: MERCHANT_ID,
      WECHAT_MERCHANT_SERIAL: MERCHANT_SERIAL,
      WECHAT_PRIVATE_KEY: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      WECHAT_API_V3_KEY: apiV3Key,
      WECHAT_PLATFORM_PUBLIC_KEY: platform.pem,
      WECHAT_PLATFORM_KEY_ID: platform.keyId,
      WECHAT_API_BASE: server.origin,
    },
    trades,
    refunds,
    signing,
    answerNext: (path, status, content) => {
      next = { path, reply: { status, body: JSON.stringify(content) } };
    },
    pay: (orderId, paid) => {
      const trade = tradeOf(orderId);
      if (trade.state === 'CLOSED') throw new Error('The order is closed');
      Object.assign(trade, {
        ...paid,
        state: 'SUCCESS',
        transactionId: `42000${randomBytes(8).toString('hex')}`,
      });
    },
    refuse: (orderId) => {
      tradeOf(orderId).state = 'PAYERROR';
    },
    finishRefund: (orderId, status = 'SUCCESS') => {
      const refund = refunds.get(numberOf(orderId));
      if (refund === undefined) throw new Error(`There is no refund of ${orderId}`);
      refund.status = status;
    },
    refundByHand: (orderId) => {
      tradeOf(orderId).state = 'REFUND';
    },
    notice,
    send: (orderId, sendOptions) => postNotice(tradeOf(orderId).noticeUrl, notice(orderId, sendOptions)),
  };
}

const numberOf = (orderId: string) => orderId.replaceAll('-', '');

function makePlatformKey(certificate: boolean): { pem: string; keyId: string; privateKey: KeyObject } {
  if (certificate) {
    const made = makeCertificate({ commonName: 'Tenpay.com sign' });
    return { pem: made.pem, keyId: made.serial, privateKey: made.privateKey };
  }
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { pem, keyId: PUBLIC_KEY_ID, privateKey };
}

/** Written from the documentation and not with the product's code, so that a mistake there shows. */
function isSignedBy(merchantKey: KeyObject, request: LocalRequest): boolean {
  const [scheme, list = ''] = request.header('authorization').split(' ');
  const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(list)?.[1] ?? '';
  const lines = [
    request.method,
    request.target,
    part('timestamp'),
    part('nonce_str'),
    request.body.toString(),
  ];
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    part('mchid') === MERCHANT_ID &&
    part('serial_no') === MERCHANT_SERIAL &&
    createVerify('RSA-SHA256')
      .update(`${lines.join('\n')}\n`)
      .verify(merchantKey, part('signature'), 'base64')
  );
}

function encrypt(key: string, content: unknown): Record<string, string> {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from('transaction'));
  const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: text.toString('base64'),
    associated_data: 'transaction',
    nonce,
  };
}
