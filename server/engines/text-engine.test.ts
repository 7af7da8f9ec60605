/** An engine in one folder that writes text and answers with data: over HTTP, through all steps of a run. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { StreamEvent, TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp } from '../app.ts';
import { SCENE, splitterTool, writerTool } from '../features/tasks/testing/text-engines.ts';
import { readSettings } from '../settings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ENGINES, findEngines } from './find-engines.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-writer-'));
/** The provider's received calls, and its open answers. */
const submits: { run: unknown; body: { prompt: string; maximum: number } }[] = [];
const writing = new Map<string, http.ServerResponse>();
/** Runs that are answered with something other than scenes. */
const unfit = new Set<string>();
let provider: http.Server;
let database: TestDatabase;
let app: RunningApp;
let token: string;

beforeAll(async () => {
  provider = http.createServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.end(
        JSON.stringify({ scenes: unfit.has(request.url?.split('/').at(-1) ?? '') ? 'none' : [SCENE] }),
      );
      return;
    }
    const body = JSON.parse(await text(request)) as { prompt: string; maximum: number };
    submits.push({ run: request.headers['x-run'], body });
    if (body.prompt === 'forbidden') {
      response.statusCode = 400;
      response.end('not this');
      return;
    }
    response.flushHeaders();
    writing.set(body.prompt, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const WRITER_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const engines = [...ENGINES, ...(await findEngines(new URL('./testing/writers/', import.meta.url)))];
  database = await createTestDatabase();
  const { host, user, database: name } = database.connection;
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
  const environment = { PORT: '0', DATA_DIR: folder, DATABASE_URL, WRITER_URL };
  app = await startApp(readSettings(environment, folder, engines), Fastify({ logger: false }).log, [
    ...TOOLS,
    writerTool,
    splitterTool,
  ]);
  token = await register('ada@example.com');
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  provider.closeAllConnections();
  provider.close();
  fs.rmSync(folder, { recursive: true });
});

async function call<Data>(method: string, at: string, body?: object, as = token) {
  const answer = await fetch(`${app.url}/api.v1${at}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(as === '' ? {} : { authorization: `Bearer ${as}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, ...((await answer.json()) as { code: number; data: Data }) };
}
async function register(email: string): Promise<string> {
  const body = { email, password: 'a long enough one' };
  return (await call<{ token: string }>('POST', '/passport/register/email', body, '')).data.token;
}
async function submit(tool: 'write' | 'split', words: string): Promise<string> {
  const { data } = await call<{ output: { task_id: string } }>('POST', `/cloud/request/ai/text/${tool}`, {
    [tool === 'split' ? 'text' : 'prompt']: words,
  });
  return data.output.task_id;
}
const read = async (taskId: string) => (await call<TaskRecord>('GET', `/tasks/${taskId}`)).data;
const ended = (taskId: string) =>
  expect.poll(async () => (await read(taskId)).finished_at, { timeout: 20_000 }).not.toBeNull();
const balance = async () => (await call('GET', '/cloud/request/system/org/current/point')).data;
/** The provider's answer to this prompt; waits for the call. */
async function write(prompt: string, ...parts: object[]): Promise<http.ServerResponse> {
  await expect.poll(() => writing.has(prompt), { timeout: 20_000 }).toBe(true);
  const response = writing.get(prompt) as http.ServerResponse;
  for (const part of parts) response.write(`${JSON.stringify(part)}\n`);
  return response;
}

/** Reads the event stream as a page does; `leave` closes it. */
async function openStream() {
  const leaving = new AbortController();
  const answer = await fetch(`${app.url}/api.v1/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const heard: StreamEvent[] = [];
  const reading = (async () => {
    let rest = '';
    for await (const bytes of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + bytes).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = JSON.parse(block.split('data: ')[1] ?? '{}') as StreamEvent;
        if ('type' in data) heard.push(data);
      }
    }
  })().catch(() => undefined);
  const textOf = (taskId: string) =>
    heard
      .flatMap((event) => (event.type === 'text' && event.task_id === taskId ? [event.text] : []))
      .join('');
  const leave = async () => {
    leaving.abort();
    await reading;
  };
  return { heard, textOf, leave };
}

test('text streams as it is written, continues when the reader leaves, and is charged by amount', async () => {
  const stream = await openStream();
  const taskId = await submit('write', 'a fox');
  expect(await balance()).toMatchObject({ total: 168, held: 32 });
  const response = await write('a fox', { text: 'Once upon ' });
  await expect.poll(() => stream.textOf(taskId), { timeout: 20_000 }).toBe('Once upon ');
  expect(await read(taskId)).toMatchObject({
    state: 'RUNNING',
    outputs: [{ kind: 'text', finished: false, text: 'Once upon ' }],
  });
  await stream.leave();
  await write('a fox', { text: 'a time.' }, { usage: 1001 });
  response.end();
  await ended(taskId);
  expect(await read(taskId)).toMatchObject({
    state: 'SUCCEEDED',
    results: [],
    outputs: [{ kind: 'text', finished: true, text: 'Once upon a time.' }],
    receipt: { quoted: 32, settled: 4, returned: 28, metered: { unit: 'tokens', amount: 1001 } },
  });
  expect(submits).toEqual([{ run: taskId, body: { prompt: 'a fox', maximum: 16_000 } }]);
  expect(await balance()).toMatchObject({ total: 196, held: 0 });
  const { status } = await call('GET', `/tasks/${taskId}`, undefined, await register('bo@example.com'));
  expect(status).toBe(404);
  // The library, its numbers, storage and the polling of shape 1 cover files only.
  expect(
    (await call<{ items: [] }>('GET', '/cloud/request/system/org/current/point/results')).data.items,
  ).toEqual([]);
  expect(await call('GET', '/storage/usage')).toMatchObject({ data: { results: 0, bin: 0 } });
  const polled = await call('GET', `/cloud/tryout/ai/image/dash/scope/task/${taskId}`);
  expect(polled.data).toMatchObject({ output: { task_status: 'SUCCEEDED' } });
  expect(polled.data).not.toHaveProperty('output.results');
});

test('cancelling closes the connection to the provider, and the text so far is kept and charged', async () => {
  const taskId = await submit('write', 'a long story');
  const response = await write('a long story', { text: 'It began ' });
  const isClosed = new Promise((resolve) => response.on('close', resolve));
  const written = [{ text: 'It began ' }];
  await expect.poll(async () => (await read(taskId)).outputs, { timeout: 20_000 }).toMatchObject(written);
  await call('POST', `/tasks/${taskId}/cancel`);
  await isClosed;
  await ended(taskId);
  expect(await read(taskId)).toMatchObject({ state: 'CANCELED', receipt: { settled: 2 } });
});

test('a refusal fails with its reason, and an interrupted text is not submitted again', async () => {
  const before = await balance();
  const refused = await submit('write', 'forbidden');
  await ended(refused);
  expect(await read(refused)).toMatchObject({ state: 'FAILED', error: 'task_failed', outputs: [] });
  const broken = await submit('write', 'broken');
  (await write('broken', { text: 'Half a' })).destroy();
  await ended(broken);
  expect(await read(broken)).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed', outputs: [] });
  expect(submits.filter(({ run }) => run === broken)).toHaveLength(1);
  expect(await balance()).toEqual(before);
});

test('data is stored if it fits its capability, and otherwise refused without a charge', async () => {
  const [taskId, wrong] = [await submit('split', 'INT. KITCHEN'), await submit('split', 'INT. KITCHEN')];
  unfit.add(wrong);
  await Promise.all([ended(taskId), ended(wrong)]);
  expect(await read(taskId)).toMatchObject({
    outputs: [{ kind: 'json', value: { scenes: [SCENE] } }],
    receipt: { settled: 7 },
  });
  expect(await read(wrong)).toMatchObject({
    state: 'FAILED',
    error: 'task_answer_unusable',
    outputs: [],
    receipt: { settled: 0, returned: 7 },
  });
});
