import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { type SketchStage, type SketchStyle, STYLES } from '@inkreel/sketch/brief.ts';
import { wordsUnderstood } from '@inkreel/sketch/language/words-understood.ts';
import { sketch } from '@inkreel/sketch/sketch.ts';
import sharp from 'sharp';
import type { Made, WorkContext } from '../work.ts';

type Input = CapabilityInput['text_to_image'];

/** A picture drawn by the sketch engine from the words of the prompt. */
export default async function textToImage(input: Input, { seed, report }: WorkContext): Promise<Made> {
  const whole = wholeProgress();
  const tell = (stage: SketchStage, share: number) => report(stage, whole(stage, share));
  const { prompt, width, height } = input;
  const style = STYLES.find((known): known is SketchStyle => known === input.style);
  const { raster, brief, notDrawn } = sketch(
    { prompt, ...drawingSize(input), seed, ...(style === undefined ? {} : { style }) },
    tell,
  );
  const raw = { width: raster.width, height: raster.height, channels: 3 } as const;
  const picture = sharp(raster.data, { raw });
  if (raster.width !== width || raster.height !== height) {
    picture.resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  }
  return {
    bytes: await picture.png({ compressionLevel: 6 }).toBuffer(),
    contentType: 'image/png',
    report: { understood: wordsUnderstood(brief, notDrawn), notDrawn },
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

/** Where each stage lies in the whole, from 0 to 1; a renderer skips those that it does not have. */
const STAGES: Record<SketchStage, readonly [from: number, to: number]> = {
  reading: [0, 0.04],
  composing: [0.04, 0.15],
  shaping: [0.04, 0.3],
  drawing: [0.15, 0.55],
  shading: [0.3, 0.55],
  lighting: [0.55, 0.7],
  styling: [0.7, 0.93],
  saving: [0.93, 1],
};

/** Turns progress within stages into progress of the whole, which never goes back. */
export function wholeProgress(): (stage: SketchStage, share: number) => number {
  let furthest = 0;
  return (stage, share) => {
    const [from, to] = STAGES[stage];
    furthest = Math.max(furthest, from + (to - from) * Math.min(1, Math.max(0, share)));
    return furthest;
  };
}
