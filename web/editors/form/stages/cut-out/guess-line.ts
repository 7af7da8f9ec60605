import type { CutOutGuess } from './use-cut-out-mask.ts';

/** The line to show about a guess; if the guess may be wrong, what would help: a box, or strokes if there is one. */
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
