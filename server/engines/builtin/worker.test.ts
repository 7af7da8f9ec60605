import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkPool, type WorkPool } from './pool.ts';

describe('the worker', () => {
  let folder: string;
  let pool: WorkPool;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-worker-'));
    pool = createWorkPool({ threads: 1 });
  });
  afterAll(async () => {
    await pool.close();
    rmSync(folder, { recursive: true });
  });

  const draw = async (request: Record<string, unknown>, signal = new AbortController().signal) => {
    const output = path.join(folder, `${Math.random()}.png`);
    const asked = {
      prompt: 'a cat',
      width: 256,
      height: 320,
      style: 'anime',
      quality: 'standard',
    };
    const stages: string[] = [];
    const { seed = 3, ...input } = { ...asked, ...request } as { seed?: number };
    const drawn = await pool.make(
      { capability: 'text_to_image', input, files: {}, index: 0, seed, output },
      (message) => 'stage' in message && stages.push(message.stage),
      signal,
    );
    return { ...drawn, stages, output };
  };

  test('writes a PNG of the requested size and reports what it understood', async () => {
    const drawn = await draw({});
    expect(drawn.report?.understood).toContain('cat');
    const { format, width, height } = await sharp(drawn.output).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 256, height: 320 });
    expect(drawn.stages.slice(0, 2)).toEqual(['starting', 'reading']);
  });

  test('draws the same picture from the same prompt, size, style and seed, and another one from another seed', async () => {
    const pixels = async (request: Record<string, unknown>) =>
      (
        await sharp((await draw(request)).output)
          .raw()
          .toBuffer()
      ).toString('base64');
    const first = await pixels({});
    expect(await pixels({})).toBe(first);
    expect(await pixels({ seed: 4 })).not.toBe(first);
    expect(await pixels({ quality: 'draft' })).not.toBe(first);
  });

  test('reports a failure of a video by its code', async () => {
    const video = path.join(folder, 'none.mp4');
    writeFileSync(video, 'no film');
    const input = { video_url: '/a', seconds: 1, areas: [], language: 'all', quality: 'draft' };
    const output = path.join(folder, 'none');
    const request = { capability: 'remove_subtitles' as const, input, files: { '/a': video }, index: 0 };
    const making = pool.make({ ...request, seed: 0, output }, () => undefined, new AbortController().signal);
    await expect(making).rejects.toThrow(/^media_unreadable$/);
  });

  test('stops in the middle when the run is cancelled', async () => {
    const controller = new AbortController();
    const output = path.join(folder, 'unwanted.png');
    const input = { prompt: 'a city', width: 1024, height: 1024, quality: 'best' };
    const drawing = pool.make(
      { capability: 'text_to_image', input, files: {}, index: 0, seed: 1, output },
      () => controller.abort(),
      controller.signal,
    );
    await expect(drawing).rejects.toThrow('not wanted');
  });
});
