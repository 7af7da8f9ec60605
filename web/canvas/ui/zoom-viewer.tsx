import { ZOOM } from '@inkreel/contract/limits.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { fitView, panBy, pinch, stepScale, type View, zoomAt } from '../core/zoom.ts';
import './zoom-viewer.css';
import { BlurredPicture } from '../../ui/blurred-picture.tsx';

export interface ZoomViewerProps {
  picture: { url: string; width: number; height: number; placeholder: string | null };
  /** Alternative text of the picture. */
  alt: string;
  /** Read out with the viewer: which keys do what. */
  hint: string;
  /** Null shows the whole picture, and follows the window when it changes. */
  view: View | null;
  onView: (view: View | null) => void;
  /** Receives the fitted scale, for the toolbar's figure. */
  onFit?: (scale: number) => void;
  /** A picture smaller than the window is enlarged to fill it. */
  fills?: boolean;
}

const ARROW_STEP = 64;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: ARROW_STEP, y: 0 },
  ArrowRight: { x: -ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: ARROW_STEP },
  ArrowDown: { x: 0, y: -ARROW_STEP },
};

/**
 * Shows one picture at 0.1 to 5 times its size: wheel and pinch at the pointer, drag to move, double click between
 * fitted and 100 %; with keys: plus, minus, 0, arrows. Arrow keys are left to the page while the picture is fitted.
 */
export function ZoomViewer({ picture, alt, hint, view, onView, onFit, fills = false }: ZoomViewerProps) {
  const { stop } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const size: Size = { width: picture.width, height: picture.height };

  const measure = (): Size => ({
    width: frame.current?.clientWidth || 1,
    height: frame.current?.clientHeight || 1,
  });
  const fitted = () => fitView(size, measure(), fills ? ZOOM.maximum : 1);
  const current = (): View => view ?? fitted();
  const fromCentre = (x: number, y: number): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  // The transform is written to the element directly, so that resizing the window does not need a render.
  const place = useEffectEvent(() => {
    const shown = current();
    if (image.current)
      image.current.style.transform = `translate(-50%, -50%) translate(${shown.x}px, ${shown.y}px) scale(${shown.scale})`;
    onFit?.(fitted().scale);
  });
  useLayoutEffect(() => place());
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(() => place());
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const shown = current();
    const scale = stepScale(shown.scale, event.deltaY < 0 ? 1 : -1);
    onView(zoomAt(shown, scale, fromCentre(event.clientX, event.clientY)));
  });
  // React's wheel listener is passive; the page must not scroll while the picture zooms.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => drawAtOnce(() => zoomByWheel(event));
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const onPointerMove = (event: React.PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, after);
    const other = others[0]?.[1];
    const at = (point: Point) => fromCentre(point.x, point.y);
    if (other) onView(pinch(current(), [at(before), at(other)], [at(after), at(other)], size));
    else if (view) onView(panBy(view, { x: after.x - before.x, y: after.y - before.y }, size));
  };
  const release = (event: React.PointerEvent) => pointers.current.delete(event.pointerId);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shown = current();
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=')
      onView(zoomAt(shown, stepScale(shown.scale, 1), { x: 0, y: 0 }));
    else if (event.key === '-') onView(zoomAt(shown, stepScale(shown.scale, -1), { x: 0, y: 0 }));
    else if (event.key === '0') onView(null);
    else if (arrow && view) onView(panBy(view, arrow, size));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={frame}
      className="zoom-viewer"
      data-zoomed={view !== null}
      tabIndex={0}
      role="group"
      aria-label={`${alt}${stop}${hint}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={(event) => drawAtOnce(() => onPointerMove(event))}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={(event) =>
        onView(view ? null : zoomAt(current(), 1, fromCentre(event.clientX, event.clientY)))
      }
    >
      <BlurredPicture
        ref={image}
        key={picture.url}
        src={picture.url}
        alt={alt}
        width={picture.width}
        height={picture.height}
        draggable={false}
        placeholder={picture.placeholder}
      />
    </div>
  );
}
