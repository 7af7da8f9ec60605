import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { download } from './download.ts';
import { isPublicAddress } from './public-address.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-download-'));
const target = path.join(folder, 'file');
const asked: string[] = [];
/** Paths of endless answers that nobody reads any more. */
const letGo: string[] = [];
let headers: http.IncomingHttpHeaders = {};
let origin = '';

const server = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  ({ headers } = request);
  const [, what = '', value = '', to = ''] = (request.url ?? '').split('/');
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
  } else if (what === 'moved') {
    response.writeHead(Number(value), to === '' ? {} : { location: decodeURIComponent(to) }).end('moved');
  } else if (what === 'unsized') {
    response.write('x');
    response.end('x'.repeat(Number(value) - 1));
  } else if (what === 'endless') {
    response.on('close', () => letGo.push(request.url ?? ''));
    const location = to === '' ? undefined : decodeURIComponent(to);
    response.writeHead(Number(value), location === undefined ? {} : { location });
    response.write('x');
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

  it.each([
    ['whose length is said', 'bytes'],
    ['whose length shows', 'unsized'],
  ])('%s is refused with the limit if it is too long', async (_what, path) => {
    await fetchIt(`${origin}/${path}/1000`);
    expect(fs.statSync(target).size).toBe(1000);
    const refused = await fetchIt(`${origin}/${path}/1001`).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'file_too_large', data: { limit: 1000 } });
  });

  it('is admitted by its declared length, or by the limit', async () => {
    const admitted: number[] = [];
    const admit = async (bytes: number) => void admitted.push(bytes);
    const types: string[] = [];
    const limitOf = (type: string) => types.push(type) * 0 + 1000;
    const rules = { limitOf, timeoutMs: 20_000, mayReach: () => true, admit };
    await download(`${origin}/bytes/5`, target, rules);
    await download(`${origin}/unsized/6`, target, rules);
    // A declared length beyond the limit is refused without asking.
    await expect(download(`${origin}/bytes/1001`, target, rules)).rejects.toMatchObject({
      code: 'file_too_large',
    });
    expect(admitted).toEqual([5, 1000]);
    expect(types).toEqual(['', '', '']);
  });

  it.skipIf(!fs.existsSync('/dev/full'))('that meets a full disk is a storage error', async () => {
    const rules = { limitOf: () => 1000, timeoutMs: 20_000, mayReach: () => true };
    await expect(download(`${origin}/bytes/9`, '/dev/full', rules)).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
  });

  it('ends when its time is over', async () => {
    const rules = { limitOf: () => 1000, timeoutMs: 60, mayReach: () => true };
    await expect(download(`${origin}/slow/1`, target, rules)).rejects.toMatchObject(stopped);
  });

  it('is limited by its content type', async () => {
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

  it.each(['/status/404', '/status/500', '/broken/1'])('does not accept %s as a file', async (at) => {
    await expect(fetchIt(origin + at)).rejects.toMatchObject(stopped);
  });

  it.each([300, 399])('follows a redirect with the status %i', async (status) => {
    await fetchIt(`${origin}/moved/${status}/${encodeURIComponent(`/bytes/${status}`)}`);
    expect(fs.statSync(target).size).toBe(status);
  });

  it('follows no other status, and none without an address', async () => {
    const elsewhere = encodeURIComponent('/bytes/7');
    await fetchIt(`${origin}/moved/200/${elsewhere}`);
    expect(fs.readFileSync(target, 'utf8')).toBe('moved');
    asked.length = 0;
    for (const at of [`/moved/299/${elsewhere}`, `/moved/400/${elsewhere}`, '/moved/302'])
      await expect(fetchIt(origin + at)).rejects.toMatchObject(stopped);
    expect(asked).toHaveLength(3);
  });

  it('closes the connection of an answer that it does not use', async () => {
    letGo.length = 0;
    const redirect = `/endless/302/${encodeURIComponent('/bytes/5')}`;
    await fetchIt(origin + redirect);
    await expect(fetchIt(`${origin}/endless/404`)).rejects.toMatchObject(stopped);
    const rules = { limitOf: () => 1000, timeoutMs: 20_000, mayReach: () => true };
    const refuse = () => Promise.reject(new AppError('storage_full'));
    await expect(
      download(`${origin}/endless/200`, target, { ...rules, admit: refuse }),
    ).rejects.toMatchObject({ code: 'storage_full' });
    const nowhere = path.join(folder, 'missing', 'file');
    await expect(download(`${origin}/endless/200/again`, nowhere, rules)).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    await expect.poll(() => letGo).toEqual([redirect, '/endless/404', '/endless/200', '/endless/200/again']);
  });

  it('requests the bytes without compression', async () => {
    await fetchIt(`${origin}/bytes/1`);
    expect(headers).toMatchObject({ accept: '*/*', 'accept-encoding': 'identity' });
  });

  it('checks where each redirect leads', async () => {
    const inside = `http://127.0.0.2:${new URL(origin).port}/secret/1`;
    const outside = (ip: string) => ip === '127.0.0.1';
    await expect(fetchIt(`${origin}/redirect/${encodeURIComponent(inside)}`, outside)).rejects.toMatchObject(
      stopped,
    );
    expect(asked).not.toContain('/secret/1');
  });

  it.each([
    ['http://127.0.0.1:PORT/bytes/1', '127.0.0.1'],
    ['http://2130706433:PORT/bytes/1', '127.0.0.1'],
    ['http://[::1]:PORT/bytes/1', '::1'],
    ['https://[::ffff:7f00:1]:PORT/bytes/1', '::ffff:7f00:1'],
  ])('checks the numeric address behind %s', async (address, number) => {
    const checked: string[] = [];
    const refuse = (ip: string) => checked.push(ip) < 0;
    const at = address.replace('PORT', new URL(origin).port);
    await expect(fetchIt(at, refuse)).rejects.toMatchObject(stopped);
    expect(checked).toEqual([number]);
  });

  it.each([
    'ftp://127.0.0.1:PORT/bytes/1',
    'http://user@127.0.0.1:PORT/bytes/1',
    'http://:word@127.0.0.1:PORT/',
  ])('refuses %s before it looks up the name', async (address) => {
    const checked: string[] = [];
    asked.length = 0;
    const at = address.replace('PORT', new URL(origin).port);
    await expect(fetchIt(at, (ip) => checked.push(ip) > 0)).rejects.toMatchObject(stopped);
    expect([...checked, ...asked]).toEqual([]);
  });

  it('speaks TLS where the address says so', async () => {
    const failed = fetchIt(origin.replace('http:', 'https:')).catch(({ cause }: Error) => cause);
    // The server does not speak TLS.
    expect(await failed).toMatchObject({ code: expect.stringMatching(/^(EPROTO|ERR_SSL)/) });
  });

  it('connects to the address that was checked, for names too', async () => {
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
