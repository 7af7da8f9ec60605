import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { draw } from '@inkreel/sketch';
import sharp from 'sharp';
import type { Made, WorkContext } from '../work.ts';
import { styleOf } from './style-of.ts';

type Input = CapabilityInput['text_to_image'];

/** A picture drawn by the sketch engine from the words of the prompt. */
export default async function textToImage(input: Input, { seed, report }: WorkContext): Promise<Made> {
  const { prompt, width, height, style } = input;
  const { raster, understood, notDrawn } = await draw(
    { kind: 'prompt', prompt, ...drawingSize(input), seed, style: styleOf(style) },
    report,
  );
  const raw = { width: raster.width, height: raster.height, channels: 3 } as const;
  const picture = sharp(raster.data, { raw });
  if (raster.width !== width || raster.height !== height) {
    picture.resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  }
  return {
    bytes: await picture.png({ compressionLevel: 6 }).toBuffer(),
    contentType: 'image/png',
    report: { understood, notDrawn },
  };
}

/**
 * Pixels that are drawn for a finished size. Drafts are drawn at 0.6 of the side and enlarged; the best quality is drawn
 * larger and reduced, up to a budget that keeps one picture within a few seconds of CPU.
 */
export function drawingSize({ width, height, quality }: Pick<Input, 'width' | 'height' | 'quality'>): {
  width: number;
  height: number;
} {
  const affordable = Math.sqrt(BEST_PIXELS / (width * height));
  const factor = { draft: 0.6, standard: 1, best: Math.max(1, Math.min(2, affordable)) }[quality];
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
const BEST_PIXELS = 4_200_000;
