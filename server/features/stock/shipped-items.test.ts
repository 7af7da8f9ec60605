import fs from 'node:fs';
import { STOCK_SAMPLES, STOCK_SAMPLES_PATH } from '@inkreel/contract/stock-samples.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const folder = new URL(`../../../web/public${STOCK_SAMPLES_PATH}`, import.meta.url);

describe.each(STOCK_SAMPLES)('the photograph $file', (sample) => {
  it('exists with the described facts and a smaller copy', async () => {
    const bytes = fs.readFileSync(new URL(`${sample.file}.webp`, folder));
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, size: bytes.length, format }).toEqual({
      width: sample.width,
      height: sample.height,
      size: sample.size,
      format: 'webp',
    });
    const small = await sharp(fs.readFileSync(new URL(`${sample.file}-320.webp`, folder))).metadata();
    expect(Math.max(small.width, small.height)).toBe(320);
  });

  it('has its licence in the folder', () => {
    expect(fs.readFileSync(new URL('LICENSES.md', folder), 'utf8')).toContain(`\`${sample.file}.webp\``);
  });
});
