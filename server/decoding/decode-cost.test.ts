import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { convertCost, copyCost, jpegScanBytes, openCost, rewriteCost } from './decode-cost.ts';
import { readImageFacts } from './decoder.ts';

const SIDE = 640;
const PIXELS = SIDE * SIDE;
const flat = () => sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#5078a0' } });
const factsOf = async (image: Sharp) => readImageFacts(await image.toBuffer());
/** Bytes per pixel beyond those of the same picture as a plain JPEG, of which only rows are held. */
async function extra(image: Sharp): Promise<number> {
  const [facts, plain] = await Promise.all([factsOf(image), factsOf(flat().jpeg())]);
  const small = { fileBytes: 0, channels: 3, depth: 'uchar' } as const;
  return (copyCost({ ...facts, ...small }) - copyCost({ ...plain, ...small })) / PIXELS;
}

test('a JPEG of one scan costs its rows; one of several costs two bytes for each coefficient', async () => {
  expect(await extra(flat().jpeg())).toBe(0);
  expect(await extra(flat().jpeg({ progressive: true }))).toBeCloseTo(3, 1);
  const full = { progressive: true, chromaSubsampling: '4:4:4' };
  expect(await extra(flat().jpeg(full))).toBeCloseTo(6, 1);
  expect(await extra(flat().toColourspace('cmyk').jpeg(full))).toBeCloseTo(8, 1);
});

test('a JPEG with an incomplete header costs the maximum', async () => {
  const bytes = await flat().jpeg().toBuffer();
  expect(jpegScanBytes(bytes.subarray(0, 100))).toBeUndefined();
  const facts = await readImageFacts(bytes);
  const unknown = { ...facts, scanBytes: undefined };
  expect((copyCost(unknown) - copyCost(facts)) / PIXELS).toBeCloseTo(6.6, 1);
});

test('a sequential JPEG with one scan per component costs as much as a progressive one', async () => {
  const bytes = Buffer.from(await flat().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer());
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  expect(jpegScanBytes(bytes)).toBe(0);
  bytes[scan + 4] = 1;
  expect(jpegScanBytes(bytes)).toBe(PIXELS * 6);
});

test('rotation costs a copy of all pixels', async () => {
  expect(await extra(flat().withMetadata({ orientation: 6 }).jpeg())).toBeCloseTo(3, 1);
  expect(await extra(flat().withMetadata({ orientation: 1 }).jpeg())).toBe(0);
});

test('formats that are decoded whole cost all of it', async () => {
  expect(await extra(flat().png())).toBe(0);
  expect(await extra(flat().png({ progressive: true }))).toBeCloseTo(3, 1);
  expect(await extra(flat().webp())).toBeCloseTo(4.5, 1);
  expect(await extra(flat().gif())).toBeCloseTo(4.5, 1);
  expect(await extra(flat().avif())).toBeCloseTo(18.5, 1);
});

test('an animated WebP costs all of its frames', async () => {
  const raw = { width: 64, height: 64 * 5, channels: 4 as const, pageHeight: 64 };
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 5 * 4 }, (_, at) => (at * 7919) % 251));
  const facts = await factsOf(sharp(pixels, { raw }).webp({ lossless: true }));
  expect(facts.pages).toBe(5);
  expect((copyCost(facts) - copyCost({ ...facts, pages: 1 })) / (64 * 64)).toBeCloseTo(4 * 4.5, 1);
});

test('writing out and opening cost more than a smaller copy', async () => {
  for (const image of [flat().jpeg(), flat().png(), flat().webp(), flat().gif()]) {
    const facts = await factsOf(image);
    expect(rewriteCost(facts)).toBeGreaterThan(copyCost(facts));
    expect((openCost(facts) - copyCost(facts)) / PIXELS).toBeCloseTo(4.3, 1);
  }
});

test('another format costs what its encoder holds of the written picture', async () => {
  const facts = await factsOf(flat().png());
  const written = (format: string, pixels: number) =>
    (convertCost(facts, format, pixels) - copyCost(facts)) / PIXELS;
  expect(written('webp', PIXELS)).toBeCloseTo(4.5, 1);
  expect(written('heif', PIXELS)).toBeCloseTo(36, 1);
  expect(written('heif', PIXELS / 4)).toBeCloseTo(9, 1);
});
