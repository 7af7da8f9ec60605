import { afterAll, expect, test, vi } from 'vitest';
import { findTexts } from './find-texts.ts';
import { closeReader } from './reader.ts';
import { poster } from './testing/poster.ts';

afterAll(closeReader);
// The reader takes its time where many others work.
vi.setConfig({ testTimeout: 60_000 });

test('English and Chinese are read where they stand', async () => {
  const picture = poster(
    480,
    200,
    [244, 234, 214],
    [
      { x: 40, y: 20, width: 300, height: 50, text: 'Fresh bread', weight: 'bold', color: '#333333' },
      { x: 40, y: 110, width: 300, height: 60, text: '新店开业', weight: 'bold', color: '#1b3a6b' },
    ],
  );
  const found = await findTexts(picture);
  expect(found.map(({ text }) => text)).toEqual(['Fresh bread', '新店开业']);
  const [bread] = found;
  expect(Math.abs((bread?.x ?? 0) - 42)).toBeLessThan(8);
  expect(Math.abs((bread?.width ?? 0) - 275)).toBeLessThan(40);
  expect(bread?.confidence).toBeGreaterThan(80);
});

test('a picture without letters has no text, and a region is read alone', async () => {
  expect(await findTexts(poster(300, 200, [90, 120, 60], []))).toEqual([]);
  const picture = poster(
    480,
    160,
    [30, 60, 50],
    [
      { x: 20, y: 10, width: 300, height: 50, text: 'Tea house', weight: 'regular', color: '#ffffff' },
      { x: 20, y: 90, width: 300, height: 50, text: 'Open late', weight: 'regular', color: '#ffe14d' },
    ],
  );
  const found = await findTexts(picture, { x: 0, y: 80, width: 480, height: 80 });
  expect(found.map(({ text }) => text)).toEqual(['Open late']);
  expect(found[0]?.y).toBeGreaterThan(80);
});
