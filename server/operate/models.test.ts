import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OfferedModel } from '../inference/models/model-file.ts';
import { fileOf } from '../inference/models/model-files.ts';
import { models } from './models.ts';

const CONTENT = Buffer.from('a model');
let folder: string;
let server: http.Server;
let all: OfferedModel[];
let said: string;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-models-'));
  server = http.createServer((_request, response) => response.end(CONTENT));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/m.onnx`;
  const sha256 = createHash('sha256').update(CONTENT).digest('hex');
  all = ['quick', 'careful'].map((id) => ({
    id,
    name: `Model ${id}`,
    source: 'https://example.com',
    licence: 'MIT',
    licenceUrl: 'https://example.com/licence',
    file: { url, bytes: CONTENT.length, sha256 },
    capabilities: ['remove_background'],
  }));
  said = '';
});
afterEach(() => {
  server.close();
  fs.rmSync(folder, { recursive: true });
});

const call = (...args: string[]) => {
  said = '';
  const say = (text: string) => {
    said += text;
  };
  return models({ folder, models: all, say, isTerminal: false }, args);
};

test('lists models with licences, adds, checks and removes them', async () => {
  const [first] = all as [OfferedModel];
  await call();
  expect(said).toContain('quick  (not here)');
  expect(said).toContain('MIT, https://example.com/licence');
  expect(said).toContain('remove background');
  await call('add', 'quick', 'careful');
  expect(said).toContain('100 %');
  expect(said.match(/\(ready\)/gu)).toHaveLength(2);
  await call('check');
  expect(said).toBe('quick: right\ncareful: right\n');
  fs.appendFileSync(fileOf(folder, first), 'x');
  await expect(call('check')).rejects.toThrow('Model quick: the file has the checksum');
  await call();
  expect(said).toContain('quick  (damaged: add it again)');
  await call('add', 'quick');
  expect(said).toContain('quick  (ready)');
  await call('remove', 'quick');
  expect(said).toContain('quick  (not here)');
});

test.each([
  [['add', 'another'], 'There is no model another: quick, careful.'],
  [['add'], 'Say what to do'],
  [['fetch', 'quick'], 'Say what to do'],
])('%j is answered with the possible commands', async (args, sentence) => {
  await expect(call(...args)).rejects.toThrow(sentence);
});

test('says so if no engine has models for this machine', async () => {
  all = [];
  await call();
  expect(said).toBe('No engine of this installation has models for this machine.\n');
});
