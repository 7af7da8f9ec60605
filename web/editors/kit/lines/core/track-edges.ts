/** Dragging lines on the track: which of their ends a pointer moves, and where it snaps. Milliseconds throughout. */
import { type Cue, SHORTEST_CUE } from '@inkreel/scene/subtitles/cue.ts';

export type CuePart = 'start' | 'end' | 'line';

/**
 * Times of a line after its part was dragged by some time. A moved line keeps its length and stays in the clip; an end
 * stays on its side of the other.
 * @param snaps times that ends stick to within `reach`
 */
export function dragCue(
  cue: Pick<Cue, 'start' | 'end'>,
  part: CuePart,
  by: number,
  { snaps, reach, duration }: { snaps: readonly number[]; reach: number; duration: number },
): { start: number; end: number } {
  const length = cue.end - cue.start;
  if (part === 'start') {
    const start = clamp(snap(cue.start + by, snaps, reach), 0, cue.end - SHORTEST_CUE);
    return { start: Math.round(start), end: cue.end };
  }
  if (part === 'end') {
    const end = clamp(
      snap(cue.end + by, snaps, reach),
      cue.start + SHORTEST_CUE,
      Math.max(duration, cue.end),
    );
    return { start: cue.start, end: Math.round(end) };
  }
  const [start, end] = [cue.start + by, cue.end + by];
  const [byStart, byEnd] = [snap(start, snaps, reach) - start, snap(end, snaps, reach) - end];
  // The nearer end sticks.
  const shift = byStart !== 0 && (byEnd === 0 || Math.abs(byStart) <= Math.abs(byEnd)) ? byStart : byEnd;
  const to = Math.round(clamp(start + shift, 0, Math.max(0, duration - length)));
  return { start: to, end: to + length };
}

/** Times that the ends of a line stick to: those of its neighbours, and the playhead. */
export function snapsOf(lines: readonly Cue[], at: number, playhead: number): number[] {
  const [previous, next] = [lines[at - 1], lines[at + 1]];
  return [
    playhead,
    ...(previous ? [previous.start, previous.end] : []),
    ...(next ? [next.start, next.end] : []),
  ];
}

function snap(time: number, snaps: readonly number[], reach: number): number {
  const [nearest] = snaps.toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time));
  return nearest !== undefined && Math.abs(nearest - time) <= reach ? nearest : time;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
