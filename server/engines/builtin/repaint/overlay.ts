import { rasterise } from '../pixels/image.ts';
import type { Colours } from './colours.ts';

/**
 * Draws an SVG fragment over the colours, in place. Its coordinates are pixels of the picture.
 *
 * @param strength of the whole drawing, 0 to 1
 */
export function overlay(colours: Colours, fragment: string, strength: number): void {
  const { width, height, red, green, blue } = colours;
  const { data } = rasterise(fragment, width, height);
  for (let at = 0, from = 0; at < red.length; at += 1, from += 4) {
    const cover = ((data[from + 3] as number) / 255) * strength;
    if (cover === 0) continue;
    red[at] = (red[at] as number) * (1 - cover) + ((data[from] as number) / 255) * cover;
    green[at] = (green[at] as number) * (1 - cover) + ((data[from + 1] as number) / 255) * cover;
    blue[at] = (blue[at] as number) * (1 - cover) + ((data[from + 2] as number) / 255) * cover;
  }
}
