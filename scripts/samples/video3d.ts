import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '@inkreel/contract/tools/define-tool.ts';
import { video3d as tool } from '@inkreel/contract/tools/video3d.ts';
import sharp from 'sharp';
import type { Scene } from '../../server/engines/builtin/camera/frame.ts';
import { frameOf, sceneOf } from './camera-scenes.ts';
import { PUBLIC } from './folders.ts';
import { photo } from './photos.ts';
import type { Draw, Recipe } from './recipe.ts';
import { choiceOf, TILE_SIDE, tileOf } from './tile.ts';

/** Marks that show each move on a still picture, in a box of 192. */
const MARKS = [
  'M26 26l34 34M60 60v-18M60 60h-18M166 26l-34 34M132 60v-18M132 60h18M26 166l34-34M60 132v18M60 132h-18M166 166l-34-34M132 132v18M132 132h18',
  'M60 60L26 26M26 26v18M26 26h18M132 60l34-34M166 26v18M166 26h-18M60 132l-34 34M26 166v-18M26 166h18M132 132l34 34M166 166v-18M166 166h-18',
  'M34 128c0 22 124 22 124 0M158 128l-16-4M158 128l4 16',
  'M40 150h112M152 150l-14-12M152 150l-14 12',
  'M158 150V50M158 50l-12 14M158 50l12 14',
];

/** First, middle and last frame side by side. */
async function strip({ input }: Sample): Promise<Uint8Array> {
  const scene = await sceneOf(fs.readFileSync(path.join(PUBLIC, String(input['image_url']))));
  const parts = [];
  for (const [at, time] of [0, 0.5, 1].entries()) {
    const frame = await frameOf(scene, Number(input['mode']), time, Number(input['strength']) / 100);
    const still = await sharp(frame).resize(252, 256, { fit: 'cover' }).png().toBuffer();
    parts.push({ input: still, left: at * 258, top: 0 });
  }
  return sharp({ create: { width: 768, height: 256, channels: 3, background: '#1b1917' } })
    .composite(parts)
    .png()
    .toBuffer();
}

/** Separated into layers once for all tiles. */
let portrait: Promise<Scene> | undefined;

async function tile(mode: number): Promise<Uint8Array> {
  portrait ??= sceneOf(photo('astronaut'));
  const frame = await frameOf(await portrait, mode, 0.5, 1);
  const still = await sharp(frame).resize(TILE_SIDE, TILE_SIDE, { fit: 'cover' }).png().toBuffer();
  const path = `<path d="${MARKS[mode]}"`;
  const mark = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIDE}" height="${TILE_SIDE}" viewBox="0 0 192 192"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${path} stroke="#1b1917" stroke-opacity=".75" stroke-width="11"/>${path} stroke="#fff" stroke-width="5"/></g></svg>`,
  );
  return tileOf(
    await sharp(still)
      .composite([{ input: mark }])
      .png()
      .toBuffer(),
    {},
  );
}

const tiles: Record<string, Draw> = {};
for (const { value, picture } of choiceOf(tool).values)
  if (picture) tiles[picture] = () => tile(Number(value));

export const video3d: Recipe = { plain: tiles, result: strip, quality: { picture: 86, copy: 74 } };
