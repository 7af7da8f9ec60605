/**
 * Makes the samples of the tools that fill gaps, as the catalogue lists them, with their masks and their copies for small
 * screens, and the sheets in `docs/gallery/`. The same input and seed give the same picture, so running it again changes
 * nothing. The object replacer needs an engine of its own: its sample is an illustration by the sketch engine.
 * Usage: node scripts/make-fill-samples.ts [tool ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import { aiImageExtender } from '@inkreel/contract/tools/ai-image-extender.ts';
import { aiObjectRemover } from '@inkreel/contract/tools/ai-object-remover.ts';
import { inputSchema, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import sharp from 'sharp';
import { encodePng } from '../server/engines/builtin/picture/codec.ts';
import { sketch } from '../server/engines/builtin/sketch/sketch.ts';
import type { Work } from '../server/engines/builtin/work.ts';
import { WORKS } from '../server/engines/builtin/works/index.ts';
import { LANDING_COPIES } from '../web/features/tools/landing-copies.ts';
import { copiesOf } from '../web/lib/picture-copies.ts';

const root = path.resolve(import.meta.dirname, '..');
const samples = path.join(root, 'web/public/samples');
const wanted = process.argv.slice(2);
const asked = (tool: string) => wanted.length === 0 || wanted.includes(tool);

/** Photographs that the tools are given, by the name that they have in the tool's folder. */
const PHOTOS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ai-object-remover': { portrait: 'astronaut', launch: 'rocket' },
  'ai-image-extender': { cup: 'coffee', launch: 'rocket', cat: 'chelsea' },
};
/** What is painted over, as outlines in pixels of the photograph. */
const PAINTED: Readonly<Record<string, readonly string[]>> = {
  portrait: [
    '132,385 140,350 168,336 204,344 218,380 208,418 176,430 146,420',
    '274,332 336,336 336,378 278,378',
  ],
  mug: ['160,150 390,160 500,190 510,420 420,500 330,600 170,590 60,560 60,450 150,400'],
  launch: [
    '194,112 210,112 212,250 216,352 164,352 184,250',
    '438,112 454,112 462,250 480,352 434,352 438,250',
  ],
};
/** Drawn by the sketch engine: pictures that the tools are given, and the illustration of the object replacer. */
const DRAWN: Readonly<Record<string, string>> = {
  'ai-object-replacer/mug': 'a red ceramic mug on a wooden table, morning light, product photo',
  'ai-object-replacer/vase': 'a red glass vase on a wooden table, morning light, product photo',
};
const DRAWN_SIDE = 640;
const SHEET_WIDTH = 480;

for (const [name, prompt] of Object.entries(DRAWN)) {
  if (!asked(path.dirname(name))) continue;
  fs.mkdirSync(path.dirname(path.join(samples, name)), { recursive: true });
  const size = { width: DRAWN_SIDE, height: DRAWN_SIDE };
  const { raster } = sketch({ prompt, ...size, seed: 4, style: 'ultra_realistic' }, () => undefined);
  const png = await sharp(raster.data, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
  await write(png, path.join(samples, `${name}.webp`), DRAWN_SIDE);
  const outlines = PAINTED[path.basename(name)];
  if (outlines) await mask(outlines, DRAWN_SIDE, DRAWN_SIDE).toFile(path.join(samples, `${name}-mask.png`));
}

for (const tool of [aiObjectRemover, aiImageExtender] as readonly Tool[]) {
  if (!asked(tool.id)) continue;
  const folder = path.join(samples, tool.id);
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, photo] of Object.entries(PHOTOS[tool.id] ?? {})) {
    const bytes = fs.readFileSync(path.join(samples, 'photos', `${photo}.webp`));
    const { width, height } = await sharp(bytes).metadata();
    await write(bytes, path.join(folder, `${name}.webp`), width);
    const outlines = PAINTED[name];
    if (tool.id === aiObjectRemover.id && outlines)
      await mask(outlines, width, height).toFile(path.join(folder, `${name}-mask.png`));
  }
  const rows: Buffer[] = [];
  for (const { file, width, before = '', input } of tool.samples) {
    const made = await run(tool, before, input);
    await write(made, path.join(folder, file), width);
    rows.push(await row([fs.readFileSync(path.join(folder, before)), made]));
  }
  await sheet(rows, path.join(root, 'docs/gallery', `${tool.id}.webp`));
}

/** What the built-in engine makes of a sample's input, as PNG. */
async function run(tool: Tool, before: string, input: Record<string, unknown>): Promise<Uint8Array> {
  const load = WORKS[tool.capability];
  if (!load) throw new Error(`${tool.id} is not served`);
  const { default: work } = (await load()) as { default: Work<unknown> };
  const address = `/samples/${tool.id}/${before}`;
  const files = Object.fromEntries(
    [address, input['mask_url']]
      .filter((name): name is string => typeof name === 'string')
      .map((name) => [name, fs.readFileSync(path.join(root, 'web/public', name))]),
  );
  const parsed = inputSchema(tool).parse({ ...input, image_url: address });
  const context = { files, index: 0, seed: Number(input['seed'] ?? 0), report: () => undefined };
  const made = await work(parsed, context);
  if (!('picture' in made)) throw new Error(`${tool.id} made no picture`);
  return encodePng(made.picture);
}

async function write(bytes: Uint8Array, file: string, width: number): Promise<void> {
  await sharp(bytes).webp({ quality: 84, effort: 6 }).toFile(file);
  for (const copy of copiesOf({ file, width, copies: LANDING_COPIES }))
    await sharp(bytes)
      .resize({ width: copy.width })
      .webp({ quality: 74, effort: 6, smartSubsample: true })
      .toFile(copy.file);
}

/** White where it is painted, black elsewhere. */
function mask(outlines: readonly string[], width: number, height: number) {
  const shapes = outlines.map((points) => `<polygon points="${points}" fill="#fff"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).toColourspace('b-w').threshold(128).png({ compressionLevel: 9 });
}

/** Pictures side by side, as wide as the sheet's columns. */
async function row(pictures: readonly Uint8Array[]): Promise<Buffer> {
  const cells = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ width: SHEET_WIDTH }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...cells.map(({ info }) => info.height));
  const canvas = { width: SHEET_WIDTH * cells.length, height, channels: 3 as const, background: '#faf8f4' };
  return sharp({ create: canvas })
    .composite(cells.map(({ data }, index) => ({ input: data, left: index * SHEET_WIDTH, top: 0 })))
    .png()
    .toBuffer();
}

async function sheet(rows: readonly Buffer[], file: string): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const sizes = await Promise.all(rows.map((each) => sharp(each).metadata()));
  const height = sizes.reduce((sum, size) => sum + size.height, 0);
  let top = 0;
  const placed = rows.map((input, index) => {
    const at = { input, left: 0, top };
    top += sizes[index]?.height ?? 0;
    return at;
  });
  await sharp({ create: { width: SHEET_WIDTH * 2, height, channels: 3, background: '#faf8f4' } })
    .composite(placed)
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
}
