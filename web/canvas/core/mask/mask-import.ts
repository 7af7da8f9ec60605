import type { Grid } from '../grid/grid.ts';
import { stretched } from '../grid/stretch.ts';
import type { Size } from '../zoom.ts';

/** From this brightness on (0 to 255) a pixel of a mask picture is meant. */
const BRIGHT = 128;

/**
 * A mask from any picture (RGBA, not premultiplied), brought to `size`: bright is 1, dark or transparent is 0.
 * @returns the mask, which is empty where the picture has no bright pixel
 */
export function maskFromPixels(picture: Size & { data: Uint8ClampedArray }, size: Size): Grid {
  const { data, width } = picture;
  const read = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    const bright = 299 * data[at]! + 587 * data[at + 1]! + 114 * data[at + 2]!;
    return bright * data[at + 3]! >= BRIGHT * 1000 * 255 ? 1 : 0;
  };
  return stretched(picture, read, size);
}
