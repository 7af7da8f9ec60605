import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import sharp, { type ResizeOptions } from 'sharp';

/** Side of a tile in pixels: three times its size on the page. */
export const TILE_SIDE = 192;

/** An encoded picture as a tile, WebP. */
export const tileOf = (
  picture: Uint8Array,
  { quality = 80, ...fit }: ResizeOptions & { quality?: number },
): Promise<Uint8Array> =>
  sharp(picture).resize(TILE_SIDE, TILE_SIDE, fit).webp({ quality, effort: 6 }).toBuffer();

/** The choice of a tool that its tiles show: the first one. */
export function choiceOf(tool: Tool) {
  const field = tool.fields.find((one) => one.kind === 'choice');
  if (!field) throw new Error(`${tool.id} has no choice`);
  return field;
}
