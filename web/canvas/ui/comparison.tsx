import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type CompareMode, moveDivider } from '../core/compare.ts';
import './compare.css';

/** How much of a result lies under its original: behind a line, or all of it while a button or C is held. */
export function useComparison(mode: CompareMode) {
  const [divider, setDivider] = useState(0.5);
  const [isHeld, setHeld] = useState(false);
  const [isDragged, setDragged] = useState(false);
  useHoldKey(setHeld);
  return {
    divider,
    setDivider,
    isHeld,
    setHeld,
    isDragged,
    setDragged,
    /** Share of the result, from the left, that is under the original: 0 to 1. */
    covered: isHeld ? 1 : mode === 'slider' ? divider : 0,
  };
}
export type Comparison = ReturnType<typeof useComparison>;

/** The names of both sides, and the line or the button that shows the original. Lies over the two media. */
export function ComparisonControls({
  mode,
  comparison: { divider, setDivider, isHeld, setHeld, setDragged, covered },
  part,
  frame,
  names,
}: {
  mode: CompareMode;
  comparison: Comparison;
  /** The edges of the result in the frame, in CSS pixels. */
  part: { left: number; right: number };
  frame: RefObject<HTMLElement | null>;
  names: { original: string; holdButton: string };
}) {
  const { compare } = useAreaTexts(canvasTexts);
  const width = part.right - part.left;
  const slide = (event: React.PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const share = (event.clientX - box.left - part.left) / Math.max(1, width);
    drawAtOnce(() => setDivider(Math.min(1, Math.max(0, share))));
  };
  return (
    <>
      <span className="compare-tag" data-side="left" hidden={covered === 0 && mode !== 'slider'}>
        {names.original}
      </span>
      <span className="compare-tag" data-side="right" hidden={isHeld}>
        {compare.result}
      </span>
      {mode === 'slider' && !isHeld && (
        <div
          className="compare-divider"
          style={{ left: part.left + divider * width }}
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
            setDragged(true);
          }}
          onPointerMove={slide}
          onLostPointerCapture={() => setDragged(false)}
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
          aria-pressed={isHeld}
          onPointerDown={() => setHeld(true)}
          onPointerUp={() => setHeld(false)}
          onPointerCancel={() => setHeld(false)}
          onPointerLeave={() => setHeld(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') setHeld(true);
          }}
          onKeyUp={() => setHeld(false)}
          onBlur={() => setHeld(false)}
        >
          {names.holdButton}
        </button>
      )}
    </>
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
