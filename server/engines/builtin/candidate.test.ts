import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CandidateRequest, drawingSize, wholeProgress } from './candidate.ts';
import { createDrawingPool, type DrawingPool } from './pool.ts';

describe('the drawing size', () => {
  const sizeOf = (quality: CandidateRequest['quality'], width = 512, height = 512) =>
    drawingSize({ width, height, quality });

  test('of a draft is smaller, of the best quality larger', () => {
    expect(sizeOf('draft')).toEqual({ width: 307, height: 307 });
    expect(sizeOf('standard')).toEqual({ width: 512, height: 512 });
    expect(sizeOf('best')).toEqual({ width: 1024, height: 1024 });
  });

  test('of the best quality stays within the budget of pixels, and is never below the asked one', () => {
    const large = sizeOf('best', 1536, 1024);
    expect(large.width * large.height).toBeLessThanOrEqual(4_210_000);
    expect(sizeOf('best', 4000, 3000)).toEqual({ width: 4000, height: 3000 });
  });
});

test('progress of the whole never goes back', () => {
  const whole = wholeProgress();
  const shares = [
    whole('reading', 1),
    whole('drawing', 0.5),
    whole('composing', 0),
    whole('styling', 2),
    whole('saving', 1),
  ];
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

describe('the worker', () => {
  let folder: string;
  let pool: DrawingPool;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-worker-'));
    pool = createDrawingPool({ threads: 1 });
  });
  afterAll(async () => {
    await pool.close();
    rmSync(folder, { recursive: true });
  });

  const draw = async (request: Partial<CandidateRequest>, signal = new AbortController().signal) => {
    const output = path.join(folder, `${Math.random()}.png`);
    const asked = {
      prompt: 'a cat',
      width: 256,
      height: 320,
      seed: 3,
      style: 'anime',
      quality: 'standard',
    } as const;
    const stages: string[] = [];
    const drawn = await pool.draw(
      { ...asked, output, ...request },
      ({ stage }) => stages.push(stage),
      signal,
    );
    return { ...drawn, stages, output };
  };

  test('writes a PNG of the asked size and says what it understood', async () => {
    const drawn = await draw({});
    expect(drawn.understood).toContain('cat');
    const { format, width, height } = await sharp(drawn.output).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 256, height: 320 });
    expect(drawn.stages[0]).toBe('reading');
  });

  test('draws the same picture again from the same words, size, style and seed, and another one from another seed', async () => {
    const pixels = async (request: Partial<CandidateRequest>) =>
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

  test('stops in the middle when the picture is not wanted any more', async () => {
    const controller = new AbortController();
    const output = path.join(folder, 'unwanted.png');
    const request = { prompt: 'a city', seed: 1, style: undefined, width: 1024, height: 1024 };
    const drawing = pool.draw(
      { ...request, quality: 'best', output },
      () => controller.abort(),
      controller.signal,
    );
    await expect(drawing).rejects.toThrow('not wanted');
  });
});
