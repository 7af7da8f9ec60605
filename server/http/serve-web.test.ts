import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { SITES } from '@inkreel/contract/site.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWeb } from './serve-web.ts';
import { chooseEncoding } from './web-files.ts';

let folder = '';
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
const start = async (openTools: () => readonly string[] = () => [], hasOtherPrices = async () => false) => {
  const app = Fastify();
  const publicUrl = 'https://studio.example/';
  await registerWeb(app, { site: SITES.intl, distFolder: folder, publicUrl, openTools, hasOtherPrices });
  return app;
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-web-'));
  write('intl/index.html', '<link rel="canonical" href="{{origin}}/">');
  write('intl/zh.html', 'Chinese home');
  write('intl/zh/create.html', 'Chinese create');
  write('cn/index.html', 'the other site');
  write('intl/serve.json', '{"appPaths":["/my-creation","/join/:code"],"scriptHashes":["sha256-abc"]}');
  for (const language of ['en', 'zh']) {
    write(`intl/app-${language}.html`, `app ${language}`);
    write(`intl/404-${language}.html`, `missing ${language}`);
  }
  write('assets/main-1a2b.js', 'let a;');
  write('assets/main-1a2b.js.br', 'packed');
  write('.vite/manifest.json', '{}');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('registerWeb', () => {
  it('lists the tools that have a model in every page, by the current state', async () => {
    write('intl/index.html', '<style>{{open-tools}}</style>');
    let open = ['shoe'];
    const app = await start(() => open);
    const page = async () => (await app.inject({ url: '/' })).body;
    expect(await page()).toBe('<style>[data-needs-model="shoe"]{display:none}</style>');
    open = ['shoe', 'replace-model', 'any'];
    expect(await page()).toBe(
      '<style>[data-needs-model="shoe"],[data-needs-model="replace-model"],[data-needs-model="any"]{display:none}</style>',
    );
  });

  it('says on the pricing page whether its prices are those of the build, by the current state', async () => {
    for (const name of ['pricing', 'zh/pricing'])
      write(`intl/${name}.html`, '<b data-live="{{live-prices}}">');
    let differ = false;
    const app = await start(undefined, async () => differ);
    const page = async (url: string) => (await app.inject({ url })).body;
    expect(await page('/pricing')).toBe('<b data-live="">');
    differ = true;
    expect(await page('/zh/pricing')).toBe('<b data-live="on">');
    expect(await page('/pricing?plan=team')).toBe('<b data-live="on">');
    differ = false;
    expect(await page('/pricing')).toBe('<b data-live="">');
  });

  it.each([
    ['/', 200, '<link rel="canonical" href="https://studio.example/">'],
    ['/zh', 200, 'Chinese home'],
    ['/zh/create?x=1', 200, 'Chinese create'],
    ['/my-creation', 200, 'app en'],
    ['/zh/my-creation', 200, 'app zh'],
    ['/join/AB-12', 200, 'app en'],
    ['/zh/join/AB-12', 200, 'app zh'],
    ['/join', 404, 'missing en'],
    ['/join/AB-12/more', 404, 'missing en'],
    ['/zh/nothing', 404, 'missing zh'],
    ['/nothing', 404, 'missing en'],
    ['/intl/index.html', 404, 'missing en'],
    ['/cn/index.html', 404, 'missing en'],
    ['/.vite/manifest.json', 404, 'missing en'],
    ['/assets/../intl/serve.json', 404, 'missing en'],
    ['/assets/%2e%2e/intl/serve.json', 404, 'missing en'],
  ])('answers %s with %i', async (url, status, text) => {
    const app = await start();
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([status, text]);
  });

  it.each([
    ['calm-30.ogg', 'audio/ogg'],
    ['speech.wav', 'audio/wav'],
    ['sans.woff2', 'font/woff2'],
    ['player.wasm', 'application/wasm'],
  ])('sends the built file %s as %s', async (name, type) => {
    write(`assets/${name}`, 'bytes');
    const answer = await (await start()).inject({ url: `/assets/${name}` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  });

  it.each(['/api.v1/none', '/files/none', '/api', '/healthz', '/readyz'])(
    'leaves %s to the server',
    async (url) => {
      const app = await start();
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
    },
  );

  it.each([
    ['a browser set to Chinese', { 'accept-language': 'zh-CN,en;q=0.8' }, '/create?x=1', '/zh/create?x=1'],
    ['the home page of a Chinese browser', { 'accept-language': 'zh' }, '/', '/zh'],
    ['a page drawn in the browser', { 'accept-language': 'zh' }, '/my-creation', '/zh/my-creation'],
    ['Chinese chosen before', { cookie: 'a=b; inkreel.language=zh' }, '/', '/zh'],
    [
      'English chosen in a Chinese browser',
      { 'accept-language': 'zh', cookie: 'inkreel.language=en' },
      '/',
      undefined,
    ],
    ['an address with a language', { 'accept-language': 'zh' }, '/en', undefined],
    ['a language that the site lacks', { 'accept-language': 'fr' }, '/', undefined],
    ['a file', { 'accept-language': 'zh' }, '/assets/main-1a2b.js', undefined],
    [
      'a window that a provider sends back',
      { 'accept-language': 'zh' },
      '/popup/payment?status=1',
      undefined,
    ],
  ])('opens a page in the preferred language: %s', async (_who, headers, url, target) => {
    write('intl/create.html', 'create');
    const app = await start();
    const answer = await app.inject({ url, headers });
    expect(answer.headers.location).toBe(target);
    if (target !== undefined) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('remembers an address with the default language as a choice, also without scripts', async () => {
    write('intl/en.html', 'home');
    const app = await start();
    const first = await app.inject({ url: '/en', headers: { 'accept-language': 'zh' } });
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    const next = await app.inject({ url: '/', headers: { 'accept-language': 'zh', cookie } });
    expect(next.statusCode).toBe(200);
    const again = await app.inject({ url: '/en', headers: { 'accept-language': 'zh', cookie } });
    expect(again.headers['set-cookie']).toBeUndefined();
    // An address with another language is not remembered.
    expect((await app.inject({ url: '/zh' })).headers['set-cookie']).toBeUndefined();
  });

  it('tells caches that a page depends on the language', async () => {
    const app = await start();
    expect((await app.inject({ url: '/' })).headers.vary).toContain('accept-language, cookie');
  });

  it('lets assets be cached for ever and sends precompressed files', async () => {
    const app = await start();
    const answer = await app.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body).toBe('packed');
    const plain = await app.inject({ url: '/assets/main-1a2b.js' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('let a;');
  });

  it('serves films in parts, which some browsers need to play them', async () => {
    write('samples/a.mp4', '0123456789');
    const app = await start();
    const get = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await app.inject({ url: '/samples/a.mp4', method, headers });
      return [answer.statusCode, answer.body, answer.headers['content-range']];
    };
    const whole = await app.inject({ url: '/samples/a.mp4' });
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const tag = String(whole.headers.etag);
    expect(await get({ range: 'bytes=0-1' })).toEqual([206, '01', 'bytes 0-1/10']);
    expect(await get({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await get({ range: 'bytes=4-', 'if-range': tag })).toEqual([206, '456789', 'bytes 4-9/10']);
    expect(await get({ range: 'bytes=4-', 'if-range': '"older"' })).toEqual([200, '0123456789', undefined]);
    expect(await get({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10']);
    expect(await get({ range: 'bytes=0-1,4-5' })).toEqual([200, '0123456789', undefined]);
    expect(await get({ range: 'bytes=0-1', 'if-none-match': tag })).toEqual([304, '', undefined]);
    expect(await get({ 'if-none-match': '*' })).toEqual([304, '', undefined]);
    expect(await get({ range: 'bytes=0-1' }, 'HEAD')).toEqual([200, '', undefined]);
    // A range of a compressed file would be a range of other bytes.
    const script = await app.inject({ url: '/assets/main-1a2b.js', headers: { range: 'bytes=0-1' } });
    expect([script.statusCode, script.body]).toEqual([200, 'let a;']);
  });

  it('has pages revalidated each time, and answers 304 if nothing changed', async () => {
    const app = await start();
    const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(zlib.gunzipSync(first.rawPayload).toString()).toContain('canonical');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-abc';",
    );
    const tag = String(first.headers.etag);
    const again = await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'gzip', 'if-none-match': tag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const otherEncoding = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
    expect(otherEncoding.statusCode).toBe(200);
  });

  it('has one address per page, and never redirects to another host', async () => {
    const app = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    // Sent as written: other clients turn a backslash into a slash.
    const from = async (target: string) => {
      const { port } = app.server.address() as AddressInfo;
      const [answer] = await once(http.get({ host: '127.0.0.1', port, path: target }), 'response');
      answer.resume();
      return (answer as http.IncomingMessage).headers.location;
    };
    expect(await from('/create/?a=1')).toBe('/create?a=1');
    expect(await from('//evil.example/')).toBe('/evil.example');
    expect(await from('/\\evil.example/')).toBe('/evil.example');
    expect(await from('/\\/evil.example/')).toBe('/evil.example');
    await app.close();
  });

  it('says how to make a build if there is none, and serves it once there is', async () => {
    const elsewhere = `${folder}-elsewhere`;
    fs.renameSync(folder, elsewhere);
    const app = await start();
    const answer = await app.inject({ url: '/' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('node web/build.ts');
    fs.renameSync(elsewhere, folder);
    expect((await app.inject({ url: '/zh' })).body).toBe('Chinese home');
  });

  it('says what to do about an incomplete build', async () => {
    fs.rmSync(path.join(folder, 'intl/serve.json'));
    await expect(start()).rejects.toThrow(/web\/build\.ts/);
  });

  it('never serves a mix of builds if one is replaced while it is read', async () => {
    const next = `${folder}-next`;
    fs.cpSync(folder, next, { recursive: true });
    fs.writeFileSync(path.join(next, 'intl/zh.html'), 'next home');
    fs.writeFileSync(path.join(next, 'assets/next.js'), 'let next;');
    const read = fs.readFileSync;
    const swap = vi.spyOn(fs, 'readFileSync').mockImplementationOnce((...parameters) => {
      fs.renameSync(folder, `${folder}-replaced`);
      fs.renameSync(next, folder);
      fs.rmSync(`${folder}-replaced`, { recursive: true });
      return read(...parameters);
    });
    const app = await start();
    swap.mockRestore();
    expect((await app.inject({ url: '/zh' })).body).toBe('next home');
    expect((await app.inject({ url: '/assets/next.js' })).body).toBe('let next;');
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['gzip;q=0, br; q=0.00, *', 'identity'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'br'],
  ['x-gzip-but-not', 'identity'],
  ['*;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %j gets %s', (header, encoding) => {
  expect(chooseEncoding({ encodings: ['br', 'gzip', 'identity'] }, header)).toBe(encoding);
});
