import { compositeOver, rasterise } from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Picture, Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { round } from '../scenes/painter.ts';
import type { Stage } from '../scenes/stage.ts';
import type { PlacedFigure } from './placed-figure.ts';
import type { Sprite } from './sprite.ts';

/** Soft contact shadows and a longer cast shadow away from the light, for everything that stands. */
export function paintShadows(
  raster: Raster,
  figures: readonly PlacedFigure[],
  stage: Stage,
  color: string,
  side: number,
  long: number,
): void {
  let svg = `<radialGradient id="contact"><stop offset="0" stop-color="${color}" stop-opacity=".62"/><stop offset=".6" stop-color="${color}" stop-opacity=".3"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
  for (const { standing, box, y, parent, relation, figure, x, scale } of figures) {
    if (standing === 'air' || standing === 'water' || stage.kind === 'heights') continue;
    if (parent !== undefined && relation !== 'under') continue;
    const width = box.right - box.left;
    const foot = figure.box.bottom > 4 ? y + figure.box.bottom * scale : y;
    const middle = (box.left + box.right) / 2;
    const centre = Math.abs(middle - x) < width * 0.3 ? middle : x;
    const half = Math.min(width * 0.56, stage.width * 0.3);
    // The SVG renderer ends the process at a group that lies outside its picture.
    const reach = half * (0.8 + 2 * long) + 1;
    const isSeen =
      centre + reach > 0 &&
      centre - reach < raster.width &&
      foot + half * 0.15 > 0 &&
      foot - half * 0.15 < raster.height;
    if (!isSeen) continue;
    svg += `<ellipse cx="${round(centre)}" cy="${round(foot)}" rx="${round(half)}" ry="${round(half * 0.2)}" fill="url(#contact)"/>`;
    svg += `<ellipse cx="${round(centre - side * half * long)}" cy="${round(foot)}" rx="${round(half * (0.7 + long))}" ry="${round(half * 0.15)}" fill="url(#contact)" opacity=".6"/>`;
  }
  compositeOver(raster, rasterise(svg, raster.width, raster.height));
}

/**
 * Dips a floating figure: the part below the water line (a share of the root's height above its lowest point) shows
 * through faintly. Returns the water line in pixels from the top of the picture.
 */
export function sinkIntoWater(sprite: Sprite, share: number): number {
  const { box } = sprite.root;
  const line = Math.round(box.bottom - (box.bottom - box.top) * share);
  const { width, height, data } = sprite.image;
  for (let y = Math.max(0, line - sprite.top); y < height; y += 1) {
    for (let at = y * width * 4 + 3; at < (y + 1) * width * 4; at += 4) data[at] = (data[at] as number) * 0.2;
  }
  return line;
}

/** Mirrors a sprite below `waterLine` (pixels from the top of the picture) with ripples, fading downwards. */
export function paintReflection(raster: Raster, sprite: Sprite, waterLine: number, strength: number): void {
  const line = Math.round(waterLine) - sprite.top;
  const { width, height, data } = sprite.image;
  const deep = Math.min(line, Math.round((sprite.root.box.bottom - sprite.root.box.top) * 0.8));
  if (deep < 2) return;
  const mirrored: Picture = { width, height: deep, data: new Uint8ClampedArray(width * deep * 4) };
  for (let y = 0; y < deep; y += 1) {
    const from = Math.min(height - 1, line - 1 - y);
    const sway = Math.round(Math.sin(y * 0.55) * (1 + y * 0.03) + Math.sin(y * 0.19) * (1 + y * 0.05));
    const fade = strength * (1 - y / deep);
    for (let x = 0; x < width; x += 1) {
      const sourceX = Math.min(width - 1, Math.max(0, x + sway));
      const read = (from * width + sourceX) * 4;
      const write = (y * width + x) * 4;
      mirrored.data[write] = (data[read] as number) * 0.86;
      mirrored.data[write + 1] = (data[read + 1] as number) * 0.9;
      mirrored.data[write + 2] = data[read + 2] as number;
      mirrored.data[write + 3] = (data[read + 3] as number) * fade;
    }
  }
  compositeOver(raster, mirrored, sprite.left, sprite.top + line);
}
