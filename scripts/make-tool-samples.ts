/**
 * Regenerates the tools' sample pictures below `web/public/samples/`: first the inputs, masks and tiles, by the tool's
 * recipe in `scripts/samples/`; then the samples of the catalogue, by running their input through the built-in engine,
 * with smaller copies for the landing page. The same input gives the same picture, so a rerun changes nothing unless
 * the engine has changed. The collage's samples are made by hand and not touched;
 * `sketch/scripts/make-dressing-samples.ts` makes those of the tools that dress a person. Usage: node
 * scripts/make-tool-samples.ts [tool, "styles" or "scenes" ...]
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
