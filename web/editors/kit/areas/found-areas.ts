import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';

/** A part of the frame in which text was found, and when, in seconds. */
export interface FoundArea {
  left: number;
  top: number;
  width: number;
  height: number;
  kind: 'subtitles' | 'watermark' | 'title';
  times: readonly { start: number; end: number }[];
}
type Box = Pick<SubtitleArea, 'left' | 'top' | 'width' | 'height'>;

/** Share of found text that an area must cover to be matched with it. */
const COVERS = 0.3;

/** Areas to remove what was found, and to keep titles, for as long as it was seen. `margin`: seconds between the sampled frames. */
export function areasOfFound(
  found: readonly FoundArea[],
  { duration, margin }: { duration: number; margin: number },
): SubtitleArea[] {
  return found.map(({ left, top, width, height, kind, times }) => {
    const box = { mode: modeOf(kind), left, top, width, height };
    if (kind === 'watermark' || times.length === 0) return box;
    const start = tenth(Math.min(...times.map((one) => one.start)) - margin);
    const end = tenth(Math.max(...times.map((one) => one.end)) + margin);
    return { ...box, ...(start > 0 && { start }), ...(end < duration && { end }) };
  });
}

/** A title is a part of the film. */
const modeOf = (kind: FoundArea['kind']): SubtitleArea['mode'] => (kind === 'title' ? 'keep' : 'remove');
const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** The found text that became this area; undefined for one that was drawn or changed. */
export function foundAs(area: SubtitleArea, found: readonly FoundArea[]): FoundArea | undefined {
  return found.find(
    (one) => modeOf(one.kind) === area.mode && SIDES.every((side) => one[side] === area[side]),
  );
}
const SIDES = ['left', 'top', 'width', 'height'] as const;

/** When text was found in an area, within its time; the whole time before a detection. */
export function laneOf(
  area: SubtitleArea,
  found: readonly FoundArea[],
  duration: number,
): { start: number; end: number }[] {
  const [from, to] = [area.start ?? 0, Math.min(area.end ?? duration, duration)];
  const about = area.mode === 'keep' ? [] : found.filter((one) => overlap(area, one) >= COVERS);
  if (about.length === 0) return to > from ? [{ start: from, end: to }] : [];
  return about
    .flatMap(({ times }) => times)
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start);
}

/** Share of the second box that the first one covers. */
export function overlap(one: Box, other: Box): number {
  const shared = (from: number, length: number, otherFrom: number, otherLength: number) =>
    Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));
  const width = shared(one.left, one.width, other.left, other.width);
  const height = shared(one.top, one.height, other.top, other.height);
  return (width * height) / Math.max(1e-9, other.width * other.height);
}
