import type { StepReporter } from './brief.ts';
import { parse } from './language/parse.ts';
import { wordsUnderstood } from './language/words-understood.ts';
import type { Drawing, PromptRequest } from './request.ts';
import { drawBrief } from './sketch.ts';

/** Draws what a prompt describes. */
export function drawPrompt(
  { prompt, width, height, seed, style }: PromptRequest,
  report: StepReporter,
): Drawing {
  report('reading', 0);
  const brief = parse(prompt, style === undefined ? { seed } : { seed, style });
  report('reading', 1);
  const { raster, notDrawn } = drawBrief(brief, width, height, report);
  return { raster, understood: wordsUnderstood(brief, notDrawn), notDrawn };
}
