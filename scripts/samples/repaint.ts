import { repaint as tool } from '@inkreel/contract/tools/repaint.ts';
import { part, whole } from './photos.ts';
import type { Draw, Recipe } from './recipe.ts';
import { runTool } from './run-tool.ts';
import { choiceOf, tileOf } from './tile.ts';

const befores: Readonly<Record<string, Draw>> = {
  'portrait.webp': () => whole('astronaut'),
  'cat.webp': () => whole('chelsea'),
  'cup.webp': () => whole('coffee'),
};

const tiles: Record<string, Draw> = {};
for (const { value, picture } of choiceOf(tool).values)
  if (picture)
    tiles[picture] = async () => {
      const head = await part('astronaut', 110, 0, 270, 540);
      return tileOf(await runTool(tool, { style: value }, head), { fit: 'cover', position: 'top' });
    };

export const repaint: Recipe = {
  befores,
  originals: befores,
  plain: tiles,
  quality: { picture: 86, copy: 74 },
};
