/** The part of a clip that a timeline shows. All times are milliseconds from the start of the clip. */
export interface TimelineView {
  start: number;
  length: number;
}

/** Shortest part that is shown: at it a frame of film is wide enough to be picked. */
const SHORTEST_VIEW = 1000;
/** Where the playhead enters the next part while it plays, as a share of the timeline. */
const LEAD = 0.1;
/** Fewest pixels between two labels of the ruler. */
const TICK_PIXELS = 72;
const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000];

/** Share of the timeline's width at which a time lies; below 0 and above 1 it is outside. */
export const shareOfTime = ({ start, length }: TimelineView, time: number): number => (time - start) / length;

/** The time at a share of the timeline's width. */
export const timeAtShare = ({ start, length }: TimelineView, share: number): number => start + share * length;

/** The view inside the clip; one as long as the clip shows all of it. */
export function clampView({ start, length }: TimelineView, duration: number): TimelineView {
  const most = Math.max(SHORTEST_VIEW, duration);
  const fit = Math.min(Math.max(SHORTEST_VIEW, length), most);
  return { start: Math.min(Math.max(0, start), most - fit), length: fit };
}

/** Shows `factor` times as much. `about` stays in its place, as far as the clip's ends allow. */
export function zoomView(view: TimelineView, factor: number, about: number, duration: number): TimelineView {
  const length = clampView({ start: 0, length: view.length * factor }, duration).length;
  return clampView({ start: about - shareOfTime(view, about) * length, length }, duration);
}

/** The view that shows `time`: unchanged if it does already, else moved by whole pages. */
export function followTime(view: TimelineView, time: number, duration: number): TimelineView {
  const share = shareOfTime(view, time);
  if (share >= 0 && share <= 1) return view;
  return clampView({ ...view, start: time - LEAD * view.length }, duration);
}

/** Milliseconds between labels of the ruler, and the times that have one. */
export function rulerTicks(view: TimelineView, width: number): { step: number; times: number[] } {
  const least = (view.length * TICK_PIXELS) / Math.max(1, width);
  const step = STEPS.find((each) => each >= least) ?? (STEPS.at(-1) as number);
  const first = Math.ceil(view.start / step);
  const last = Math.floor((view.start + view.length) / step);
  return {
    step,
    times: Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step),
  };
}

/**
 * The time `frames` away, on the middle of a frame, where every player shows that frame and no neighbour.
 * @param rate frames a second
 */
export function stepFrames(time: number, frames: number, rate: number, duration: number): number {
  const frame = Math.floor((time * rate) / 1000 + 1e-6) + frames;
  const last = Math.max(0, Math.ceil((duration * rate) / 1000 - 1e-6) - 1);
  return ((Math.min(Math.max(0, frame), last) + 0.5) * 1000) / rate;
}
