import { useRef } from 'react';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { clockOf } from '../core/clock.ts';
import { moveEnd, pressEndKey, type RangeEnd, type TimeRange } from '../core/range-ends.ts';
import './range-handles.css';

const ENDS = ['start', 'end'] as const satisfies readonly RangeEnd[];

/**
 * The part of a clip that is kept, between two handles that follow pointer, finger and arrow keys; what lies outside is
 * hatched. It fills the nearest positioned ancestor, whose width is the clip.
 * @param rate frames a second: a key moves an end by one
 */
export function RangeHandles({
  range,
  duration,
  rate,
  labels,
  onChange,
  onFocus,
  onDone,
}: {
  range: TimeRange;
  duration: number;
  rate: number;
  labels: Record<RangeEnd, (at: { time: string }) => string>;
  onChange: (range: TimeRange) => void;
  onFocus?: (end: RangeEnd) => void;
  /** A gesture or a series of key presses has ended. */
  onDone?: () => void;
}) {
  const track = useRef<HTMLSpanElement>(null);
  /** Seconds from the end to where its handle was taken: a finger rarely hits the edge itself. */
  const grip = useRef(0);
  const percent = (seconds: number) => `${(Math.min(seconds, duration) / duration) * 100}%`;
  const timeAt = (event: React.PointerEvent) => {
    const bounds = track.current?.getBoundingClientRect();
    return bounds?.width ? ((event.clientX - bounds.left) / bounds.width) * duration : 0;
  };
  return (
    <span ref={track} className="clip-range">
      <span className="clip-range-off" style={{ left: 0, width: percent(range.start) }} />
      <span className="clip-range-off" style={{ left: percent(range.end), right: 0 }} />
      <span
        className="clip-range-kept"
        style={{ left: percent(range.start), width: percent(range.end - range.start) }}
      />
      {ENDS.map((end) => (
        <span
          key={end}
          className="clip-range-handle"
          data-end={end}
          role="slider"
          tabIndex={0}
          aria-label={labels[end]({ time: clockOf(range[end]) })}
          aria-valuemin={0}
          aria-valuemax={Math.round(duration * 10) / 10}
          aria-valuenow={Math.round(range[end] * 100) / 100}
          aria-valuetext={clockOf(range[end])}
          style={{ left: percent(range[end]) }}
          onFocus={() => onFocus?.(end)}
          onPointerDown={(event) => {
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = timeAt(event) - Math.min(range[end], duration);
          }}
          onPointerMove={(event) => {
            event.stopPropagation();
            if (event.currentTarget.hasPointerCapture(event.pointerId))
              drawAtOnce(() => onChange(moveEnd(range, end, timeAt(event) - grip.current, duration)));
          }}
          onLostPointerCapture={onDone}
          onBlur={onDone}
          onKeyDown={(event) => {
            const moved = pressEndKey(range, end, event, { duration, rate });
            if (!moved) return;
            event.preventDefault();
            event.stopPropagation();
            onChange(moved);
          }}
        />
      ))}
    </span>
  );
}
