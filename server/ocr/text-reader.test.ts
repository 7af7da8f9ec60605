import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poster } from '../engines/builtin/letters/testing/poster.ts';
import type { Picture } from '../engines/builtin/pixels/picture.ts';
import { findRuntime } from '../inference/find-runtime.ts';
import { findOcrFiles, type OcrFiles } from './models.ts';
import { createTextReader, type TextReader } from './text-reader.ts';

const PAPER = [244, 234, 214] as const;
const bread = {
  x: 40,
  y: 20,
  width: 300,
  height: 50,
  text: 'Fresh bread',
  weight: 'bold',
  color: '#333333',
} as const;
const shop = {
  x: 40,
  y: 110,
  width: 300,
  height: 60,
  text: '新店开业',
  weight: 'bold',
  color: '#1b3a6b',
} as const;

const options = { runtime: findRuntime('') ?? '', threads: 1, memoryBytes: 2 ** 31 };
let reader: TextReader;
beforeAll(() => {
  reader = createTextReader({ ...options, files: findOcrFiles() as OcrFiles });
});
afterAll(() => reader.close());

const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

async function rotated({ width, height, data }: Picture, degrees: number): Promise<Picture> {
  const turned = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(degrees, { background: '#f4ead6' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: turned.info.width,
    height: turned.info.height,
    data: new Uint8ClampedArray(turned.data),
  };
}

test('English and Chinese lines are read with their positions', async () => {
  const lines = await reader.read(poster(480, 200, PAPER, [shop, bread]));
  expect(textsOf(lines)).toEqual(['Fresh bread', '新店开业']);
  const { x = 0, width = 0 } = lines[0]?.box ?? {};
  expect(Math.abs(x - 40)).toBeLessThan(8);
  expect(Math.abs(width - 280)).toBeLessThan(30);
  expect(lines[0]?.sure).toBeGreaterThan(0.9);
});

test('light letters on dark, and letters of low contrast, are read', async () => {
  const faint = { ...bread, text: 'Quiet please', color: '#7d8592' };
  const light = { ...shop, text: '请保持安静', color: '#f2f2f2' };
  expect(textsOf(await reader.read(poster(480, 200, [70, 76, 88], [faint, light])))).toEqual([
    'Quiet please',
    '请保持安静',
  ]);
});

test('a rotated line is read along its direction', async () => {
  const lines = await reader.read(await rotated(poster(480, 100, PAPER, [bread]), -14));
  expect(textsOf(lines)).toEqual(['Fresh bread']);
  const [from, to] = lines[0]?.quad ?? [];
  const angle = (Math.atan2((to?.y ?? 0) - (from?.y ?? 0), (to?.x ?? 0) - (from?.x ?? 0)) * 180) / Math.PI;
  expect(Math.abs(angle + 14)).toBeLessThan(3);
});

test('vertical lines in both directions, upside-down lines, and columns are read', async () => {
  const page = poster(480, 100, PAPER, [bread]);
  for (const degrees of [90, 180, 270])
    expect(textsOf(await reader.read(await rotated(page, degrees)))).toEqual(['Fresh bread']);
  const column = { ...shop, x: 60, y: 20, width: 70, height: 300, text: '万事如意' };
  expect(textsOf(await reader.read(poster(200, 340, PAPER, [column])))).toEqual(['万事如意']);
});

test('a single area is read, with positions in pixels of the picture', async () => {
  const picture = poster(480, 200, PAPER, [bread, shop]);
  const lines = await reader.read(picture, { area: { x: 0, y: 95, width: 480, height: 105 } });
  expect(textsOf(lines)).toEqual(['新店开业']);
  expect(lines[0]?.box.y).toBeGreaterThan(100);
  // A part outside the picture is cut off.
  const all = await reader.read(picture, { area: { x: -50, y: 95, width: 5000, height: 5000 } });
  expect(textsOf(all)).toEqual(['新店开业']);
});

test('a picture without letters has no lines, however small or long it is', async () => {
  for (const [width, height] of [
    [300, 200],
    [1, 1],
    [4000, 3],
  ] as const)
    expect(await reader.read(poster(width, height, [90, 120, 60], []))).toEqual([]);
});

test('transparent parts are treated as white', async () => {
  const picture = poster(480, 100, [0, 0, 0], [{ ...bread, color: '#000000' }]);
  const ink = poster(480, 100, [255, 255, 255], [{ ...bread, color: '#000000' }]);
  for (let at = 0; at < picture.data.length; at += 4) picture.data[at + 3] = 255 - (ink.data[at] as number);
  expect(textsOf(await reader.read(picture))).toEqual(['Fresh bread']);
});

test('an error of the tick ends a request, and the next one is answered', async () => {
  const stop = new Error('not wanted');
  const picture = poster(480, 100, PAPER, [bread]);
  const tick = () => {
    throw stop;
  };
  await expect(reader.read(picture, { tick })).rejects.toBe(stop);
  expect(textsOf(await reader.read(picture))).toEqual(['Fresh bread']);
});

test('a network that is not the checked one is not used', async () => {
  const files = findOcrFiles() as OcrFiles;
  const swapped = { ...files, recognition: { ...files.recognition, path: files.detection.path } };
  const other = createTextReader({ ...options, files: swapped });
  await expect(other.read(poster(480, 100, PAPER, [bread]))).rejects.toMatchObject({ trouble: 'damaged' });
  other.close();
});
