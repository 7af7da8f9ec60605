import { aiImageUpscaler as tool } from '@inkreel/contract/tools/ai-image-upscaler.ts';
import sharp from 'sharp';
import { part } from './photos.ts';
import type { Draw, Recipe } from './recipe.ts';

/** The picture to enlarge, by the sample's name. */
const SMALL: Readonly<Record<string, Draw>> = {
  portrait: () => part('astronaut', 150, 0, 256, 128),
  cat: () => part('chelsea', 70, 20, 256, 256),
};

const befores: Record<string, Draw> = {};
const originals: Record<string, Draw> = {};
for (const { file, width } of tool.samples) {
  const name = file.replace('.webp', '');
  const small = SMALL[name];
  if (!small) throw new Error(`${file}: there is nothing to enlarge`);
  befores[`${name}-small.webp`] = small;
  // Stretched, as a page shows a small picture.
  befores[`${name}-before.webp`] = async () =>
    sharp(await small())
      .resize(width, width, { kernel: 'cubic' })
      .png()
      .toBuffer();
  originals[`${name}-before.webp`] = small;
}

export const aiImageUpscaler: Recipe = { befores, originals, quality: { picture: 86, copy: 74 } };
