import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalModel } from '../engines/local/manifest.ts';
import { MODELS } from '../engines/local/models.ts';
import { fileOf } from '../engines/local/store/model-files.ts';
import { models } from './models.ts';

const CONTENT = Buffer.from('a model');
let folder: string;
let server: http.Server;
let all: LocalModel[];
let said: string;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-models-'));
  server = http.createServer((_request, response) => response.end(CONTENT));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/m.onnx`;
  const sha256 = createHash('sha256').update(CONTENT).digest('hex');
  all = MODELS.slice(0, 2).map((model) => ({ ...model, file: { url, bytes: CONTENT.length, sha256 } }));
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
  const [first] = all as [LocalModel];
  await call();
  expect(said).toContain('birefnet-lite  (not here)');
  expect(said).toContain('MIT, https://github.com/ZhengPeng7/BiRefNet/blob/main/LICENSE');
  expect(said).toContain('remove background');
  await call('add', 'birefnet-lite', 'isnet-general-use');
  expect(said).toContain('100 %');
  expect(said.match(/\(ready\)/gu)).toHaveLength(2);
  await call('check');
  expect(said).toBe('birefnet-lite: right\nisnet-general-use: right\n');
  fs.appendFileSync(fileOf(folder, first), 'x');
  await expect(call('check')).rejects.toThrow('BiRefNet lite: the file has the checksum');
  await call();
  expect(said).toContain('birefnet-lite  (damaged: add it again)');
  await call('add', 'birefnet-lite');
  expect(said).toContain('birefnet-lite  (ready)');
  await call('remove', 'birefnet-lite');
  expect(said).toContain('birefnet-lite  (not here)');
});

test.each([
  [['add', 'another'], 'There is no model another: birefnet-lite, isnet-general-use.'],
  [['add'], 'Say what to do'],
  [['fetch', 'birefnet-lite'], 'Say what to do'],
])('%j is answered with what can be done', async (args, sentence) => {
  await expect(call(...args)).rejects.toThrow(sentence);
});
