import type { Point } from '@inkreel/scene/geometry.ts';
import { findLayer, type LayerDocument, type Placement } from '@inkreel/scene/layers/layer-document.ts';
import { placeLayer } from '@inkreel/scene/layers/layer-operations.ts';
import { useRef, useState } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import {
  beginGesture,
  beginPinch,
  continueGesture,
  continuePinch,
  type Grip,
  type LayerGesture,
} from '../core/layers/layer-gesture.ts';
import type { Guide } from '../core/layers/snap.ts';
import { panBy, pinch, type View } from '../core/zoom.ts';
import type { LayerView } from './layer-view.ts';

/** CSS pixels before a press is a drag, and within which a layer snaps. */
const SLACK = 4;
const REACH = 7;
/** Milliseconds of a press at rest after which it picks the layer below. */
const LONG_PRESS = 500;

interface PointerOptions {
  document: LayerDocument;
  stage: LayerView;
  /** Turning layers with two fingers is allowed. */
  turns: boolean;
  onPick: (id: string | undefined) => void;
  onChange: (document: LayerDocument, done: boolean) => void;
  onCancel: () => void;
  onView: (view: View) => void;
  /** A layer begins to be dragged with Alt, which leaves a copy where it was. */
  onCopy?: ((id: string) => void) | undefined;
}

/**
 * Mouse, pen and fingers on a canvas with layers: one pointer drags a layer, or the view if it is on none; two fingers
 * enlarge and turn a layer, or zoom if they are on none. A long press picks the layer below. Elements marked `data-own-pointer` handle their pointers
 * themselves.
 */
export function useLayerPointers(options: PointerOptions) {
  const { document, stage, turns, onPick, onChange, onCancel, onView } = options;
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<LayerGesture | undefined>(undefined);
  const panning = useRef(false);
  const longPress = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [guides, setGuides] = useState<readonly Guide[]>([]);

  const inDocument = (point: Point) => stage.toDocument({ clientX: point.x, clientY: point.y });
  const fromCentre = (point: Point) => stage.fromCentre({ clientX: point.x, clientY: point.y });
  const both = (): readonly [Point, Point] | undefined => {
    const [first, second] = pointers.current.values();
    return first && second && [first, second];
  };
  const place = (id: string, placement: Placement) => {
    const rotation = turns ? placement.rotation : 0;
    onChange(placeLayer(document, id, { ...placement, rotation }), false);
  };

  const onPointerDown = (event: React.PointerEvent<HTMLElement>, forcePan: boolean) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const own = !forcePan && event.button === 0 && target?.closest('[data-own-pointer]');
    if (own && !target?.closest('[data-layer]')) return;
    if (event.button > 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    clearTimeout(longPress.current);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const points = both();
    const held = gesture.current;
    if (points && held) {
      const layer = findLayer(document, held.layerId);
      if (layer) gesture.current = beginPinch(held, layer, [inDocument(points[0]), inDocument(points[1])]);
      return;
    }
    const part = target?.closest<HTMLElement>('[data-layer]');
    const id = part?.dataset['layer'];
    if (id === undefined || forcePan || event.button === 1) {
      panning.current = true;
      if (!forcePan && event.button === 0) onPick(undefined);
      return;
    }
    const grip = (part?.dataset['grip'] ?? 'body') as Grip;
    gesture.current = beginGesture(document, id, grip, stage.toDocument(event));
    onPick(id);
    const { clientX, clientY } = event;
    if (grip === 'body')
      longPress.current = setTimeout(() => {
        const below = layerBelow(id, { x: clientX, y: clientY });
        if (below === undefined || gesture.current?.dragging !== false) return;
        gesture.current = undefined;
        onPick(below);
      }, LONG_PRESS);
  };

  const onPointerMove = (event: React.PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const earlier = both();
    pointers.current.set(event.pointerId, now);
    const points = both();
    const held = gesture.current;
    if (held?.pinch && points) {
      const placement = continuePinch(held, [inDocument(points[0]), inDocument(points[1])]);
      if (placement) place(held.layerId, placement);
      return;
    }
    if (held) {
      const { scale } = stage.shown;
      const dragged = continueGesture(document, held, stage.toDocument(event), {
        slack: SLACK / scale,
        reach: event.altKey ? 0 : REACH / scale,
        constrained: event.shiftKey,
      });
      gesture.current = dragged.gesture;
      const begins = dragged.gesture.dragging && !held.dragging;
      if (begins && held.grip === 'body' && event.altKey) options.onCopy?.(held.layerId);
      setGuides(dragged.guides);
      if (dragged.placement) place(held.layerId, dragged.placement);
      return;
    }
    if (!panning.current) return;
    if (earlier && points) {
      const centred = ([a, b]: readonly [Point, Point]): [Point, Point] => [fromCentre(a), fromCentre(b)];
      onView(pinch(stage.shown, centred(earlier), centred(points), document));
    } else onView(panBy(stage.shown, { x: now.x - before.x, y: now.y - before.y }, document));
  };

  const end = (event: React.PointerEvent, cancelled: boolean) => {
    if (!pointers.current.delete(event.pointerId)) return;
    clearTimeout(longPress.current);
    const held = gesture.current;
    if (pointers.current.size > 0) {
      // One of two fingers was lifted: the gesture ends, so that the other one does not make the layer jump.
      if (held?.pinch) gesture.current = undefined;
      if (held?.pinch) onChange(document, true);
      return;
    }
    panning.current = false;
    gesture.current = undefined;
    setGuides([]);
    if (!held?.dragging) return;
    if (cancelled) onCancel();
    else onChange(document, true);
  };

  return {
    guides,
    onPointerDown,
    onPointerMove: (event: React.PointerEvent) => drawAtOnce(() => onPointerMove(event)),
    onPointerUp: (event: React.PointerEvent) => end(event, false),
    onPointerCancel: (event: React.PointerEvent) => end(event, true),
    /** Escape in the middle of a drag; true if there was one. */
    cancel: (): boolean => {
      const held = gesture.current?.dragging === true;
      gesture.current = undefined;
      setGuides([]);
      if (held) onCancel();
      return held;
    },
  };
}

/** The next layer under a point of the page; the topmost if none lies below. */
function layerBelow(id: string, { x, y }: Point): string | undefined {
  const here = globalThis.document
    .elementsFromPoint(x, y)
    .flatMap((element) => (element instanceof HTMLElement ? (element.dataset['layer'] ?? []) : []));
  const ids = [...new Set(here)];
  const at = ids.indexOf(id);
  return ids.length > 1 ? ids[(at + 1) % ids.length] : undefined;
}
