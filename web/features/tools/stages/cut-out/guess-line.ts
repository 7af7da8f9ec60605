import type { CutOutGuess } from './use-cut-out-mask.ts';

/** Which line is said of a guess; where it may be wrong, what would help it: a box, or strokes where there is one. */
export function guessLine(
  { state, answer }: CutOutGuess,
  boxed: boolean,
): 'asking' | 'unknown' | 'known' | 'askBox' | 'askStrokes' {
  if (state === 'asking') return 'asking';
  if (!answer) return 'unknown';
  if (answer.confident && answer.box) return 'known';
  return boxed ? 'askStrokes' : 'askBox';
}
