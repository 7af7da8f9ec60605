/**
 * Engines that are configured in the console: in two servers on one database, over HTTP, with a provider on this
 * machine.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { COST_GROUPS } from '@inkreel/contract/api/admin-costs.ts';
import type { adminEngineSettings, adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningApp, startApp } from '../../app.ts';
import { ENGINES } from '../../engines/find-engines.ts';
import { keyedEngine } from '../../engines/testing/keyed.ts';
import { backup } from '../../operate/backup.ts';
import { readSettings } from '../../settings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { noteRun } from './route-health.ts';

/** The secret that must not appear anywhere. */
const MARKER = 'sk-marker-8f3c2b7d9e1a4455';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-engines-'));
/** All output: logs of both servers, and all answers. */
const said: string[] = [];
const asked: { url: string | undefined; key: string | undefined }[] = [];
/** Whether the provider reports jobs as done. */
const provider = { isDone: true };
let server: http.Server;
let database: TestDatabase;
let one: RunningApp;
let two: RunningApp;
let token: string;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  server = http.createServer((request, response) => {
    const key = request.headers.authorization?.slice('Bearer '.length);
    asked.push({ url: request.url, key });
    if (key !== MARKER) {
      response.statusCode = 401;
      response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` } }));
    } else if (request.url === '/models') response.end('{"data":[]}');
    else if (request.method === 'POST') response.end('taken');
    else if (provider.isDone) response.end(picture);
    else {
      response.statusCode = 202;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  database = await createTestDatabase();
  const { host, user, database: name } = database.connection;
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
  const environment = { PORT: '0', DATA_DIR: folder, DATABASE_URL };
  const start = () => {
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        said.push(String(chunk));
        done();
      },
    });
    const settings = readSettings(environment, folder, [...ENGINES, keyedEngine]);
    return startApp(settings, pino({ level: 'trace' }, stream) as never);
  };
  one = await start();
  two = await start();
  const body = { email: 'ada@example.com', password: 'a long enough one' };
  token = (await call<{ token: string }>(one, 'POST', '/passport/register/email', body)).data.token;
});
// Two servers share the machine with all other tests: a run that waits for its turn has not failed.
vi.setConfig({ testTimeout: 240_000 });

afterAll(async () => {
  vi.resetConfig();
  await one.stop();
  await two.stop();
  await database.drop();
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

async function call<Data>(app: RunningApp, method: string, at: string, body?: object) {
  const answer = await fetch(`${app.url}/api.v1${at}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  said.push(text);
  return JSON.parse(text) as { code: number; data: Data };
}
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const set = (values: object, app = one) =>
  call(app, 'PUT', '/admin/engines/settings', { engine: 'keyed', values });
const settingsAt = async (app: RunningApp) => {
  const { data } = await call<OutputOf<typeof adminEngineSettings>>(app, 'GET', '/admin/engines/settings');
  return data.find(({ engine }) => engine === 'keyed');
};
const orderAt = async (app: RunningApp) => {
  const { data } = await call<OutputOf<typeof adminEngines>>(app, 'GET', '/admin/engines');
  return data.find(({ capability }) => capability === 'text_to_image')?.engines ?? [];
};
const opensAt = (app: RunningApp, isOpen: boolean) =>
  expect.poll(async () => (await settingsAt(app))?.missing === null).toBe(isOpen);
const submit = async (app: RunningApp) => {
  const body = { prompt: 'a red apple on a table', width: 512, height: 512, count: 1, quality: 'draft' };
  const { data } = await call<{ output: { task_id: string } }>(
    app,
    'POST',
    '/cloud/request/ai/image/text2image',
    body,
  );
  return data.output.task_id;
};
const read = async (app: RunningApp, id: string) => (await call<TaskRecord>(app, 'GET', `/tasks/${id}`)).data;
const ended = (app: RunningApp, id: string) =>
  expect.poll(async () => (await read(app, id)).finished_at, { timeout: 120_000 }).not.toBeNull();

test('a key of one server opens the engine in all of them, and a run of another one goes there with it', async () => {
  expect((await set({ KEYED_API_KEY: MARKER, KEYED_URL: address() })).code).toBe(0);
  await opensAt(two, true);
  expect((await settingsAt(two))?.settings).toMatchObject([
    { name: 'KEYED_API_KEY', from: 'console', shown: '4455', unreadable: false, set_by: expect.any(String) },
    { name: 'KEYED_URL', from: 'console', shown: address() },
    { name: 'KEYED_REACH', from: null, open: false },
    { name: 'KEYED_BASE', from: null, shown: null },
  ]);
  const id = await submit(two);
  await ended(two, id);
  expect(await read(two, id)).toMatchObject({ state: 'SUCCEEDED' });
  expect(asked).toContainEqual({ url: `/jobs/${id}`, key: MARKER });
});

test('settings yield to those of the environment, and only the environment may allow more addresses', async () => {
  const refused = ERRORS.engine_setting_refused.number;
  expect((await set({ KEYED_REACH: 'far' })).code).toBe(refused);
  for (const inner of [
    'http://127.0.0.1:1/v1',
    'http://169.254.169.254/',
    'http://[::1]/',
    'http://gateway/',
  ])
    expect((await set({ KEYED_BASE: inner })).code, inner).toBe(refused);
  expect((await set({ NOT_THERE: 'x' })).code).toBe(refused);
  expect((await set({ KEYED_BASE: 'https://api.example.com/v1' })).code).toBe(0);
  const given = { KEYED_API_KEY: 'from-the-environment', KEYED_URL: address() };
  const setup = keyedEngine.setUp(given, 'intl').withStored({ KEYED_API_KEY: MARKER });
  expect(setup.secrets).toEqual(['from-the-environment']);
});

test('every setting with the name of a secret is one, in every engine', () => {
  const settings = ENGINES.flatMap((engine) => engine.setUp({}, 'intl').settings);
  const called = settings.filter(({ name }) => /KEY|SECRET|TOKEN|PASSWORD/u.test(name));
  expect(called.length).toBeGreaterThan(8);
  expect(called.filter(({ isSecret }) => !isSecret)).toEqual([]);
});

test('a test asks the provider once, with settings that are stored or with others', async () => {
  const tried = (values?: object) =>
    call<{ ok: boolean; said: string }>(one, 'POST', '/admin/engines/test', { engine: 'keyed', values });
  expect((await tried()).data).toMatchObject({ ok: true, said: 'HTTP 200' });
  const wrong = `${MARKER}-wrong`;
  const refused = await tried({ KEYED_API_KEY: wrong });
  // The provider's answer repeats the key; ours does not.
  expect(refused.data).toMatchObject({ ok: false, said: 'HTTP 401: Incorrect API key provided: …' });
  expect((await settingsAt(two))?.test).toMatchObject({ ok: true, said: 'HTTP 200' });
  expect((await tried({ KEYED_URL: 'http://127.0.0.1:1' })).data).toMatchObject({ ok: false });
});

test('an order and switches hold in every server', async () => {
  const ids = (await orderAt(one)).map(({ engine }) => engine);
  expect(ids.indexOf('keyed')).toBeLessThan(ids.indexOf('comfyui'));
  expect(ids.at(-1)).toBe('builtin');
  const change = (engines: { engine: string; off: boolean }[]) =>
    call(one, 'PUT', '/admin/engines/order', { capabilities: ['text_to_image'], engines });
  const turned = ids.toReversed().map((engine) => ({ engine, off: engine === 'keyed' }));
  expect((await change(turned)).code).toBe(0);
  await expect.poll(async () => (await orderAt(two)).map(({ engine }) => engine)).toEqual(ids.toReversed());
  expect((await orderAt(two)).find(({ engine }) => engine === 'keyed')).toMatchObject({
    off: true,
    closed: { why: 'off' },
  });
  const before = asked.length;
  const id = await submit(two);
  await ended(two, id);
  expect(asked).toHaveLength(before);
  expect((await change(turned.slice(1))).code).toBe(ERRORS.conflict.number);
  expect((await change([...turned.slice(1), ...turned.slice(1, 2)])).code).toBe(ERRORS.conflict.number);
  expect((await change(ids.map((engine) => ({ engine, off: false })))).code).toBe(0);
});

test('saves at the same moment, in whichever server, are made one by one or refused as a conflict', async () => {
  const ids = (await orderAt(one)).map(({ engine }) => engine);
  const order = { capabilities: ['text_to_image'], engines: ids.map((engine) => ({ engine, off: false })) };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const app = at % 2 === 0 ? one : two;
      return at % 3 === 0
        ? set({ KEYED_API_KEY: MARKER, KEYED_URL: address() }, app)
        : call(app, 'PUT', '/admin/engines/order', order);
    }),
  );
  const codes = new Set(answers.map(({ code }) => code));
  expect(codes).toContain(0);
  expect(codes.difference(new Set([0, ERRORS.conflict.number]))).toEqual(new Set());
});

test('points of a route set in one server are shown by all, and held if the route is chosen', async () => {
  await opensAt(two, true);
  const routes = await orderAt(one);
  const change = (engines: object[]) =>
    call(one, 'PUT', '/admin/engines/order', { capabilities: ['text_to_image'], engines });
  const priced = routes.map(({ engine, off }) => ({
    engine,
    off,
    ...(engine === 'keyed' ? { points: 77 } : {}),
  }));
  expect((await change(priced)).code).toBe(0);
  // An order without points leaves them unchanged.
  expect((await change(routes.map(({ engine, off }) => ({ engine, off })))).code).toBe(0);
  type Facts = { tools: Record<string, { engines: { engine: string; points: number | null }[] }> };
  const choices = async () =>
    (await call<Facts>(two, 'GET', '/open/system/site')).data.tools['ai-image-generator']?.engines;
  await expect
    .poll(choices)
    .toContainEqual(expect.objectContaining({ engine: 'keyed', kind: 'hosted', points: 77 }));
  provider.isDone = true;
  const body = { prompt: 'a red apple', width: 512, height: 512, count: 1, quality: 'standard' };
  const started = (engine: string) =>
    call<{ output: { task_id: string } }>(two, 'POST', '/cloud/request/ai/image/text2image', {
      ...body,
      engine,
    });
  const id = (await started('keyed')).data.output.task_id;
  await ended(two, id);
  expect(await read(two, id)).toMatchObject({
    state: 'SUCCEEDED',
    engine: 'keyed',
    receipt: { settled: 77 },
  });
  expect((await started('comfyui')).code).toBe(ERRORS.engine_not_open.number);
});

test('a route that rests for one server rests for all, until its settings change', async () => {
  const closedAt = async (app: RunningApp) =>
    (await orderAt(app)).find(({ engine }) => engine === 'keyed')?.closed ?? null;
  const before = asked.length;
  await database.db.transaction((tx) =>
    noteRun(
      tx,
      { capability: 'text_to_image', engine: 'keyed' },
      { runId: crypto.randomUUID(), now: new Date() },
      { kind: 'failed', busyMs: 300_000 },
    ),
  );
  for (const app of [one, two]) await expect.poll(() => closedAt(app)).toMatchObject({ why: 'resting' });
  const id = await submit(two);
  await ended(two, id);
  expect(await read(two, id)).toMatchObject({ state: 'SUCCEEDED', engine: 'builtin' });
  expect(asked).toHaveLength(before);
  expect((await set({ KEYED_API_KEY: MARKER })).code).toBe(0);
  for (const app of [one, two]) await expect.poll(() => closedAt(app)).toBeNull();
});

test('a run whose engine lost its key ends, and its points go back', async () => {
  const balance = async () => (await call(one, 'GET', '/cloud/request/system/org/current/point')).data;
  const before = await balance();
  await opensAt(two, true);
  provider.isDone = false;
  const id = await submit(two);
  await expect.poll(async () => (await read(two, id)).state).toBe('RUNNING');
  expect((await set({ KEYED_API_KEY: null })).code).toBe(0);
  await opensAt(two, false);
  await ended(two, id);
  expect(await read(two, id)).toMatchObject({ state: 'FAILED', error: 'engine_unavailable' });
  expect(await balance()).toEqual(before);
});

test('the key is found nowhere: not in logs, answers, pages, the audit log, the database or its backup', async () => {
  expect((await set({ KEYED_API_KEY: MARKER })).code).toBe(0);
  await set({ KEYED_API_KEY: MARKER, KEYED_REACH: 'refused' });
  await call(one, 'PUT', '/admin/engines/settings', { engine: 'keyed', values: { KEYED_API_KEY: [MARKER] } });
  // Reads all that the console and the studio show of engines, with costs, prices, models and the choice of engine.
  const order = await orderAt(one);
  const engines = order.map(({ engine, off }) => ({ engine, off, points: engine === 'keyed' ? 7 : null }));
  await call(one, 'PUT', '/admin/engines/order', { capabilities: ['text_to_image'], engines });
  await call(one, 'POST', '/admin/engines/test', {
    engine: 'keyed',
    values: { KEYED_API_KEY: `${MARKER}x` },
  });
  await call(one, 'POST', '/admin/engines/test', { engine: 'keyed', paid: true });
  await call(one, 'POST', '/cloud/request/ai/image/text2image', { engine: 'keyed', expected_points: 1 });
  const paths = [
    '/admin/audit?limit=100',
    '/admin/tasks?limit=50',
    '/open/system/site',
    '/admin/engines',
    '/admin/engines/settings',
    '/admin/models',
    '/admin/prices',
    '/admin/overview',
    ...COST_GROUPS.map((by) => `/admin/costs?by=${by}`),
  ];
  for (const at of paths) expect((await call(two, 'GET', at)).code, at).toBe(0);
  const costs = await fetch(`${two.url}/api.v1/admin/costs/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const file = await costs.text();
  // The engine's runs are in it, under its name.
  expect(file).toContain('Keyed images');
  said.push(file);
  for (const at of ['/', '/admin/engines', '/api']) said.push(await (await fetch(`${one.url}${at}`)).text());
  const copy = path.join(folder, 'backup');
  await backup(database.db, undefined, copy);
  const files = fs.readdirSync(copy, { recursive: true, encoding: 'utf8' });
  const written = files
    .map((file) => path.join(copy, file))
    .filter((file) => fs.statSync(file).isFile())
    .map((file) => fs.readFileSync(file, 'latin1'));
  expect(written.join('')).toContain('KEYED_API_KEY');
  const told = [...said, ...written].join('\n');
  expect(told).toContain('engine.set_settings');
  expect(told).not.toContain(MARKER);
  expect(told).not.toContain(Buffer.from(MARKER).toString('base64url').slice(0, 20));
  // The encryption key is next to the database, readable by this account only.
  const own = path.join(folder, 'secrets.key');
  expect(fs.statSync(own).mode & 0o777).toBe(0o600);
  expect(told).not.toContain(fs.readFileSync(own, 'utf8').trim());
});
