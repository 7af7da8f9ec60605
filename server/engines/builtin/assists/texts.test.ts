import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runtimeFolder } from '../../../inference/find-runtime.ts';
import type { BuiltinWorkerData } from '../builtin-engine.ts';
import { poster } from '../letters/testing/poster.ts';
import { encodePng } from '../picture/codec.ts';
import { createWorkPool, type WorkPool } from '../pool.ts';

let folder: string;
let pool: WorkPool;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-texts-'));
  const workerData: BuiltinWorkerData = { modelsFolder: folder, mediaFolder: folder };
  pool = createWorkPool({ threads: 1, workerData });
});
afterEach(async () => {
  await pool.close();
  fs.rmSync(folder, { recursive: true });
});

async function ask(boxes?: { left: number; top: number; width: number; height: number }[]) {
  const looks = { width: 300, height: 50, weight: 'bold', color: '#333333' } as const;
  const picture = poster(
    480,
    200,
    [244, 234, 214],
    [
      { x: 40, y: 20, text: 'Fresh bread', ...looks },
      { x: 40, y: 120, text: '新店开业', ...looks },
    ],
  );
  const file = path.join(folder, 'picture.png');
  fs.writeFileSync(file, await encodePng(picture));
  const input = { image_url: '/a', ...(boxes ? { boxes } : {}) };
  const request = { assist: 'texts', input, files: { '/a': file } };
  return pool.assist(request, new AbortController().signal);
}

test('finds the lettering of a picture, or of the requested parts', async () => {
  const [bread, shop] = [{ text: 'Fresh bread', original: 'Fresh bread' }, { text: '新店开业' }];
  expect(await ask()).toMatchObject({ texts: [bread, shop] });
  expect(await ask([{ left: 0, top: 100, width: 480, height: 100 }])).toMatchObject({ texts: [shop] });
});

test('a runtime that does not work on this machine is reported', async () => {
  const broken = path.join(runtimeFolder(folder), 'node_modules/onnxruntime-node');
  fs.mkdirSync(broken, { recursive: true });
  fs.writeFileSync(path.join(broken, 'package.json'), JSON.stringify({ main: 'main.cjs' }));
  fs.writeFileSync(path.join(broken, 'main.cjs'), "throw new Error('no library for this system');");
  await expect(ask()).rejects.toThrow('text_reading_unavailable');
});
