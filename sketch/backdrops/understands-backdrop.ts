import { parse } from '../language/parse.ts';
import { understandsPrompt } from '../language/understands-prompt.ts';
import { colorIn } from './color-in.ts';
import { onSurface } from './on-surface.ts';

/** Meanings of words that a backdrop shows. */
const SHOWN = new Set(['surface', 'light']);

/**
 * Whether a prompt names anything that a backdrop would show: a place, a surface, a light, a color, objects.
 */
export function understandsBackdrop(prompt: string): boolean {
  if (understandsPrompt(prompt) || colorIn(prompt) !== undefined) return true;
  const { understood } = parse(onSurface(prompt));
  return understood.some(({ as, span }) => SHOWN.has(as) && span.start < prompt.length);
}
