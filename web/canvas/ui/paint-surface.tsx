import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { GridEditor } from '../core/grid-editor.ts';
import type { Painter } from './overlay-canvas.ts';
import { Surface } from './surface.ts';
import './paint-surface.css';

/** A number on the picture. */
export interface Pin {
  at: Point;
  label: string;
  picked: boolean;
}

/** The picture under a window, and what is painted over it. Moving and painting render nothing here. */
export function PaintSurface({
  editor,
  picture,
  fineness,
  paint,
  pins,
  label,
  onSurface,
  onScale,
  onCursor,
  children,
}: {
  editor: GridEditor;
  /** Its size in pixels. */
  picture: Size;
  /** Grid pixels for each picture pixel. */
  fineness: number;
  paint: Painter;
  pins: readonly Pin[];
  /** What it is and how to use it by keyboard; read out. */
  label: string;
  /** Receives the surface while it is mounted, for buttons that zoom. */
  onSurface: (surface: Surface | undefined) => void;
  onScale: (scale: number) => void;
  onCursor: (cursor: { at: Point; down: boolean }) => void;
  /** The picture itself; fills its box. */
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const outline = useRef<SVGPathElement>(null);
  const pinList = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface>(undefined);

  const scale = useEffectEvent(onScale);
  const cursor = useEffectEvent(onCursor);
  const offer = useEffectEvent(onSurface);
  const start = useEffectEvent(() => {
    const parts = [frame, holder, overlay, ring, pinList].map(({ current }) => current);
    const [window, box, canvas, circle, list] = parts;
    const path = outline.current;
    if (!window || !box || !(canvas instanceof HTMLCanvasElement) || !circle || !list || !path)
      return undefined;
    return new Surface(
      { frame: window, picture: box, overlay: canvas, ring: circle, outline: path, pins: list },
      {
        editor,
        picture,
        fineness,
        paint,
        events: { scale: (value) => scale(value), cursor: (value) => cursor(value) },
      },
    );
  });
  const { width, height } = picture;
  useEffect(() => {
    const made = start();
    surface.current = made;
    offer(made);
    return () => {
      made?.end();
      offer(undefined);
    };
  }, [editor, width, height, fineness]);
  useEffect(() => surface.current?.setPainter(paint), [paint]);
  // New and changed pins are at the corner until they are placed.
  useEffect(() => surface.current?.placePins(), [pins]);

  return (
    <div ref={frame} className="paint-surface" tabIndex={0} role="application" aria-label={label}>
      <div ref={holder} className="paint-picture" style={{ width, height }}>
        {children}
      </div>
      <canvas ref={overlay} className="paint-overlay" />
      <svg className="paint-overlay" aria-hidden="true">
        <path ref={outline} className="paint-outline" />
      </svg>
      <div ref={pinList} aria-hidden="true">
        {pins.map(({ at, label: text, picked }) => (
          <span key={text} className="paint-pin" data-x={at.x} data-y={at.y} data-picked={picked}>
            {text}
          </span>
        ))}
      </div>
      <div ref={ring} className="paint-ring" hidden aria-hidden="true" />
    </div>
  );
}
