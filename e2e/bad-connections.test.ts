/** Misbehaving connections are cut or refused, while everyone else is served. */
import { once } from 'node:events';
import type net from 'node:net';
import { EVENT_STREAMS } from '@inkreel/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, registerByApi } from './support/api.ts';
import type { Product } from './support/product.ts';
import { exchange, openRaw, readToEnd } from './support/raw-http.ts';
import { startRun, untilEnded } from './support/runs.ts';
import { startTestProduct } from './support/test-product.ts';

const CROWD = 100;
/** Below the limit per address, so that other clients on this address are still served. */
const BODIES = 60;
/** Connections that the product accepts per address, and how many the test opens. */
const PER_ADDRESS = 400;
const FLOOD = 1000;
/** The sign-in attempts allowed per address and minute, and a few more. */
const SIGN_INS = 70;

let product: Product;
let token: string;
let slowHeaders: net.Socket[];
let slowBodies: net.Socket[];

beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'fatal', CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS) });
  token = await registerByApi(product.url, 'somebody@example.com');
  // These stay open during all other tests.
  slowHeaders = await many(CROWD, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  slowBodies = await many(
    BODIES,
    `POST /api.v1/results/archive HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"ids":`,
  );
});
afterAll(async () => {
  for (const socket of [...slowHeaders, ...slowBodies]) socket.destroy();
  await product.close();
});

function many(count: number, text: string): Promise<net.Socket[]> {
  return Promise.all(Array.from({ length: count }, () => openRaw(product.url, text)));
}
const served = async () => (await callApi(product.url, 'GET', '/user/current', { token })).code === 0;

describe('a malformed request', () => {
  test.each([
    ['has 20 KB of headers', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'has 1,500 headers',
      `GET /healthz HTTP/1.1\r\nHost: a\r\n${'X-Many: 0123456789\r\n'.repeat(1500)}\r\n`,
      431,
    ],
    [
      'has two lengths',
      'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'has a length and chunks',
      'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['has no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['is not HTTP', 'EHLO mail.example.com\r\n\r\n', 400],
    ['has a NUL in its path', 'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ])('%s is refused', async (_name, text, status) => {
    const answer = await exchange(product.url, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/\.[tj]s:\d/);
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/files/../../../etc/passwd',
  ])('for %s gets no file of the machine', async (path) => {
    const answer = await exchange(
      product.url,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 [2345]\d\d /);
    expect(answer).not.toMatch(/"workspaces"|root:/);
  });
});

describe('event streams that no client reads', () => {
  const request = () =>
    `GET /api.v1/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
  /** The status of opening one more, which is closed again immediately. */
  const streamStatus = async () => {
    const answer = await fetch(`${product.url}/api.v1/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.body?.cancel();
    return answer.status;
  };

  test('delay no other request, and are limited in number', async () => {
    const unread = await many(EVENT_STREAMS, request());
    // All must be open first, since asking for the status opens one too. `readable` fires without reading.
    await Promise.all(unread.map((socket) => once(socket, 'readable')));
    expect(await streamStatus()).toBe(429);
    const task = await startRun(product.url, token);
    expect((await untilEnded(product.url, token, task)).state).toBe('SUCCEEDED');
    for (const socket of unread) socket.destroy();
    await expect.poll(streamStatus).toBe(200);
  });
});

describe('slow senders', () => {
  test('delay no other request', async () => {
    expect(await served()).toBe(true);
  });

  test('are cut while they send headers', async () => {
    const answers = await Promise.all(slowHeaders.map(readToEnd));
    expect(answers.filter((answer) => answer === '' || answer.startsWith('HTTP/1.1 408'))).toHaveLength(
      CROWD,
    );
  });

  test('are cut when their body stops arriving', async () => {
    const answers = await Promise.all(slowBodies.map(readToEnd));
    expect(answers.filter((answer) => answer === '' || answer.startsWith('HTTP/1.1 408'))).toHaveLength(
      BODIES,
    );
  });
});

describe('idle connections', () => {
  test('are limited per address, and health is still answered', async () => {
    const held: net.Socket[] = [];
    for (let n = 0; n < FLOOD / 50; n += 1)
      held.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, () => openRaw(product.url, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')),
        )),
      );
    for (const socket of held) socket.resume();
    const open = () => held.filter((socket) => !socket.closed).length;
    await expect.poll(open).toBeLessThanOrEqual(PER_ADDRESS);
    for (const path of ['/healthz', '/readyz']) expect((await fetch(product.url + path)).status).toBe(200);
    expect(await served()).toBe(true);
    for (const socket of held) socket.destroy();
  });
});

// Last, since it uses up this address's limit for a minute.
test('attempts with a new name each time count against the address', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < SIGN_INS; n += 1) {
    const answer = await fetch(`${product.url}/api.v1/passport/login/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${n}`,
        forwarded: `for=10.1.0.${n}`,
        'x-real-ip': `10.2.0.${n}`,
        authorization: `Bearer ${'made-up-'.repeat(4)}${n}`,
      },
      body: '{}',
    });
    statuses.push(answer.status);
  }
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(await served()).toBe(true);
});
