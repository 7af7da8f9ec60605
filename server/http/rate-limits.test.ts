import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { SITES } from '@inkreel/contract/site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createKeyText } from '../features/api-keys/key-format.ts';
import { createHttpServer } from './http-server.ts';
import { ALL_SCOPES, type Principal } from './principal.ts';
import { createKnownTokens } from './rate-limits.ts';
import { route } from './route.ts';

const guarded = defineEndpoint({
  area: 'system',
  summary: 's',
  auth: 'user',
  method: 'GET',
  path: '/guarded',
  output: z.null(),
  limit: 'assist',
});
/** Calls a minute of that limit. */
const LIMIT = 120;
const signIn = defineEndpoint({ ...guarded, path: '/sign-in', limit: 'sign_in' });
const SIGN_INS = 60;
const user = { userId: 'u', scopes: ALL_SCOPES } as Principal;
const KEY = createKeyText();
const TOKENS = [...Array.from({ length: 8 }, (_, n) => `${n}`.repeat(43)), KEY];

let app: FastifyInstance;
beforeEach(async () => {
  app = await createHttpServer({
    routes: [guarded, signIn].map((endpoint) => route(endpoint, async () => null)),
    site: SITES.intl,
    authenticate: async (token) => (TOKENS.includes(token) ? user : undefined),
    log: Fastify({ logger: false }).log,
    trustedProxies: 1,
    secure: false,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Number of answers by status. */
async function statuses(count: number, headersOf: (n: number) => Record<string, string>) {
  const { port } = app.server.address() as AddressInfo;
  const seen: Record<number, number> = {};
  for (let n = 0; n < count; n += 1) {
    const { status, body } = await fetch(`http://127.0.0.1:${port}/api.v1/guarded`, {
      headers: headersOf(n),
    });
    await body?.cancel();
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

test('made-up tokens of one address share one limit', async () => {
  expect(await statuses(LIMIT + 30, (n) => bearer(`made-up-${n}`.padEnd(43, 'x')))).toEqual({
    401: LIMIT,
    429: 30,
  });
});

test('other headers in place of a token share it too', async () => {
  const seen = await statuses(LIMIT + 30, (n) => ({ authorization: `Basic ${n}` }));
  expect(seen).toEqual({ 401: LIMIT, 429: 30 });
});

test('addresses of one IPv6 network share one limit, other networks have theirs', async () => {
  const from = (prefix: string) => (n: number) => ({ 'x-forwarded-for': `${prefix}::${n.toString(16)}` });
  expect(await statuses(LIMIT + 30, from('2001:db8:1:2'))).toEqual({ 401: LIMIT, 429: 30 });
  expect(await statuses(10, from('2001:db8:1:3'))).toEqual({ 401: 10 });
});

test('people behind one address do not slow each other down, up to the limit of their address', async () => {
  expect(await statuses(30 + LIMIT, () => ({ 'x-forwarded-for': '192.0.2.1' }))).toEqual({
    401: LIMIT,
    429: 30,
  });
  const others = await statuses(LIMIT * 8, (n) => ({
    ...bearer(TOKENS[n % 8]),
    'x-forwarded-for': '192.0.2.2',
  }));
  expect(others).toEqual({ 200: LIMIT * 5, 429: LIMIT * 3 });
  // A session is one caller wherever it comes from.
  expect(await statuses(LIMIT, (n) => ({ ...bearer(TOKENS[0]), 'x-forwarded-for': `192.0.3.${n}` }))).toEqual(
    {
      200: LIMIT - (LIMIT * 5) / 8 + 1,
      429: (LIMIT * 5) / 8 - 1,
    },
  );
});

test('an API key is one caller wherever it comes from, and made-up ones share the limit of their address', async () => {
  expect(await statuses(1, (n) => ({ ...bearer(KEY), 'x-forwarded-for': `192.0.4.${n}` }))).toEqual({
    200: 1,
  });
  // The first call was counted by its address: the key was not known yet.
  const everywhere = await statuses(LIMIT + 30, (n) => ({
    ...bearer(KEY),
    'x-forwarded-for': `192.0.5.${n}`,
  }));
  expect(everywhere).toEqual({ 200: LIMIT, 429: 30 });
  const madeUp = () => ({ ...bearer(createKeyText()), 'x-forwarded-for': '192.0.6.1' });
  expect(await statuses(LIMIT + 30, madeUp)).toEqual({ 401: LIMIT, 429: 30 });
});

test('signing in is counted by address alone, and a refusal says when to come back', async () => {
  const call = (n: number) =>
    app.inject({ url: '/api.v1/sign-in', headers: bearer(TOKENS[n % 8]), remoteAddress: '192.0.7.1' });
  for (let n = 0; n < SIGN_INS; n += 1) expect((await call(n)).statusCode).toBe(200);
  const refused = await call(SIGN_INS);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
});

test('of very many sessions the least recently used one is forgotten', () => {
  const known = createKnownTokens();
  for (let n = 0; n < 20_000; n += 1) known.note(`${n}`, true);
  expect(known.has('0')).toBe(true);
  known.note('0', true);
  known.note('20000', true);
  expect([known.has('0'), known.has('1'), known.has('2')]).toEqual([true, false, true]);
});

test('a session that has ended no longer has its own limit', () => {
  const known = createKnownTokens();
  known.note('a', true);
  expect(known.has('a')).toBe(true);
  known.note('a', false);
  expect(known.has('a')).toBe(false);
});
