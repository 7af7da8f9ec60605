import type { StepReporter } from '../brief.ts';
import { wordsUnderstood } from '../language/words-understood.ts';
import type { Drawing, LinesRequest } from '../request.ts';
import { drawFromLines } from './draw-from-lines.ts';
import { reportOfLines } from './report.ts';
import { readDrawing } from './shapes.ts';

/** Draws a prompt with figures at the places of drawn lines. */
export function drawLines(
  { prompt, lines, freedom, width, height, seed, style }: LinesRequest,
  report: StepReporter,
): Drawing {
  const drawing = readDrawing(lines);
  const drawn = drawFromLines(
    { prompt, drawing, freedom, width, height, seed, ...(style ? { style } : {}) },
    report,
  );
  const { raster, brief, notDrawn } = drawn;
  const words = { understood: wordsUnderstood(brief, notDrawn), notDrawn };
  return { raster, ...reportOfLines(drawing, drawn, words) };
}
