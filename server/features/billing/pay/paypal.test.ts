import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '../../../http/app-error.ts';
import { TestClock } from '../../../testing/clock.ts';
import { type PaypalFlaw, type PaypalServer, startPaypalServer } from '../../../testing/pay/paypal-server.ts';
import { readPaypalSettings } from './paypal/read-settings.ts';
import { createPaypal } from './paypal.ts';
import type { PayableOrder, PaymentProvider } from './provider.ts';

const POPUP = {
  returnUrl: 'https://studio.example.com/popup/payment?order=1',
  cancelUrl: 'https://studio.example.com/popup/payment?cancel=1',
  brand: 'Inkreel',
};

let clock: TestClock;
let server: PaypalServer;
let warnings: unknown[][];
let paypal: PaymentProvider;

function connect(environment: Record<string, string | undefined>, timeoutMs = 20_000): PaymentProvider {
  const settings = readPaypalSettings({
    ...environment,
    PAYPAL_API_BASE: environment['PAYPAL_API_BASE'] ?? '',
  });
  if (settings === undefined) throw new Error('no settings');
  const log = { warn: (...line: unknown[]) => warnings.push(line) };
  return createPaypal(settings, { clock, log, timeoutMs });
}

function newOrder(amount = 1999, currency = 'USD'): PayableOrder {
  const closesAt = new Date(Date.now() + 2 * 3600_000);
  return { id: randomUUID(), title: 'Team, 3 persons', amount, currency, closesAt, providerOrderId: null };
}

async function openOrder(order = newOrder()): Promise<PayableOrder> {
  const { providerOrderId } = await paypal.open(order, POPUP);
  return { ...order, providerOrderId };
}

async function approvedOrder(): Promise<PayableOrder> {
  const order = await openOrder();
  server.approve(order.id);
  return order;
}

async function paidOrder(): Promise<PayableOrder & { paymentId: string; reason: string }> {
  const order = await approvedOrder();
  const fact = await capture(order);
  if (fact.kind !== 'paid') throw new Error(fact.kind);
  return { ...order, paymentId: fact.paymentId, reason: 'Bought by mistake' };
}

function capture(order: PayableOrder) {
  if (paypal.capture === undefined) throw new Error('PayPal captures');
  return paypal.capture(order);
}

beforeAll(async () => {
  server = await startPaypalServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  clock = new TestClock();
  warnings = [];
  paypal = connect(server.environment);
});

const failsWith = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
const unavailable = failsWith('payment_unavailable');
const failed = failsWith('payment_failed');
const invalid = failsWith('payment_notice_invalid');

describe('an order', () => {
  test.each([
    ['payer-action', 'https://www.paypal.com/checkoutnow?token=1', true],
    ['approve', 'https://www.sandbox.paypal.com/checkoutnow?token=1', true],
    ['self', 'https://www.paypal.com/checkoutnow?token=1', false],
    ['payer-action', 'http://www.paypal.com/checkoutnow?token=1', false],
    ['payer-action', 'https://www.paypal.com.example.com/', false],
    ['payer-action', 'https://notpaypal.com/', false],
    ['payer-action', 'javascript:alert(1)', false],
    ['payer-action', 'checkoutnow', false],
  ])('sends the buyer only to a page of PayPal: link %s to %s, %s', async (rel, href, isPaypal) => {
    const send = globalThis.fetch;
    const answer = { id: '5O190127TN364715T', links: [{ rel, href }] };
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url, init) =>
        String(url).endsWith('/v2/checkout/orders')
          ? Response.json(answer, { status: 201 })
          : send(url, init),
      );
    try {
      const opening = paypal.open(newOrder(), POPUP);
      if (isPaypal) expect(await opening).toMatchObject({ link: href });
      else await expect(opening).rejects.toEqual(unavailable);
    } finally {
      fetched.mockRestore();
    }
  });

  test('is opened, approved and captured', async () => {
    const order = newOrder();
    const opened = await paypal.open(order, POPUP);
    const entry = server.entryOf(order.id);
    expect(opened).toEqual({
      providerOrderId: entry.id,
      codeUrl: null,
      link: `${server.origin}/checkoutnow?token=${entry.id}`,
    });
    expect(entry).toMatchObject({ amount: { value: '19.99', currency_code: 'USD' }, brand: 'Inkreel' });
    const placed = { ...order, providerOrderId: opened.providerOrderId };
    expect(await paypal.ask(placed)).toEqual({ kind: 'waiting' });
    server.approve(order.id);
    expect(await paypal.ask(placed)).toEqual({ kind: 'approved' });
    const paid = { kind: 'paid', paymentId: expect.any(String), amount: 1999, currency: 'USD' };
    expect(await capture(placed)).toEqual(paid);
    expect(await paypal.ask(placed)).toEqual(paid);
    expect(await capture(placed)).toEqual(paid);
  });

  test('is completed on the buyer’s page', async () => {
    const order = newOrder();
    const { link, providerOrderId } = await paypal.open(order, POPUP);
    const page = await (await fetch(link ?? '')).text();
    expect(page).toContain('19.99 USD');
    const press = (action: string) =>
      fetch(`${server.origin}/checkoutnow/${action}?token=${providerOrderId}`, {
        method: 'POST',
        redirect: 'manual',
      });
    const cancelled = new URL((await press('cancel')).headers.get('location') ?? '');
    expect(cancelled.searchParams.get('cancel')).toBe('1');
    expect(await paypal.ask({ ...order, providerOrderId })).toEqual({ kind: 'waiting' });
    const approved = new URL((await press('approve')).headers.get('location') ?? '');
    expect(Object.fromEntries(approved.searchParams)).toMatchObject({ order: '1', token: providerOrderId });
    expect(await paypal.ask({ ...order, providerOrderId })).toEqual({ kind: 'approved' });
  });

  test('is one order and one payment however often the answer is lost', async () => {
    await openOrder();
    const order = newOrder();
    const before = server.orders.size;
    server.fail('lost');
    await expect(paypal.open(order, POPUP)).rejects.toEqual(unavailable);
    const placed = await openOrder(order);
    expect(server.orders.size).toBe(before + 1);
    server.approve(order.id);
    // The query of the order is answered, the capture is not.
    const calls = server.calls.length;
    server.loseNext('/capture');
    await expect(capture(placed)).rejects.toEqual(unavailable);
    const captureId = server.entryOf(order.id).capture?.id;
    expect(captureId).toBeDefined();
    expect(await capture(placed)).toMatchObject({ kind: 'paid', paymentId: captureId });
    expect(server.calls.slice(calls).filter((call) => call.endsWith('/capture'))).toHaveLength(1);
  });

  test('captured twice at the same time is one payment', async () => {
    const order = await approvedOrder();
    const [one, other] = await Promise.all([capture(order), capture(order)]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ kind: 'paid' });
  });

  test('captured by another request reports that capture', async () => {
    const order = await approvedOrder();
    const answer = capture(order);
    const entry = server.entryOf(order.id);
    // Between the query and the capture.
    server.beforeNext('/capture', () => {
      entry.status = 'COMPLETED';
      entry.capture = { id: 'CAPTUREDELSEWHERE', status: 'COMPLETED', amount: entry.amount };
    });
    expect(await answer).toMatchObject({ kind: 'paid', paymentId: 'CAPTUREDELSEWHERE' });
  });

  test('that the buyer has not approved is not captured', async () => {
    await expect(openOrder().then(capture)).rejects.toEqual(failed);
    await expect(capture(newOrder())).rejects.toEqual(failed);
  });

  test('whose card is declined fails, and is paid after a new approval', async () => {
    const order = await approvedOrder();
    const entry = server.entryOf(order.id);
    entry.outcome = 'INSTRUMENT_DECLINED';
    await expect(capture(order)).rejects.toEqual(failed);
    entry.outcome = 'COMPLETED';
    server.approve(order.id);
    expect(await capture(order)).toMatchObject({ kind: 'paid' });
  });

  test('whose payment is under review waits, and is used up when it is denied', async () => {
    const order = await approvedOrder();
    const entry = server.entryOf(order.id);
    entry.outcome = 'PENDING';
    expect(await capture(order)).toEqual({ kind: 'waiting' });
    expect(await capture(order)).toEqual({ kind: 'waiting' });
    if (entry.capture !== undefined) entry.capture.status = 'DECLINED';
    expect(await paypal.ask(order)).toEqual({ kind: 'closed' });
  });

  test('closes unless the buyer has approved or paid it', async () => {
    expect(await paypal.close(await openOrder())).toEqual({ kind: 'closed' });
    expect(await paypal.close(newOrder())).toEqual({ kind: 'closed' });
    expect(await paypal.close(await approvedOrder())).toEqual({ kind: 'approved' });
    expect(await paypal.close(await paidOrder())).toMatchObject({ kind: 'paid' });
  });

  test('that PayPal has voided or forgotten is closed', async () => {
    const order = await openOrder();
    server.entryOf(order.id).status = 'VOIDED';
    expect(await paypal.ask(order)).toEqual({ kind: 'closed' });
    expect(await paypal.ask({ ...newOrder(), providerOrderId: 'FORGOTTEN' })).toEqual({ kind: 'closed' });
  });

  test('of another amount is reported as it is', async () => {
    const order = await approvedOrder();
    server.entryOf(order.id).amount = { currency_code: 'JPY', value: '3' };
    expect(await capture(order)).toMatchObject({ kind: 'paid', amount: 3, currency: 'JPY' });
  });

  test('of another merchant, or another of our orders, is refused', async () => {
    const order = await approvedOrder();
    const other = await openOrder();
    await expect(paypal.ask({ ...order, providerOrderId: other.providerOrderId })).rejects.toEqual(failed);
    server.entryOf(order.id).merchantId = 'XXXXXXXXXXXXX';
    await expect(paypal.ask(order)).rejects.toEqual(failed);
    await expect(capture(order)).rejects.toEqual(failed);
    expect(server.entryOf(order.id).capture).toBeUndefined();
  });

  test('opens only with the addresses of the popup', async () => {
    await expect(paypal.open(newOrder())).rejects.toEqual(failed);
  });
});

describe('a refund', () => {
  test('is made once', async () => {
    const order = await paidOrder();
    server.fail('lost');
    await expect(paypal.refund(order)).rejects.toEqual(unavailable);
    const refunded = { kind: 'refunded', amount: 1999, currency: 'USD' };
    expect(await paypal.refund(order)).toEqual(refunded);
    expect(server.entryOf(order.id).refunds).toHaveLength(1);
    expect(await paypal.ask(order)).toEqual(refunded);
  });

  test('made by hand before is answered', async () => {
    const order = await paidOrder();
    server.refundByHand(order.id, '19.99');
    expect(await paypal.refund(order)).toEqual({ kind: 'refunded', amount: 1999, currency: 'USD' });
  });

  test('of a part leaves the order paid; the rest can follow', async () => {
    const order = await paidOrder();
    server.refundByHand(order.id, '5.00');
    expect(await paypal.ask(order)).toMatchObject({ kind: 'paid', amount: 1999 });
    const refunded = { kind: 'refunded', amount: 1999, currency: 'USD' };
    expect(await paypal.refund(order)).toEqual(refunded);
    expect(server.entryOf(order.id).refunds.map(({ amount }) => amount.value)).toEqual(['5.00', '14.99']);
    expect(await paypal.ask(order)).toEqual(refunded);
  });

  test('of a payment that does not exist fails', async () => {
    const order = { ...(await openOrder()), paymentId: 'NOTTHERE', reason: '' };
    await expect(paypal.refund(order)).rejects.toEqual(failed);
  });
});

/** The simulated PayPal, except that calls to URLs with this ending get this answer; collects what they sent. */
function answerOnce(ending: string, status: number, body: unknown) {
  const send = globalThis.fetch;
  const sent: RequestInit[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).endsWith(ending)) return send(url, init);
    sent.push(init ?? {});
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return sent;
}

describe('an answer', () => {
  afterEach(() => vi.restoreAllMocks());
  const placed = () => ({ ...newOrder(), providerOrderId: '5O190127TN364715T' });
  const refund = (reason = 'Bought by mistake') =>
    paypal.refund({ ...placed(), paymentId: '2GG279541U471931P', reason });
  const usd = (value: string) => ({ value, currency_code: 'USD' });
  const back = (amount: number) => ({ kind: 'refunded', amount, currency: 'USD' });

  test.each([
    [{ status: 'PENDING', amount: usd('19.99') }, { kind: 'waiting' }],
    [{ status: 'COMPLETED' }, back(1999)],
    [{ status: 'COMPLETED', amount: usd('5.00') }, back(500)],
    [{ status: 'COMPLETED', amount: usd('5.00'), seller_payable_breakdown: {} }, back(500)],
    [
      {
        status: 'COMPLETED',
        amount: usd('5.00'),
        seller_payable_breakdown: { total_refunded_amount: usd('19.99') },
      },
      back(1999),
    ],
  ])('to a refund: %o', async (answer, fact) => {
    answerOnce('/refund', 201, { id: '1JU08902781691411', ...answer });
    expect(await refund()).toEqual(fact);
  });

  test.each([
    ['FAILED', failed],
    ['CANCELLED', failed],
    ['ELSEWHERE', unavailable],
  ])('to a refund that is %s gives nothing back', async (status, error) => {
    answerOnce('/refund', 201, { id: '1JU08902781691411', status });
    await expect(refund()).rejects.toEqual(error);
  });

  test('to a refund is requested as JSON, in full, with the reason cut to PayPal’s limit', async () => {
    const sent = answerOnce('/refund', 201, { id: '1JU08902781691411', status: 'PENDING' });
    await refund('x'.repeat(300));
    expect(sent).toMatchObject([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'return=representation' },
        body: JSON.stringify({ note_to_payer: 'x'.repeat(255) }),
      },
    ]);
  });

  test.each([
    [400, { name: 'INVALID_REQUEST' }, failed, 'INVALID_REQUEST'],
    [401, { name: 'AUTHENTICATION_FAILURE' }, unavailable, 'AUTHENTICATION_FAILURE'],
    [403, { name: 'NOT_AUTHORIZED', details: [] }, failed, 'NOT_AUTHORIZED'],
    [403, { name: 'NOT_AUTHORIZED', details: [{ issue: 'PERMISSION_DENIED' }] }, failed, 'PERMISSION_DENIED'],
    [403, '<h1>Forbidden</h1>', unavailable, 'no name'],
    [409, { name: 'PREVIOUS_REQUEST_IN_PROGRESS' }, unavailable, 'PREVIOUS_REQUEST_IN_PROGRESS'],
    [300, { name: 'MULTIPLE_CHOICES' }, failed, 'MULTIPLE_CHOICES'],
  ])('of %i with %o to a query closes no order', async (status, body, error, issue) => {
    const order = placed();
    const sent = answerOnce(order.providerOrderId, status, body);
    await expect(paypal.ask(order)).rejects.toEqual(error);
    expect(sent).toHaveLength(status === 401 ? 2 : 1);
    expect(sent[0]).toMatchObject({ method: 'GET', body: null });
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
    expect(warnings).toMatchObject([[{ status, issue }, 'PayPal refused']]);
  });

  test.each([
    [422, { name: 'UNPROCESSABLE_ENTITY' }, failed],
    [201, { id: 7 }, unavailable],
  ])('of %i with %o opens nothing', async (status, body, error) => {
    answerOnce('/v2/checkout/orders', status, body);
    await expect(paypal.open(newOrder(), POPUP)).rejects.toEqual(error);
  });

  test('with the token is requested with a form', async () => {
    const sent = answerOnce('/v1/oauth2/token', 200, { access_token: 'token', expires_in: 1000 });
    await paypal.ask(placed()).catch(() => undefined);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
  });
});

describe('the access token', () => {
  test('is fetched once for calls at the same time, kept, and renewed before it runs out', async () => {
    const before = server.tokensGiven();
    await Promise.all([openOrder(), openOrder()]);
    await openOrder();
    expect(server.tokensGiven()).toBe(before + 1);
    clock.advance(32400 - 61);
    await openOrder();
    expect(server.tokensGiven()).toBe(before + 1);
    clock.advance(1);
    await openOrder();
    expect(server.tokensGiven()).toBe(before + 2);
  });

  test('that PayPal revokes is renewed once', async () => {
    const order = await openOrder();
    const before = server.tokensGiven();
    server.revokeTokens();
    expect(await paypal.ask(order)).toEqual({ kind: 'waiting' });
    expect(server.tokensGiven()).toBe(before + 1);
  });

  test('that did not arrive is requested again by the next call', async () => {
    server.fail('unavailable');
    await expect(paypal.open(newOrder(), POPUP)).rejects.toEqual(unavailable);
    expect((await openOrder()).providerOrderId).not.toBeNull();
  });

  test('refused for wrong credentials makes PayPal out of reach, and the log does not name them', async () => {
    const stranger = connect({ ...server.environment, PAYPAL_CLIENT_SECRET: 'wrong-secret' });
    const failure = await stranger.open(newOrder(), POPUP).catch((error: AppError) => error);
    expect(failure).toEqual(unavailable);
    const said = JSON.stringify(warnings) + String((failure as AppError).cause);
    expect(said).toContain('401');
    expect(said).not.toContain('wrong-secret');
    expect(said).not.toContain(Buffer.from(':wrong-secret').toString('base64').slice(4, 12));
  });
});

describe('a PayPal that does not answer as it should', () => {
  test('silent: out of reach', async () => {
    server.fail('silent');
    await expect(connect(server.environment, 50).open(newOrder(), POPUP)).rejects.toEqual(unavailable);
  });

  test.each(['html', 'half', 'moved', 'lost'] as const)('%s: out of reach', async (fault) => {
    const order = await openOrder();
    server.fail(fault);
    await expect(paypal.ask(order)).rejects.toEqual(unavailable);
  });

  test.each(['unavailable', 'limited'] as const)('%s: out of reach, with the time to wait', async (fault) => {
    const order = await openOrder();
    server.fail(fault);
    await expect(paypal.ask(order)).rejects.toEqual(failsWith('payment_unavailable', { retryAfter: 7 }));
  });

  test('nobody listens there', async () => {
    const gone = connect({ ...server.environment, PAYPAL_API_BASE: 'http://127.0.0.1:9' });
    await expect(gone.open(newOrder(), POPUP)).rejects.toEqual(unavailable);
  });
});

describe('a webhook', () => {
  const read = (kind: string, orderId: string, options: { flaw?: PaypalFlaw; id?: string } = {}) =>
    paypal.readNotice(server.notice(kind, orderId, options));

  test('of an approval names the order', async () => {
    const order = await approvedOrder();
    expect(await read('CHECKOUT.ORDER.APPROVED', order.id, { id: 'WH-1' })).toMatchObject({
      noticeId: 'WH-1',
      kind: 'CHECKOUT.ORDER.APPROVED',
      orderId: order.id,
      providerOrderId: order.providerOrderId,
      fact: { kind: 'approved' },
    });
  });

  test('of a payment says which and how much, and nothing of the buyer', async () => {
    const order = await paidOrder();
    const notice = await read('PAYMENT.CAPTURE.COMPLETED', order.id);
    expect(notice).toMatchObject({
      orderId: order.id,
      providerOrderId: order.providerOrderId,
      fact: { kind: 'paid', paymentId: order.paymentId, amount: 1999, currency: 'USD' },
    });
    const approval = await read('CHECKOUT.ORDER.APPROVED', order.id);
    expect(JSON.stringify(approval.body)).not.toContain('buyer@');
  });

  test('of refunds says how much came back so far', async () => {
    const order = await paidOrder();
    server.refundByHand(order.id, '5.00');
    const part = { kind: 'refunded', amount: 500, currency: 'USD' };
    expect(await read('PAYMENT.CAPTURE.REFUNDED', order.id)).toMatchObject({ orderId: order.id, fact: part });
    server.refundByHand(order.id, '14.99');
    expect(await read('PAYMENT.CAPTURE.REFUNDED', order.id)).toMatchObject({ fact: { amount: 1999 } });
  });

  test.each(['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.RESOLVED'])(
    '%s finds the order by its payment',
    async (kind) => {
      const order = await paidOrder();
      expect(await read(kind, order.id)).toMatchObject({
        orderId: order.id,
        providerOrderId: order.providerOrderId,
        fact: { kind: 'charged_back' },
      });
    },
  );

  test.each(['CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'PAYMENT.CAPTURE.DENIED'])('%s closes', async (kind) => {
    const order = await approvedOrder();
    expect(await read(kind, order.id)).toMatchObject({
      providerOrderId: order.providerOrderId,
      fact: { kind: 'closed' },
    });
  });

  test('of a new dispute is acknowledged and changes nothing', async () => {
    const order = await paidOrder();
    expect(await read('CUSTOMER.DISPUTE.CREATED', order.id)).toMatchObject({ fact: undefined });
  });

  test('of a dispute that the seller has won revokes nothing', async () => {
    const order = await paidOrder();
    server.entryOf(order.id).dispute = 'RESOLVED_SELLER_FAVOUR';
    expect(await read('CUSTOMER.DISPUTE.RESOLVED', order.id)).toMatchObject({ fact: undefined });
  });

  test.each(['CHECKOUT.ORDER.APPROVED', 'CUSTOMER.DISPUTE.RESOLVED'])(
    '%s of another merchant: refused',
    async (kind) => {
      const order = await paidOrder();
      await expect(read(kind, order.id, { flaw: 'other-merchant' })).rejects.toEqual(invalid);
    },
  );

  test('of something else that this account sells names no order of ours', async () => {
    const order = await paidOrder();
    server.entryOf(order.id).customId = 'shoes-42';
    expect(await read('PAYMENT.CAPTURE.COMPLETED', 'shoes-42')).toMatchObject({ orderId: undefined });
  });

  test.each([
    'forged',
    'altered',
    'late',
    'early',
    'other-webhook',
    'other-merchant',
    'foreign-address',
    'no-certificate',
    'expired-certificate',
    'other-name',
    'issued-by-itself',
    'broken-chain',
  ] as const)('%s: refused', async (flaw) => {
    const order = await paidOrder();
    await expect(read('PAYMENT.CAPTURE.COMPLETED', order.id, { flaw })).rejects.toEqual(invalid);
  });

  test.each([
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-transmission-sig',
    'paypal-cert-url',
    'paypal-auth-algo',
  ])('without %s: refused', async (name) => {
    const order = await paidOrder();
    const { headers, body } = server.notice('PAYMENT.CAPTURE.COMPLETED', order.id);
    await expect(paypal.readNotice({ headers: { ...headers, [name]: undefined }, body })).rejects.toEqual(
      invalid,
    );
  });

  test('that arrives again days later is the same one', async () => {
    const order = await paidOrder();
    const sent = server.notice('PAYMENT.CAPTURE.COMPLETED', order.id);
    const first = await paypal.readNotice(sent);
    clock.advance(20 * 3600);
    expect(await paypal.readNotice(sent)).toEqual(first);
  });

  test('fetches the certificate once', async () => {
    const order = await paidOrder();
    const before = server.calls.length;
    await read('PAYMENT.CAPTURE.COMPLETED', order.id);
    await read('PAYMENT.CAPTURE.COMPLETED', order.id);
    expect(server.calls.slice(before)).toEqual(['GET /v1/notifications/certs/CERT-1']);
  });

  test('whose certificate cannot be fetched now is to be sent again, not refused', async () => {
    const order = await paidOrder();
    server.fail('unavailable');
    await expect(read('PAYMENT.CAPTURE.COMPLETED', order.id)).rejects.toEqual(unavailable);
  });

  test('is answered with a status', () => {
    expect(paypal.answerNotice(true).status).toBe(200);
    expect(paypal.answerNotice(false).status).toBe(400);
  });
});

describe('with the real PayPal, a certificate is fetched only from its own addresses', () => {
  const live = { ...paypalEnvironment(), PAYPAL_API_BASE: 'https://api-m.paypal.com' };
  const CERTIFICATE = '/v1/notifications/certs/CERT-1';

  test.each([
    `http://api.paypal.com${CERTIFICATE}`,
    `https://api.paypal.com.example.com${CERTIFICATE}`,
    `https://notpaypal.com${CERTIFICATE}`,
    `https://api.paypal.com:8443${CERTIFICATE}`,
    `https://user@api.paypal.com${CERTIFICATE}`,
    `https://:word@api.paypal.com${CERTIFICATE}`,
    `https://api.paypal.com${CERTIFICATE}?to=x`,
    `https://api.sandbox.paypal.com${CERTIFICATE}`,
    'https://www.paypal.com/redirect?to=x',
    'CERT-1',
  ])('not from %s', async (address) => {
    const order = await paidOrder();
    const { headers, body } = server.notice('PAYMENT.CAPTURE.COMPLETED', order.id);
    const request = { headers: { ...headers, 'paypal-cert-url': address }, body };
    await expect(connect(live, 1).readNotice(request)).rejects.toEqual(invalid);
  });

  test.each([
    ['https://api-m.paypal.com', `https://api.paypal.com${CERTIFICATE}`],
    ['https://api-m.sandbox.paypal.com', `https://api.sandbox.paypal.com${CERTIFICATE}`],
  ])('beside %s from %s', async (base, address) => {
    const order = await paidOrder();
    const { headers, body } = server.notice('PAYMENT.CAPTURE.COMPLETED', order.id);
    const request = { headers: { ...headers, 'paypal-cert-url': address }, body };
    const asked: unknown[] = [];
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      asked.push(url);
      throw new Error('no provider is called in tests');
    });
    const reading = connect({ ...live, PAYPAL_API_BASE: base }).readNotice(request);
    await expect(reading.finally(() => fetch.mockRestore())).rejects.toEqual(unavailable);
    expect(asked).toEqual([address]);
  });
});

function paypalEnvironment(): Record<string, string> {
  return { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
}

test.each([
  [{ PAYPAL_WEBHOOK_ID: undefined }, 'PayPal also needs the settings PAYPAL_WEBHOOK_ID.'],
  [{ PAYPAL_CLIENT_ID: undefined }, 'PayPal also needs the settings PAYPAL_CLIENT_ID.'],
  [{ PAYPAL_CLIENT_SECRET: undefined }, 'PayPal also needs the settings PAYPAL_CLIENT_SECRET.'],
  [
    { PAYPAL_CLIENT_ID: undefined, PAYPAL_CLIENT_SECRET: undefined },
    'PayPal also needs the settings PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET.',
  ],
])('settings without %o are refused with a sentence', (missing, sentence) => {
  const given = { PAYPAL_API_BASE: 'https://api-m.paypal.com', ...paypalEnvironment(), ...missing };
  expect(() => readPaypalSettings(given)).toThrow(sentence);
  expect(readPaypalSettings({ PAYPAL_API_BASE: 'https://api-m.paypal.com' })).toBeUndefined();
});

test('the address of PayPal is read without slashes at its end', () => {
  const read = (base: string) =>
    readPaypalSettings({ ...paypalEnvironment(), PAYPAL_API_BASE: base })?.apiBase;
  expect(read('https://api-m.paypal.com//')).toBe('https://api-m.paypal.com');
  expect(read('https://api-m.paypal.com')).toBe('https://api-m.paypal.com');
});
