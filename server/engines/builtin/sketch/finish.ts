import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import type { Raster } from '../pixels/picture.ts';
import type { Made } from '../work.ts';

type Sized = Pick<CapabilityInput['text_to_image'], 'width' | 'height' | 'quality'>;

/**
 * Pixels that are drawn for a finished size. Drafts are drawn at 0.6 of the side and enlarged; the best quality is drawn
 * larger and reduced, up to a budget that keeps one picture within a few seconds of CPU.
 */
export function drawingSize({ width, height, quality }: Sized): { width: number; height: number } {
  const affordable = Math.sqrt(BEST_PIXELS / (width * height));
  const factor = { draft: 0.6, standard: 1, best: Math.max(1, Math.min(2, affordable)) }[quality];
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
const BEST_PIXELS = 4_200_000;

/** A drawing in its finished size. */
export async function finish(
  raster: Raster,
  { width, height }: Pick<Sized, 'width' | 'height'>,
): Promise<Pick<Extract<Made, { bytes: unknown }>, 'bytes' | 'contentType'>> {
  const raw = { width: raster.width, height: raster.height, channels: 3 } as const;
  const picture = sharp(raster.data, { raw });
  if (raster.width !== width || raster.height !== height)
    picture.resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  return { bytes: await picture.png({ compressionLevel: 6 }).toBuffer(), contentType: 'image/png' };
}
