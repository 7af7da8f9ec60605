/**
 * Draws the pictures of the public pages with the built-in engine and writes them, and their copies for small screens,
 * below `web/public/samples/home/`. The same prompt, size, style and seed give the same picture, so a rerun changes
 * nothing. Usage: node scripts/make-home-pictures.ts [id ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  filesOfSample,
  GALLERY,
  HERO,
  INTENTS,
  SIGN_IN_PICTURE,
} from '../web/features/pages/home/samples.ts';
import { copiesOf } from '../web/lib/picture-copies.ts';
import { make } from './samples/drawn.ts';

const folder = path.resolve(import.meta.dirname, '../web/public/samples/home');
fs.mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const samples = [HERO.en, HERO.zh, SIGN_IN_PICTURE, ...INTENTS, ...GALLERY];
for (const sample of samples.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const { width, height, seed, style } = sample;
  const started = performance.now();
  const prompt = sample.prompt[sample.drawn];
  const { png, report } = await make('text_to_image', {
    prompt,
    width,
    height,
    seed,
    style,
    quality: 'standard',
  });
  const seconds = (performance.now() - started) / 1000;
  const picture = filesOfSample(sample);
  for (const each of [picture, ...copiesOf(picture)])
    await sharp(png)
      .resize({ width: each.width })
      .webp({ quality: each === picture ? 80 : 60, effort: 6, smartSubsample: true })
      .toFile(path.join(folder, path.basename(each.file)));
  const missing = report?.notDrawn ?? [];
  const left = missing.length === 0 ? '' : `, not drawn: ${missing.join(', ')}`;
  process.stdout.write(`${sample.id}: ${seconds.toFixed(1)} s${left}\n`);
}
