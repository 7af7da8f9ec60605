import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type MadeCertificate, makeCertificate } from './certificates.ts';
import {
  type LocalReply,
  type LocalServer,
  postNotice,
  type SignedNotice,
  startLocalServer,
} from './local-server.ts';
import { answer, json, refundEntry } from './paypal-api.ts';
import { eventResource, MERCHANT_ID, type PaypalEntry } from './paypal-books.ts';
import { payerPage } from './paypal-page.ts';

export type PaypalFlaw =
  | 'forged'
  | 'altered'
  | 'late'
  | 'early'
  | 'other-webhook'
  | 'other-merchant'
  | 'foreign-address'
  | 'no-certificate'
  | 'expired-certificate'
  | 'other-name'
  | 'issued-by-itself'
  | 'broken-chain';

interface NoticeOptions {
  flaw?: PaypalFlaw;
  /** The same id is the same notification again. */
  id?: string;
}

/** PayPal (Orders v2, Payments v2, Webhooks) on a local port, with its books in memory and a page for the buyer. */
export interface PaypalServer extends LocalServer {
  /** The settings of the product that belong to it. */
  environment: Record<string, string>;
  /** Orders by PayPal's own id. */
  orders: Map<string, PaypalEntry>;
  /** Book entry of one of our orders. */
  entryOf(orderId: string): PaypalEntry;
  approve(orderId: string): void;
  /** Money given back by hand in the dashboard, whole unit text such as `9.99`. */
  refundByHand(orderId: string, value: string): void;
  /** Access tokens given out so far stop working. */
  revokeTokens(): void;
  tokensGiven(): number;
  /** A signed webhook about an order, not sent yet. */
  notice(kind: string, orderId: string, options?: NoticeOptions): SignedNotice;
  /** Sends it to `url`. @returns the status that the product answered */
  send(url: string, kind: string, orderId: string, options?: NoticeOptions): Promise<number>;
}

const WEBHOOK_ID = '8PT597110X687430LKGECATA';
const YEAR_HOURS = 365 * 24;
const SIGNER = 'messageverificationcerts.paypal.com';

/** @param options.now PayPal's clock */
export async function startPaypalServer(options: { now?: () => Date } = {}): Promise<PaypalServer> {
  const now = options.now ?? (() => new Date());
  const clientId = `client-${randomUUID()}`;
  const clientSecret = `secret-${randomUUID()}`;
  const authority = makeCertificate({ commonName: 'Local Authority', until: YEAR_HOURS, now: now() });
  const signer = makeCertificate({ commonName: SIGNER, issuer: authority, until: YEAR_HOURS, now: now() });
  /** Files by the last part of their address. */
  const files = new Map([['CERT-1', signer.pem + authority.pem]]);
  const orders = new Map<string, PaypalEntry>();
  /** Replies by path and PayPal-Request-Id. */
  const replies = new Map<string, LocalReply>();
  let tokens = new Set<string>();
  let tokensGiven = 0;

  const server = await startLocalServer((request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/checkoutnow')) return payerPage(request, orders);
    if (pathname.startsWith('/v1/notifications/certs/')) {
      const file = files.get(pathname.split('/').at(-1) ?? '');
      return file === undefined ? { status: 404 } : { status: 200, body: file };
    }
    if (pathname === '/v1/oauth2/token') {
      const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      if (request.header('authorization') !== expected) return json(401, { error: 'invalid_client' });
      const token = randomUUID();
      tokens.add(token);
      tokensGiven += 1;
      return json(200, { access_token: token, token_type: 'Bearer', expires_in: 32400 });
    }
    if (!tokens.has(request.header('authorization').replace('Bearer ', ''))) {
      return json(401, { name: 'AUTHENTICATION_FAILURE', message: 'token' });
    }
    const requestId = request.header('paypal-request-id');
    const place = `${request.method} ${pathname} ${requestId}`;
    const before = requestId === '' ? undefined : replies.get(place);
    const reply = before ?? answer(request, orders, server.origin);
    if (requestId !== '') replies.set(place, reply);
    return reply;
  });

  const entryOf = (orderId: string): PaypalEntry => {
    const entry = [...orders.values()].find(({ customId }) => customId === orderId);
    if (entry === undefined) throw new Error(`There is no order ${orderId}`);
    return entry;
  };
  const notice: PaypalServer['notice'] = (kind, orderId, { flaw, id = `WH-${randomUUID()}` } = {}) => {
    const entry = entryOf(orderId);
    const shown = flaw === 'other-merchant' ? { ...entry, merchantId: 'XXXXXXXXXXXXX' } : entry;
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: now().toISOString(),
      resource_type: kind.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
      event_type: kind,
      summary: kind,
      resource: eventResource(kind, shown, server.origin),
    });
    const { file, key } = signingFile(flaw, signer, authority, now());
    const name = file === undefined ? 'CERT-1' : `CERT-${randomUUID()}`;
    if (file !== undefined && flaw !== 'no-certificate') files.set(name, file);
    const origin = flaw === 'foreign-address' ? 'https://api.paypal.com.example.com' : server.origin;
    const shift = flaw === 'late' ? -5 * 24 * 3600_000 : flaw === 'early' ? 600_000 : 0;
    const time = new Date(now().getTime() + shift).toISOString().replace(/\.\d+Z$/, 'Z');
    const transmissionId = randomUUID();
    const webhook = flaw === 'other-webhook' ? '1AA11111AA111111A' : WEBHOOK_ID;
    const message = `${transmissionId}|${time}|${webhook}|${crc32(body)}`;
    return {
      headers: {
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', Buffer.from(message), key.privateKey).toString('base64'),
        'paypal-cert-url': `${origin}/v1/notifications/certs/${name}`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      body: Buffer.from(flaw === 'altered' ? body.replace('"value":"', '"value":"9') : body),
    };
  };
  return {
    ...server,
    environment: {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_MERCHANT_ID: MERCHANT_ID,
      PAYPAL_API_BASE: server.origin,
    },
    orders,
    entryOf,
    approve: (orderId) => {
      const entry = entryOf(orderId);
      entry.status = 'APPROVED';
      entry.approvals += 1;
    },
    refundByHand: (orderId, value) => {
      const entry = entryOf(orderId);
      if (entry.capture === undefined) throw new Error('Nothing was captured');
      refundEntry(entry, entry.capture, value);
    },
    revokeTokens: () => {
      tokens = new Set();
    },
    tokensGiven: () => tokensGiven,
    notice,
    send: (url, kind, orderId, sendOptions) => postNotice(url, notice(kind, orderId, sendOptions)),
  };
}

/** Which key signs, and the file at the address of the certificate; no file means the usual one. */
function signingFile(
  flaw: PaypalFlaw | undefined,
  signer: MadeCertificate,
  authority: MadeCertificate,
  now: Date,
): { file: string | undefined; key: MadeCertificate } {
  const made = (options: Parameters<typeof makeCertificate>[0]) => {
    const key = makeCertificate({ ...options, now });
    return { file: key.pem + (options.issuer === undefined ? '' : authority.pem), key };
  };
  switch (flaw) {
    case 'forged':
      return { file: undefined, key: makeCertificate({ commonName: SIGNER }) };
    case 'no-certificate':
      return { file: '', key: signer };
    case 'expired-certificate':
      return made({ commonName: SIGNER, issuer: authority, from: -48, until: -1 });
    case 'other-name':
      return made({ commonName: 'messageverificationcerts.paypal.com.example.com', issuer: authority });
    case 'issued-by-itself':
      return made({ commonName: SIGNER });
    case 'broken-chain': {
      // In the authority's name, but not by its key.
      const impostor = makeCertificate({ commonName: authority.commonName });
      return made({ commonName: SIGNER, issuer: impostor });
    }
    default:
      return { file: undefined, key: signer };
  }
}
