import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { Point } from '@inkreel/scene/geometry.ts';
import { useEffect, useRef, useState } from 'react';
import { hexOf } from '../../canvas/core/drawing/palette.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { createStore, useStore } from '../../lib/store.ts';
import { arrowStep } from './core/arrows.ts';
import './color-picker.css';

/** Who waits for a colour of the picture; undefined while nobody does. */
export const colorWish = createStore<((color: string) => void) | undefined>(undefined);

/** Pixels of a side of the picture in the loupe, and CSS pixels of the loupe. */
const SEEN = 11;
const LOUPE = 99;
/** CSS pixels that the loupe takes beside the pointer. */
const ROOM = 150;

/** Takes a colour from the picture by a press, or by arrows and Enter. Nothing is there while nobody wants one. */
export function ColorPicker() {
  const wish = useStore(colorWish, undefined);
  useEffect(() => () => colorWish.set(undefined), []);
  return wish && <Picking take={wish} />;
}

function Picking({ take }: { take: (color: string) => void }) {
  const { shape: texts } = useAreaTexts(designTexts);
  const host = useRef<HTMLButtonElement>(null);
  const loupe = useRef<HTMLCanvasElement>(null);
  const pixels = useRef<{ context: OffscreenCanvasRenderingContext2D; canvas: HTMLCanvasElement }>(undefined);
  /** In CSS pixels of the page. */
  const [at, setAt] = useState<Point>();
  const [color, setColor] = useState<string>();
  const look = (point: Point) => {
    const { context, canvas } = pixels.current ?? {};
    if (!context || !canvas) return;
    const box = canvas.getBoundingClientRect();
    const x = Math.floor(((point.x - box.left) / box.width) * canvas.width);
    const y = Math.floor(((point.y - box.top) / box.height) * canvas.height);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data;
    setAt(point);
    setColor(alpha === 0 ? undefined : hexOf([red, green, blue]));
    const shown = loupe.current?.getContext('2d');
    if (!shown) return;
    shown.imageSmoothingEnabled = false;
    shown.clearRect(0, 0, LOUPE, LOUPE);
    const half = (SEEN - 1) / 2;
    shown.drawImage(context.canvas, x - half, y - half, SEEN, SEEN, 0, 0, LOUPE, LOUPE);
  };
  useEffect(() => {
    const canvas = host.current?.closest('.design-stage')?.querySelector<HTMLCanvasElement>('.design-canvas');
    // A copy, so that the canvas of the stage stays where it is drawn fast.
    const context =
      canvas &&
      new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', {
        willReadFrequently: true,
      });
    if (!canvas || !context) return colorWish.set(undefined);
    context.drawImage(canvas, 0, 0);
    pixels.current = { context, canvas };
    host.current?.focus();
    const box = canvas.getBoundingClientRect();
    look({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }, []);
  const end = (taken?: string) => {
    if (taken !== undefined) take(taken);
    colorWish.set(undefined);
  };
  return (
    <button
      ref={host}
      type="button"
      className="design-color-picker"
      data-own-pointer
      aria-label={`${texts.picking} ${color ?? ''}`}
      onPointerMove={(event) => look({ x: event.clientX, y: event.clientY })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look({ x: event.clientX, y: event.clientY });
      }}
      onPointerUp={(event) => event.button === 0 && end(color)}
      onBlur={() => end()}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (step && at) look({ x: at.x + step.x, y: at.y + step.y });
        else if (event.key === 'Enter' || event.key === ' ') end(color);
        else if (event.key === 'Escape') end();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {at && (
        <span
          className="design-loupe"
          style={{ left: Math.min(at.x, innerWidth - ROOM), top: Math.min(at.y, innerHeight - ROOM) }}
        >
          <canvas ref={loupe} width={LOUPE} height={LOUPE} />
          <span>{color ?? '-'}</span>
        </span>
      )}
    </button>
  );
}
