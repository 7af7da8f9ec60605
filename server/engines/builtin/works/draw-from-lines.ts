import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { type SketchStage, type SketchStyle, STYLES } from '@inkreel/sketch/brief.ts';
import { drawFromLines } from '@inkreel/sketch/from-lines/draw-from-lines.ts';
import { reportOfLines } from '@inkreel/sketch/from-lines/report.ts';
import { readDrawing } from '@inkreel/sketch/from-lines/shapes.ts';
import { wordsUnderstood } from '@inkreel/sketch/language/words-understood.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';
import { wholeProgress } from './text-to-image.ts';

type Input = CapabilityInput['draw_from_lines'];

/** A picture of the prompt in which things stand where the person drew them, by the sketch engine. */
export default async function drawPictureFromLines(
  input: Input,
  { files, seed, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const bytes = files[input.drawing_url];
  if (!bytes) throw new Error('the drawing was not handed over');
  const drawing = readDrawing(await decodePicture(bytes));
  const whole = wholeProgress();
  const tell = (stage: SketchStage, share: number) => report(stage, whole(stage, share));
  const style = STYLES.find((known): known is SketchStyle => known === input.style);
  const { prompt, width, height } = input;
  const drawn = drawFromLines(
    { prompt, drawing, freedom: input.freedom / 100, width, height, seed, ...(style ? { style } : {}) },
    tell,
  );
  const { raster, brief, notDrawn } = drawn;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    data.set(raster.data.subarray(at * 3, at * 3 + 3), at * 4);
  }
  return {
    picture: { width, height, data },
    report: reportOfLines(drawing, drawn, { understood: wordsUnderstood(brief, notDrawn), notDrawn }),
  };
}
