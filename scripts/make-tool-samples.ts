/**
 * Makes the tools' sample pictures below `web/public/samples/` again: the samples of the catalogue, by running their input
 * through the built-in engine, with smaller copies for the landing page; before that, by the tool's recipe in
 * `scripts/samples/`, the pictures that the tool is given, its masks and its tiles. The same input gives the same picture,
 * so running it again changes nothing until the engine does. The collage's samples are made by hand and left alone.
 * Usage: node scripts/make-tool-samples.ts [tool, "styles" or "scenes" ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Sample, Tool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import sharp from 'sharp';
import { SAMPLES } from './samples/folders.ts';
import type { Recipe } from './samples/recipe.ts';
import { RECIPES } from './samples/recipes.ts';
import { isServed, runTool } from './samples/run-tool.ts';
import { writePicture } from './samples/write-picture.ts';

const names = [...new Set([...Object.keys(RECIPES), ...TOOLS.map(({ id }) => id)])];
const wanted = process.argv.slice(2);
for (const unknown of wanted.filter((name) => !names.includes(name)))
  throw new Error(`${unknown} is none of ${names.join(', ')}`);

// First all that tools are given: some take it from each other's folders.
const asked = names.filter((name) => wanted.length === 0 || wanted.includes(name));
for (const name of asked) await prepare(path.join(SAMPLES, name), RECIPES[name] ?? {});
for (const tool of TOOLS.filter(({ id }) => asked.includes(id)))
  for (const sample of tool.samples) await make(tool, sample, RECIPES[tool.id] ?? {});

async function prepare(folder: string, { befores = {}, beforeWidth, plain = {}, quality }: Recipe) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [file, draw] of Object.entries(befores)) {
    const picture = await draw();
    const width = beforeWidth ?? (await sharp(picture).metadata()).width;
    await writePicture(picture, { file: path.join(folder, file), width, quality });
  }
  for (const [file, draw] of Object.entries(plain)) fs.writeFileSync(path.join(folder, file), await draw());
}

async function make(tool: Tool, sample: Sample, { originals = {}, result, quality }: Recipe) {
  const { file, width, before, input } = sample;
  const folder = path.join(SAMPLES, tool.id);
  const given = () =>
    before === undefined ? undefined : (originals[before]?.() ?? fs.readFileSync(path.join(folder, before)));
  if (!result && !isServed(tool)) return;
  const picture = result ? await result(sample) : await runTool(tool, input, await given());
  await writePicture(picture, { file: path.join(folder, file), width, quality });
  process.stdout.write(`${tool.id}/${file}\n`);
}
