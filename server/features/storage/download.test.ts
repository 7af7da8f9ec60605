import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from './download.ts';
import { isPublicAddress } from './public-address.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-download-'));
const target = path.join(folder, 'file');
const asked: string[] = [];
let origin = '';

const server = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  const [, what = '', value = ''] = (request.url ?? '').split('/');
  if (what === 'redirect') response.writeHead(302, { location: decodeURIComponent(value) }).end();
  else if (what === 'status') response.writeHead(Number(value)).end('no');
  else if (what === 'broken') {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  } else if (what === 'slow') {
    response.writeHead(200);
    response.write('a byte, and then nothing');
  } else if (what === 'typed') {
    response.writeHead(200, { 'content-type': decodeURIComponent(value) }).end('x'.repeat(500));
  } else response.end('x'.repeat(Number(value)));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

const fetchIt = (address: string, mayReach: (ip: string) => boolean = () => true) =>
  download(address, target, { limitOf: () => 1000, timeoutMs: 20_000, mayReach });
const stopped = { code: 'task_engine_stopped' };

describe('a download', () => {
  it('writes the body to the file, up to the limit', async () => {
    await fetchIt(`${origin}/bytes/1000`);
    expect(fs.statSync(target).size).toBe(1000);
  });

  it('ends with the first byte too many', async () => {
    await expect(fetchIt(`${origin}/bytes/1001`)).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('is not waited for longer than the time it has', async () => {
    const rules = { limitOf: () => 1000, timeoutMs: 60, mayReach: () => true };
    await expect(download(`${origin}/slow/1`, target, rules)).rejects.toMatchObject(stopped);
  });

  it('is limited by what it says it is', async () => {
    const limitOf = (type: string) => (type === 'video/mp4' ? 1000 : 100);
    const rules = { limitOf, timeoutMs: 20_000, mayReach: () => true };
    await download(`${origin}/typed/${encodeURIComponent('video/mp4')}`, target, rules);
    await expect(
      download(`${origin}/typed/${encodeURIComponent('image/png')}`, target, rules),
    ).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('follows three redirects and not a fourth', async () => {
    const through = (times: number): string =>
      times === 0 ? `${origin}/bytes/5` : `${origin}/redirect/${encodeURIComponent(through(times - 1))}`;
    await fetchIt(through(3));
    expect(fs.statSync(target).size).toBe(5);
    await expect(fetchIt(through(4))).rejects.toMatchObject(stopped);
  });

  it.each(['/status/404', '/status/500', '/broken/1'])('does not take %s for a file', async (at) => {
    await expect(fetchIt(origin + at)).rejects.toMatchObject(stopped);
  });

  it('checks where each redirect leads', async () => {
    const inside = `http://127.0.0.2:${new URL(origin).port}/secret/1`;
    const outside = (ip: string) => ip === '127.0.0.1';
    await expect(fetchIt(`${origin}/redirect/${encodeURIComponent(inside)}`, outside)).rejects.toMatchObject(
      stopped,
    );
    expect(asked).not.toContain('/secret/1');
  });

  it('goes to the address that was checked, for names too', async () => {
    const checked: string[] = [];
    const remember = (ip: string) => checked.push(ip) > 0 && ip !== '::1';
    const at = origin.replace('127.0.0.1', 'localhost');
    await fetchIt(`${at}/bytes/3`, remember).catch(() => undefined);
    expect(checked).not.toEqual([]);
    await expect(fetchIt(`${at}/bytes/3`, isPublicAddress)).rejects.toMatchObject(stopped);
  });

  it.each([
    'http://127.0.0.1:80/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0/',
    'file:///etc/passwd',
    'ftp://example.com/a',
    'data:text/plain,x',
    'http://user:password@8.8.8.8/',
    'not an address',
  ])('refuses %s', async (address) => {
    await expect(fetchIt(address, isPublicAddress)).rejects.toMatchObject(stopped);
  });
});
