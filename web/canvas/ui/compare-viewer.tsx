import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useFrameSize } from '../../lib/use-frame-size.ts';
import {
  type ComparedPicture,
  type CompareMode,
  controlEdges,
  moveDivider,
  type PlaceInFrame,
  seenPart,
} from '../core/compare.ts';
import type { View } from '../core/zoom.ts';
import { ComparePicture } from './compare-picture.tsx';
import { CompareSides } from './compare-sides.tsx';
import type { Overlay } from './overlaid-viewer.tsx';
import { ZoomViewer } from './zoom-viewer.tsx';
import './compare.css';

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
  const [divider, setDivider] = useState(0.5);
  const [holding, setHolding] = useState(false);
  const [dragging, setDragging] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const shown = view ?? { scale: fit, x: 0, y: 0 };
  useHoldKey(setHolding);

  const part = seenPart(shown, result, size);
  const line = part.left + divider * (part.right - part.left);
  const slide = (event: React.PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const share = (event.clientX - box.left - part.left) / Math.max(1, part.right - part.left);
    setDivider(Math.min(1, Math.max(0, share)));
  };
  const seesOriginal = mode === 'slider' || holding;
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
      {seesOriginal && (
        <ComparePicture
          picture={original}
          result={result}
          place={place}
          view={shown}
          cut={holding ? 1 : line / Math.max(1, size.width)}
        />
      )}
      <span className="compare-tag" data-side="left" hidden={!seesOriginal}>
        {compare.original}
      </span>
      <span className="compare-tag" data-side="right" hidden={holding}>
        {compare.result}
      </span>
      {mode === 'slider' && !holding && (
        <div
          className="compare-divider"
          style={{ left: line }}
          role="slider"
          tabIndex={0}
          aria-label={compare.divider}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(divider * 100)}
          aria-valuetext={compare.dividerAt({ share: divider })}
          onKeyDown={(event) => {
            const moved = moveDivider(divider, event.key, event.shiftKey);
            if (moved === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            setDivider(moved);
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragging(true);
          }}
          onPointerMove={slide}
          onLostPointerCapture={() => setDragging(false)}
        >
          <span className="compare-knob">
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
            </svg>
          </span>
        </div>
      )}
      {mode === 'hold' && (
        <button
          type="button"
          className="button compare-hold"
          aria-pressed={holding}
          onPointerDown={() => setHolding(true)}
          onPointerUp={() => setHolding(false)}
          onPointerCancel={() => setHolding(false)}
          onPointerLeave={() => setHolding(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') setHolding(true);
          }}
          onKeyUp={() => setHolding(false)}
          onBlur={() => setHolding(false)}
        >
          {compare.holdButton}
        </button>
      )}
      {!holding &&
        !dragging &&
        overlay?.({
          view: shown,
          picture: { width: result.width, height: result.height },
          frame: size,
          taken: controlEdges(mode, part, line),
        })}
    </div>
  );
}

/** Elements in which letters are text input. */
const TYPING = 'input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]';

/** C shows the original while held, anywhere on the page unless someone is typing. */
function useHoldKey(hold: (held: boolean) => void): void {
  const set = useEffectEvent(hold);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !target.closest(TYPING);
      if (plain && event.key.toLowerCase() === 'c') set(true);
    };
    const release = () => set(false);
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    addEventListener('blur', release);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
      removeEventListener('blur', release);
    };
  }, []);
}
