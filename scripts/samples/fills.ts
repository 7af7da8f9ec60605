import sharp from 'sharp';
import { drawn } from './drawn.ts';
import { photo } from './photos.ts';
import type { Draw, Recipe } from './recipe.ts';

/** The painted areas, as outlines in pixels of the picture. */
const BADGES = [
  '132,385 140,350 168,336 204,344 218,380 208,418 176,430 146,420',
  '274,332 336,336 336,378 278,378',
];
const TOWERS = [
  '194,112 210,112 212,250 216,352 164,352 184,250',
  '438,112 454,112 462,250 480,352 434,352 438,250',
];
const MUG = ['160,150 390,160 500,190 510,420 420,500 330,600 170,590 60,560 60,450 150,400'];

/** White in the painted areas, black elsewhere. */
const mask =
  (outlines: readonly string[], picture: Draw): Draw =>
  async () => {
    const { width, height } = await sharp(await picture()).metadata();
    const shapes = outlines.map((points) => `<polygon points="${points}" fill="#fff"/>`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shapes}</svg>`;
    return sharp(Buffer.from(svg))
      .toColourspace('b-w')
      .threshold(128)
      .png({ compressionLevel: 9 })
      .toBuffer();
  };

const portrait = async () => photo('astronaut');
const launch = async () => photo('rocket');
export const aiObjectRemover: Recipe = {
  befores: { 'portrait.webp': portrait, 'launch.webp': launch },
  plain: { 'portrait-mask.png': mask(BADGES, portrait), 'launch-mask.png': mask(TOWERS, launch) },
};

export const aiImageExtender: Recipe = {
  befores: {
    'cup.webp': async () => photo('coffee'),
    'launch.webp': launch,
    'cat.webp': async () => photo('chelsea'),
  },
};

const onTable = (thing: string) =>
  drawn({
    prompt: `${thing} on a wooden table, morning light, product photo`,
    width: 640,
    height: 640,
    seed: 4,
    style: 'ultra_realistic',
  });
const mug = () => onTable('a red ceramic mug');
/** Needs an AI engine: its page shows an illustration. */
export const aiObjectReplacer: Recipe = {
  befores: { 'mug.webp': mug },
  plain: { 'mug-mask.png': mask(MUG, mug) },
  result: () => onTable('a red glass vase'),
};
