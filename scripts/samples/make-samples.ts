import fs from 'node:fs';
import path from 'node:path';
import type { Sample, Tool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import sharp from 'sharp';
import { SAMPLES } from './folders.ts';
import type { Recipe } from './recipe.ts';
import { isServed, runTool } from './run-tool.ts';
import { writePicture } from './write-picture.ts';

/**
 * Makes the pictures of the named folders below `web/public/samples/`: first all inputs of tools, since some use each
 * other's folders, then the samples of the catalogue.
 */
export async function makeSamples(
  names: readonly string[],
  recipes: Readonly<Record<string, Recipe>>,
): Promise<void> {
  for (const name of names) await prepare(path.join(SAMPLES, name), recipes[name] ?? {});
  for (const tool of TOOLS.filter(({ id }) => names.includes(id)))
    for (const sample of tool.samples) await make(tool, sample, recipes[tool.id] ?? {});
}

async function prepare(folder: string, { befores = {}, beforeWidth, plain = {}, quality }: Recipe) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [file, draw] of Object.entries(befores)) {
    const picture = await draw();
    const width = beforeWidth ?? (await sharp(picture).metadata()).width;
    await writePicture(picture, { file: path.join(folder, file), width, quality });
  }
  for (const [file, draw] of Object.entries(plain)) fs.writeFileSync(path.join(folder, file), await draw());
}

async function make(tool: Tool, sample: Sample, { originals = {}, result, film, quality }: Recipe) {
  const { file, width, before, input } = sample;
  const folder = path.join(SAMPLES, tool.id);
  if (film) {
    const { bytes, poster } = await film(sample);
    fs.writeFileSync(path.join(folder, file), bytes);
    await writePicture(poster, { file: path.join(folder, file.replace('.mp4', '.webp')), width, quality });
    return;
  }
  const given = () =>
    before === undefined ? undefined : (originals[before]?.() ?? fs.readFileSync(path.join(folder, before)));
  if (!result && !isServed(tool)) return;
  const picture = result ? await result(sample) : await runTool(tool, input, await given());
  await writePicture(picture, { file: path.join(folder, file), width, quality });
  process.stdout.write(`${tool.id}/${file}\n`);
}
