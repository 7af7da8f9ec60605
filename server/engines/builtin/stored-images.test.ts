import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDecodeBudget } from '../../decoding/decode-budget.ts';
import type { Check } from '../engine.ts';
import { createBuiltinEngine } from './builtin-engine.ts';

const MB = 1024 * 1024;
const owner = { organisationId: 'o', userId: 'u' };
const decoding = createDecodeBudget({ capacity: 30 * MB });
const stored: Record<string, Buffer> = {};
let folder: string;
let builtin: ReturnType<typeof createBuiltinEngine>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-stored-'));
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#5078a0' } });
  const whole = await flat(64).png().toBuffer();
  stored['/whole'] = whole;
  stored['/short'] = whole.subarray(0, whole.length / 2);
  stored['/empty'] = Buffer.alloc(0);
  stored['/heavy'] = await flat(1500).avif({ effort: 0 }).toBuffer();
  const downloadToPath = async (address: string, to: string) => writeFile(to, stored[address] as Buffer);
  builtin = createBuiltinEngine({ threads: 1 }, { dataFolder: folder, downloadToPath, decoding });
});
afterAll(async () => {
  await builtin.close();
  rmSync(folder, { recursive: true });
});

const REFUSED = [
  ['/short', 'image_unreadable'],
  ['/empty', 'image_unreadable'],
  ['/heavy', 'image_too_heavy'],
] as const;

test.each(REFUSED)('a request about the stored image %s is answered with %s', async (address, code) => {
  const { signal } = new AbortController();
  const answer = builtin.analyzes['cut-out']?.({ image_url: address }, signal, owner);
  await expect(answer).rejects.toMatchObject({ code });
});

test.each([
  ...REFUSED.map(([address, code]) => [address, { state: 'failed', code, retryable: false }] as const),
  ['/whole', { state: 'done' }] as const,
])('a run with the stored image %s ends with %o', async (address, end) => {
  const serve = builtin.serves.upscale;
  const input = { image_url: address, factor: 2, sharpness: 50, clean: false, seed: 1, count: 1 };
  const operation = await serve?.start(input as never, { taskId: address });
  const context = { taskId: address, waitMs: 5000, stored: [], signal: new AbortController().signal, owner };
  let check: Check | undefined;
  do check = await serve?.check(operation ?? {}, context);
  while (check?.state === 'pending');
  expect(check).toMatchObject(end);
  await serve?.cancel?.(operation ?? {});
  await expect.poll(() => decoding.usage()).toMatchObject({ bytes: 0, running: 0, waiting: 0 });
});
