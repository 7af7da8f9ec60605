import type { StepReporter } from '../brief.ts';
import { paintPicture } from '../compose/paint.ts';
import { wordsUnderstood } from '../language/words-understood.ts';
import type { Drawing, ShotRequest } from '../request.ts';
import { applyStyle } from '../styles/apply-style.ts';
import { composeShot } from './compose-shot.ts';

/** Draws a shot of a story: each character as in its look, in any place, style and size. */
export function drawShot(request: ShotRequest, report: StepReporter): Drawing {
  report('reading', 0);
  const { brief, layout, scene, palette, window, placeWords, cast } = composeShot(request);
  report('composing', 1);
  const painted = paintPicture(brief, layout, scene, palette, report, { keepsColors: true, window });
  const raster = applyStyle(painted, brief, report);
  const missing = layout.missing.map((at) => brief.subjects[at]?.words ?? '');
  const notDrawn = [
    ...new Set([...cast.flatMap((member) => member.notDrawn), ...brief.notDrawn, ...missing]),
  ];
  const described = cast.flatMap(({ understood }) => understood);
  return {
    raster,
    understood: [...new Set([...wordsUnderstood(brief, notDrawn), ...placeWords, ...described])],
    notDrawn,
  };
}
