/**
 * Makes the samples of the tools that cut out a subject, as the catalogue lists them, with their copies for small screens,
 * and the tiles of the scenes. The first pictures are photographs of the samples and products drawn by the sketch engine.
 * The same input and seed give the same picture, so running it again changes nothing.
 * Usage: node scripts/make-scene-samples.ts [tool or "scenes" ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import { aiBg } from '@inkreel/contract/tools/ai-bg.ts';
import { aiImageEcommerce } from '@inkreel/contract/tools/ai-image-ecommerce.ts';
import { inputSchema, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import { removeBg } from '@inkreel/contract/tools/remove-bg.ts';
import { SCENE_CHOICES, type SceneId } from '@inkreel/contract/tools/scenes.ts';
import sharp from 'sharp';
import { encodePng } from '../server/engines/builtin/picture/codec.ts';
import { fromTemplate } from '../server/engines/builtin/scenes/templates.ts';
import { sketch } from '../server/engines/builtin/sketch/sketch.ts';
import type { Work } from '../server/engines/builtin/work.ts';
import { WORKS } from '../server/engines/builtin/works/index.ts';
import { LANDING_COPIES } from '../web/features/tools/landing-copies.ts';
import { copiesOf } from '../web/lib/picture-copies.ts';

const samples = path.resolve(import.meta.dirname, '../web/public/samples');
const wanted = process.argv.slice(2);
const asked = (name: string) => wanted.length === 0 || wanted.includes(name);
const quiet = () => undefined;

/** What stands before the tools, by the file that they are given. */
const FIRST: Readonly<Record<string, { photo: string } | { prompt: string; seed: number }>> = {
  'remove-bg/cup.webp': { photo: 'photos/coffee.webp' },
  'remove-bg/portrait.webp': { photo: 'photos/astronaut.webp' },
  'ai-bg/portrait.webp': { photo: 'photos/astronaut.webp' },
  'remove-bg/mug.webp': { prompt: 'a red ceramic mug, studio, product photo', seed: 4 },
  'ai-bg/mug.webp': { prompt: 'a red ceramic mug, studio, product photo', seed: 4 },
  'ai-image-ecommerce/vase.webp': {
    prompt: 'a green vase, studio light, product photo',
    seed: 4,
  },
};
const FIRST_SIDE = 768;
const TILE_SIDE = 192;

async function write(png: Uint8Array, file: string, width: number): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(png).resize({ width }).webp({ quality: 84, effort: 6 }).toFile(file);
  for (const copy of copiesOf({ file, width, copies: LANDING_COPIES }))
    await sharp(png)
      .resize({ width: copy.width })
      .webp({ quality: 74, effort: 6, smartSubsample: true })
      .toFile(copy.file);
}

for (const [name, from] of Object.entries(FIRST)) {
  if (!asked(path.dirname(name))) continue;
  const file = path.join(samples, name);
  if ('photo' in from) {
    const photo = fs.readFileSync(path.join(samples, from.photo));
    const { width } = await sharp(photo).metadata();
    await write(await sharp(photo).png().toBuffer(), file, width);
  } else {
    const side = FIRST_SIDE;
    const { raster } = sketch({ ...from, width: side, height: side, style: 'ultra_realistic' }, quiet);
    const raw = { width: side, height: side, channels: 3 } as const;
    await write(await sharp(raster.data, { raw }).png().toBuffer(), file, side);
  }
}

for (const { value, picture } of SCENE_CHOICES) {
  if (!asked('scenes')) continue;
  const size = { width: 2 * TILE_SIDE, height: 2 * TILE_SIDE };
  const scene = fromTemplate(value as SceneId, size, { seed: 3, report: quiet });
  const file = path.join(samples, 'scenes', path.basename(picture ?? ''));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(await encodePng(scene.picture))
    .resize(TILE_SIDE)
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
}

for (const tool of [removeBg, aiBg, aiImageEcommerce] as readonly Tool[]) {
  if (!asked(tool.id)) continue;
  const load = WORKS[tool.capability];
  if (!load) throw new Error(`${tool.id} is not served`);
  const { default: work } = (await load()) as { default: Work<unknown> };
  for (const { file, width, before = '', input } of tool.samples) {
    const address = `/samples/${tool.id}/${before}`;
    const bytes = fs.readFileSync(path.join(samples, tool.id, before));
    const parsed = inputSchema(tool).parse({ ...input, image_url: address });
    const seed = Number(input['seed'] ?? 0);
    const made = await work(parsed, { files: { [address]: bytes }, index: 0, seed, report: quiet });
    if (!('picture' in made)) throw new Error(`${tool.id} made no picture`);
    await write(await encodePng(made.picture), path.join(samples, tool.id, file), width);
    process.stdout.write(`${tool.id}/${file}\n`);
  }
}
