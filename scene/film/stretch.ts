/**
 * Sound that is faster or slower at the same pitch: overlapping pieces are moved closer together or further apart, each
 * to where it best continues the one before (waveform similarity overlap-add). Pieces are read one after the other, so
 * that a long sound is never in memory as a whole.
 */
import { SAMPLE_RATE } from './film-sounds.ts';
import { CHANNELS } from './mix.ts';

/** Half of a piece, and how far one may be moved to match, in samples. */
const HOP = 0.015 * SAMPLE_RATE;
const REACH = 0.01 * SAMPLE_RATE;
/** Only every n-th sample is compared: pitch is far below the frequencies that this loses. */
const THIN = 4;

/** How much of a piece is there while it appears; what disappears meanwhile is the rest to 1. */
const RISING = Float32Array.from({ length: HOP }, (_, at) => {
  const share = (at + 0.5) / HOP;
  return share * share * (3 - 2 * share);
});

/** Samples of the source, two channels interleaved, silence beyond its ends. */
export type ReadSource = (from: number, count: number) => Float32Array;

/**
 * The stretched sound in blocks.
 * @param speed source samples to a sample
 * @param length samples of all blocks together, of each channel
 */
export function* stretched(
  read: ReadSource,
  speed: number,
  length: number,
): Generator<Float32Array<ArrayBuffer>, void> {
  let from = 0;
  let falling = new Float32Array(HOP * CHANNELS);
  for (let to = 0; to < length; to += HOP) {
    if (to > 0) from = bestFrom(read, { follows: from + HOP, near: Math.round(to * speed) });
    const piece = read(from, 2 * HOP);
    const count = Math.min(HOP, length - to);
    const block = new Float32Array(count * CHANNELS);
    for (let at = 0; at < block.length; at += 1) {
      const rising = to === 0 ? 1 : (RISING[at >> 1] as number);
      block[at] = (piece[at] as number) * rising + (falling[at] as number);
    }
    yield block;
    falling = new Float32Array(HOP * CHANNELS);
    for (let at = 0; at < falling.length; at += 1)
      falling[at] = (piece[HOP * CHANNELS + at] as number) * (1 - (RISING[at >> 1] as number));
  }
}

/** Position of the next piece: near its time, and most similar to what would have followed the one before. */
function bestFrom(read: ReadSource, { follows, near }: { follows: number; near: number }): number {
  const first = Math.max(0, near - REACH);
  const wanted = mono(read(follows, HOP));
  const around = mono(read(first, near + REACH - first + HOP));
  let [best, most] = [near, Number.NEGATIVE_INFINITY];
  for (let from = 0; from <= near + REACH - first; from += THIN) {
    let [product, power] = [0, 1e-6];
    for (let at = 0; at < HOP; at += THIN) {
      const one = around[from + at] as number;
      product += one * (wanted[at] as number);
      power += one * one;
    }
    const likeness = product / Math.sqrt(power);
    if (likeness > most) [best, most] = [first + from, likeness];
  }
  return best;
}

function mono(samples: Float32Array): Float32Array {
  const sums = new Float32Array(samples.length / CHANNELS);
  for (let at = 0; at < sums.length; at += 1)
    sums[at] = (samples[at * CHANNELS] as number) + (samples[at * CHANNELS + 1] as number);
  return sums;
}
