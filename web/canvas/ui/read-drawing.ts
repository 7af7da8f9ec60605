import type { Size } from '@inkreel/scene/geometry.ts';
import type { Colour } from '../core/drawing/palette.ts';
import { nearestValue } from '../core/drawing/palette.ts';
import type { Grid } from '../core/grid/grid.ts';
import { stretched } from '../core/grid/stretch.ts';

/** From this opacity on something is drawn. */
const DRAWN = 128;
/** White that is paper: nothing is drawn there. */
const PAPER = 250;

/**
 * An earlier drawing in the nearest colours of the palette, scaled to `size`.
 * @throws DOMException if the browser cannot read it
 */
export async function readDrawing(file: Blob, size: Size, palette: readonly Colour[]): Promise<Grid> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser has no 2D canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  const { data } = context.getImageData(0, 0, width, height);
  const known = new Map<number, number>();
  const read = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
    if (opacity < DRAWN || Math.min(red, green, blue) >= PAPER) return 0;
    const colour = (red << 16) | (green << 8) | blue;
    const value = known.get(colour) ?? nearestValue(palette, [red, green, blue]);
    known.set(colour, value);
    return value;
  };
  return stretched({ width, height }, read, size);
}
