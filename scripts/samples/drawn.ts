import { type SketchRequest, sketch } from '@inkreel/sketch/sketch.ts';
import sharp from 'sharp';
import type { Raster } from '../../server/engines/builtin/pixels/picture.ts';

/** What the sketch engine drew, as PNG. */
export const pngOf = ({ data, width, height }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** A picture by the sketch engine, as PNG. */
export const drawn = (request: SketchRequest): Promise<Buffer> =>
  pngOf(sketch(request, () => undefined).raster);
