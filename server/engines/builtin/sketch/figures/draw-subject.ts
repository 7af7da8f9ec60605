import type { Subject } from '../brief.ts';
import type { DrawContext, DrawOptions, Figure } from './figure.ts';

/**
 * Draws one copy of a subject in centimetres.
 * Returns undefined where nothing can draw the noun: the caller reports it as not drawn.
 */
export function drawSubject(
  _subject: Subject,
  _context: DrawContext,
  _options: DrawOptions = {},
): Figure | undefined {
  return undefined;
}
