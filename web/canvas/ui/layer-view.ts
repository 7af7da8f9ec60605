import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { stepScale, type View, zoomAt } from '../core/zoom.ts';

/** Maximum CSS pixels that stay free around a fitted document; above and below, handles and zoom buttons need them. */
const MARGIN = { across: 28, along: 52 } as const;
/** The same as a share of the frame, since phones have little room. */
const MARGIN_SHARE = 0.06;

export interface LayerView {
  /** The document's current view. */
  shown: View;
  /** CSS pixels from the frame's upper left corner. */
  toFrame: (point: Point) => Point;
  /** A pointer's place from the frame's centre, in CSS pixels. */
  fromCentre: (pointer: { clientX: number; clientY: number }) => Point;
  /** The document's point under a pointer (client coordinates). */
  toDocument: (pointer: { clientX: number; clientY: number }) => Point;
  /** One step larger or smaller, around the middle. */
  zoomStep: (direction: 1 | -1) => void;
}

/**
 * Shows a document in the element of `frame`: fitted while `view` is null, and following the frame's size. The wheel zooms at the
 * pointer, except over parts marked with `data-own-wheel`.
 */
export function useLayerView(
  frame: RefObject<HTMLDivElement | null>,
  document: Size,
  view: View | null,
  onView: (view: View | null) => void,
): LayerView {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  // A long strip must fit as well, so fitting may go below the smallest zoom step.
  const across = Math.min(MARGIN.across, size.width * MARGIN_SHARE);
  const along = Math.min(MARGIN.along, size.height * MARGIN_SHARE);
  const fitted = Math.min(
    (size.width - 2 * across) / document.width,
    (size.height - 2 * along) / document.height,
    1,
  );
  const shown = view ?? { scale: fitted, x: 0, y: 0 };
  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box
      ? { x: clientX - box.left - size.width / 2, y: clientY - box.top - size.height / 2 }
      : { x: 0, y: 0 };
  };

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-own-wheel]')) return;
    event.preventDefault();
    onView(zoomAt(shown, stepScale(shown.scale, event.deltaY < 0 ? 1 : -1), fromCentre(event)));
  });
  // React's wheel listener is passive; the page must not scroll while the document zooms.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => drawAtOnce(() => zoomByWheel(event));
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  return {
    shown,
    fromCentre,
    toFrame: ({ x, y }) => ({
      x: size.width / 2 + shown.x + (x - document.width / 2) * shown.scale,
      y: size.height / 2 + shown.y + (y - document.height / 2) * shown.scale,
    }),
    toDocument: (pointer) => {
      const { x, y } = fromCentre(pointer);
      return {
        x: (x - shown.x) / shown.scale + document.width / 2,
        y: (y - shown.y) / shown.scale + document.height / 2,
      };
    },
    zoomStep: (direction) => onView(zoomAt(shown, stepScale(shown.scale, direction), { x: 0, y: 0 })),
  };
}
