import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import {
  COMPARE_MODES,
  type ComparedPicture,
  type CompareMode,
  moveDivider,
  type PlaceInFrame,
} from '../core/compare.ts';
import { stepScale, type View, zoomAt } from '../core/zoom.ts';
import { ComparePicture } from './compare-picture.tsx';
import { CompareSides } from './compare-sides.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';
import { ZoomViewer } from './zoom-viewer.tsx';
import './compare.css';
import './paint-editor.css';

/**
 * A result against its original, in one zoom view: behind a line that is dragged or moved by keys, side by side with
 * zoom and position in step, or in turn while a button or C is held. The scale is the result's, also where it is larger
 * than the original.
 */
export function CompareViewer({
  original,
  result,
  place,
  alt,
}: {
  original: ComparedPicture;
  result: ComparedPicture;
  /** Where the original lies in the result, if that is not all of it. */
  place: PlaceInFrame | undefined;
  /** Says what the result shows. */
  alt: string;
}) {
  const { compare } = useAreaTexts(canvasTexts);
  const [mode, setMode] = useState<CompareMode>('slider');
  const [view, setView] = useState<View | null>(null);
  const [fit, setFit] = useState(1);
  const [divider, setDivider] = useState(0.5);
  const [holding, setHolding] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const shown = view ?? { scale: fit, x: 0, y: 0 };
  useHoldKey(setHolding);

  const zoom = (scale: number) => setView(zoomAt(shown, scale, { x: 0, y: 0 }));
  const slide = (event: React.PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setDivider(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  };
  const seesOriginal = mode === 'slider' || holding;
  return (
    <div className="compare">
      <div className="paint-bar">
        <div className="compare-modes" role="group" aria-label={compare.mode}>
          {COMPARE_MODES.map((each) => (
            <button key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
              {compare[each]}
            </button>
          ))}
        </div>
        <ZoomButtons
          scale={shown.scale}
          onStep={(direction) => zoom(stepScale(shown.scale, direction))}
          onFit={() => setView(null)}
        />
        <button type="button" className="button button-small" onClick={() => zoom(1)}>
          {compare.actual}
        </button>
      </div>
      {mode === 'sides' ? (
        <CompareSides
          original={original}
          result={result}
          place={place}
          alt={alt}
          view={view}
          shown={shown}
          onView={setView}
          onFit={setFit}
        />
      ) : (
        <div
          ref={frame}
          className="compare-frame"
          role="group"
          aria-label={compare.label}
          onKeyDown={(event) => {
            if (event.key === '1') zoom(1);
          }}
        >
          <ZoomViewer
            picture={{ ...result, placeholder: null }}
            alt={alt}
            hint={compare.hint}
            view={view}
            onView={setView}
            onFit={setFit}
          />
          {seesOriginal && (
            <ComparePicture
              picture={original}
              result={result}
              place={place}
              view={shown}
              cut={holding ? 1 : divider}
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
              style={{ left: `${divider * 100}%` }}
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
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={slide}
            />
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
        </div>
      )}
    </div>
  );
}

/** Where letters are letters. */
const TYPING = 'input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]';

/** C is held for the original, anywhere on the page but where somebody is typing. */
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
