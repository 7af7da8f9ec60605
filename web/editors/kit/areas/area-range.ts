import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { TimeRange } from '../../../video/core/range-ends.ts';

/** The time of an area, in seconds of its clip. */
export function rangeOf({ start = 0, end }: SubtitleArea, duration: number): TimeRange {
  return { start: Math.min(start, duration), end: Math.min(end ?? duration, duration) };
}

/** The area at another time; an end that is the clip's is left out. */
export function withRange(area: SubtitleArea, { start, end }: TimeRange, duration: number): SubtitleArea {
  const { mode, left, top, width, height } = area;
  return {
    mode,
    left,
    top,
    width,
    height,
    ...(start > 0 && { start }),
    ...(end < duration && { end }),
  };
}
