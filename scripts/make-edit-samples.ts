/**
 * Makes the samples and tiles of the tools that enlarge, repaint, edit and film a picture, with copies for small screens,
 * and their contact sheets in docs/gallery. The same input gives the same picture, so running it again changes nothing.
 * Usage: node scripts/make-edit-samples.ts [tool ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import { aiImageEditor } from '@inkreel/contract/tools/ai-image-editor.ts';
import { aiImageUpscaler } from '@inkreel/contract/tools/ai-image-upscaler.ts';
import { inputSchema, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import { repaint } from '@inkreel/contract/tools/repaint.ts';
import { video3d } from '@inkreel/contract/tools/video3d.ts';
import sharp from 'sharp';
import { drawFrame, type Scene } from '../server/engines/builtin/camera/frame.ts';
import { cameraAt } from '../server/engines/builtin/camera/moves.ts';
import { prepareScene } from '../server/engines/builtin/camera/prepare-scene.ts';
import { decodePicture, encodePng } from '../server/engines/builtin/picture/codec.ts';
import { createPicture } from '../server/engines/builtin/picture/picture.ts';
import type { Work } from '../server/engines/builtin/work.ts';
import { WORKS } from '../server/engines/builtin/works/index.ts';
import { LANDING_COPIES } from '../web/features/tools/landing-copies.ts';
import { copiesOf } from '../web/lib/picture-copies.ts';

const root = path.resolve(import.meta.dirname, '..');
const samples = path.join(root, 'web/public/samples');
const gallery = path.join(root, 'docs/gallery');
const wanted = process.argv.slice(2);
const asked = (tool: Tool) => wanted.length === 0 || wanted.includes(tool.id);
const TILE_SIDE = 192;
const CELL = { width: 230, height: 230, caption: 22 };
const PHOTOS = ['astronaut', 'chelsea', 'coffee', 'rocket'] as const;
const photo = (name: string) => fs.readFileSync(path.join(samples, `photos/${name}.webp`));
const quiet = () => undefined;

async function make(tool: Tool, bytes: Uint8Array, input: Record<string, unknown>): Promise<Uint8Array> {
  const load = WORKS[tool.capability];
  if (!load) throw new Error(`the built-in engine does not serve ${tool.capability}`);
  const { default: work } = (await load()) as { default: Work<Record<string, unknown>> };
  const parsed = inputSchema(tool).parse({ image_url: 'photo', ...input });
  const made = await work(parsed, { files: { photo: bytes }, index: 0, seed: 0, report: quiet });
  if (!('picture' in made)) throw new Error(`${tool.id} made no picture`);
  return encodePng(made.picture);
}

async function write(png: Uint8Array, name: string, width: number): Promise<void> {
  const file = path.join(samples, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(png).resize({ width }).webp({ quality: 86, effort: 6 }).toFile(file);
  for (const copy of copiesOf({ file, width, copies: LANDING_COPIES }))
    await sharp(png)
      .resize({ width: copy.width })
      .webp({ quality: 74, effort: 6, smartSubsample: true })
      .toFile(copy.file);
}

/** What each sample is made from; written beside it, since the page shows it as "before". */
async function makeBefores(tool: Tool, befores: Readonly<Record<string, Buffer>>): Promise<void> {
  for (const [name, png] of Object.entries(befores)) {
    const { width } = await sharp(png).metadata();
    await write(png, `${tool.id}/${name}.webp`, width);
  }
  for (const { before, file, width, input } of tool.samples) {
    const source = befores[String(before).replace('.webp', '')];
    if (source) await write(await make(tool, source, input), `${tool.id}/${file}`, width);
  }
}

const part = (name: string, left: number, top: number, side: number, to: number) =>
  sharp(photo(name)).extract({ left, top, width: side, height: side }).resize(to, to).png().toBuffer();
const whole = (name: string) => sharp(photo(name)).png().toBuffer();

interface Cell {
  png: Uint8Array;
  name: string;
}

/** A sheet of rows, each with the photograph first. */
async function writeSheet(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const columns = Math.max(...rows.map((row) => row.length));
  const [width, height] = [CELL.width * columns, (CELL.height + CELL.caption) * rows.length];
  const parts = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (cell, x) => ({
        input: await drawCell(cell),
        left: x * CELL.width,
        top: y * (CELL.height + CELL.caption),
      })),
    ),
  );
  fs.mkdirSync(gallery, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#f2eee6' } })
    .composite(parts)
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(gallery, `${name}.webp`));
}

async function drawCell({ png, name }: Cell): Promise<Buffer> {
  const { width, height, caption } = CELL;
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="6" y="15" font-family="sans-serif" font-size="12" fill="#1b1917">${name}</text></svg>`,
  );
  const input = await sharp(png)
    .resize(width - 8, height - 8, { fit: 'contain', background: '#f2eee6' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height: height + caption, channels: 3, background: '#f2eee6' } })
    .composite([
      { input, left: 4, top: 4 },
      { input: label, left: 0, top: height },
    ])
    .png()
    .toBuffer();
}

async function makeUpscaler(): Promise<void> {
  const small: Readonly<Record<string, Buffer>> = {
    portrait: await part('astronaut', 150, 0, 256, 128),
    cat: await part('chelsea', 70, 20, 256, 256),
  };
  for (const { file, width, input } of aiImageUpscaler.samples) {
    const name = file.replace('.webp', '');
    const source = small[name] as Buffer;
    const { width: own } = await sharp(source).metadata();
    await write(source, `${aiImageUpscaler.id}/${name}-small.webp`, own);
    // As a page shows a small picture: stretched.
    const stretched = await sharp(source).resize(width, width, { kernel: 'cubic' }).png().toBuffer();
    await write(stretched, `${aiImageUpscaler.id}/${name}-before.webp`, width);
    await write(await make(aiImageUpscaler, source, input), `${aiImageUpscaler.id}/${file}`, width);
  }
  const crops = [
    { name: 'Portrait, 96 px', png: await part('astronaut', 170, 20, 192, 96) },
    { name: 'Cat, 96 px', png: await part('chelsea', 100, 60, 192, 96) },
    { name: 'Cup, 96 px', png: await part('coffee', 160, 60, 288, 96) },
    { name: 'Rocket, 96 px', png: await part('rocket', 250, 120, 288, 96) },
  ];
  const noisy = await sharp(crops[0]?.png).jpeg({ quality: 18 }).toBuffer();
  const rows = await Promise.all(
    [...crops, { name: 'Portrait, JPEG 18', png: noisy }].map(async ({ name, png }) => {
      const plain = await sharp(png).resize(384, 384, { kernel: 'lanczos3' }).png().toBuffer();
      const cells: Cell[] = [{ name: `${name}, sharp's Lanczos`, png: plain }];
      for (const [sharpness, stop] of [
        [0, 'Exact'],
        [30, 'Balanced'],
        [60, 'Crisp'],
        [100, 'Crispest'],
      ] as const)
        cells.push({ name: stop, png: await make(aiImageUpscaler, png, { factor: 4, sharpness }) });
      return cells;
    }),
  );
  await writeSheet(aiImageUpscaler.id, rows);
}

/** Choices of a tool that are shown by a tile. */
function tilesOf(tool: Tool, name: string) {
  const field = tool.fields.find((one) => one.kind === 'choice' && one.name === name);
  return field?.kind === 'choice' ? field.values : [];
}

async function writeTile(png: Uint8Array, name: string): Promise<void> {
  await sharp(png)
    .resize(TILE_SIDE, TILE_SIDE, { fit: 'cover', position: 'top' })
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(samples, name));
}

async function makeRepaint(): Promise<void> {
  await makeBefores(repaint, {
    portrait: await whole('astronaut'),
    cat: await whole('chelsea'),
    cup: await whole('coffee'),
  });
  const styles = tilesOf(repaint, 'style');
  const head = await part('astronaut', 110, 0, 270, 540);
  for (const { value, picture } of styles)
    await writeTile(await make(repaint, head, { style: value }), `${repaint.id}/${picture}`);
  const rows: Cell[][] = [];
  for (const name of PHOTOS) {
    const bytes = await sharp(photo(name)).png().toBuffer();
    const row: Cell[] = [{ name: 'Photo', png: bytes }];
    for (const { value, text } of styles)
      row.push({ name: text.en, png: await make(repaint, bytes, { style: value }) });
    rows.push(row.slice(0, 6), [row[0] as Cell, ...row.slice(6)]);
  }
  await writeSheet(repaint.id, rows);
}

async function makeEditor(): Promise<void> {
  await makeBefores(aiImageEditor, {
    portrait: await whole('astronaut'),
    cup: await whole('coffee'),
    rocket: await whole('rocket'),
  });
  const words = [
    [
      'much brighter',
      'warmer',
      'black and white, more contrast',
      'vintage, film grain, vignette',
      'crop to 1:1',
    ],
    ['调亮一点，更鲜艳', '偏冷', '背景虚化', '白底', '加白色边框，在底部加文字“早安”'],
  ];
  const rows: Cell[][] = [];
  for (const name of PHOTOS)
    for (const prompts of words) {
      const bytes = await whole(name);
      const row: Cell[] = [{ name: 'Photo', png: bytes }];
      for (const prompt of prompts)
        row.push({ name: prompt, png: await make(aiImageEditor, bytes, { prompt }) });
      rows.push(row);
    }
  await writeSheet(aiImageEditor.id, rows);
}

/** First, middle and last frame side by side. */
async function strip(scene: Scene, mode: number, strength: number): Promise<Buffer> {
  const { width, height } = scene.plate;
  const frame = createPicture(width, height);
  const parts = [];
  for (const [at, time] of [0, 0.5, 1].entries()) {
    drawFrame(scene, cameraAt(mode, time, strength / 100), frame, quiet);
    const input = await sharp(await encodePng(frame))
      .resize(252, 256, { fit: 'cover' })
      .png()
      .toBuffer();
    parts.push({ input, left: at * 258, top: 0 });
  }
  return sharp({ create: { width: 768, height: 256, channels: 3, background: '#1b1917' } })
    .composite(parts)
    .png()
    .toBuffer();
}

/** Marks that show each move on a still picture, in a box of 192. */
const MARKS = [
  'M26 26l34 34M60 60v-18M60 60h-18M166 26l-34 34M132 60v-18M132 60h18M26 166l34-34M60 132v18M60 132h-18M166 166l-34-34M132 132v18M132 132h18',
  'M60 60L26 26M26 26v18M26 26h18M132 60l34-34M166 26v18M166 26h-18M60 132l-34 34M26 166v-18M26 166h18M132 132l34 34M166 166v-18M166 166h-18',
  'M34 128c0 22 124 22 124 0M158 128l-16-4M158 128l4 16',
  'M40 150h112M152 150l-14-12M152 150l-14 12',
  'M158 150V50M158 50l-12 14M158 50l12 14',
];

async function makeVideo(): Promise<void> {
  const scenes = new Map<string, Scene>();
  for (const name of PHOTOS) scenes.set(name, await prepareScene(await decodePicture(photo(name)), 0, quiet));
  const used = ['astronaut', 'coffee', 'rocket'] as const;
  for (const [at, { file, width, input }] of video3d.samples.entries()) {
    const scene = scenes.get(used[at] ?? 'astronaut') as Scene;
    await write(
      await strip(scene, Number(input['mode']), Number(input['strength'])),
      `${video3d.id}/${file}`,
      width,
    );
  }
  const moves = tilesOf(video3d, 'mode');
  const scene = scenes.get('astronaut') as Scene;
  for (const { value, picture } of moves) {
    const frame = createPicture(scene.plate.width, scene.plate.height);
    drawFrame(scene, cameraAt(Number(value), 0.5, 1), frame, quiet);
    const mark = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIDE}" height="${TILE_SIDE}" viewBox="0 0 192 192"><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${MARKS[Number(value)]}" stroke="#1b1917" stroke-opacity=".75" stroke-width="11"/><path d="${MARKS[Number(value)]}" stroke="#fff" stroke-width="5"/></g></svg>`,
    );
    const still = await sharp(await encodePng(frame))
      .resize(TILE_SIDE, TILE_SIDE, { fit: 'cover' })
      .png()
      .toBuffer();
    await writeTile(
      await sharp(still)
        .composite([{ input: mark }])
        .png()
        .toBuffer(),
      `${video3d.id}/${picture}`,
    );
  }
  const rows: Cell[][] = [];
  for (const name of PHOTOS) {
    const shown = scenes.get(name) as Scene;
    const row: Cell[] = [
      { name: shown.subject ? 'Behind the subject' : 'No subject', png: await encodePng(shown.plate) },
    ];
    for (const { value, text } of moves) {
      const frame = createPicture(shown.plate.width, shown.plate.height);
      drawFrame(shown, cameraAt(Number(value), Number(value) === 1 ? 0 : 1, 1), frame, quiet);
      row.push({ name: `${text.en}, full strength`, png: await encodePng(frame) });
    }
    rows.push(row);
  }
  await writeSheet(video3d.id, rows);
}

for (const [tool, run] of [
  [aiImageUpscaler, makeUpscaler],
  [repaint, makeRepaint],
  [aiImageEditor, makeEditor],
  [video3d, makeVideo],
] as const)
  if (asked(tool)) {
    await run();
    process.stdout.write(`${tool.id}\n`);
  }
