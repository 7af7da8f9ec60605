/**
 * Makes the tools' sample pictures below `web/public/samples/` again: the samples of the catalogue, by running their input
 * through the built-in engine, with smaller copies for the landing page; before that, by the tool's recipe in
 * `scripts/samples/`, the pictures that the tool is given, its masks and its tiles. The same input gives the same picture,
 * so running it again changes nothing until the engine does. The collage's samples are made by hand and left alone, those
 * of the tools that dress a person by `sketch/scripts/make-dressing-samples.ts`.
 * Usage: node scripts/make-tool-samples.ts [tool, "styles" or "scenes" ...]
 */
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { makeSamples } from './samples/make-samples.ts';
import { RECIPES } from './samples/recipes.ts';

const names = [...new Set([...Object.keys(RECIPES), ...TOOLS.map(({ id }) => id)])];
const wanted = process.argv.slice(2);
for (const unknown of wanted.filter((name) => !names.includes(name)))
  throw new Error(`${unknown} is none of ${names.join(', ')}`);

await makeSamples(
  names.filter((name) => wanted.length === 0 || wanted.includes(name)),
  RECIPES,
);
