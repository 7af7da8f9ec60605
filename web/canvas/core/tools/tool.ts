import type { Point } from '@inkreel/scene/geometry.ts';

/** Input of a tool from a pointer or the keyboard. */
export interface ToolInput {
  kind: 'down' | 'move' | 'up' | 'cancel';
  /** In picture pixels; may be fractional and may lie outside the picture. */
  at: Point;
  /** On `down`: draw straight to here from where the last stroke ended. */
  straight?: boolean;
}

/** The line that shows what a tool is about to do: two corners of a box, or a line that closes itself; empty to hide it. */
export interface Outline {
  shape: 'box' | 'line';
  points: readonly Point[];
}

/** Operations requested by a tool. The editor knows size and value. */
export type Operation =
  | { kind: 'segment'; from: Point; to: Point }
  | { kind: 'box'; from: Point; to: Point }
  | { kind: 'polygon'; points: readonly Point[] }
  | { kind: 'flood'; at: Point }
  | ({ kind: 'outline' } & Outline)
  | { kind: 'commit' }
  | { kind: 'rollback' };

/** A state machine from inputs to operations; it knows no browser and no picture. */
export type Tool = (input: ToolInput) => Operation[];
