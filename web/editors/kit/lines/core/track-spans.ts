import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { shareOfTime, type TimelineView } from '../../../../video/core/timeline-view.ts';

/** Lines that are visible on the track, with their places. */
export function visibleCues<Line extends Cue>(
  lines: readonly Line[],
  { start, length }: TimelineView,
): { cue: Line; at: number }[] {
  return lines.flatMap((cue, at) => (cue.end > start && cue.start < start + length ? [{ cue, at }] : []));
}

/** Where a span of time lies on the track. */
export const spanStyle = (
  { start, end }: { start: number; end: number },
  view: TimelineView,
): { left: string; width: string } => ({
  left: `${shareOfTime(view, start) * 100}%`,
  width: `${((end - start) / view.length) * 100}%`,
});
