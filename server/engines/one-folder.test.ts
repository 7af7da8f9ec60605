/**
 * An engine is one folder: without any other change, the product knows its settings, uses it, and names it.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import type { EngineDefinition } from './define-engine.ts';
import { ENGINES, findEngines } from './find-engines.ts';
import { openEngines } from './open-engines.ts';
import { availability, createAnalyze, createRouting, createRoutingTable } from './routing.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-engine-'));
const submits: { key: unknown; body: unknown }[] = [];
let provider: http.Server;
let url: string;
let engines: EngineDefinition[];
let database: TestDatabase;
let app: RunningApp;

beforeAll(async () => {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  provider = http.createServer(async (request, response) => {
    if (request.method === 'POST') {
      const body: unknown = JSON.parse(await text(request));
      submits.push({ key: request.headers['idempotency-key'], body });
      response.end(`job-${submits.length}`);
    } else {
      response.setHeader('content-type', 'image/png');
      response.end(image);
    }
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  engines = [...ENGINES, ...(await findEngines(new URL('./testing/added/', import.meta.url)))];
  database = await createTestDatabase();
  const { host, user, database: name } = database.connection;
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
  const environment = { PORT: '0', DATA_DIR: folder, DATABASE_URL, EXAMPLE_URL: url };
  app = await startApp(readSettings(environment, folder, engines), Fastify({ logger: false }).log);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  provider.close();
  fs.rmSync(folder, { recursive: true });
});

async function call<Data>(method: string, at: string, body?: object, token?: string) {
  const answer = await fetch(`${app.url}/api.v1${at}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as { code: number; data: Data };
}

test('a run goes to it once, and its result is fetched from its URL', async () => {
  const { data } = await call<{ token: string }>('POST', '/passport/register/email', {
    email: 'ada@example.com',
    password: 'a long enough one',
  });
  const input = { prompt: 'a cat', width: 512, height: 512, count: 1 };
  const made = await call<string[]>('POST', '/cloud/request/ai/text/image/fast', input, data.token);
  expect(made).toMatchObject({ code: 0, data: [expect.stringContaining('/files/')] });
  expect(submits).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: { prompt: 'a cat', model: 'small' } },
  ]);
  // The first account is the operator's.
  const console = await call<{ capability: string; engines: { missing: string | null }[] }[]>(
    'GET',
    '/admin/engines',
    undefined,
    data.token,
  );
  const drawing = console.data.find(({ capability }) => capability === 'text_to_image');
  expect(drawing?.engines.filter(({ missing }) => missing === null)).toMatchObject([
    { engine: 'example', name: { en: 'Example images', zh: '示例图像' }, missing: null, succeeded: 1 },
    { engine: 'builtin', succeeded: 0 },
  ]);
});

test('its name is public, like those of other open engines', async () => {
  const { data } = await call<{ engines: object }>('GET', '/open/system/site');
  expect(data.engines).toEqual({ example: { en: 'Example images', zh: '示例图像' } });
});

test('an unknown setting of the engine is refused at the start, one that lacks another is not', () => {
  expect(() => readSettings({ EXAMPLE_KAY: 'k' }, folder, engines)).toThrow(
    'There is no setting called EXAMPLE_KAY.',
  );
  expect(readSettings({ EXAMPLE_MODEL: 'large' }, folder, engines).engines).toContainEqual(
    expect.objectContaining({ id: 'example', missing: 'EXAMPLE_URL' }),
  );
});

test('an address that is none is refused, in the environment and in the console', () => {
  expect(() => readSettings({ EXAMPLE_MODEL: 'm', EXAMPLE_URL: 'example.com' }, folder, engines)).toThrow(
    'The setting EXAMPLE_URL must be an address such as https://example.com.',
  );
  const [setup] = engines.filter(({ id }) => id === 'example').map((engine) => engine.setUp({}, 'intl'));
  expect(() => setup?.withStored({ EXAMPLE_MODEL: 'm', EXAMPLE_URL: 'example.com' })).toThrow(
    'EXAMPLE_URL cannot be used',
  );
  expect(setup?.withStored({ EXAMPLE_URL: 'https://example.com' }).addresses).toEqual([
    'https://example.com',
  ]);
});

test('a stored setting that another version of it had is passed over: the others open it', async () => {
  const setups = engines.filter(({ id }) => id === 'example').map((engine) => engine.setUp({}, 'intl'));
  const host = { dataFolder: folder, downloadToPath: async () => undefined };
  const opened = await openEngines(setups, host);
  const trouble: unknown[] = [];
  const settings = { example: { EXAMPLE_URL: 'https://example.com', EXAMPLE_FORMER: 'x' } };
  await opened.apply({ settings, routes: [], rests: [] }, (_engine, error) => trouble.push(error));
  expect(trouble).toEqual([]);
  expect(opened.list()[0]?.setup).toMatchObject({ missing: undefined, addresses: ['https://example.com'] });
});

test('its settings are unknown without its folder', () => {
  const file = fs.mkdtempSync(path.join(folder, 'env-'));
  fs.writeFileSync(path.join(file, '.env'), `EXAMPLE_URL=${url}\n`);
  expect(() => readSettings({}, file)).toThrow('There is no setting called EXAMPLE_URL.');
  expect(readSettings({}, file, engines).engines.find(({ id }) => id === 'example')?.addresses).toEqual([
    url,
  ]);
});

test('a hosted engine goes before the built-in one if its key is set, and gets no runs while closed', async () => {
  const opened = async (environment: Record<string, string>) => {
    const { engines: setups } = readSettings(environment, folder, engines);
    const host = {
      dataFolder: fs.mkdtempSync(path.join(folder, 'host-')),
      downloadToPath: async () => undefined,
    };
    return openEngines(setups, host);
  };
  const open = await opened({ EXAMPLE_URL: url, DASHSCOPE_API_KEY: 'sk-1' });
  const closed = await opened({});
  const input = { prompt: 'a cat', width: 64, height: 64, seed: 1, count: 1, quality: 'draft' } as const;
  const chosen = (from: typeof open, prompt: string) => {
    const routing = createRouting(createRoutingTable(from.routes));
    const answer = routing.chooseFor('text_to_image', { ...input, prompt });
    return 'engine' in answer ? answer.engine.id : answer.refused;
  };
  expect(chosen(open, 'a cat')).toBe('example');
  expect(chosen(open, 'a cat and nothing else')).toBe('dashscope');
  expect(chosen(closed, 'a cat')).toBe('builtin');
  const hair = createRoutingTable(open.routes)
    .hair?.filter(({ missing }) => missing() === undefined)
    .map(({ engine }) => engine.id);
  expect(hair).toEqual(['dashscope', 'builtin']);
  // Assists are routed the same way.
  const owner = { organisationId: '', userId: '' };
  const signal = AbortSignal.timeout(20_000);
  const read = (from: typeof open) =>
    createAnalyze(from.routes)('texts', { image_url: 'gone' }, signal, owner).catch(() => 'asked the other');
  expect(await read(open)).toEqual({ texts: [] });
  expect(await read(closed)).toBe('asked the other');
  await expect(createAnalyze([])('faces', {}, signal, owner)).rejects.toMatchObject({
    code: 'engine_unavailable',
  });
  const tool = { id: 'draws', capability: 'text_to_image' } as const;
  expect(availability(createRoutingTable(open.routes), [tool])['draws']).toMatchObject({ builtin: false });
  await open.close();
  await closed.close();
});

test('a folder whose name differs from its engine’s id is refused', async () => {
  const wrong = path.join(folder, 'engines', 'other');
  fs.mkdirSync(wrong, { recursive: true });
  fs.writeFileSync(path.join(wrong, 'engine.ts'), "export default { id: 'example' };\n");
  await expect(findEngines(new URL(`file://${folder}/engines/`))).rejects.toThrow(
    'The engine in the folder other is called example.',
  );
});
