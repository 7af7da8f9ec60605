/** What is known of a call before its body is read: who calls, and how much the route takes. */
import { WHOLE_BYTES } from '@inkreel/contract/api/body-bytes.ts';
import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { SITES } from '@inkreel/contract/site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './http-server.ts';
import { ALL_SCOPES, type Principal } from './principal.ts';
import { route } from './route.ts';

const shared = { area: 'system', summary: 's', method: 'POST', output: z.null() } as const;
const body = z.record(z.string(), z.unknown());
const endpoints = [
  defineEndpoint({ ...shared, path: '/open', auth: 'none', body }),
  defineEndpoint({ ...shared, path: '/usual', auth: 'user', body }),
  defineEndpoint({ ...shared, path: '/whole', auth: 'user', body, bodyBytes: WHOLE_BYTES }),
  defineEndpoint({ ...shared, path: '/signed', auth: 'none', rawBody: true }),
];
const TOKEN = 'a'.repeat(43);
const OTHER = 'b'.repeat(43);
/** Calls a minute of one caller with large bodies. */
const LARGE = 120;

let app: FastifyInstance;
let signedIn: Set<string>;
let read: string[];
beforeEach(async () => {
  signedIn = new Set([TOKEN, OTHER]);
  read = [];
  app = await createHttpServer({
    routes: endpoints.map((endpoint) => route(endpoint, async () => null)),
    site: SITES.intl,
    authenticate: async (token) =>
      signedIn.has(token) ? ({ userId: token, scopes: ALL_SCOPES } as Principal) : undefined,
    log: Fastify({ logger: false }).log,
    trustedProxies: 0,
    secure: false,
  });
  const parse = JSON.parse;
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    read.push(text);
    return parse(text, reviver);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

async function post(path: string, payload: string, token?: string): Promise<number> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const { statusCode } = await app.inject({ method: 'POST', url: `/api.v1${path}`, headers, payload });
  return statusCode;
}
const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"key ${at}":1`).join()}}`;
const lists = (count: number) => `{"a":${'['.repeat(count)}${']'.repeat(count)}}`;
const text = (length: number) => JSON.stringify({ text: 'x'.repeat(length) });

test('no body is read of a caller who is not signed in', async () => {
  const large = keys(60_000);
  for (const path of ['/usual', '/whole']) {
    expect(await post(path, large)).toBe(401);
    expect(await post(path, large, 'c'.repeat(43))).toBe(401);
    expect(await post(path, '{"half":')).toBe(401);
  }
  expect(read).toEqual([]);
});

test('no body is read that is larger than its route takes', async () => {
  expect(await post('/open', text(17_000))).toBe(413);
  expect(await post('/usual', text(17_000), TOKEN)).toBe(413);
  expect(await post('/whole', text(1_100_000), TOKEN)).toBe(413);
  expect(await post('/signed', text(70_000))).toBe(413);
  expect(read).toEqual([]);
  expect(await post('/open', text(16_000))).toBe(200);
  expect(await post('/whole', text(1_000_000), TOKEN)).toBe(200);
  expect(await post('/signed', text(60_000))).toBe(200);
});

test('nothing is built from an object of many keys, or from lists inside each other', async () => {
  expect(await post('/whole', keys(5001), TOKEN)).toBe(400);
  expect(await post('/whole', lists(100), TOKEN)).toBe(400);
  expect(await post('/whole', lists(400_000), TOKEN)).toBe(400);
  expect(read).toEqual([]);
  expect(await post('/whole', keys(5000), TOKEN)).toBe(200);
  expect(await post('/whole', lists(99), TOKEN)).toBe(200);
});

test('a caller sends a limited number of large bodies, and others send theirs', async () => {
  // A token is known from its first call on.
  for (const token of [TOKEN, OTHER]) expect(await post('/usual', '{}', token)).toBe(200);
  const large = text(70_000);
  for (let at = 0; at < LARGE; at += 1) expect(await post('/whole', large, TOKEN)).toBe(200);
  expect(await post('/whole', large, TOKEN)).toBe(429);
  expect(await post('/whole', large, OTHER)).toBe(200);
  expect(await post('/whole', '{}', TOKEN)).toBe(200);
});

test('large bodies are read one after the other, in the order of turns', async () => {
  app.addHook('preValidation', async (request) => {
    order.push(request.headers.authorization === `Bearer ${TOKEN}` ? 'one' : 'other');
  });
  const order: string[] = [];
  const large = text(70_000);
  const all = Array.from({ length: 6 }, () => post('/whole', large, TOKEN));
  // The first of them is being read, or its place rests.
  await all[0];
  await Promise.all([...all, post('/whole', large, OTHER)]);
  expect(order).toHaveLength(7);
  expect(order.indexOf('other')).toBeLessThanOrEqual(3);
});

test('a caller who is signed out while the body arrives is refused', async () => {
  let passed = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  app.addHook('preValidation', async () => {
    passed = 10_000;
    signedIn.clear();
  });
  expect(await post('/usual', '{}', TOKEN)).toBe(401);
});
