import type { CutOutGuess } from './use-cut-out-mask.ts';

/** Which line is said of a guess; where it may be wrong, what would help it: a box, or strokes where there is one. */
export function guessLine(
  { state, answer }: CutOutGuess,
  boxed: boolean,
): 'asking' | 'unknown' | 'known' | 'checkEdge' | 'askBox' | 'askStrokes' {
  if (state === 'asking') return 'asking';
  if (!answer) return 'unknown';
  if (answer.confident && answer.box) return 'known';
  if (answer.doubts.length > 0 && answer.box) return 'checkEdge';
  return boxed ? 'askStrokes' : 'askBox';
}
