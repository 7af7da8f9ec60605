/**
 * A drag on a layer as a small state machine: pressed, moving, ended. Points are document pixels; only the surface
 * knows the kind of pointer (mouse, pen, finger) and the scale of the document.
 */
import type { Point } from '@inkreel/scene/geometry.ts';
import {
  boundsOf,
  findLayer,
  type LayerDocument,
  type Placement,
} from '@inkreel/scene/layers/layer-document.ts';
import { type Corner, pinchPlacement, resizeByCorner, rotateByHandle } from './handles.ts';
import { type Guide, snapBounds, snapLines } from './snap.ts';

/** The grabbed part of a layer. */
export type Grip = 'body' | 'rotation' | Corner;

export interface LayerGesture {
  readonly layerId: string;
  readonly grip: Grip;
  readonly from: Placement;
  readonly start: Point;
  /** A press becomes a drag only after some distance, so that a click does not move a layer by a pixel. */
  readonly dragging: boolean;
  /** Second finger: both points at the time it came down. */
  readonly pinch: readonly [Point, Point] | undefined;
}

export interface DragRules {
  /** Document pixels before a press counts as a drag. */
  slack: number;
  /** Document pixels within which a layer snaps; 0 switches it off. */
  reach: number;
  /** Shift: moves straight, turns in steps, resizes around the centre. */
  constrained: boolean;
}

export interface Dragged {
  gesture: LayerGesture;
  /** Undefined while the press is not a drag yet. */
  placement: Placement | undefined;
  guides: readonly Guide[];
}

/** Grabs a layer; undefined if it is not in the document. */
export function beginGesture(
  document: LayerDocument,
  layerId: string,
  grip: Grip,
  start: Point,
): LayerGesture | undefined {
  const layer = findLayer(document, layerId);
  if (!layer) return undefined;
  const { x, y, width, height, rotation } = layer;
  const from = { x, y, width, height, rotation };
  return { layerId, grip, from, start, dragging: false, pinch: undefined };
}

/** A second finger came down: from now on both move the layer, from where it lies. */
export function beginPinch(
  gesture: LayerGesture,
  from: Placement,
  points: readonly [Point, Point],
): LayerGesture {
  return { ...gesture, from, dragging: true, pinch: points };
}

/** The pointer moved: the layer's new position, and the lines it snapped to. */
export function continueGesture(
  document: LayerDocument,
  gesture: LayerGesture,
  now: Point,
  rules: DragRules,
): Dragged {
  const moved = { x: now.x - gesture.start.x, y: now.y - gesture.start.y };
  if (!gesture.dragging && Math.hypot(moved.x, moved.y) < rules.slack)
    return { gesture, placement: undefined, guides: [] };
  const dragged = { gesture: { ...gesture, dragging: true }, guides: [] };
  const { from, grip } = gesture;
  if (grip === 'rotation')
    return { ...dragged, placement: rotateByHandle(from, gesture.start, now, rules.constrained) };
  if (grip !== 'body') return { ...dragged, placement: resizeByCorner(from, grip, moved, rules.constrained) };
  const along = rules.constrained ? straight(moved) : moved;
  const placement = { ...from, x: from.x + along.x, y: from.y + along.y };
  if (rules.reach === 0) return { ...dragged, placement };
  const others = document.layers.filter(({ id }) => id !== gesture.layerId).map(boundsOf);
  const { x, y, guides } = snapBounds(
    boundsOf(placement),
    snapLines(document, others, document.guides),
    rules.reach,
  );
  return { ...dragged, placement: { ...placement, x: placement.x + x, y: placement.y + y }, guides };
}

/** Two fingers moved. */
export function continuePinch(gesture: LayerGesture, points: readonly [Point, Point]): Placement | undefined {
  return gesture.pinch && pinchPlacement(gesture.from, gesture.pinch, points);
}

const straight = ({ x, y }: Point): Point => (Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y });
