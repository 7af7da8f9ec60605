/**
 * Draws the samples of the tools' landing pages, as the catalogue lists them, with their copies for small screens, and
 * the tiles of the style field, with the sketch engine. The same words, size, style and seed give the same picture, so
 * running it again changes nothing.
 * Usage: node scripts/make-tool-samples.ts [name ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { StoryStyle } from '@inkreel/contract/tools/styles.ts';
import sharp from 'sharp';
import { type SketchRequest, sketch } from '../server/engines/builtin/sketch/sketch.ts';
import { LANDING_COPIES } from '../web/features/tools/landing-copies.ts';
import { copiesOf } from '../web/lib/picture-copies.ts';

/** What shows a style best, at the 60 pixels of its tile. */
const TILES: Record<StoryStyle, string> = {
  ultra_realistic: 'Snowy mountains mirrored in a still lake',
  movie_stills: 'A blue vase and two apples on a table',
  picture_book: 'A boy and a fox in the autumn forest',
  anime: 'A girl under a cherry tree',
  '3d_cartoon': 'A red car in front of green hills',
  water_ink: 'High mountains in a sea of clouds, a small boat on the river',
  ukiyo_e: 'A lighthouse by the sea',
  retro_comics: 'A cat in a red car in the city',
  cyberpunk: 'A city street at night in the rain',
};
const TILE_SIDE = 192;
const SEED = 11;

const samples = path.resolve(import.meta.dirname, '../web/public/samples');
const wanted = process.argv.slice(2);
const asked = (name: string) => wanted.length === 0 || wanted.includes(name);

/** Draws a picture and writes it at `width` pixels, and its smaller `copies` beside it. */
async function draw(
  request: SketchRequest,
  picture: { file: string; width: number; copies: readonly number[] },
): Promise<void> {
  const { file } = picture;
  const { raster, notDrawn } = sketch(request, () => undefined);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const raw = { width: raster.width, height: raster.height, channels: 3 as const };
  await sharp(raster.data, { raw })
    .resize({ width: picture.width })
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  for (const copy of copiesOf(picture))
    await sharp(raster.data, { raw })
      .resize({ width: copy.width })
      .webp({ quality: 72, effort: 6, smartSubsample: true })
      .toFile(copy.file);
  process.stdout.write(`${path.relative(samples, file)}: not drawn: ${notDrawn.join(', ') || 'nothing'}\n`);
}

for (const [style, prompt] of Object.entries(TILES) as [StoryStyle, string][])
  if (asked(style)) {
    const request = { prompt, width: 512, height: 512, seed: SEED, style };
    const file = path.join(samples, 'styles', `${style}.webp`);
    await draw(request, { file, width: TILE_SIDE, copies: [] });
  }
for (const tool of TOOLS.filter(({ capability }) => capability === 'text_to_image'))
  for (const { file, width, input } of tool.samples)
    if (asked(file))
      await draw(input as unknown as SketchRequest, {
        file: path.join(samples, tool.id, file),
        width,
        copies: LANDING_COPIES,
      });
