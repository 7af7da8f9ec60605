/** Real connections against lowered limits. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { SITES } from '@inkreel/contract/site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ConnectionLimits } from './connection-limits.ts';
import { createHttpServer } from './http-server.ts';
import { route } from './route.ts';
import { systemRoutes } from './system-routes.ts';

const shared = { area: 'system', summary: 's', auth: 'none' } as const;
const plain = defineEndpoint({ ...shared, method: 'GET', path: '/plain', output: z.null() });
const waiting = defineEndpoint({ ...shared, method: 'GET', path: '/waiting', output: z.null() });
const taking = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/taking',
  body: z.strictObject({ text: z.string() }),
  output: z.null(),
});

const LIMITS: ConnectionLimits = { total: 60, perSource: 20, bodiesPerSource: 10 };

let app: FastifyInstance;
let release = Promise.withResolvers<null>();
let opened: net.Socket[] = [];
let started = 0;
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  opened = [];
  release.resolve(null);
  await app.close();
});

async function start({
  trustedProxies = 0,
  ...limits
}: Partial<ConnectionLimits & { trustedProxies: number }> = {}) {
  release = Promise.withResolvers();
  started = 0;
  app = await createHttpServer({
    routes: [
      ...systemRoutes({ endpoints: [], publicUrl: 'http://localhost', checks: {} }),
      route(plain, async () => null),
      route(waiting, () => {
        started += 1;
        return release.promise;
      }),
      route(taking, async () => null),
    ],
    site: SITES.intl,
    authenticate: async () => undefined,
    log: Fastify({ logger: false }).log,
    trustedProxies,
    secure: false,
    connections: { ...LIMITS, ...limits },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** A connection from an address of this machine: every 127.x.y.z is one. */
async function connect(from = '127.0.0.1'): Promise<net.Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect({ host: '127.0.0.1', port, localAddress: from });
  socket.on('error', () => undefined);
  opened.push(socket);
  await once(socket, 'connect');
  return socket;
}
/** The status that comes back on a connection; 0 if it is cut. */
async function ask(socket: net.Socket, path: string, headers = ''): Promise<number> {
  const answered = Promise.race([
    once(socket, 'data').then(([chunk]) => String(chunk)),
    once(socket, 'close').then(() => ''),
  ]);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await answered)?.[1] ?? 0);
}
const PLAIN = '/api.v1/plain';
const WAITING = 'GET /api.v1/waiting HTTP/1.1\r\nHost: a\r\n\r\n';
const many = <Value>(count: number, make: (n: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const open = () => opened.filter((socket) => !socket.destroyed).length;

describe('connections of one address', () => {
  test('give the place of the one that was idle longest to a new one', async () => {
    await start();
    const sockets: net.Socket[] = [];
    for (let n = 0; n < 60; n += 1) {
      const socket = await connect();
      expect(await ask(socket, PLAIN)).toBe(200);
      sockets.push(socket);
    }
    await expect.poll(open).toBe(LIMITS.perSource);
    expect(sockets.slice(-LIMITS.perSource).every((socket) => !socket.destroyed)).toBe(true);
  });

  test('are refused with a message if all of them are busy, and health is still answered', async () => {
    await start();
    await many(LIMITS.perSource, async () => (await connect()).write(WAITING));
    await expect.poll(() => started).toBe(LIMITS.perSource);
    expect(await ask(await connect(), PLAIN)).toBe(429);
    for (const path of ['/healthz', '/readyz']) expect(await ask(await connect(), path)).toBe(200);
    expect(await ask(await connect('127.0.0.2'), PLAIN)).toBe(200);
    release.resolve(null);
    await expect.poll(async () => ask(await connect(), PLAIN)).toBe(200);
  });

  test('are not counted behind a proxy, but calls are, by the address it names', async () => {
    await start({ trustedProxies: 1 });
    await many(LIMITS.perSource, async () => {
      const socket = await connect();
      socket.write(WAITING.replace('\r\n\r\n', '\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n'));
    });
    await expect.poll(() => started).toBe(LIMITS.perSource);
    expect(await ask(await connect(), PLAIN, 'X-Forwarded-For: 192.0.2.1\r\n')).toBe(429);
    expect(await ask(await connect(), PLAIN, 'X-Forwarded-For: 192.0.2.2\r\n')).toBe(200);
  });

  test('carry no more calls than the limit of connections, however they are sent', async () => {
    await start();
    const socket = await connect();
    socket.write(WAITING.repeat(LIMITS.perSource));
    await expect.poll(() => started).toBe(LIMITS.perSource);
    expect(await ask(await connect(), PLAIN)).toBe(429);
  });
});

describe('all connections together', () => {
  test('replace idle ones of others, so that the next caller is answered', async () => {
    await start();
    for (let n = 0; n < 150; n += 1) await connect(`127.0.1.${n}`);
    expect(await ask(await connect('127.0.2.1'), PLAIN)).toBe(200);
    await expect.poll(open).toBe(LIMITS.total);
  });

  test('are refused with a message if all are busy, and health is still answered', async () => {
    await start();
    await many(LIMITS.total, async (n) => (await connect(`127.0.1.${n}`)).write(WAITING));
    await expect.poll(() => started).toBe(LIMITS.total);
    expect(await ask(await connect('127.0.2.1'), PLAIN)).toBe(503);
    // More connections than there are spare places.
    const crowd = await many(200, (n) => connect(`127.0.3.${n}`));
    expect(await ask(await connect('127.0.2.2'), '/healthz')).toBe(200);
    await expect.poll(() => crowd.filter((socket) => socket.destroyed).length).toBeGreaterThan(100);
  });
});

describe('bodies that do not end', () => {
  const POST =
    'POST /api.v1/taking HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

  test('of one address are limited, and do not hold up other callers', async () => {
    await start();
    await many(LIMITS.bodiesPerSource, async () => (await connect()).write(POST));
    const next = async (from: string) => {
      const socket = await connect(from);
      socket.write(POST);
      return socket;
    };
    const refused = await next('127.0.0.1');
    const [chunk] = await once(refused, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 429 /);
    expect(await ask(await connect(), PLAIN)).toBe(200);
    const other = await next('127.0.0.2');
    other.write(`"text":"${'x'.repeat(89)}"}`);
    expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  });
});
