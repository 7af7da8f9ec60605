import type { Point, Size } from '../geometry.ts';

/**
 * Placement of an object on its canvas. `x`, `y` is its centre; lengths are document pixels; `rotation` is in
 * degrees, clockwise around the centre.
 */
export interface Placement {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

interface LayerBase extends Placement {
  readonly id: string;
  /** 0 to 1. */
  opacity: number;
  /** Corners of what is seen of its box, in shares from the upper left, turned with it; without them the whole box. */
  readonly outline?: readonly Point[] | undefined;
}

/** Text in one font and colour, with explicit line breaks. Its box is measured from the text. */
export interface TextLayer extends LayerBase {
  kind: 'text';
  text: string;
  /** Document pixels. */
  fontSize: number;
  font: 'sans' | 'serif';
  bold: boolean;
  /** `#rrggbb`. */
  color: string;
  align: 'left' | 'center' | 'right';
  /** Colour of a plate behind the text, `#rrggbb`; null without one. */
  plate: string | null;
}

/** A whole picture. `source` names its bytes; the view that shows the document resolves it. */
export interface PictureLayer extends LayerBase {
  kind: 'picture';
  source: string;
}

/** A cut-out: transparent around its subject, optionally with a shadow. */
export interface CutOutLayer extends LayerBase {
  kind: 'cut_out';
  source: string;
  shadow: boolean;
}

export type Layer = TextLayer | PictureLayer | CutOutLayer;

/** Layers on a canvas of this size, the lowest first. */
export interface LayerDocument extends Size {
  readonly layers: readonly Layer[];
  /** Lines besides its edges and layers that a moved layer snaps to. */
  readonly guides?: readonly { readonly axis: 'x' | 'y'; readonly at: number }[];
}

/** The axis-aligned box around a placement that may be rotated. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Rotates a vector by degrees, clockwise on the screen (y points down). */
export function turn({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** The axis-aligned bounding box of a placement. */
export function boundsOf({ x, y, width, height, rotation }: Placement): Bounds {
  const angle = (rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const halfWidth = (width * cosine + height * sine) / 2;
  const halfHeight = (width * sine + height * cosine) / 2;
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** The layer with this id; undefined if there is none. */
export function findLayer(document: LayerDocument, id: string | undefined): Layer | undefined {
  return document.layers.find((layer) => layer.id === id);
}
