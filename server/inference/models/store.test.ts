import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRuntime } from '../find-runtime.ts';
import { modelsFolder } from '../models-folder.ts';
import { downloadModel } from './download-model.ts';
import type { ModelFile } from './model-file.ts';
import { fileOf, noteTrouble, partOf, removeModel, stateOf, takeCopied, troubleOf } from './model-files.ts';
import { installRuntime } from './runtime.ts';

const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

let folder: string;
let server: http.Server;
let answer: Answer;
let ranges: (string | undefined)[];
let model: ModelFile;

const whole: Answer = (_request, response) => response.end(CONTENT);
/** Answers like a server that supports ranges. */
const ranged: Answer = (request, response) => {
  const from = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? '')?.[1] ?? 0);
  if (from > 0) response.setHeader('content-range', `bytes ${from}-${CONTENT.length - 1}/${CONTENT.length}`);
  response.writeHead(from > 0 ? 206 : 200);
  response.end(CONTENT.subarray(from));
};

beforeEach(async () => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-store-')), 'models');
  ranges = [];
  answer = ranged;
  server = http.createServer((request, response) => {
    ranges.push(request.headers.range);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/original.onnx`;
  model = {
    id: 'some-model',
    name: 'Some model',
    source: 'https://example.com',
    licence: 'MIT',
    licenceUrl: 'https://example.com/licence',
    file: { url, bytes: CONTENT.length, sha256: createHash('sha256').update(CONTENT).digest('hex') },
  };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(path.dirname(folder), { recursive: true });
});

const download = (options: Partial<Parameters<typeof downloadModel>[0]> = {}) =>
  downloadModel({ folder, model, ...options });

test('downloads with progress, checks, and reports it', async () => {
  expect(stateOf(folder, model)).toBe('absent');
  const told: number[] = [];
  await download({ onBytes: (bytes) => told.push(bytes) });
  expect(told.at(-1)).toBe(CONTENT.length);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(fs.readFileSync(fileOf(folder, model))).toEqual(CONTENT);
  expect(stateOf(folder, model)).toBe('ready');
});

test.each([
  ['goes on where it was cut off', ranged],
  ['begins again where the server cannot go on', whole],
])('%s', async (_what, second) => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': CONTENT.length });
    response.write(CONTENT.subarray(0, 100_000));
    const cut = setInterval(() => {
      if (fs.statSync(partOf(folder, model)).size < 100_000) return;
      clearInterval(cut);
      response.destroy();
    }, 5);
  };
  await expect(download()).rejects.toThrow('127.0.0.1');
  expect(stateOf(folder, model)).toBe('part');
  const have = fs.statSync(partOf(folder, model)).size;
  expect(have).toBeGreaterThan(0);
  answer = second;
  await download();
  expect(ranges).toEqual([undefined, `bytes=${have}-`]);
  expect(stateOf(folder, model)).toBe('ready');
});

test('a different file at the URL is refused and removed', async () => {
  model = { ...model, file: { ...model.file, sha256: '0'.repeat(64) } };
  await expect(download()).rejects.toThrow('It is not used.');
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('an endless body is cut off, a short one is reported', async () => {
  model = { ...model, file: { ...model.file, bytes: CONTENT.length - 1 } };
  await expect(download()).rejects.toThrow(`more than ${CONTENT.length - 1} bytes came`);
  await removeModel(folder, model);
  model = { ...model, file: { ...model.file, bytes: CONTENT.length + 1 } };
  await expect(download()).rejects.toThrow('Start it again to go on.');
  expect(stateOf(folder, model)).toBe('part');
});

test('server errors, silence and a cancel keep the partial download', async () => {
  answer = (_request, response) => response.writeHead(404).end('gone');
  await expect(download()).rejects.toThrow('answered with 404');
  answer = (_request, response) => response.write(CONTENT.subarray(0, 10));
  await expect(download({ idleMs: 100 })).rejects.toThrow('nothing came');
  const stop = new AbortController();
  answer = (_request, response) =>
    response.write(CONTENT.subarray(0, 10), () => stop.abort(new Error('stop')));
  await expect(download({ signal: stop.signal })).rejects.toThrow('stop');
  expect(stateOf(folder, model)).toBe('part');
});

test('a second download of the same model is refused', async () => {
  let second: Promise<void> | undefined;
  answer = (request, response) => {
    second ??= download();
    second.then(
      () => ranged(request, response),
      () => ranged(request, response),
    );
  };
  await download();
  await expect(second).rejects.toThrow('is being downloaded already');
  expect(stateOf(folder, model)).toBe('ready');
});

test('a mirror replaces only the hub', async () => {
  const mirror = model.file.url.replace(/\/files.*$/u, '/');
  const asked: (string | undefined)[] = [];
  answer = (request, response) => {
    asked.push(request.url);
    ranged(request, response);
  };
  await download({ mirror: 'http://127.0.0.1:9' });
  await removeModel(folder, model);
  model = { ...model, file: { ...model.file, url: 'https://huggingface.co/some/model.onnx' } };
  await download({ mirror });
  expect(asked).toEqual(['/files/original.onnx', '/some/model.onnx']);
});

test.each(['some-model.onnx', 'original.onnx'])(
  'a file that was copied as %s is installed if it is right',
  async (name) => {
    await expect(takeCopied(folder, model)).rejects.toThrow('is not there');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name), 'another');
    expect(stateOf(folder, model)).toBe('copied');
    await expect(takeCopied(folder, model)).rejects.toThrow('It is not used.');
    expect(stateOf(folder, model)).toBe('copied');
    fs.writeFileSync(path.join(folder, name), CONTENT);
    await takeCopied(folder, model);
    expect(stateOf(folder, model)).toBe('ready');
    await noteTrouble(folder, model, { trouble: 'damaged', detail: 'swapped' });
    expect(stateOf(folder, model)).toBe('damaged');
    await takeCopied(folder, model);
    expect([stateOf(folder, model), troubleOf(folder, model)]).toEqual(['ready', undefined]);
    await removeModel(folder, model);
    expect(fs.readdirSync(folder)).toEqual([]);
  },
);

test('the runtime is installed from the lock file, for this system only', async () => {
  const root = modelsFolder(path.dirname(folder));
  fs.mkdirSync(root, { recursive: true });
  const npm = path.join(root, 'npm');
  const bin = 'node_modules/onnxruntime-node/bin/napi-v6';
  const own = `${process.platform}/${process.arch}`;
  const write = (systems: string[]) =>
    fs.writeFileSync(
      npm,
      `#!/bin/sh\nset -e\ntest "$1 $2" = "ci --ignore-scripts"\ngrep -q '"integrity": "sha512-' package-lock.json\n` +
        `mkdir -p ${systems.map((system) => `${bin}/${system}`).join(' ')}\n` +
        `echo '{"main":"main.js"}' > node_modules/onnxruntime-node/package.json\ntouch node_modules/onnxruntime-node/main.js\n`,
      { mode: 0o755 },
    );
  write(['plan9/mips']);
  await expect(installRuntime(root, npm)).rejects.toThrow('has no library for');
  expect(fs.readdirSync(root)).toEqual(['npm']);
  write([own, 'plan9/mips']);
  await installRuntime(root, npm);
  expect(findRuntime(root)).toBe(path.join(root, 'runtime/node_modules/onnxruntime-node/main.js'));
  expect(fs.globSync('*/*', { cwd: path.join(root, 'runtime', bin) })).toEqual([own]);
});

test('the installed version is the tested one', () => {
  const version = (file: URL, key: 'dependencies' | 'optionalDependencies') =>
    (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Record<string, string>>)[key]?.[
      'onnxruntime-node'
    ];
  expect(version(new URL('./runtime/package.json', import.meta.url), 'dependencies')).toBe(
    version(new URL('../../package.json', import.meta.url), 'optionalDependencies'),
  );
});
