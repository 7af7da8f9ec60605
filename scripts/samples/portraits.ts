import { age as ageTool } from '@inkreel/contract/tools/age.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { emotion as emotionTool } from '@inkreel/contract/tools/emotion.ts';
import { hair as hairTool } from '@inkreel/contract/tools/hair.ts';
import { portrait as portraitTool } from '@inkreel/contract/tools/portrait.ts';
import sharp from 'sharp';
import { photo } from './photos.ts';
import type { Draw, Recipe } from './recipe.ts';
import { runTool } from './run-tool.ts';
import { choiceOf, tileOf } from './tile.ts';

/** The head of the photograph, for tiles; shares of its width. */
const HEAD = { left: 0.2, side: 0.44 };
/** The head with a margin, in pixels of the photograph. */
const CLOSE = { left: 72, top: 0, width: 304, height: 304 };
const QUALITY = { picture: 86, copy: 74 };

/** Effects on the face are shown on the head, at double size. */
const close: Draw = () =>
  sharp(photo('astronaut'))
    .extract(CLOSE)
    .resize(2 * CLOSE.width)
    .png()
    .toBuffer();

const recipe = (tool: Tool, before: Draw): Recipe => ({
  befores: { 'portrait.webp': before },
  plain: tilesOf(tool),
  quality: QUALITY,
});

/** One tile for each value that the built-in engine supports. */
function tilesOf(tool: Tool): Record<string, Draw> {
  const { name, values } = choiceOf(tool);
  const tiles: Record<string, Draw> = {};
  for (const { value, picture, needsEngine } of values)
    if (picture && !needsEngine)
      tiles[picture] = async () => headOf(tool, await runTool(tool, { [name]: value }, photo('astronaut')));
  return tiles;
}

/** Document photographs are shown whole. */
async function headOf(tool: Tool, made: Uint8Array): Promise<Uint8Array> {
  const image = sharp(made);
  const { width, height } = await image.metadata();
  if (width > 2 * height) return tileOf(await thirdsOf(made, { width, height }), {});
  const side = Math.round(HEAD.side * width);
  if (tool.id !== portraitTool.id && width === height)
    image.extract({ left: Math.round(HEAD.left * width), top: 0, width: side, height: side });
  return tileOf(await image.png().toBuffer(), { fit: 'contain', background: '#f2eee6' });
}

/**
 * One head from a strip: its first third from the first picture, its last third from the last one.
 */
async function thirdsOf(strip: Uint8Array, { width, height }: { width: number; height: number }) {
  const third = Math.round((HEAD.side * height) / 3);
  const parts = [0, (width - height) / 2, width - height].map(async (left, at) => ({
    input: await sharp(strip)
      .extract({
        left: Math.round(left + HEAD.left * height) + at * third,
        top: 0,
        width: third,
        height: 3 * third,
      })
      .png()
      .toBuffer(),
    left: at * third,
    top: 0,
  }));
  const ground = { width: 3 * third, height: 3 * third, channels: 3 as const, background: '#f2eee6' };
  return sharp({ create: ground })
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
}

export const hair = recipe(hairTool, close);
export const emotion = recipe(emotionTool, close);
export const age = recipe(ageTool, close);
/** Document photographs need shoulders. */
export const portrait = recipe(portraitTool, async () => photo('astronaut'));
