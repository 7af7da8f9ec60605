/**
 * A name is under the control of its owner: it may have an internal address beside a public one, and another one
 * at each query (DNS rebinding). The resolver is replaced here; the connections are real.
 */
import dns from 'node:dns';
import resolver from 'node:dns/promises';
import fs from 'node:fs';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { download } from './download.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-rebinding-'));
const target = path.join(folder, 'file');
const asked: (string | undefined)[] = [];
const server = http.createServer((request, response) => {
  asked.push(request.headers.host);
  response.end('inside');
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  asked.length = 0;
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true });
});

/** Makes names resolve to these addresses for a download. */
function resolveTo(...addresses: string[]) {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = vi.spyOn(resolver, 'lookup').mockResolvedValue(found as never);
  syncBuiltinESMExports();
  return lookup;
}

/** The answer to a look-up by Node itself, which it makes for a connection to a name: the second, different one. */
function resolveConnectionsTo(address: string) {
  const answer = (_host: string, options: dns.LookupOptions, done: (...given: unknown[]) => void) =>
    options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4);
  return vi.spyOn(dns, 'lookup').mockImplementation(answer as never);
}

const OUTSIDE = '192.0.2.1';
const fetchName = (mayReach: (address: string) => boolean) =>
  download(`http://rebind.example:${port}/`, target, { limitOf: () => 1000, timeoutMs: 20_000, mayReach });

test.each([
  ['last', [OUTSIDE, '127.0.0.1']],
  ['first', ['127.0.0.1', OUTSIDE]],
  ['in the middle', [OUTSIDE, '127.0.0.1', '192.0.2.2']],
])('refuses a name with an internal address that comes %s', async (_place, addresses) => {
  resolveTo(...addresses);
  const connections = resolveConnectionsTo('127.0.0.1');
  await expect(fetchName((address) => address !== '127.0.0.1')).rejects.toMatchObject({
    code: 'task_engine_stopped',
    cause: { message: 'rebind.example does not lead to a public address' },
  });
  expect(asked).toEqual([]);
  expect(connections).not.toHaveBeenCalled();
});

test('refuses a name without an address', async () => {
  resolveTo();
  await expect(fetchName(() => true)).rejects.toMatchObject({ code: 'task_engine_stopped' });
  expect(asked).toEqual([]);
});

test('does not wait for a name longer than the download may take', async () => {
  const lookup = vi.spyOn(resolver, 'lookup').mockReturnValue(new Promise(() => undefined) as never);
  syncBuiltinESMExports();
  const rules = { limitOf: () => 1000, timeoutMs: 20, mayReach: () => true };
  await expect(download(`http://rebind.example:${port}/`, target, rules)).rejects.toMatchObject({
    code: 'task_engine_stopped',
    cause: { name: 'TimeoutError' },
  });
  expect(lookup).toHaveBeenCalledTimes(1);
});

test('connects to the address that was checked, without a second look-up', async () => {
  const lookup = resolveTo('127.0.0.1');
  // A second look-up would lead to a port on which nothing listens.
  const connections = resolveConnectionsTo('127.0.0.3');
  await fetchName((address) => address === '127.0.0.1');
  expect(fs.readFileSync(target, 'utf8')).toBe('inside');
  expect(asked).toEqual([`rebind.example:${port}`]);
  expect(connections).not.toHaveBeenCalled();
  expect(lookup).toHaveBeenCalledTimes(1);
});

test('does not reach an internal address from a second look-up', async () => {
  resolveTo('127.0.0.3');
  resolveConnectionsTo('127.0.0.1');
  // Nothing listens on the checked address, so the connection must fail.
  await expect(fetchName((address) => address !== '127.0.0.1')).rejects.toMatchObject({
    code: 'task_engine_stopped',
  });
  expect(asked).toEqual([]);
});
