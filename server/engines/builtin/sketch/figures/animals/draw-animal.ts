import type { DrawContext, Figure, FigurePose } from '../figure.ts';
import { drawBird } from './birds.ts';
import { QUADRUPEDS } from './mammals.ts';
import { drawQuadruped } from './quadruped.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';

interface AnimalRequest {
  /** Id in the noun table. */
  id: string;
  /** Natural height in centimetres. */
  height: number;
  pose: FigurePose;
  color?: string;
}

/** An animal with its whole body; undefined where no species of that id is known. */
export function drawAnimal(request: AnimalRequest, context: DrawContext): Figure | undefined {
  const shape = QUADRUPEDS[request.id];
  if (shape) return drawQuadruped(request.color ? tinted(shape, request.color) : shape, request.height, request.pose, context);
  return drawBird(request.id, request.height, request.pose, request.color, context);
}

/** The same animal in an asked coat colour; markings stay. */
function tinted(shape: QuadrupedShape, color: string): QuadrupedShape {
  return { ...shape, coat: color, legs: shape.legs === shape.coat ? color : shape.legs };
}
