import { describe, expect, it } from 'vitest';
import { type DownloadChoice, exportQuery, firstChoice, formatsOf, sizeOf } from './download-choice.ts';

const start = {
  resultId: 'r',
  url: '/files/a.png',
  contentType: 'image/png',
  bytes: 1000,
  width: 1000,
  height: 601,
  name: 'a',
};
const choice: DownloadChoice = {
  format: 'png',
  size: 'original',
  width: 1000,
  quality: 90,
  background: undefined,
  label: false,
};

describe('the first choice', () => {
  it('is the file as it was made', () => {
    expect(exportQuery(firstChoice(start, null), start)).toBeUndefined();
    const jpeg = { ...start, contentType: 'image/jpeg' };
    expect(exportQuery(firstChoice(jpeg, null), jpeg)).toBeUndefined();
  });

  it('is the last one of this device, except for the width of another image', () => {
    const saved = JSON.stringify({ format: 'webp', size: 'custom', width: 44, quality: 70 });
    expect(firstChoice(start, saved)).toMatchObject({ format: 'webp', size: 'original', quality: 70 });
  });

  it.each(['', 'null', '[1]', '{"format":"gif","size":7,"quality":"x"}'])('ignores %j', (saved) => {
    expect(firstChoice(start, saved)).toEqual(firstChoice(start, null));
  });
});

describe('the query to the server', () => {
  it.each([
    [{ format: 'jpeg' as const }, { format: 'jpeg', quality: 90 }],
    [{ size: 'half' as const }, { format: 'png', width: 500 }],
    [{ size: 'custom' as const, width: 5000 }, undefined],
    [
      { size: 'custom' as const, width: 1 },
      { format: 'png', width: 16 },
    ],
    [{ background: 'ffffff' }, { format: 'png', background: 'ffffff' }],
    [{ label: true }, { format: 'png', label: 'true' }],
  ])('for %j is %j', (change, expected) => {
    expect(exportQuery({ ...choice, ...change }, start)).toEqual(expected);
  });
});

it('AVIF is offered up to the pixels that its encoder takes, and not remembered beyond', () => {
  expect(formatsOf({ width: 4000, height: 3000 })).toContain('avif');
  expect(formatsOf({ width: 4001, height: 3000 })).toEqual(['png', 'jpeg', 'webp']);
  const saved = JSON.stringify({ format: 'avif' });
  expect(firstChoice(start, saved).format).toBe('avif');
  expect(firstChoice({ ...start, width: 8192, height: 8192 }, saved).format).toBe('png');
});

it('the height follows the width', () => {
  expect(sizeOf({ size: 'half', width: 0 }, start)).toEqual({ width: 500, height: 301 });
  expect(sizeOf({ size: 'custom', width: Number.NaN }, start)).toEqual({ width: 16, height: 10 });
});
