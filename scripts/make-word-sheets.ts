/**
 * Makes the contact sheets of the tools that work from words and lines: docs/gallery/<tool>.webp. The posters of the image
 * translator are set in fonts of this machine, other ones than the product sets.
 * Usage: node scripts/make-word-sheets.ts [tool ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import type { TextBox } from '@inkreel/contract/tools/text-boxes.ts';
import sharp from 'sharp';
import { findTexts } from '../server/engines/builtin/letters/find-texts.ts';
import { closeReader } from '../server/engines/builtin/letters/reader.ts';
import { redrawTexts } from '../server/engines/builtin/letters/redraw-texts.ts';
import { decodePicture, encodePng } from '../server/engines/builtin/picture/codec.ts';
import { characterBrief } from '../server/engines/builtin/sketch/character/character-brief.ts';
import { drawFromLines } from '../server/engines/builtin/sketch/from-lines/draw-from-lines.ts';
import { readDrawing } from '../server/engines/builtin/sketch/from-lines/shapes.ts';
import { drawBrief } from '../server/engines/builtin/sketch/sketch.ts';

const root = path.resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const asked = (tool: string) => wanted.length === 0 || wanted.includes(tool);
const CELL = 300;
const GAP = 8;
const quiet = () => undefined;

async function sheet(tool: string, rows: readonly (readonly Uint8Array[])[]): Promise<void> {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (png, x) => ({
        input: await sharp(png)
          .resize(CELL, CELL, { fit: 'contain', background: '#faf8f4' })
          .png()
          .toBuffer(),
        left: x * (CELL + GAP),
        top: y * (CELL + GAP),
      })),
    ),
  );
  const size = { width: columns * (CELL + GAP) - GAP, height: rows.length * (CELL + GAP) - GAP };
  await sharp({ create: { ...size, channels: 3, background: '#faf8f4' } })
    .composite(cells)
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(root, 'docs/gallery', `${tool}.webp`));
  process.stdout.write(`${tool}: ${rows.length} rows\n`);
}

const photo = (name: string) => path.join(root, 'web/public/samples/photos', `${name}.webp`);

/** Lettering as SVG in a font of this machine over a photograph or a colour. */
async function poster(ground: string, letters: string, background?: string): Promise<Buffer> {
  const base = background
    ? sharp({ create: { width: 600, height: 400, channels: 3, background } })
    : sharp(photo(ground)).resize(600, 400, { fit: 'cover' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${letters}</svg>`;
  return sharp(await base.png().toBuffer())
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

/** What stands on each poster, and what is to stand there; in the order from top to bottom. */
const POSTERS: { ground: string; background?: string; letters: string; words: string[] }[] = [
  {
    ground: '',
    background: '#20402f',
    letters:
      '<g font-family="DejaVu Serif, Liberation Serif, serif" fill="#f4e7c4"><text x="50" y="120" font-size="64" font-weight="bold">Garden Café</text><text x="52" y="180" font-size="30">open every day from nine</text></g>',
    words: ['花园咖啡', '每天九点开门'],
  },
  {
    ground: 'rocket',
    letters:
      '<g font-family="DejaVu Sans, Liberation Sans, sans-serif" fill="#ffffff"><text x="30" y="60" font-size="40" font-weight="bold">Lift-off tonight</text><text x="30" y="370" font-size="24">Doors open at 18:30</text></g>',
    words: ['今夜发射', '18:30 入场'],
  },
  {
    ground: 'chelsea',
    letters:
      '<g font-family="DejaVu Sans, Liberation Sans, sans-serif" fill="#ffe14d" stroke="#111" stroke-width="5" paint-order="stroke" stroke-linejoin="round"><text x="30" y="370" font-size="46" font-weight="bold">Who woke me up?</text></g>',
    words: ['谁把我吵醒的？'],
  },
  {
    ground: 'astronaut',
    letters:
      '<g font-family="DejaVu Sans Mono, Liberation Mono, monospace" fill="#ffffff"><text x="30" y="360" font-size="28">Lecture on Friday</text></g>',
    words: ['周五讲座'],
  },
];

async function translator(): Promise<void> {
  const rows: Uint8Array[][] = [];
  for (const { ground, background, letters, words } of POSTERS) {
    const before = await poster(ground, letters, background);
    const picture = await decodePicture(before);
    const found = await findTexts(picture);
    process.stdout.write(`${ground || 'plain'}: ${found.map(({ text }) => text).join(' | ') || 'nothing'}\n`);
    const boxes = found.map(
      (box, index): TextBox => ({
        x: box.x,
        y: box.y,
        width: box.width,
        height: box.height,
        original: box.text,
        text: words[index] ?? box.text,
      }),
    );
    redrawTexts(picture, boxes, quiet);
    rows.push([before, await encodePng(picture)]);
  }
  await closeReader();
  const half = rows.length / 2;
  await sheet(
    'ai-image-translator',
    rows.slice(0, half).map((row, index) => [...row, ...(rows[half + index] ?? [])]),
  );
}

const DOODLES: [prompt: string, svg: string][] = [
  [
    'A dog and a tree beside a lake, watercolor picture book',
    '<rect x="0" y="330" width="512" height="182" fill="#4a90d9"/><path d="M120 330V190" stroke="#6b4a2b" stroke-width="16"/><circle cx="120" cy="130" r="72" stroke="#2f7d32" stroke-width="9"/><path d="M300 430q20-60 90-50l40-30v110h-20v30h-16v-30h-64v30h-16z" stroke="#8a5a2b" stroke-width="7"/>',
  ],
  [
    '两只猫在草地上，一棵大树',
    '<rect x="0" y="300" width="512" height="212" fill="#7cc05a"/><path d="M400 420V200" stroke="#7a5230" stroke-width="18"/><circle cx="400" cy="150" r="80" stroke="#2f7d32" stroke-width="8"/><path d="M60 400q40-70 90 0q10 60-45 60q-55 0-45-60z" stroke="#e08a2c" stroke-width="7"/><path d="M220 430q20-45 60 0q10 40-30 40q-40 0-30-40z" stroke="#555555" stroke-width="6"/>',
  ],
  [
    'Three mushrooms and a snail, anime',
    '<path d="M0 380Q256 350 512 384" stroke="#33691e" stroke-width="6"/><path d="M60 400v-60q-50-10 30-70q80 60 30 70v60z" stroke="#c62828" stroke-width="7"/><path d="M220 410v-110q-80-10 40-110q120 100 40 110v110z" stroke="#c62828" stroke-width="7"/><path d="M360 400v-40q-30-6 20-50q50 44 20 50v40z" stroke="#c62828" stroke-width="7"/><circle cx="450" cy="430" r="34" stroke="#795548" stroke-width="7"/>',
  ],
];

async function doodles(): Promise<void> {
  const rows: Uint8Array[][] = [];
  for (const [prompt, shapes] of DOODLES) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" fill="none">${shapes}</svg>`;
    const before = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
    const drawing = readDrawing(await decodePicture(before));
    const row: Uint8Array[] = [before];
    for (const freedom of [0, 0.5, 1]) {
      const { raster } = drawFromLines({ prompt, drawing, freedom, width: 512, height: 512, seed: 5 }, quiet);
      const raw = { width: 512, height: 512, channels: 3 } as const;
      row.push(await sharp(raster.data, { raw }).png().toBuffer());
    }
    rows.push(row);
  }
  await sheet('stroke', rows);
}

const CHARACTERS: [who: string, scenes: string[], styles: Parameters<typeof characterBrief>[0]['style'][]][] =
  [
    [
      'A woman of thirty with long black hair, a blue dress and a straw hat',
      ['in a lavender field', 'in a library', 'riding a bicycle in the village', 'on a bridge in the rain'],
      ['picture_book', 'anime', 'retro_comics', 'water_ink'],
    ],
    [
      '六十五岁的渔夫，白胡子，穿蓝色外套',
      ['在江上的小船里钓鱼', '在厨房里', '抱着一只猫', '站在灯塔前'],
      ['water_ink', '3d_cartoon', 'ukiyo_e', 'movie_stills'],
    ],
    [
      'A ten-year-old boy, short blond hair, red hoodie, backpack',
      ['running on the beach', 'reading under a tree', 'on the moon', 'in a neon street at night'],
      ['anime', 'picture_book', '3d_cartoon', 'cyberpunk'],
    ],
  ];

async function characters(): Promise<void> {
  const rows: Uint8Array[][] = [];
  for (const [character, scenes, styles] of CHARACTERS) {
    const row: Uint8Array[] = [];
    for (const [index, scene] of scenes.entries()) {
      const style = styles[index];
      const brief = characterBrief({ character, scene, seed: 11 + index, ...(style ? { style } : {}) });
      const { raster } = drawBrief(brief, 512, 512, quiet);
      const raw = { width: 512, height: 512, channels: 3 } as const;
      row.push(await sharp(raster.data, { raw }).png().toBuffer());
    }
    rows.push(row);
  }
  await sheet('ai-consistent-character-generator', rows);
}

fs.mkdirSync(path.join(root, 'docs/gallery'), { recursive: true });
if (asked('ai-image-translator')) await translator();
if (asked('stroke')) await doodles();
if (asked('ai-consistent-character-generator')) await characters();
