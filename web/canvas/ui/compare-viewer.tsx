import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useFrameSize } from '../../lib/use-frame-size.ts';
import {
  type ComparedPicture,
  type CompareMode,
  controlEdges,
  type PlaceInFrame,
  seenPart,
} from '../core/compare.ts';
import type { View } from '../core/zoom.ts';
import { ComparePicture } from './compare-picture.tsx';
import { CompareSides } from './compare-sides.tsx';
import { ComparisonControls, useComparison } from './comparison.tsx';
import type { Overlay } from './overlaid-viewer.tsx';
import { ZoomViewer } from './zoom-viewer.tsx';

interface CompareViewerProps {
  original: ComparedPicture;
  result: ComparedPicture;
  /** Where the original lies in the result, if it does not cover all of it. */
  place: PlaceInFrame | undefined;
  /** Alternative text of the result. */
  alt: string;
  mode: CompareMode;
  /** Null shows the whole result. */
  view: View | null;
  /** The scale that shows the whole result, as `onFit` last reported. */
  fit: number;
  onView: (view: View | null) => void;
  onFit: (scale: number) => void;
  /** Drawn over the result. */
  overlay?: Overlay | undefined;
}

/**
 * A result against its original, in one zoom view: behind a line that is dragged or moved by keys, side by side with
 * zoom and position in step, or in turn while a button or C is held. The scale is the result's, even if it is larger
 * than the original. The line stays on the picture: its position is a share of the visible part of the result.
 */
export function CompareViewer(props: CompareViewerProps) {
  const { mode, view, fit, overlay, ...rest } = props;
  if (mode === 'sides')
    return (
      <CompareSides {...rest} view={view} shown={view ?? { scale: fit, x: 0, y: 0 }} overlay={overlay} />
    );
  return <CompareFrame {...props} />;
}

function CompareFrame(props: CompareViewerProps) {
  const { original, result, place, alt, mode, view, fit, onView, onFit, overlay } = props;
  const { compare } = useAreaTexts(canvasTexts);
  const comparison = useComparison(mode);
  const { divider, isHeld, isDragged } = comparison;
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const shown = view ?? { scale: fit, x: 0, y: 0 };
  const part = seenPart(shown, result, size);
  const line = part.left + divider * (part.right - part.left);
  return (
    <div
      ref={frame}
      className="compare-frame"
      role="group"
      aria-label={compare.label}
      style={
        {
          '--left': `${part.left}px`,
          '--right': `${size.width - part.right}px`,
          '--top': `${part.top}px`,
          '--bottom': `${size.height - part.bottom}px`,
        } as React.CSSProperties
      }
    >
      <ZoomViewer
        picture={{ ...result, placeholder: null }}
        alt={alt}
        hint={compare.hint}
        view={view}
        onView={onView}
        onFit={onFit}
        fills
      />
      {(mode === 'slider' || isHeld) && (
        <ComparePicture
          picture={original}
          result={result}
          place={place}
          view={shown}
          cut={isHeld ? 1 : line / Math.max(1, size.width)}
        />
      )}
      <ComparisonControls mode={mode} comparison={comparison} part={part} frame={frame} names={compare} />
      {!isHeld &&
        !isDragged &&
        overlay?.({
          view: shown,
          picture: { width: result.width, height: result.height },
          frame: size,
          taken: controlEdges(mode, part, line),
        })}
    </div>
  );
}
