import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { EngineHost } from '../define-engine.ts';
import { checkStored, keepOutcomes, type MadeKind } from './made-files.ts';
import type { Polled } from './operations.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-made-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const fetched: [string, string | undefined][] = [];
const host: EngineHost = {
  dataFolder: folder,
  downloadToPath: async () => undefined,
  fetchResult: async (url, to, kind) => {
    fetched.push([url, kind]);
    if (url.endsWith('cut-off')) {
      fs.writeFileSync(to, 'half');
      throw new Error('cut off');
    }
    fs.writeFileSync(to, `bytes of ${url}`);
  },
};
/** The plan is the content type. */
const kind: MadeKind<string> = {
  finish: async () => {
    throw new Error('nothing is finished here');
  },
  asMade: (plan) => plan,
};

async function end(taskId: string, plan: string, polled: Polled) {
  const taken = { state: 'taken' as const, ticket: { id: taskId } };
  const operation = await keepOutcomes(host, taskId, [taken], () => plan, kind);
  const context = { taskId, waitMs: 0, stored: [], signal: new AbortController().signal };
  return checkStored(host, operation as never, kind, context, async () => polled);
}
const made = (url: string): Polled => ({ state: 'succeeded', urls: [url] });

test.each([
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
])('%s is downloaded as a file, within the limits of its kind', async (contentType, limits) => {
  const url = `https://provider.example/${limits}`;
  const check = await end(`made-${limits}`, contentType, made(url));
  expect(fetched.pop()).toEqual([url, limits]);
  expect(check).toMatchObject({ state: 'done', outputs: [{ index: 0, contentType }] });
  const [output] = check.state === 'done' ? check.outputs : [];
  const source = output && 'source' in output && 'path' in output.source ? output.source.path : '';
  expect(fs.readFileSync(source, 'utf8')).toBe(`bytes of ${url}`);
});

test('a video whose download was interrupted is downloaded again', async () => {
  const url = 'https://provider.example/cut-off';
  await expect(end('again', 'video/mp4', made(url))).rejects.toThrow('cut off');
  const check = await end('again', 'video/mp4', made('https://provider.example/whole'));
  expect(check.state).toBe('done');
  expect(fetched.pop()).toEqual(['https://provider.example/whole', 'video']);
});

test('data is returned as data', async () => {
  const files = [new TextEncoder().encode('{"segments":[]}')];
  const check = await end('data', 'application/json', { state: 'succeeded', urls: [], files });
  expect(check).toMatchObject({ state: 'done', outputs: [{ index: 0, json: { segments: [] } }] });
});

test('data in the answer itself is returned as data', async () => {
  const images = [new TextEncoder().encode('{"segments":[1]}')];
  const plan = 'application/json';
  const operation = await keepOutcomes(host, 'call', [{ state: 'answered', images }], () => plan, kind);
  const context = { taskId: 'call', waitMs: 0, stored: [], signal: new AbortController().signal };
  const check = await checkStored(host, operation as never, kind, context, () => Promise.reject());
  expect(check).toEqual({ state: 'done', outputs: [{ index: 0, json: { segments: [1] } }] });
});
