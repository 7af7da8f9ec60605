import { wavHeader } from './wav.ts';

/** Gains of the middle and of the sides of a sound while the old voice speaks, as factors. */
export interface Hush {
  middle: number;
  sides: number;
}

/** Length of a fade, in seconds. It lies outside the speech. */
export const HUSH_FADE = 0.15;
/** Gains a second. */
const RATE = 1000;
/** The last gain is held for so long: filters read a little further than the clip. */
const TAIL_SECONDS = 1;
/** Gain 1 in 16 bits. */
const FULL = 32_767;

/**
 * The gain of a clip's sound at each time, as a WAV file of two channels: the middle and the sides.
 * @param times in which the old voice speaks, in seconds
 * @param seconds of the clip
 */
export function hushTrack(
  times: readonly { start: number; end: number }[],
  seconds: number,
  { middle, sides }: Hush,
): Uint8Array {
  const count = Math.ceil((seconds + TAIL_SECONDS) * RATE);
  /** How far the sound is lowered, 0 to 1. */
  const lowered = new Float32Array(count);
  for (const { start, end } of times) {
    const last = Math.min(count - 1, Math.floor((end + HUSH_FADE) * RATE));
    for (let at = Math.max(0, Math.ceil((start - HUSH_FADE) * RATE)); at <= last; at += 1) {
      const outside = Math.max(start - at / RATE, at / RATE - end, 0) / HUSH_FADE;
      lowered[at] = Math.max(lowered[at] as number, (1 + Math.cos(Math.PI * Math.min(1, outside))) / 2);
    }
  }
  const header = wavHeader(count * 4, RATE, 2);
  const gains = Buffer.alloc(count * 4);
  lowered.forEach((share, at) => {
    gains.writeInt16LE(Math.round(FULL * (1 + share * (middle - 1))), at * 4);
    gains.writeInt16LE(Math.round(FULL * (1 + share * (sides - 1))), at * 4 + 2);
  });
  return Buffer.concat([header, gains]);
}
