import type { RelationKind } from '../brief.ts';
import type { Box, Figure } from '../figures/figure.ts';
import type { Stage } from '../scenes/stage.ts';

export type Standing = 'ground' | 'water' | 'air' | 'attached';

/** One copy of a subject at its place in the picture. Lengths in pixels unless named otherwise. */
export interface PlacedFigure {
  /** Index into `Brief.subjects`. */
  subject: number;
  copy: number;
  noun: string;
  figure: Figure;
  /** Position of the figure's origin. */
  x: number;
  y: number;
  /** Pixels of one centimetre of the figure. */
  scale: number;
  box: Box;
  standing: Standing;
  /** Drawn from the smallest to the largest. */
  order: number;
  /** Index of the figure to which this one is attached, in the same list, and the relation. */
  parent?: number;
  relation?: RelationKind;
  /** True if the parent's drawing contains this figure (an object in a hand, behind the fingers). */
  drawnByParent?: boolean;
}

/** The composition of a picture: its stage with the final scale, and the figures in drawing order. */
export interface Layout {
  stage: Stage;
  figures: PlacedFigure[];
  /** Indexes of subjects that cannot be drawn. */
  missing: number[];
}

/** The box of a figure in pixels when its origin is at (x, y). */
export function boxAt(figure: Figure, x: number, y: number, scale: number): Box {
  const { left, top, right, bottom } = figure.box;
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  };
}
