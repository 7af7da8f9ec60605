import type { Design } from '@inkreel/scene/design/design.ts';
import { useEffect, useRef } from 'react';
import type { PreviewImages } from './preview-images.ts';
import { createStageRenderer, type StageRenderer } from './stage-renderer.ts';
import { takeGround } from './words-ground.ts';

/** Most pixels of a side of the canvas on the stage. */
const MOST = 3000;

/** The design as it is drawn, in as many pixels as the screen shows of it. */
export function DesignCanvas({
  design,
  picked,
  isMoving,
  images,
  scale,
}: {
  design: Design;
  /** Layers that are about to change. */
  picked: readonly string[];
  /** They are dragged. */
  isMoving: boolean;
  images: PreviewImages;
  /** CSS pixels to a pixel of the design. */
  scale: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<StageRenderer>(undefined);
  const { width, height } = design;
  const dense = globalThis.devicePixelRatio ?? 1;
  const share = Math.min(Math.max(scale * dense, 0.05), MOST / Math.max(width, height), 2);
  const across = Math.max(1, Math.round(width * share));
  const down = Math.max(1, Math.round(height * share));
  useEffect(() => {
    if (!canvas.current) return;
    const made = createStageRenderer(canvas.current, images, takeGround);
    const forget = images.onChange(made.redraw);
    renderer.current = made;
    return () => {
      made.stop();
      forget();
    };
  }, [images]);
  useEffect(() => {
    images.shownAt(share);
    renderer.current?.show({ design, picked, isMoving, size: { width: across, height: down } });
  }, [design, picked, isMoving, images, across, down, share]);
  return <canvas ref={canvas} className="design-canvas" style={{ width, height }} aria-hidden />;
}
