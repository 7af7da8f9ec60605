import { type ReactNode, useRef } from 'react';
import { useFrameSize } from '../../lib/use-frame-size.ts';
import type { Edges, PinSurface } from '../core/pins.ts';
import type { View } from '../core/zoom.ts';
import { ZoomViewer, type ZoomViewerProps } from './zoom-viewer.tsx';

/** Draws what lies over a picture and follows its zoom. */
export type Overlay = (surface: PinSurface) => ReactNode;

/** A zoom viewer with something over its picture. */
export function OverlaidViewer({
  overlay,
  shown,
  taken = [],
  ...viewer
}: ZoomViewerProps & {
  overlay: Overlay | undefined;
  /** The view, also while it is fitted. */
  shown: View;
  /** Controls that lie over the picture. */
  taken?: readonly Edges[];
}) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const { width, height } = viewer.picture;
  return (
    <div ref={frame} className="overlaid-viewer">
      <ZoomViewer {...viewer} />
      {overlay?.({ view: shown, picture: { width, height }, frame: size, taken })}
    </div>
  );
}
