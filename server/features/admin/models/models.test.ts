import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { appendFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { adminModels } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfferedModel } from '../../../inference/models/model-file.ts';
import { fileOf, partOf, stateOf, troubleOf } from '../../../inference/models/model-files.ts';
import { wantedOf } from '../../../inference/models/wanted-work.ts';
import { type AdminWorld, type Caller, createAdminWorld } from '../testing/admin-world.ts';
import { workOnModel } from './model-job.ts';

/** A file that comes in several chunks. */
const BYTES = Buffer.from(Array.from({ length: 400_000 }, (_, at) => at % 251));
const HALF = Math.floor(BYTES.length / 2);

let world: AdminWorld;
let operator: Caller;
let server: http.Server;
let model: OfferedModel;
/** How many bytes of an answer the server sends immediately; the rest when the test allows it. */
let sends: number;
let asked: (string | undefined)[];
let held: (() => void)[];
/** Number of the test: each uses a model that no other test uses, for the audit log. */
let number = 0;

beforeAll(async () => {
  world = await createAdminWorld();
  operator = await world.newOperator();
});
afterAll(() => world.drop());
beforeEach(async () => {
  number += 1;
  [sends, asked, held] = [BYTES.length, [], []];
  server = http.createServer((request, response) => {
    asked.push(request.headers.range);
    const from = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from > 0) response.setHeader('content-range', `bytes ${from}-${BYTES.length - 1}/${BYTES.length}`);
    response.writeHead(from > 0 ? 206 : 200);
    const now = Math.max(from, sends);
    response.write(BYTES.subarray(from, now));
    if (now === BYTES.length) response.end();
    else held.push(() => response.end(BYTES.subarray(now)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model = {
    id: `tiny-${number}`,
    name: 'Tiny',
    source: 'https://example.com',
    licence: 'MIT',
    licenceUrl: 'https://example.com/licence',
    file: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.onnx`,
      bytes: BYTES.length,
      sha256: createHash('sha256').update(BYTES).digest('hex'),
    },
    capabilities: ['remove_background'],
  };
  world.deps.models = [model];
  world.deps.modelsFolder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-console-')), 'models');
  await world.db.execute(sql`delete from test_jobs`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(path.dirname(folder()), { recursive: true });
});

const ask = (action: string, id = model.id) =>
  world.outcome('POST', '/admin/models', operator, { model: id, action });
const shown = async () =>
  (await world.get<OutputOf<typeof adminModels>>('/admin/models', operator)).models[0];
const folder = () => world.deps.modelsFolder;
/** Runs the job like a worker. */
const work = (signal = new AbortController().signal) =>
  workOnModel(
    { folder: folder(), models: [model], install: async () => undefined, lookMs: 5 },
    model.id,
    signal,
  );

test('a model is downloaded by a worker, with visible progress, and is then ready', async () => {
  sends = HALF;
  expect(await shown()).toMatchObject({ state: 'absent', work: null });
  expect(await ask('add')).toBe('ok');
  expect(await shown()).toMatchObject({ work: { action: 'add', bytes: 0 } });
  const { rows } = await world.db.execute(sql`select queue from test_jobs`);
  expect(rows).toEqual([{ queue: 'model' }]);
  expect(await ask('add')).toBe('conflict');
  expect(await ask('remove')).toBe('conflict');
  const done = work();
  await expect.poll(shown).toMatchObject({ state: 'part', work: { action: 'add', bytes: HALF } });
  held[0]?.();
  await done;
  expect(await shown()).toMatchObject({ state: 'ready', work: null, trouble: null });
  expect(fs.readFileSync(fileOf(folder(), model)).equals(BYTES)).toBe(true);
  expect(await world.audit(model.id)).toMatchObject([
    { action: 'model.add', subject: 'model', operatorId: operator.userId },
  ]);
});

test('a cancel stops it within moments, and the next download continues where it ended', async () => {
  sends = HALF;
  await ask('add');
  const done = work();
  await expect.poll(shown).toMatchObject({ work: { bytes: HALF } });
  expect(await ask('cancel')).toBe('ok');
  await done;
  expect(await shown()).toMatchObject({ state: 'part', work: null, trouble: null });
  sends = BYTES.length;
  await ask('add');
  await work();
  expect(await shown()).toMatchObject({ state: 'ready' });
  expect(asked).toEqual([undefined, `bytes=${HALF}-`]);
  expect((await world.audit(model.id)).map(({ action }) => action)).toEqual([
    'model.add',
    'model.cancel',
    'model.add',
  ]);
});

test('a download that was cancelled and requested again at once is done', async () => {
  sends = HALF;
  await ask('add');
  const done = work();
  await expect.poll(shown).toMatchObject({ work: { bytes: HALF } });
  sends = BYTES.length;
  await ask('cancel');
  await ask('add');
  await done;
  await work();
  expect(await shown()).toMatchObject({ state: 'ready', work: null });
});

test('a worker that ends in the middle leaves the work to the next one', async () => {
  sends = HALF;
  await ask('add');
  const end = new AbortController();
  const done = work(end.signal);
  await expect.poll(shown).toMatchObject({ work: { bytes: HALF } });
  end.abort(new Error('the worker ends'));
  // The queue gives a job that threw to another worker.
  await expect(done).rejects.toThrow('the worker ends');
  expect(wantedOf(folder(), model)).toMatchObject({ action: 'add' });
  sends = BYTES.length;
  await work();
  expect(await shown()).toMatchObject({ state: 'ready', work: null });
  expect(asked).toEqual([undefined, `bytes=${HALF}-`]);
});

test('errors are reported, and not retried automatically', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await ask('add');
  await work();
  expect(await shown()).toMatchObject({
    work: null,
    trouble: expect.stringMatching(/^Tiny: .* cannot be reached/u),
  });
});

test('a different file at the URL is not used', async () => {
  const other = { ...model, file: { ...model.file, sha256: '0'.repeat(64) } };
  world.deps.models = [other];
  await ask('add');
  await workOnModel({ folder: folder(), models: [other], lookMs: 5 }, other.id, new AbortController().signal);
  expect(await shown()).toMatchObject({ state: 'absent', trouble: expect.stringContaining('checksum') });
  expect(fs.existsSync(partOf(folder(), other))).toBe(false);
});

test('a check finds a file that was changed, and another download repairs it', async () => {
  await ask('add');
  await work();
  expect(await ask('check')).toBe('ok');
  expect(await shown()).toMatchObject({ work: { action: 'check' } });
  await work();
  expect(stateOf(folder(), model)).toBe('ready');
  await appendFile(fileOf(folder(), model), 'x');
  await ask('check');
  await work();
  expect(await shown()).toMatchObject({ state: 'damaged', work: null });
  expect(troubleOf(folder(), model)?.detail).toContain('checksum');
  await ask('add');
  await work();
  expect(await shown()).toMatchObject({ state: 'ready', trouble: null });
});

test('a copied file is checked and used, a model is deleted with everything recorded about it', async () => {
  fs.mkdirSync(folder(), { recursive: true });
  fs.writeFileSync(path.join(folder(), `${model.id}.onnx`), BYTES);
  expect(await shown()).toMatchObject({ state: 'copied' });
  await ask('add');
  await work();
  expect(await shown()).toMatchObject({ state: 'ready' });
  expect(asked).toEqual([]);
  expect(await ask('remove')).toBe('ok');
  expect(await shown()).toMatchObject({ state: 'absent', trouble: null });
  expect(fs.readdirSync(folder())).toEqual([]);
});

test('impossible actions are refused without a trace', async () => {
  expect(await ask('add', 'unknown')).toBe('not_found');
  for (const action of ['check', 'cancel', 'remove']) expect(await ask(action)).toBe('conflict');
  expect(await ask('format')).toBe('invalid_input');
  expect(await world.audit(model.id)).toEqual([]);
  await work();
  expect(asked).toEqual([]);
});
