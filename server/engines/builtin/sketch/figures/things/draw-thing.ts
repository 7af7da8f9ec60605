import type { DrawContext, Figure } from '../figure.ts';

export interface ThingRequest {
  /** Id in the noun table. */
  id: string;
  /** Natural height in centimetres. */
  height: number;
  color?: string;
}

/** A thing with its own drawing; undefined where none of that id is known. */
export function drawThing(_request: ThingRequest, _context: DrawContext): Figure | undefined {
  return undefined;
}
