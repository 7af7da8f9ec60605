import type { Design } from '@inkreel/scene/design/design.ts';
import { drawDesign, wholeView } from '@inkreel/scene/design/draw-design.ts';
import { useEffect, useRef } from 'react';
import type { PreviewImages } from './preview-images.ts';

/** Most pixels of a side of the canvas on the stage. */
const MOST = 3000;

/** The design as it is drawn, in as many pixels as the screen shows of it. */
export function DesignCanvas({
  design,
  images,
  scale,
  arrivals,
}: {
  design: Design;
  images: PreviewImages;
  /** CSS pixels to a pixel of the design. */
  scale: number;
  /** Counts what has been fetched, each of which draws again. */
  arrivals: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = design;
  const dense = globalThis.devicePixelRatio ?? 1;
  const share = Math.min(Math.max(scale * dense, 0.05), MOST / Math.max(width, height), 2);
  const across = Math.max(1, Math.round(width * share));
  const down = Math.max(1, Math.round(height * share));
  useEffect(() => {
    const element = canvas.current;
    const frame = requestAnimationFrame(() => {
      const context = element?.getContext('2d');
      if (!element || !context) return;
      if (element.width !== across) element.width = across;
      if (element.height !== down) element.height = down;
      drawDesign(design, context, images, wholeView(design, { width: across, height: down }));
      element.dataset['drawn'] = String(arrivals);
    });
    return () => cancelAnimationFrame(frame);
  }, [design, images, across, down, arrivals]);
  return <canvas ref={canvas} className="design-canvas" style={{ width, height }} aria-hidden />;
}
