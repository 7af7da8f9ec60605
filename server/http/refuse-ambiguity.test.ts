/** Ambiguous requests, as bytes on a real connection. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { SITES } from '@inkreel/contract/site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './http-server.ts';
import { route } from './route.ts';

const shared = { area: 'system', summary: 's', auth: 'none' } as const;
const echo = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/echo',
  body: z.strictObject({ text: z.string() }),
  output: z.object({ text: z.string() }),
});
const search = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/search/{word}',
  params: z.object({ word: z.string() }),
  query: z.object({ q: z.string() }),
  output: z.object({ word: z.string(), q: z.string() }),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer({
    routes: [
      route(echo, async ({ body }) => body),
      route(search, async ({ params, query }) => ({ ...params, ...query })),
    ],
    site: SITES.intl,
    authenticate: async () => undefined,
    log: Fastify({ logger: false }).log,
    trustedProxies: 0,
    secure: false,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends these bytes and reads the envelope that comes back. */
async function exchange(head: string[], body: Buffer = Buffer.alloc(0)) {
  const socket = net.connect({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });
  const lines = [...head, 'Host: a', 'Connection: close', `Content-Length: ${body.length}`];
  socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString('utf8');
  const { code, data } = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
  return { status: Number(text.slice(9, 12)), code, data };
}
const post = (body: Buffer, contentType = 'application/json', ...more: string[]) =>
  exchange(['POST /api.v1/echo HTTP/1.1', `Content-Type: ${contentType}`, ...more], body);
const get = (target: string) => exchange([`GET /api.v1/search/${target} HTTP/1.1`]);
const TEXT = Buffer.from('{"text":"海"}');
const NOT_UTF8 = { status: 400, code: 10040020 };

describe('a body', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])(
    'in UTF-8 is read as %s',
    async (type) => {
      expect((await post(TEXT, type)).data).toEqual({ text: '海' });
    },
  );

  test.each([
    'application/json; charset=gbk',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-8; charset=gbk',
    'application/json; charset=',
  ])('is refused as %s', async (type) => {
    expect(await post(TEXT, type)).toMatchObject(NOT_UTF8);
  });

  test.each([
    ['a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), TEXT])],
    ['UTF-16', Buffer.from('\ufeff{"text":"a"}', 'utf16le')],
    ['Latin-1', Buffer.from('{"text":"é"}', 'latin1')],
    ['an overlong slash', Buffer.from('{"text":"\xc0\xaf"}', 'latin1')],
    ['half a surrogate pair in bytes', Buffer.from('{"text":"\xed\xa0\x80"}', 'latin1')],
    ['a cut-off character', Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xe6, 0xb5])])],
  ])('with %s is refused', async (_what, body) => {
    expect(await post(body)).toMatchObject(NOT_UTF8);
  });
});

describe('an address', () => {
  test('in UTF-8 is read', async () => {
    expect((await get('%E6%B5%B7?q=%E6%B5%B7+1')).data).toEqual({ word: '海', q: '海 1' });
  });

  test.each(['a?q=%ff', 'a?q=%C0%AF', 'a?q=%ED%A0%80', '%ff?q=a', 'a?%ff=1'])(
    '%j is refused',
    async (target) => {
      expect(await get(target)).toMatchObject(NOT_UTF8);
    },
  );

  test.each(['a?q=\xe9', '\xe6\xb5\xb7?q=a'])(
    'with bytes beyond ASCII is not a request: %j',
    async (target) => {
      expect(await get(target)).toMatchObject({ status: 400, code: 100400 });
    },
  );

  test('with a lone percent sign names nothing', async () => {
    expect(await get('%zz?q=a')).toMatchObject({ status: 404, code: 100404 });
  });
});

describe('a header', () => {
  const TOKENS = ['a', 'b'].map((letter) => `Authorization: Bearer ${letter.repeat(43)}`);

  test.each([
    ['authorization', TOKENS],
    ['authorization', [TOKENS[0], TOKENS[0]]],
    ['idempotency-key', ['Idempotency-Key: a', 'IDEMPOTENCY-KEY: b']],
    ['content-type', ['content-type: text/plain']],
    ['host', ['Host: b']],
  ])('about the caller or the body is refused if it is duplicate: %s', async (name, lines) => {
    const answer = await post(TEXT, 'application/json', ...(lines as string[]));
    expect(answer).toMatchObject({ status: 400, code: 100400, data: { header_twice: name } });
  });

  test.each(['gzip', 'identity, br'])('that says the JSON is compressed is refused: %s', async (encoding) => {
    const answer = await post(TEXT, 'application/json', `Content-Encoding: ${encoding}`);
    const data = { header_refused: 'content-encoding' };
    expect(answer).toMatchObject({ status: 400, code: 100400, data });
  });

  test('that says it is not compressed is accepted', async () => {
    expect((await post(TEXT, 'application/json', 'Content-Encoding: identity')).status).toBe(200);
  });

  test('of another kind may be duplicate', async () => {
    expect((await post(TEXT, 'application/json', 'Accept: a/b', 'Accept: c/d')).status).toBe(200);
  });
});
