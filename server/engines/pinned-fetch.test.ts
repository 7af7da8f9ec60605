/**
 * Names may resolve differently in two look-ups, and addresses have many forms: none of these may reach the
 * internal network.
 */
import dns from 'node:dns';
import resolver from 'node:dns/promises';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPublicAddress } from '../features/storage/public-address.ts';
import { createImageWorld, type ImageWorld } from './aisdk/testing/image-world.ts';
import type { CapabilityEngine, TextPart, TextStream } from './engine.ts';
import compatible from './openai-compatible/engine.ts';
import { pinnedFetch } from './pinned-fetch.ts';

const asked: {
  host: string | undefined;
  method: string | undefined;
  type: string | undefined;
  body: string;
}[] = [];
let connections = 0;
let reply: (response: http.ServerResponse) => void;
const server = http.createServer(async (request, response) => {
  const { host, 'content-type': type } = request.headers;
  asked.push({ host, method: request.method, type, body: await text(request) });
  reply(response);
});
server.on('connection', () => {
  connections += 1;
});
let port = 0;
let world: ImageWorld;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  world = createImageWorld();
});
beforeEach(() => {
  asked.length = 0;
  connections = 0;
  reply = (response) => void response.writeHead(201, { 'x-said': 'yes' }).end('inside');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  world.close();
});

/** Answers to our look-up, and to a look-up by the connection itself. */
function resolveTo(checked: string[], later: string) {
  const found = checked.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  vi.spyOn(resolver, 'lookup').mockResolvedValue(found as never);
  const answer = (_host: string, options: dns.LookupOptions, done: (...given: unknown[]) => void) =>
    options.all ? done(null, [{ address: later, family: 4 }]) : done(null, later, 4);
  vi.spyOn(dns, 'lookup').mockImplementation(answer as never);
  syncBuiltinESMExports();
}
const url = (host = 'rebind.example') => `http://${host}:${port}/v1`;
const isOutside = (address: string) => !address.startsWith('127.0.0.1');

describe('a name', () => {
  test('is connected to the checked address, with its name, body and answer', async () => {
    resolveTo(['127.0.0.1'], '127.0.0.3');
    const init = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } };
    const answer = await pinnedFetch(() => true)(url(), init);
    expect([answer.status, answer.headers.get('x-said'), await answer.text()]).toEqual([
      201,
      'yes',
      'inside',
    ]);
    expect(asked).toEqual([
      { host: `rebind.example:${port}`, method: 'POST', type: 'application/json', body: '{"a":1}' },
    ]);
  });

  test('that resolves to an internal address at connection time reaches nothing', async () => {
    // Nothing listens where it was checked.
    resolveTo(['127.0.0.3'], '127.0.0.1');
    await expect(pinnedFetch(isOutside)(url())).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    expect(connections).toBe(0);
  });

  test.each([
    ['last', ['192.0.2.1', '127.0.0.1']],
    ['first', ['127.0.0.1', '192.0.2.1']],
  ])('with an internal address that comes %s is refused', async (_place, addresses) => {
    resolveTo(addresses, '127.0.0.1');
    await expect(pinnedFetch(isOutside)(url())).rejects.toThrow('does not lead to a public address');
    expect(connections).toBe(0);
  });
});

test('a form is sent as a form', async () => {
  resolveTo(['127.0.0.1'], '127.0.0.1');
  const body = new FormData();
  body.set('prompt', 'a cat');
  await pinnedFetch(() => true)(url(), { method: 'POST', body });
  expect(asked).toMatchObject([
    {
      type: expect.stringMatching(/^multipart\/form-data; boundary=/u),
      body: expect.stringContaining('a cat'),
    },
  ]);
});

test('redirects are not followed', async () => {
  resolveTo(['127.0.0.1'], '127.0.0.1');
  reply = (response) => void response.writeHead(307, { location: url('127.0.0.1') }).end();
  await expect(pinnedFetch(() => true)(url(), { method: 'POST', body: '{}' })).rejects.toMatchObject({
    cause: { message: 'unexpected redirect' },
  });
  expect(asked).toHaveLength(1);
});

test('a call ends when its signal aborts, also in the middle of an answer', async () => {
  resolveTo(['127.0.0.1'], '127.0.0.1');
  reply = (response) => void response.writeHead(200).write('the beginning');
  const ending = new AbortController();
  const answer = await pinnedFetch(() => true)(url(), { signal: ending.signal });
  const reading = answer.text();
  ending.abort();
  await expect(reading).rejects.toThrow();
  await expect(pinnedFetch(() => true)(url(), { signal: ending.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

/** Ways to write addresses that are not on the public internet. */
const INSIDE = [
  '127.0.0.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '127.0.0.1.',
  '0.0.0.0',
  'localhost',
  '①②⑦.0.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00::1]',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
];

describe('an OpenAI-compatible server at an internal address', () => {
  const open = async (host: string) => {
    const settings = {
      OPENAI_COMPATIBLE_API_KEY: 'sk-marker',
      OPENAI_COMPATIBLE_BASE_URL: `https://${host}:${port}/v1`,
      OPENAI_COMPATIBLE_IMAGE_MODEL: 'draws',
      OPENAI_COMPATIBLE_TEXT_MODEL: 'writes',
    };
    const setup = compatible.setUp(settings, 'intl');
    const { serves } = await setup.open({ ...world.host, isPublic: isPublicAddress });
    return { setup, serves };
  };
  const context = { taskId: 't', signal: new AbortController().signal };
  const refused = {
    code: 'task_engine_stopped',
    retryable: false,
    notTaken: {},
    detail: expect.stringContaining('does not lead to a public address'),
  };

  test.each(INSIDE)('%s gets no request for a picture, a text or a test', async (host) => {
    const { setup, serves } = await open(host);
    const draw = serves.text_to_image as CapabilityEngine<unknown>;
    const input = { prompt: 'a cat', width: 64, height: 64, count: 1, seed: 1, quality: 'draft' };
    const operation = await draw.start(input, context, await draw.prepare?.(input, context));
    expect(await draw.check(operation, { ...context, waitMs: 0, stored: [] })).toMatchObject(refused);
    const parts: TextPart[] = [];
    for await (const part of (serves.write_text as TextStream<unknown>).stream({ prompt: 'a' }, context))
      if (!('submits' in part)) parts.push(part);
    expect(parts).toMatchObject([{ failed: refused }]);
    await expect(setup.test?.({ ...context, isPublic: isPublicAddress })).rejects.toThrow(
      'does not lead to a public address',
    );
    expect(connections).toBe(0);
  });
});
