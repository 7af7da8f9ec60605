import { createCipheriv, createVerify, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { authorizeWechat, checkWechatSignature, decryptWechatResource } from './signature.ts';

const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1000;

test('a request is signed over method, target, second, nonce and body', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const settings = { merchantId: '1900000001', merchantSerial: '5A3F', privateKey };
  const request = {
    method: 'POST',
    target: '/v3/pay?x=1',
    body: '{"a":"分"}',
    now: new Date(now.getTime() + 700),
  };
  const header = authorizeWechat(settings, request);
  const parts =
    /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="([0-9a-f]{32})",signature="([^"]+)",timestamp="(\d+)",serial_no="5A3F"$/;
  const [, nonce, signature = '', timestamp] = parts.exec(header) ?? [];
  expect(timestamp).toBe(String(seconds));
  const signed = `POST\n/v3/pay?x=1\n${timestamp}\n${nonce}\n{"a":"分"}\n`;
  expect(createVerify('RSA-SHA256').update(signed).verify(publicKey, signature, 'base64')).toBe(true);
  expect(authorizeWechat(settings, request)).not.toBe(header);
});

describe('a signature of the platform', () => {
  const settings = { platformKey: platform.publicKey, platformKeyId: 'PUB_KEY_ID_1' };
  const body = Buffer.from('{"code":"SUCCESS"}');
  const headersAt = (timestamp: number | string): Record<string, string | undefined> => ({
    'wechatpay-timestamp': String(timestamp),
    'wechatpay-nonce': 'n0nce',
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-signature': sign(
      'sha256',
      Buffer.from(`${timestamp}\nn0nce\n${body}\n`),
      platform.privateKey,
    ).toString('base64'),
  });
  const check = (headers: Record<string, string | undefined>, bytes = body) =>
    checkWechatSignature(settings, (name) => headers[name], bytes, now);

  test.each([
    [seconds, 'genuine'],
    [seconds - 300, 'genuine'],
    [seconds + 300, 'genuine'],
    [seconds - 301, 'stale'],
    [seconds + 301, 'stale'],
    ['soon', 'stale'],
    ['', 'stale'],
  ])('at second %s is %s', (timestamp, expected) => {
    expect(check(headersAt(timestamp))).toBe(expected);
  });

  test.each(['timestamp', 'nonce', 'serial', 'signature'])('is forged without its %s', (name) => {
    expect(check({ ...headersAt(seconds), [`wechatpay-${name}`]: undefined })).toBe('forged');
    expect(check({ ...headersAt(seconds), [`wechatpay-${name}`]: 'other' })).toBe('forged');
  });

  test('is forged if a byte was changed', () => {
    expect(check(headersAt(seconds), Buffer.from('{"code":"SUCCESs"}'))).toBe('forged');
  });
});

describe('an encrypted resource', () => {
  const key = Buffer.alloc(32, 7);
  const encrypt = (words: string, tagBytes = 16) => {
    const cipher = createCipheriv('aes-256-gcm', key, Buffer.from('nonce-é-12'));
    cipher.setAAD(Buffer.from('transactión'));
    const content = Buffer.concat([cipher.update(words), cipher.final()]);
    return Buffer.concat([content, cipher.getAuthTag().subarray(0, tagBytes)]);
  };
  const open = (bytes: Buffer, change: object = {}) =>
    decryptWechatResource(key, {
      ciphertext: bytes.toString('base64'),
      nonce: 'nonce-é-12',
      associated_data: 'transactión',
      ...change,
    });

  test('is decrypted', () => {
    expect(open(encrypt('{"amount":"一分"}'))).toBe('{"amount":"一分"}');
  });

  test('is not decrypted if anything was changed', () => {
    const bytes = encrypt('{"amount":1}');
    const turned = Buffer.from(bytes);
    turned[3] = (turned[3] ?? 0) ^ 1;
    expect(() => open(turned)).toThrow();
    expect(() => open(bytes, { nonce: 'nonce-é-13' })).toThrow();
    expect(() => open(bytes, { associated_data: '' })).toThrow();
    expect(() =>
      decryptWechatResource(Buffer.alloc(32, 8), {
        ciphertext: bytes.toString('base64'),
        nonce: 'nonce-é-12',
        associated_data: 'transactión',
      }),
    ).toThrow();
  });

  test.each([0, 4, 8, 12])('is not decrypted with %i bytes of its tag', (tagBytes) => {
    expect(() => open(encrypt('', tagBytes))).toThrow();
  });
});
