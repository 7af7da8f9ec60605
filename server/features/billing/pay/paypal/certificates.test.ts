import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCertificate } from '../../../../testing/pay/certificates.ts';
import { createCertificateStore } from './certificates.ts';

const BASE = 'https://paypal.test';
const NAME = 'messageverificationcerts.paypal.com';
const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3600_000;
const invalid = expect.objectContaining({ code: 'payment_notice_invalid' });
const authority = makeCertificate({ commonName: 'Local Authority', until: 24 * 365, now: NOON });
/** A certificate file with its issuer, valid from and until so many hours from noon. */
const fileOf = (options: { commonName?: string; from?: number; until?: number } = {}) =>
  makeCertificate({ commonName: NAME, until: 24 * 30, ...options, issuer: authority, now: NOON }).pem +
  authority.pem;

let now: Date;
let asked: string[];
let answer: { status: number; body: string };
let readKey: (address: string) => Promise<unknown>;
beforeEach(() => {
  now = NOON;
  asked = [];
  answer = { status: 200, body: fileOf() };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return new Response(answer.body, { status: answer.status });
  });
  readKey = createCertificateStore(BASE, { clock: { now: () => now }, log: { warn: () => undefined } });
});
afterEach(() => vi.restoreAllMocks());

const addressOf = (name: string | number) => `${BASE}/v1/notifications/certs/${name}`;
const read = (name: string | number = 1) => readKey(addressOf(name));
const refuses = async (file: string) => {
  answer.body = file;
  await expect(read(`refused-${asked.length}`)).rejects.toEqual(invalid);
};

describe('a fetched certificate', () => {
  test('is kept for a day', async () => {
    const key = await read();
    now = new Date(NOON.getTime() + 24 * HOUR_MS - 1);
    expect(await read()).toBe(key);
    expect(asked).toEqual([addressOf(1)]);
    now = new Date(NOON.getTime() + 24 * HOUR_MS);
    await read();
    expect(asked).toHaveLength(2);
  });

  test('is kept no longer than it is valid', async () => {
    answer.body = fileOf({ until: 2 });
    await read();
    now = new Date(NOON.getTime() + 2 * HOUR_MS - 1);
    await read();
    expect(asked).toHaveLength(1);
    now = new Date(NOON.getTime() + 2 * HOUR_MS + 1);
    await expect(read()).rejects.toEqual(invalid);
    expect(asked).toHaveLength(2);
  });

  test('is dropped, oldest first, if there are more than eight', async () => {
    for (let name = 1; name <= 9; name += 1) await read(name);
    expect(asked).toHaveLength(9);
    for (let name = 2; name <= 9; name += 1) await read(name);
    expect(asked).toHaveLength(9);
    await read(1);
    expect(asked).toHaveLength(10);
  });

  test('is not kept if it was refused', async () => {
    answer.status = 404;
    await expect(read()).rejects.toEqual(invalid);
    answer.status = 200;
    await read();
  });
});

describe('a file', () => {
  test('of nothing, of something else or of half a certificate is refused', async () => {
    await refuses('');
    await refuses('<html></html>');
    await refuses('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
  });

  test.each([NAME, 'messageverificationcerts.sandbox.paypal.com'])(
    'in the name %s is taken',
    async (name) => {
      answer.body = fileOf({ commonName: name });
      expect(await read()).toMatchObject({ type: 'public' });
    },
  );

  test.each([
    `x.${NAME}`,
    `${NAME}.example.com`,
    `x CN=${NAME}`,
    'messageverificationcerts.a.b.paypal.com',
    'messageverificationcerts-paypal.com',
    'messageverificationcerts.paypal-com',
  ])('in the name %s is refused', async (commonName) => {
    await refuses(fileOf({ commonName }));
  });

  test('is valid from its first second to its last', async () => {
    answer.body = fileOf({ from: 0, until: 1 });
    await read('first');
    now = new Date(NOON.getTime() + HOUR_MS);
    await read('last');
    now = new Date(NOON.getTime() + HOUR_MS + 1);
    await refuses(answer.body);
    now = new Date(NOON.getTime() - 1);
    await refuses(answer.body);
  });

  test('whose issuer is no longer valid is refused', async () => {
    const old = makeCertificate({ commonName: 'Local Authority', from: -48, until: -1, now: NOON });
    await refuses(makeCertificate({ commonName: NAME, issuer: old, now: NOON }).pem + old.pem);
  });

  test('that is self-signed, or has another issuer, is refused', async () => {
    await refuses(makeCertificate({ commonName: NAME, now: NOON }).pem);
    const impostor = makeCertificate({ commonName: 'Local Authority', now: NOON });
    await refuses(makeCertificate({ commonName: NAME, issuer: impostor, now: NOON }).pem + authority.pem);
    const other = makeCertificate({ commonName: 'Another Authority', now: NOON });
    await refuses(makeCertificate({ commonName: NAME, issuer: authority, now: NOON }).pem + other.pem);
  });
});
