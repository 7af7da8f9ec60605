import { generateKeyPairSync, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppError } from '../../../http/app-error.ts';
import { TestClock } from '../../../testing/clock.ts';
import { type NoticeFlaw, startWechatServer, type WechatServer } from '../../../testing/pay/wechat-server.ts';
import type { PayableOrder, PaymentProvider } from './provider.ts';
import { readWechatSettings } from './wechat/read-settings.ts';
import { createWechat } from './wechat.ts';

let platform: WechatServer;
let warnings: unknown[][];
let wechat: PaymentProvider;

function connect(environment: Record<string, string>, timeoutMs = 20_000): PaymentProvider {
  const settings = readWechatSettings(
    { ...environment, WECHAT_API_BASE: environment['WECHAT_API_BASE'] ?? '' },
    '/',
  );
  if (settings === undefined) throw new Error('no settings');
  return createWechat(settings, {
    clock: new TestClock(),
    publicUrl: 'https://studio.example.com/',
    timeoutMs,
    log: { warn: (...line: unknown[]) => warnings.push(line) },
  });
}

function newOrder(): PayableOrder {
  return {
    id: randomUUID(),
    title: '团队版 1 个月 × 3 人',
    amount: 29700,
    currency: 'CNY',
    closesAt: new Date(Date.now() + 2 * 3600_000),
    providerOrderId: null,
  };
}

async function openOrder(): Promise<PayableOrder> {
  const order = newOrder();
  await wechat.open(order);
  return order;
}

async function paidOrder(): Promise<PayableOrder & { paymentId: string; reason: string }> {
  const order = await openOrder();
  platform.pay(order.id);
  const fact = await wechat.ask(order);
  if (fact.kind !== 'paid') throw new Error(fact.kind);
  return { ...order, paymentId: fact.paymentId, reason: '买错了' };
}

beforeAll(async () => {
  platform = await startWechatServer();
});
afterAll(() => platform.stop());
beforeEach(() => {
  warnings = [];
  platform.signing.answers = 'rightly';
  platform.signing.skewSeconds = 0;
  wechat = connect(platform.environment);
});

const failsWith = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
const unavailable = failsWith('payment_unavailable');

describe('an order', () => {
  test('is opened, scanned and paid', async () => {
    const order = newOrder();
    expect(await wechat.open(order)).toEqual({
      providerOrderId: null,
      codeUrl: expect.stringMatching(/^weixin:\/\/wxpay\/bizpayurl\?pr=/),
      link: null,
    });
    expect(await wechat.ask(order)).toEqual({ kind: 'waiting' });
    const trade = platform.trades.get(order.id.replaceAll('-', ''));
    expect(trade?.noticeUrl).toBe('https://studio.example.com/api.v1/pay/wechat/notice');
    platform.pay(order.id);
    expect(await wechat.ask(order)).toEqual({
      kind: 'paid',
      paymentId: platform.trades.get(order.id.replaceAll('-', ''))?.transactionId,
      amount: 29700,
      currency: 'CNY',
    });
  });

  test('is one order however often it is opened', async () => {
    const order = newOrder();
    platform.fail('lost');
    await expect(wechat.open(order)).rejects.toEqual(unavailable);
    const before = platform.trades.size;
    await wechat.open(order);
    expect(platform.trades.size).toBe(before);
  });

  test('in another currency than the yuan is refused before anything is sent', async () => {
    const calls = platform.calls.length;
    await expect(wechat.open({ ...newOrder(), currency: 'USD' })).rejects.toEqual(
      failsWith('payment_failed'),
    );
    expect(platform.calls).toHaveLength(calls);
  });

  test('that was never opened is waiting, and closes', async () => {
    expect(await wechat.ask(newOrder())).toEqual({ kind: 'waiting' });
    expect(await wechat.close(newOrder())).toEqual({ kind: 'closed' });
  });

  test('closes once, and stays closed', async () => {
    const order = await openOrder();
    expect(await wechat.close(order)).toEqual({ kind: 'closed' });
    expect(await wechat.close(order)).toEqual({ kind: 'closed' });
    expect(await wechat.ask(order)).toEqual({ kind: 'closed' });
    await expect(wechat.open(order)).rejects.toEqual(failsWith('payment_failed'));
  });

  test('that was paid in the meantime is not closed but reported as paid', async () => {
    const order = await paidOrder();
    expect(await wechat.close(order)).toMatchObject({ kind: 'paid', amount: 29700 });
  });

  test('whose buyer is typing the password does not close', async () => {
    const order = await openOrder();
    const trade = platform.trades.get(order.id.replaceAll('-', ''));
    if (trade !== undefined) trade.state = 'USERPAYING';
    expect(await wechat.close(order)).toEqual({ kind: 'waiting' });
  });

  test('whose card was refused may still be paid', async () => {
    const order = await openOrder();
    platform.refuse(order.id);
    expect(await wechat.ask(order)).toEqual({ kind: 'waiting' });
  });

  test('of another amount or currency is reported as it is', async () => {
    const order = await openOrder();
    platform.pay(order.id, { total: 1, currency: 'HKD' });
    expect(await wechat.ask(order)).toMatchObject({ kind: 'paid', amount: 1, currency: 'HKD' });
  });

  test('of another app is refused', async () => {
    const order = await openOrder();
    platform.pay(order.id);
    const trade = platform.trades.get(order.id.replaceAll('-', ''));
    if (trade !== undefined) trade.appId = 'wx0000000000000000';
    await expect(wechat.ask(order)).rejects.toEqual(failsWith('payment_failed'));
  });
});

describe('a refund', () => {
  test('is accepted, made once, and done', async () => {
    const order = await paidOrder();
    platform.fail('lost');
    await expect(wechat.refund(order)).rejects.toEqual(unavailable);
    expect(await wechat.refund(order)).toEqual({ kind: 'waiting' });
    expect(await wechat.ask(order)).toMatchObject({ kind: 'paid' });
    platform.finishRefund(order.id);
    const refunded = { kind: 'refunded', amount: 29700, currency: 'CNY' };
    expect(await wechat.refund(order)).toEqual(refunded);
    expect(await wechat.ask(order)).toEqual(refunded);
  });

  test('that the bank does not take fails, and the order stays paid', async () => {
    const order = await paidOrder();
    await wechat.refund(order);
    platform.finishRefund(order.id, 'ABNORMAL');
    await expect(wechat.refund(order)).rejects.toEqual(failsWith('payment_failed'));
    expect(await wechat.ask(order)).toMatchObject({ kind: 'paid' });
  });

  test('made by hand in the merchant platform counts as whole', async () => {
    const order = await paidOrder();
    platform.refundByHand(order.id);
    expect(await wechat.ask(order)).toEqual({ kind: 'refunded', amount: 29700, currency: 'CNY' });
  });

  test('of a payment that does not exist fails', async () => {
    const order = { ...(await openOrder()), paymentId: '4200000000', reason: '' };
    await expect(wechat.refund(order)).rejects.toEqual(failsWith('payment_failed'));
  });
});

describe('a platform that does not answer as it should', () => {
  test('silent: out of reach', async () => {
    platform.fail('silent');
    await expect(connect(platform.environment, 50).open(newOrder())).rejects.toEqual(unavailable);
  });

  test.each(['html', 'half', 'moved', 'lost'] as const)('%s: out of reach', async (fault) => {
    const order = await openOrder();
    platform.fail(fault);
    await expect(wechat.ask(order)).rejects.toEqual(unavailable);
  });

  test.each(['unavailable', 'limited'] as const)('%s: out of reach, with the time to wait', async (fault) => {
    const order = await openOrder();
    platform.fail(fault);
    await expect(wechat.ask(order)).rejects.toEqual(failsWith('payment_unavailable', { retryAfter: 7 }));
  });

  test('nobody listens there', async () => {
    const gone = connect({ ...platform.environment, WECHAT_API_BASE: 'http://127.0.0.1:9' });
    await expect(gone.open(newOrder())).rejects.toEqual(unavailable);
  });

  test.each(['wrongly', 'not'] as const)('an answer that is %s signed is not trusted', async (signing) => {
    const order = await openOrder();
    platform.pay(order.id);
    platform.signing.answers = signing;
    await expect(wechat.ask(order)).rejects.toEqual(unavailable);
    await expect(wechat.ask(newOrder())).rejects.toEqual(unavailable);
    await expect(wechat.close(newOrder())).rejects.toEqual(unavailable);
  });

  test.each([
    [290, true],
    [-290, true],
    [310, false],
    [-310, false],
  ])('an answer signed %i s from our clock is trusted: %s', async (skewSeconds, believed) => {
    const order = await openOrder();
    platform.signing.skewSeconds = skewSeconds;
    const asked = wechat.ask(order);
    if (believed) expect(await asked).toEqual({ kind: 'waiting' });
    else await expect(asked).rejects.toEqual(unavailable);
  });

  test('an unknown merchant key makes the platform out of reach, and the log contains neither key nor body', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const stranger = connect({ ...platform.environment, WECHAT_PRIVATE_KEY: pem });
    const order = newOrder();
    const failure = await stranger.open(order).catch((error: AppError) => error);
    expect(failure).toEqual(unavailable);
    const said = JSON.stringify(warnings) + String((failure as AppError).cause);
    expect(said).toContain('SIGN_ERROR');
    expect(said).not.toContain(order.title);
    expect(said).not.toContain('PRIVATE');
  });
});

describe('a signed answer that does not match', () => {
  const failed = failsWith('payment_failed');
  const refusal = { code: 'FREQUENCY_LIMITED' };
  const trade = (order: PayableOrder, change: object = {}) => ({
    appid: 'wxd678efh567hg6787',
    mchid: '1230000109',
    out_trade_no: order.id.replaceAll('-', ''),
    transaction_id: '42',
    trade_state: 'SUCCESS',
    amount: { total: 29700 },
    ...change,
  });
  const asked = async (status: number, content: (order: PayableOrder) => unknown) => {
    const order = newOrder();
    platform.answerNext('/out-trade-no/', status, content(order));
    return wechat.ask(order);
  };

  test('of a payment is trusted only for this order, at this merchant and complete', async () => {
    expect(await asked(200, trade)).toMatchObject({ kind: 'paid', paymentId: '42', currency: 'CNY' });
    await expect(asked(200, (order) => trade(order, { mchid: '19' }))).rejects.toEqual(failed);
    await expect(asked(200, (order) => trade(order, { out_trade_no: '0'.repeat(32) }))).rejects.toEqual(
      failed,
    );
    const nameless = { transaction_id: undefined };
    await expect(asked(200, (order) => trade(order, nameless))).rejects.toEqual(unavailable);
    await expect(asked(200, () => ({}))).rejects.toEqual(unavailable);
    await expect(asked(403, () => refusal)).rejects.toEqual(failed);
  });

  test('of a refund is not a refund', async () => {
    const order = await paidOrder();
    platform.refundByHand(order.id);
    const content = { status: 'SUCCESS', amount: { refund: 29700 } };
    for (const other of [{}, { ...content, out_trade_no: '0'.repeat(32) }]) {
      platform.answerNext('/refunds/', 200, other);
      await expect(wechat.ask(order)).rejects.toEqual(unavailable);
    }
    platform.answerNext('/refunds/', 403, refusal);
    await expect(wechat.ask(order)).rejects.toEqual(failed);
  });

  test.each([{}, null, 'weixin://', { code_url: 1 }, { code_url: 'https://pay.example/' }])(
    'of an order with another address is refused: %j',
    async (content) => {
      platform.answerNext('/native', 200, content);
      await expect(wechat.open(newOrder())).rejects.toEqual(unavailable);
    },
  );
});

describe('a notification', () => {
  const read = (orderId: string, options: { flaw?: NoticeFlaw; id?: string } = {}) =>
    wechat.readNotice(platform.notice(orderId, options));

  test('of a payment says which order, which payment and how much, and not who paid', async () => {
    const order = await paidOrder();
    const notice = await read(order.id, { id: 'EV-1' });
    expect(notice).toMatchObject({
      noticeId: 'EV-1',
      kind: 'TRANSACTION.SUCCESS',
      orderId: order.id,
      fact: { kind: 'paid', paymentId: order.paymentId, amount: 29700, currency: 'CNY' },
    });
    expect(notice.body).toMatchObject({
      id: 'EV-1',
      event_type: 'TRANSACTION.SUCCESS',
      resource: { mchid: '1230000109', trade_state: 'SUCCESS', transaction_id: order.paymentId },
    });
    expect(JSON.stringify(notice.body)).not.toContain('openid');
  });

  test('of something else names no order and has no event', async () => {
    const order = await paidOrder();
    for (const content of [{ out_trade_no: order.id.replaceAll('-', '') }, 'news', null]) {
      const notice = platform.notice(order.id, { said: { kind: 'MARKETING.NEWS', content } });
      expect(await wechat.readNotice(notice)).toMatchObject({
        kind: 'MARKETING.NEWS',
        orderId: undefined,
        fact: undefined,
        body: { resource: content },
      });
    }
  });

  test('that comes twice is the same one', async () => {
    const order = await paidOrder();
    const notice = platform.notice(order.id);
    expect(await wechat.readNotice(notice)).toEqual(await wechat.readNotice(notice));
  });

  test('of a refund says how much came back', async () => {
    const order = await paidOrder();
    await wechat.refund(order);
    platform.finishRefund(order.id);
    expect(await read(order.id)).toMatchObject({
      kind: 'REFUND.SUCCESS',
      orderId: order.id,
      fact: { kind: 'refunded', amount: 29700, currency: 'CNY' },
    });
  });

  test('of a failed refund is acknowledged without an event', async () => {
    const order = await paidOrder();
    await wechat.refund(order);
    platform.finishRefund(order.id, 'CLOSED');
    expect(await read(order.id)).toMatchObject({ kind: 'REFUND.CLOSED', orderId: order.id, fact: undefined });
  });

  const invalid = failsWith('payment_notice_invalid');

  test.each(['forged', 'altered', 'late', 'other-merchant', 'other-key', 'other-form'] as const)(
    '%s: refused; the log says if the clock may be wrong',
    async (flaw) => {
      const order = await paidOrder();
      await expect(read(order.id, { flaw })).rejects.toEqual(invalid);
      expect(warnings).toHaveLength(flaw === 'late' ? 1 : 0);
    },
  );

  test('of anything that cannot be decrypted: refused', async () => {
    const order = await paidOrder();
    const said = { kind: 'MARKETING.NEWS', content: {} };
    await expect(wechat.readNotice(platform.notice(order.id, { flaw: 'other-key', said }))).rejects.toEqual(
      invalid,
    );
  });

  test.each(['TRANSACTION.SUCCESS', 'REFUND.SUCCESS'])('%s in another form: refused', async (kind) => {
    const order = await paidOrder();
    const notice = platform.notice(order.id, { said: { kind, content: {} } });
    await expect(wechat.readNotice(notice)).rejects.toEqual(invalid);
  });

  test('of a payment to another app, or a refund of another merchant: refused', async () => {
    const order = await paidOrder();
    const trade = platform.trades.get(order.id.replaceAll('-', ''));
    if (trade === undefined) throw new Error('a paid order has no trade');
    const { appId } = trade;
    trade.appId = 'wx0000000000000000';
    await expect(read(order.id)).rejects.toEqual(invalid);
    trade.appId = appId;
    await wechat.refund(order);
    platform.finishRefund(order.id);
    await expect(read(order.id, { flaw: 'other-merchant' })).rejects.toEqual(invalid);
  });

  test.each(['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature'])(
    'without %s: refused',
    async (name) => {
      const order = await paidOrder();
      const { headers, body } = platform.notice(order.id);
      const request = { headers: { ...headers, [name]: undefined }, body };
      await expect(wechat.readNotice(request)).rejects.toEqual(failsWith('payment_notice_invalid'));
    },
  );

  test('is answered in the form that the platform knows', () => {
    expect(wechat.answerNotice(true)).toEqual({ status: 200, body: { code: 'SUCCESS' } });
    expect(wechat.answerNotice(false)).toMatchObject({ status: 400, body: { code: 'FAIL' } });
  });
});

test('a platform certificate works like the public key', async () => {
  const certified = await startWechatServer({ certificate: true });
  try {
    const provider = connect(certified.environment);
    const order = newOrder();
    await provider.open(order);
    certified.pay(order.id);
    expect(await provider.ask(order)).toMatchObject({ kind: 'paid' });
    expect(await provider.readNotice(certified.notice(order.id))).toMatchObject({ orderId: order.id });
    const { WECHAT_PLATFORM_KEY_ID: serial = '', ...others } = certified.environment;
    const read = (keyId: string) =>
      readWechatSettings({ WECHAT_API_BASE: '', ...others, WECHAT_PLATFORM_KEY_ID: keyId }, '/');
    const pairs = serial.toLowerCase().match(/../g) ?? [];
    expect(read(pairs.join(':'))?.platformKeyId).toBe(serial);
    expect(read(`0${serial}`)?.platformKey.type).toBe('public');
    expect(() => read(`${serial}0`)).toThrow('WECHAT_PLATFORM_KEY_ID is not the serial number');
  } finally {
    await certified.stop();
  }
});

describe('settings', () => {
  const read = (change: Record<string, string | undefined>) =>
    readWechatSettings({ WECHAT_API_BASE: 'x', ...platform.environment, ...change }, '/');
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  const ofAnotherKind = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;

  test('without any there is no WeChat Pay', () => {
    expect(readWechatSettings({ WECHAT_API_BASE: 'https://api.mch.weixin.qq.com' }, '/')).toBeUndefined();
  });

  test.each([
    [{ WECHAT_APP_ID: undefined }, 'WeChat Pay also needs the settings WECHAT_APP_ID.'],
    [{ WECHAT_API_V3_KEY: 'short' }, 'The setting WECHAT_API_V3_KEY must be 32 characters, not 5.'],
    [{ WECHAT_MERCHANT_SERIAL: 'hello' }, 'WECHAT_MERCHANT_SERIAL must be the hexadecimal serial'],
    [{ WECHAT_MERCHANT_SERIAL: 'x12345678' }, 'WECHAT_MERCHANT_SERIAL must be the hexadecimal serial'],
    [{ WECHAT_MERCHANT_SERIAL: '12345678x' }, 'WECHAT_MERCHANT_SERIAL must be the hexadecimal serial'],
    [{ WECHAT_PRIVATE_KEY: 'nowhere.pem' }, 'WECHAT_PRIVATE_KEY is neither PEM text nor the path of a file'],
    [{ WECHAT_PRIVATE_KEY: '-----BEGIN x' }, 'WECHAT_PRIVATE_KEY holds no private key that can be read'],
    [
      { WECHAT_PRIVATE_KEY: weak.export({ type: 'pkcs8', format: 'pem' }).toString() },
      'WECHAT_PRIVATE_KEY must be an RSA key of at least 2048 bits',
    ],
    [{ WECHAT_PLATFORM_PUBLIC_KEY: '-----BEGIN x' }, 'WECHAT_PLATFORM_PUBLIC_KEY holds no public key'],
    [{ WECHAT_PLATFORM_PUBLIC_KEY: 'nowhere.pem' }, 'WECHAT_PLATFORM_PUBLIC_KEY is neither PEM text nor'],
    [
      { WECHAT_PLATFORM_PUBLIC_KEY: ofAnotherKind.export({ type: 'spki', format: 'pem' }).toString() },
      'WECHAT_PLATFORM_PUBLIC_KEY must be an RSA key',
    ],
  ])('%o is refused with a sentence', (change, sentence) => {
    expect(() => read(change)).toThrow(sentence);
  });

  test('the merchant’s private key instead of the platform’s key is refused', () => {
    const own = platform.environment['WECHAT_PRIVATE_KEY'];
    expect(() => read({ WECHAT_PLATFORM_PUBLIC_KEY: own })).toThrow('holds a private key');
  });

  test('a serial may be written with colons, and the address with slashes at its end', () => {
    const settings = read({
      WECHAT_MERCHANT_SERIAL: 'ab:cd:ef:01:23',
      WECHAT_API_BASE: 'https://a.test/pay//',
    });
    expect(settings).toMatchObject({ merchantSerial: 'ABCDEF0123', apiBase: 'https://a.test/pay' });
  });

  test('keys may be files', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-wechat-'));
    const names = ['WECHAT_PRIVATE_KEY', 'WECHAT_PLATFORM_PUBLIC_KEY'] as const;
    for (const name of names)
      fs.writeFileSync(path.join(folder, `${name}.pem`), platform.environment[name] ?? '');
    const files = Object.fromEntries(names.map((name) => [name, `${name}.pem`]));
    const settings = readWechatSettings({ WECHAT_API_BASE: 'x', ...platform.environment, ...files }, folder);
    fs.rmSync(folder, { recursive: true });
    const inText = read({});
    expect(settings?.platformKey.equals(inText?.platformKey ?? weak)).toBe(true);
    expect(settings?.privateKey.equals(inText?.privateKey ?? weak)).toBe(true);
  });

  test('line breaks may be written as \\n', () => {
    const flat = platform.environment['WECHAT_PRIVATE_KEY']?.replaceAll('\n', '\\n');
    expect(read({ WECHAT_PRIVATE_KEY: flat })?.privateKey.type).toBe('private');
  });
});
