/** Callers who leave in the middle: the log notes it without reporting a failure. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { SITES } from '@inkreel/contract/site.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './http-server.ts';
import { route } from './route.ts';

const shared = { area: 'system', summary: 's', auth: 'none' } as const;
const taking = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/taking',
  body: z.strictObject({ text: z.string() }),
  output: z.null(),
});
const streaming = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/streaming',
  output: z.null(),
  answer: 'bytes',
});
const failing = defineEndpoint({ ...shared, method: 'GET', path: '/failing', output: z.null() });

const WARN = 40;
let app: FastifyInstance;
let lines: { level: number; msg: string }[];
let entered: PromiseWithResolvers<void>;
let release: PromiseWithResolvers<void>;
beforeEach(async () => {
  lines = [];
  entered = Promise.withResolvers();
  release = Promise.withResolvers();
  app = await createHttpServer({
    routes: [
      route(taking, async () => null),
      route(streaming, async ({ raw }) => {
        raw.reply.send(Readable.from(endless()));
        return null;
      }),
      route(failing, async () => {
        entered.resolve();
        await release.promise;
        throw new Error('ours');
      }),
    ],
    site: SITES.intl,
    authenticate: async () => undefined,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    trustedProxies: 0,
    secure: false,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}
async function send(text: string): Promise<net.Socket> {
  const socket = net.connect({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
const connections = () =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const loud = () => lines.filter(({ level }) => level >= WARN);
const said = (text: string) => () => lines.some(({ msg }) => msg.includes(text));

test('a caller who leaves in the middle of a body is not a failure', async () => {
  const head =
    'POST /api.v1/taking HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n';
  const socket = await send(`${head}{"te`);
  await expect.poll(() => app.server.listening && socket.bytesWritten).toBe(head.length + 4);
  socket.resetAndDestroy();
  await expect.poll(said('hung up')).toBe(true);
  expect(loud()).toEqual([]);
});

test('a caller who leaves in the middle of an answer is not a failure', async () => {
  const socket = await send('GET /api.v1/streaming HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.resetAndDestroy();
  await expect.poll(connections).toBe(0);
  expect(loud()).toEqual([]);
});

test('an internal error is a failure even if the caller has left', async () => {
  const socket = await send('GET /api.v1/failing HTTP/1.1\r\nHost: a\r\n\r\n');
  await entered.promise;
  socket.resetAndDestroy();
  release.resolve();
  await expect.poll(() => loud().map(({ msg }) => msg)).toEqual(['failed']);
});
