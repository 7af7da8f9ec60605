import type { DrawContext, Figure, FigurePose } from '../figure.ts';

export interface AnimalRequest {
  /** Id in the noun table. */
  id: string;
  /** Natural height in centimetres. */
  height: number;
  pose: FigurePose;
  color?: string;
}

/** An animal with its whole body; undefined where no species of that id is known. */
export function drawAnimal(_request: AnimalRequest, _context: DrawContext): Figure | undefined {
  return undefined;
}
