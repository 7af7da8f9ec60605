/** The interface of every figure of the sketch engine for placing and composing it. */
import type { SketchStyle, Subject, TimeOfDay } from '../brief.ts';

/** A point in centimetres, x to the right, y down, from the figure's ground contact point. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type AnchorName =
  | 'hand'
  | 'otherHand'
  | 'seat'
  | 'head'
  | 'top'
  | 'inside'
  | 'mouth'
  | 'surface'
  | 'below'
  | 'center';

/** A glowing point that lights the scene at night; radius in centimetres. */
export interface Light {
  x: number;
  y: number;
  radius: number;
  color: string;
}

/** Points of a rider's feet and hands, in the mount's coordinates. */
export interface RidingPoints {
  nearFoot: Point;
  /** Missing if the mount's body hides the far leg (a horse). */
  farFoot?: Point;
  grip: Point;
}

export interface Figure {
  /** SVG fragment in a local coordinate system in centimetres, y down, origin at the ground contact point. */
  svg: string;
  /** Bounding box of the drawing in the same units. */
  box: Box;
  /** Named points others attach to, in the same units. A person's `seat` is the point that sits on a `seat`. */
  anchors: Partial<Record<AnchorName, Point>>;
  /** Glowing points (lamps, windows, candles) that light the scene at night. */
  lights: Light[];
  /** Parts drawn in front of figures attached at `inside` or `seat`, same units. */
  front?: string;
  floats?: 'water' | 'air';
  /** Only on figures that can be ridden. */
  riding?: RidingPoints;
}

export interface DrawContext {
  style: SketchStyle;
  /** Colour of the contour line, if the style has one. */
  outline?: string;
  random: () => number;
  time: TimeOfDay;
  facing: 'left' | 'right';
}

export type FigurePose = NonNullable<Subject['pose']> | NonNullable<Subject['look']>['pose'];

export interface DrawOptions {
  /** Replaces the pose of the subject. */
  pose?: FigurePose;
  /** Drawn at the person's hand; its origin (or its `top` anchor, where it hangs) is put there. */
  holding?: Figure;
  /** The person's mount: legs and arms reach its riding points when `seat` is put on the mount's `seat`. */
  mount?: Figure;
  /** Turned to the side, towards another figure, instead of to the viewer. */
  turned?: boolean;
}
