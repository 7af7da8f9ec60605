import { generateKeyPairSync, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaypalAnswer, PaypalCall } from './client.ts';
import { readPaypalNotice } from './notice.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ORDER = '01890a5d-ac96-774b-bcce-b302099a8057';
const AMOUNT = { currency_code: 'USD', value: '19.99' };
const invalid = expect.objectContaining({ code: 'payment_notice_invalid' });
const CAPTURE: PaypalAnswer = {
  ok: true,
  content: { custom_id: ORDER, supplementary_data: { related_ids: { order_id: 'PP1' } } },
};

/** The clock is fixed: the limits are tested to the millisecond. */
const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
let warnings: number;
let calls: PaypalCall[];
let captureAnswer: PaypalAnswer;
beforeEach(() => {
  warnings = 0;
  calls = [];
  captureAnswer = CAPTURE;
});

interface Sent {
  /** The time at which it was signed, in milliseconds from now. */
  at?: number;
  headers?: Record<string, string | undefined>;
  /** The merchant of the settings; `null` for settings that name none. */
  merchantId?: string | null;
}

/** Reads a notification that PayPal has signed, with this body. */
function readBody(body: unknown, { at = 0, headers = {}, merchantId = 'OURS' }: Sent = {}) {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const time = new Date(clock.now().getTime() + at).toISOString();
  const signed = Buffer.from(`T1|${time}|HOOK|${crc32(bytes)}`);
  return readPaypalNotice(
    {
      settings: {
        clientId: 'c',
        clientSecret: 's',
        webhookId: 'HOOK',
        merchantId: merchantId ?? undefined,
        apiBase: 'https://x.test',
      },
      deps: { clock, log: { warn: () => void (warnings += 1) } },
      call: async (call) => {
        calls.push(call);
        return captureAnswer;
      },
      readKey: async () => publicKey,
    },
    {
      headers: {
        'paypal-transmission-id': 'T1',
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', signed, privateKey).toString('base64'),
        'paypal-cert-url': 'https://x.test/v1/notifications/certs/1',
        'paypal-auth-algo': 'SHA256withRSA',
        ...headers,
      },
      body: bytes,
    },
  );
}
const read = (kind: string, resource: object, sent?: Sent) =>
  readBody({ id: 'WH-1', event_type: kind, resource }, sent);

describe('its time', () => {
  const DAYS = 4 * 24 * 3600_000;
  const MINUTES = 5 * 60_000;

  test.each([-DAYS + 1000, 0, MINUTES - 1000])('%i ms from now is accepted', async (at) => {
    expect(await read('PAYMENT.CAPTURE.PENDING', {}, { at })).toMatchObject({ noticeId: 'WH-1' });
    expect(warnings).toBe(0);
  });

  test.each([-DAYS, MINUTES])('%i ms from now is refused, and the log says so', async (at) => {
    await expect(read('PAYMENT.CAPTURE.PENDING', {}, { at })).rejects.toEqual(invalid);
    expect(warnings).toBe(1);
  });

  test('is required', async () => {
    const headers = { 'paypal-transmission-time': 'soon' };
    await expect(read('PAYMENT.CAPTURE.PENDING', {}, { headers })).rejects.toEqual(invalid);
  });
});

test.each([
  'no JSON',
  {},
  { id: '', event_type: 'A', resource: {} },
  { id: 'W'.repeat(65), event_type: 'A', resource: {} },
  { id: 'WH-1', event_type: 'A'.repeat(101), resource: {} },
  { id: 'WH-1', event_type: 'A' },
  { id: 'WH-1', event_type: 'A', resource: { amount: { value: 'much', currency_code: 'USD' } } },
])('%j has another form: refused', async (body) => {
  await expect(readBody(body)).rejects.toEqual(invalid);
});

test('another algorithm is refused', async () => {
  const headers = { 'paypal-auth-algo': 'SHA1withRSA' };
  await expect(read('PAYMENT.CAPTURE.PENDING', {}, { headers })).rejects.toEqual(invalid);
});

describe('the merchant', () => {
  const naming = (merchant_id: string) => [
    { payee: { merchant_id } },
    { purchase_units: [{ payee: { merchant_id } }] },
    { disputed_transactions: [{ seller: { merchant_id } }] },
  ];

  test('has to be ours, in whichever property it is named', async () => {
    for (const resource of naming('THEIRS'))
      await expect(read('PAYMENT.CAPTURE.PENDING', resource)).rejects.toEqual(invalid);
    for (const resource of naming('OURS')) await read('PAYMENT.CAPTURE.PENDING', resource);
    for (const nobody of [{ payee: {} }, { purchase_units: [] }, { disputed_transactions: [] }])
      await read('PAYMENT.CAPTURE.PENDING', nobody);
  });

  test('may be any if the settings name none', async () => {
    for (const resource of naming('THEIRS'))
      await read('PAYMENT.CAPTURE.PENDING', resource, { merchantId: null });
  });
});

describe('the event', () => {
  const named = { id: 'CAP1', custom_id: ORDER, amount: AMOUNT };
  const dollars = (amount: number) => ({ amount, currency: 'USD' });
  const sum = (value: string) => ({ total_refunded_amount: { currency_code: 'USD', value } });

  test.each([
    ['CHECKOUT.ORDER.APPROVED', {}, { kind: 'approved' }],
    ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', {}, { kind: 'closed' }],
    ['PAYMENT.CAPTURE.DENIED', {}, { kind: 'closed' }],
    ['PAYMENT.CAPTURE.COMPLETED', {}, { kind: 'paid', paymentId: 'CAP1', ...dollars(1999) }],
    ['PAYMENT.CAPTURE.REFUNDED', {}, { kind: 'refunded', ...dollars(1999) }],
    [
      'PAYMENT.CAPTURE.REFUNDED',
      { seller_payable_breakdown: sum('25.00') },
      { kind: 'refunded', ...dollars(2500) },
    ],
    ['PAYMENT.CAPTURE.REVERSED', {}, { kind: 'charged_back' }],
    [
      'CUSTOMER.DISPUTE.RESOLVED',
      { dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } },
      { kind: 'charged_back' },
    ],
    ['CUSTOMER.DISPUTE.RESOLVED', { dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } }, undefined],
    ['CUSTOMER.DISPUTE.RESOLVED', {}, undefined],
    ['CUSTOMER.DISPUTE.CREATED', {}, undefined],
    ['PAYMENT.CAPTURE.PENDING', {}, undefined],
  ])('is read from %s with %j', async (kind, more, fact) => {
    expect(await read(kind, { ...named, ...more })).toEqual({
      noticeId: 'WH-1',
      kind,
      orderId: ORDER,
      providerOrderId: kind.startsWith('CHECKOUT.ORDER.') ? 'CAP1' : undefined,
      fact,
      body: { id: 'WH-1', event_type: kind, resource: { ...named, ...more } },
    });
    expect(calls).toEqual([]);
  });

  test.each([
    ['PAYMENT.CAPTURE.COMPLETED', { amount: AMOUNT }],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'CAP1' }],
    ['PAYMENT.CAPTURE.REFUNDED', { id: 'REF1' }],
  ])('is refused if %s has only %j', async (kind, resource) => {
    await expect(read(kind, { custom_id: ORDER, ...resource })).rejects.toEqual(invalid);
  });
});

describe('its order', () => {
  const REVERSED = 'PAYMENT.CAPTURE.REVERSED';
  const up = { rel: 'up', href: 'https://x.test/v2/payments/captures/CAP9' };

  test.each([
    ['its own name', { custom_id: ORDER }, { orderId: ORDER }],
    ['the name of what was bought', { purchase_units: [{ custom_id: ORDER }] }, { orderId: ORDER }],
    ['what is disputed', { disputed_transactions: [{ custom: ORDER }] }, { orderId: ORDER }],
    ['another shop’s name', { custom_id: 'shoes-42' }, { orderId: undefined }],
    ['its own order', { order_id: 'PP2' }, { providerOrderId: 'PP2' }],
    [
      'the order that it belongs to',
      { order_id: 'PP2', supplementary_data: { related_ids: { order_id: 'PP3' } } },
      { providerOrderId: 'PP3' },
    ],
  ])('is found by %s, without a call', async (_what, resource, found) => {
    expect(await read(REVERSED, resource)).toMatchObject(found);
    expect(calls).toEqual([]);
  });

  test.each([
    ['a dispute', { disputed_transactions: [{ seller_transaction_id: 'CAP9' }] }],
    ['what it belongs to', { supplementary_data: { related_ids: { capture_id: 'CAP9' } } }],
    ['what it takes back', { links: [{ rel: 'self', href: 'https://x.test/y' }, up] }],
  ])('is requested by the payment that %s names', async (_what, resource) => {
    expect(await read(REVERSED, resource)).toMatchObject({ orderId: ORDER, providerOrderId: 'PP1' });
    expect(calls).toEqual([{ method: 'GET', target: '/v2/payments/captures/CAP9' }]);
  });

  test('is not requested if nothing has happened', async () => {
    await read('PAYMENT.CAPTURE.PENDING', { links: [up] });
    expect(calls).toEqual([]);
  });

  test.each([
    { ...up, href: `${up.href}/refund` },
    { ...up, href: 'https://x.test/v2/payments/captures/../../../x' },
    { ...up, rel: 'self' },
  ])('is not requested at %j', async (link) => {
    expect(await read(REVERSED, { links: [link] })).toMatchObject({ orderId: undefined });
    expect(calls).toEqual([]);
  });

  test.each([
    { ok: false, status: 404, issue: 'RESOURCE_NOT_FOUND', error: new Error('no capture') } as const,
    { ok: true, content: 'another form' } as const,
    { ok: true, content: {} } as const,
    { ok: true, content: { supplementary_data: {} } } as const,
  ])('stays unknown if the answer is %j', async (answer) => {
    captureAnswer = answer;
    expect(await read(REVERSED, { links: [up] })).toMatchObject({
      orderId: undefined,
      providerOrderId: undefined,
      fact: { kind: 'charged_back' },
    });
  });
});
