import type { StepReporter } from '../brief.ts';
import { wordsUnderstood } from '../language/words-understood.ts';
import type { CharacterRequest, Drawing } from '../request.ts';
import { drawBrief } from '../sketch.ts';
import { characterBrief } from './character-brief.ts';

/** Draws a described character in a scene: the same description is the same person everywhere. */
export function drawCharacter(
  { character, scene, seed, style, width, height }: CharacterRequest,
  report: StepReporter,
): Drawing {
  report('reading', 0);
  const brief = characterBrief({ character, scene, seed, ...(style ? { style } : {}) });
  const { raster, notDrawn } = drawBrief(brief, width, height, report);
  return { raster, understood: wordsUnderstood(brief, notDrawn), notDrawn };
}
