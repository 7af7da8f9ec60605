/** A part of a clip's time, in seconds. */
export interface TimeRange {
  start: number;
  end: number;
}
export type RangeEnd = keyof TimeRange;

/** Minimum length of a range, in seconds. */
const LEAST = 0.1;

const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;

/** The range with one end moved to a time, within the clip and short of the other end. */
export function moveEnd({ start, end }: TimeRange, which: RangeEnd, to: number, duration: number): TimeRange {
  return which === 'start'
    ? { start: hundredth(Math.max(0, Math.min(to, end - LEAST))), end }
    : { start, end: hundredth(Math.min(duration, Math.max(to, start + LEAST))) };
}

/**
 * Where a key moves an end: by a frame, with Shift by ten, to the clip's ends by Home and End; undefined for other keys.
 * @param rate frames a second
 */
export function pressEndKey(
  range: TimeRange,
  which: RangeEnd,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { duration, rate }: { duration: number; rate: number },
): TimeRange | undefined {
  const by = (shiftKey ? 10 : 1) / rate;
  const to = {
    ArrowLeft: range[which] - by,
    ArrowDown: range[which] - by,
    ArrowRight: range[which] + by,
    ArrowUp: range[which] + by,
    Home: 0,
    End: duration,
  }[key];
  return to === undefined ? undefined : moveEnd(range, which, to, duration);
}
