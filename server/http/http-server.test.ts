import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { SITES } from '@inkreel/contract/site.ts';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { createHttpServer } from './http-server.ts';
import { ALL_SCOPES, type Principal } from './principal.ts';
import { type Route, route } from './route.ts';

const TOKEN = 'a'.repeat(43);
const signedIn: Principal = {
  kind: 'session',
  scopes: ALL_SCOPES,
  userId: 'u',
  organisationId: 'o',
  role: 'member',
  isOperator: false,
  tokenHash: 'h',
};
const shared = { area: 'system', summary: 's', auth: 'none' } as const;

const echo = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/echo/{id}',
  params: z.object({ id: z.uuid() }),
  query: z.object({ n: z.coerce.number().int().min(1).max(100).default(20) }),
  body: z.strictObject({ text: z.string().max(10) }),
  output: z.object({ text: z.string(), n: z.number() }),
});
const mine = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/mine',
  auth: 'user',
  output: z.object({ id: z.string() }),
});
const operators = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/operators',
  auth: 'operator',
  output: z.null(),
});
const big = defineEndpoint({ ...shared, method: 'GET', path: '/big', output: z.object({ count: z.any() }) });
const failing = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/failing',
  query: z.object({ how: z.string() }),
  output: z.null(),
});
const news = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/news',
  output: z.null(),
  answer: 'events',
});
const wrong = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/wrong',
  output: z.object({ name: z.string() }),
});

const FAILURES: Record<string, () => Error> = {
  code: () => new AppError('not_enough_points', { data: { missing: 5 } }),
  zone: () =>
    new AppError('invalid_input', { data: { fields: [{ field: 'zone', problem: 'not_a_time_zone' }] } }),
  bug: () => new Error('select secret from somewhere'),
  database: () => Object.assign(new Error('x'), { cause: { code: '57P01' } }),
  disk: () => Object.assign(new Error('write'), { code: 'ENOSPC' }),
  quota: () => new Error('put', { cause: new Error('EDQUOT: disk quota exceeded, write') }),
  connection: () => new Error('Client has encountered a connection error and is not queryable'),
};

const routes: Route[] = [
  route(echo, async ({ body, query }) => ({ text: body.text, n: query.n })),
  route(mine, async ({ user }) => ({ id: user.userId })),
  route(operators, async () => null),
  route(big, async () => ({ count: 2n ** 60n })),
  route(failing, async ({ query }) => {
    throw FAILURES[query.how]?.() ?? new Error('none');
  }),
  route(news, async ({ raw }) => {
    raw.reply.type('text/event-stream').send('data: 1\n\n');
    return null;
  }),
  route(wrong, async () => ({ title: 'x' }) as never),
];

let app: Awaited<ReturnType<typeof createHttpServer>>;
beforeAll(async () => {
  app = await createHttpServer({
    routes,
    site: SITES.intl,
    authenticate: async (token) => (token === TOKEN ? signedIn : undefined),
    log: Fastify({ logger: false }).log,
    trustedProxies: 0,
    secure: true,
  });
});

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const post = (payload: unknown, url = `/api.v1/echo/${id}`) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: payload as string,
  });

describe('an answer', () => {
  test('is wrapped, with defaults filled in and a request id', async () => {
    const answer = await post({ text: 'hello' });
    expect(answer.json()).toEqual({ code: 0, message: 'ok', data: { text: 'hello', n: 20 } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('writes integers beyond 2^53 as strings', async () => {
    expect((await app.inject('/api.v1/big')).json().data.count).toBe('1152921504606846976');
  });

  test('that violates its contract is an internal error and reveals none of its content', async () => {
    const answer = await app.inject('/api.v1/wrong');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().data).toEqual({
      error: 'internal_error',
      request_id: answer.headers['x-request-id'],
    });
  });

  test('carries the security headers', async () => {
    const { headers } = await app.inject('/api.v1/big');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a failure', () => {
  test.each(['disk', 'quota'])('of a full disk (%s) says so in both languages', async (how) => {
    const ask = (language: string) =>
      app.inject({ url: `/api.v1/failing?how=${how}`, headers: { 'accept-language': language } });
    const [english, chinese] = [await ask('en'), await ask('zh-CN')];
    expect([english.statusCode, english.json().data.error]).toEqual([503, 'storage_unavailable']);
    expect(english.json().message).toContain('is full');
    expect(chinese.json().message).toContain('空间已满');
  });

  test('is in the requested language', async () => {
    const ask = (language: string) =>
      app.inject({ url: '/api.v1/failing?how=code', headers: { 'accept-language': language } });
    const [english, chinese] = [await ask('en-GB,en;q=0.9'), await ask('zh-CN')];
    expect(english.statusCode).toBe(402);
    expect(english.json()).toMatchObject({ code: 100505, data: { missing: 5 } });
    expect(chinese.json().message).toBe('积分不足。');
  });

  test('of the server does not reveal its cause in the response', async () => {
    const answer = await app.inject('/api.v1/failing?how=bug');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('stack');
  });

  test.each(['database', 'connection'])('of a %s that is away says to try again', async (how) => {
    const answer = await app.inject(`/api.v1/failing?how=${how}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });
});

describe('bad input', () => {
  test.each([
    ['wrong type', { text: 5 }],
    ['too long', { text: 'x'.repeat(11) }],
    ['missing', {}],
    ['a property that is not ours', { text: 'a', is_admin: true }],
    ['an array', [1]],
  ])('%s is refused with the field named', async (_name, body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().data.fields.length).toBeGreaterThan(0);
  });

  test.each([
    ['en', ['Unknown: is_admin', 'At most 10\u00a0characters', 'At most 100']],
    ['zh-CN', ['不认识的参数：is_admin', '最多\u00a010\u00a0个字符', '最多\u00a0100']],
  ])('has its problems in the requested language (%s)', async (language, problems) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api.v1/echo/${id}?n=101`,
      headers: { 'content-type': 'application/json', 'accept-language': language },
      payload: JSON.stringify({ text: 'x'.repeat(11), is_admin: true }),
    });
    const { fields } = answer.json().data as { fields: { problem: string }[] };
    expect(fields.map(({ problem }) => problem).toSorted()).toEqual(problems.toSorted());
  });

  test('a problem that is named by a rule of ours is written in the requested language too', async () => {
    const ask = (language: string) =>
      app.inject({ url: '/api.v1/failing?how=zone', headers: { 'accept-language': language } });
    const problem = async (language: string) => (await ask(language)).json().data.fields[0].problem;
    expect(await problem('en')).toContain('Not the name of a time zone');
    expect(await problem('zh')).toContain('不是有效的时区名称');
  });

  test.each([
    ['half a JSON', '{"text":'],
    ['__proto__', '{"text":"a","__proto__":{"x":1}}'],
    ['constructor.prototype', '{"text":"a","constructor":{"prototype":{"x":1}}}'],
    ['a property named twice', '{"text":"a","text":"b"}'],
    ['a property named twice in another spelling', '{"text":"a","t\\u0065xt" : "b"}'],
    ['a property named twice in its depth', '{"text":"a","list":[{"x":1,"x":1}]}'],
    ['no JSON', 'hello'],
    ['empty', ''],
  ])('%s is refused', async (_name, body) => {
    const answer = await post(body);
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json().code).not.toBe(0);
  });

  test.each([
    ['a colon', 'a":b'],
    ['quotes', '"x": "'],
    ['a backslash at its end', 'x":\\'],
    ['what looks like keys', '{"a":1}'],
    ['new lines', '"\n":'],
  ])('a text with %s is accepted', async (_what, text) => {
    const answer = await post(JSON.stringify({ text: text.slice(0, 10) }));
    expect(answer.json().data).toMatchObject({ text: text.slice(0, 10) });
  });

  test('JSON a hundred thousand deep is refused and does not stop the process', async () => {
    const answer = await post(`{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect([400, 413, 422]).toContain(answer.statusCode);
  });

  test('a body over a megabyte is refused', async () => {
    expect((await post(`{"text":"${'x'.repeat(1_100_000)}"}`)).json().code).toBe(100413);
  });

  test('another content type is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api.v1/echo/${id}`,
      headers: { 'content-type': 'application/xml' },
      payload: '<a/>',
    });
    expect(answer.json().code).toBe(100400);
  });

  test.each(['0', '-1', '1.5', '1e9', 'abc', '101'])('a page size of %s is refused', async (n) => {
    expect((await post({ text: 'a' }, `/api.v1/echo/${id}?n=${n}`)).statusCode).toBe(422);
  });

  test.each(['1', '-1', '%00', '..%2f', 'x'.repeat(200), 'x'.repeat(3000), '%zz', '99999999999999999999'])(
    'id %s is not found',
    async (bad) => {
      expect((await post({ text: 'a' }, `/api.v1/echo/${bad}`)).json().code).toBe(100404);
    },
  );

  test('a wrong method is answered with the allowed ones, an unknown path is not found', async () => {
    const wrongMethod = await app.inject({ method: 'DELETE', url: `/api.v1/echo/${id}` });
    expect(wrongMethod.statusCode).toBe(405);
    expect(wrongMethod.headers['allow']).toBe('POST');
    expect((await app.inject('/api.v1/none')).statusCode).toBe(404);
  });
});

test('HEAD does not open a stream, which would keep its connection', async () => {
  expect((await app.inject('/api.v1/news')).statusCode).toBe(200);
  const answer = await app.inject({ method: 'HEAD', url: '/api.v1/news' });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET']);
  expect((await app.inject({ method: 'HEAD', url: '/api.v1/big' })).statusCode).toBe(200);
});

describe('callers', () => {
  const ask = (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

  test.each([
    undefined,
    '',
    'Bearer',
    `Bearer ${'b'.repeat(43)}`,
    `Basic ${TOKEN}`,
    `Bearer ${TOKEN} x`,
    `Bearer \u00e9${TOKEN}`,
  ])('a token of the form %s is not signed in', async (header) => {
    const answer = await ask('/api.v1/mine', header);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe(100401);
  });

  test('a valid token is signed in', async () => {
    expect((await ask('/api.v1/mine', `Bearer ${TOKEN}`)).json().data).toEqual({ id: 'u' });
  });

  test("an operator's endpoint does not exist for others", async () => {
    expect((await ask('/api.v1/operators', `Bearer ${TOKEN}`)).json().code).toBe(100404);
  });
});
