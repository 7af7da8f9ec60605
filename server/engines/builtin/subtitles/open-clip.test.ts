import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
let shared: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-clip-'));
  shared = path.join(root, 'shared');
  fs.mkdirSync(shared);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Opens the media engine in a thread, which says what the shared folder for temporary files then has. */
async function openInThread(workerData: unknown): Promise<{ name: string; mode: number }[]> {
  const module = JSON.stringify(import.meta.resolve('./open-clip.ts'));
  const code = `
    import(${module}).then(async ({ threadMediaEngine }) => {
      const fs = require('node:fs');
      await threadMediaEngine();
      const names = fs.readdirSync(process.env.TMPDIR);
      const seen = names.map((name) => ({ name, mode: fs.statSync(process.env.TMPDIR + '/' + name).mode & 0o777 }));
      require('node:worker_threads').parentPort.postMessage(seen);
    });`;
  const thread = new Worker(code, { eval: true, workerData, env: { ...process.env, TMPDIR: shared } });
  const [seen] = await once(thread, 'message');
  await thread.terminate();
  return seen;
}

test('the media engine of a thread keeps its files in the folder that it is told, none in a shared one', async () => {
  const mediaFolder = path.join(root, 'media');
  expect(await openInThread({ mediaFolder })).toEqual([]);
  expect(fs.readdirSync(mediaFolder)).not.toEqual([]);
});

test('without a folder it makes a new one that other users of the machine cannot enter', async () => {
  const [folder, ...others] = await openInThread(undefined);
  expect(others).toEqual([]);
  expect(folder?.name).not.toBe(`inkreel-media-${process.getuid?.()}`);
  expect(folder?.mode).toBe(0o700);
});
