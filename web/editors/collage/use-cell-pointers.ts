import { type CellView, panInCell, pinchInCell, zoomInCell } from '@inkreel/scene/collage/cell-view.ts';
import type { Cell, CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { showPart, swapPictures } from '@inkreel/scene/collage/collage-operations.ts';
import type { Rect } from '@inkreel/scene/collage/splits.ts';
import type { Point } from '@inkreel/scene/geometry.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { type CellGesture, moveOverCells, pressCell } from './core/cell-gesture.ts';
import { ZOOM_STEP } from './core/cell-keys.ts';

/** CSS pixels before a press is a drag. */
const SLACK = 5;
/** Milliseconds after the last turn of the wheel until its step of undo ends. */
const WHEEL_REST = 300;

/** Mouse, pen and fingers on the cells of a collage. */
export function useCellPointers({
  collage,
  rects,
  onPick,
  onChange,
  onMark,
  onCancel,
}: {
  collage: CollageDocument;
  rects: readonly Rect[];
  onPick: (id: string | undefined) => void;
  onChange: (collage: CollageDocument, done: boolean) => void;
  /** Ends the step that earlier changes began. */
  onMark: () => void;
  onCancel: () => void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  /** View of the dragged cell when the gesture, or its second finger, began; and both points then. */
  const start = useRef<{ view: CellView; fingers: [Point, Point] | undefined } | undefined>(undefined);
  const [gesture, setGesture] = useState<CellGesture | undefined>();
  const [at, setAt] = useState<Point>({ x: 0, y: 0 });

  const scaleOf = (box: DOMRect) => box.width / collage.width || 1;
  const inCanvas = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const scale = scaleOf(box);
    return { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
  };
  const cellAt = ({ x, y }: Point): [Cell, Rect] | undefined => {
    const index = rects.findIndex(
      (rect) => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height,
    );
    const [cell, rect] = [collage.cells[index], rects[index]];
    return cell && rect && [cell, rect];
  };
  const heldCell = (): [Cell, Rect] | undefined => {
    const index = collage.cells.findIndex(({ id }) => id === gesture?.cellId);
    const [cell, rect] = [collage.cells[index], rects[index]];
    return cell && rect && [cell, rect];
  };
  const fingers = (): [Point, Point] | undefined => {
    const [first, second] = pointers.current.values();
    return first && second && [first, second];
  };
  const within = (rect: Rect, point: Point): Point => ({ x: point.x - rect.x, y: point.y - rect.y });

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    const point = inCanvas(event);
    const held = heldCell();
    if (!held && !cellAt(point)) return onPick(undefined);
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, point);
    if (held) {
      start.current = { view: held[0].view, fingers: fingers() };
      return;
    }
    const found = cellAt(point);
    if (!found) return;
    onPick(found[0].id);
    start.current = { view: found[0].view, fingers: undefined };
    setGesture(pressCell(found[0].id, point));
  };

  const onPointerMove = (event: React.PointerEvent) => {
    const held = heldCell();
    if (!gesture || !held || !start.current || !pointers.current.has(event.pointerId)) return;
    const point = inCanvas(event);
    pointers.current.set(event.pointerId, point);
    const [cell, rect] = held;
    const { view, fingers: before } = start.current;
    const now = fingers();
    if (before && now) {
      const local = ([a, b]: [Point, Point]) => [within(rect, a), within(rect, b)] as const;
      onChange(
        showPart(collage, cell.id, pinchInCell(view, local(before), local(now), rect, cell.size)),
        false,
      );
      return;
    }
    const box = grid.current?.getBoundingClientRect();
    const moved = moveOverCells(gesture, point, cellAt(point)?.[0].id, SLACK / (box ? scaleOf(box) : 1));
    setGesture(moved.gesture);
    setAt(point);
    const shown = moved.moved ? panInCell(view, moved.moved, rect, cell.size) : view;
    if (moved.gesture.phase !== 'pressed') onChange(showPart(collage, cell.id, shown), false);
  };

  const end = (event: React.PointerEvent, cancelled: boolean) => {
    if (!pointers.current.delete(event.pointerId) || !gesture) return;
    if (pointers.current.size > 0) {
      // One of two fingers was lifted: the other one must not pull the picture along.
      const held = heldCell();
      if (held) start.current = { view: held[0].view, fingers: undefined };
      const [rest] = pointers.current.values();
      if (rest) setGesture({ ...pressCell(gesture.cellId, rest), phase: 'pressed' });
      return;
    }
    if (cancelled) onCancel();
    else if (gesture.phase === 'swapping' && gesture.targetId)
      onChange(swapPictures(collage, gesture.cellId, gesture.targetId), true);
    else onChange(collage, true);
    setGesture(undefined);
    start.current = undefined;
  };

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endWheel = useEffectEvent(() => onMark());
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    if (collage.mode !== 'grid') return;
    const point = inCanvas(event);
    const found = cellAt(point);
    if (!found) return;
    event.preventDefault();
    const [cell, rect] = found;
    const factor = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
    const view = zoomInCell(cell.view, cell.view.zoom * factor, within(rect, point), rect, cell.size);
    onChange(showPart(collage, cell.id, view), false);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => endWheel(), WHEEL_REST);
  });
  useEffect(() => {
    const element = grid.current;
    const listen = (event: WheelEvent) => drawAtOnce(() => zoomByWheel(event));
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const dragged = gesture?.phase === 'swapping' && collage.cells.find(({ id }) => id === gesture.cellId);
  return {
    grid,
    gesture,
    /** The picture that is carried to another cell, and where the pointer is. */
    ghost: dragged ? { source: dragged.source, ...at } : undefined,
    onPointerDown,
    onPointerMove: (event: React.PointerEvent) => drawAtOnce(() => onPointerMove(event)),
    onPointerUp: (event: React.PointerEvent) => end(event, false),
    onPointerCancel: (event: React.PointerEvent) => end(event, true),
  };
}
