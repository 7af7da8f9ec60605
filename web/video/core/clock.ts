import { clockText, parseClock } from './clock-text.ts';

/** Seconds of a clip as people read them, to a tenth: `0:11.2`. */
export const clockOf = (seconds: number): string => clockText(Math.round(seconds * 1000));

/** Seconds from what someone typed; undefined if it is not a time. */
export function readClock(text: string): number | undefined {
  const milliseconds = parseClock(text);
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}
