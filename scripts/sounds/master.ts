/** Brings finished sounds to their loudness, without peaks that clip. */
import { createLoudnessMeter } from '@inkreel/scene/film/loudness.ts';
import { RATE, type Stereo } from './play-score.ts';

/** Highest level of any sample: -1.4 dB, with room for what an encoder adds. */
const CEILING = 0.85;
/** Samples in which the limiter gives way. */
const WINDOW = 240;

export function interleaved({ left, right }: Stereo): Float32Array {
  const both = new Float32Array(2 * left.length);
  for (let at = 0; at < left.length; at += 1) {
    both[2 * at] = left[at] ?? 0;
    both[2 * at + 1] = right[at] ?? 0;
  }
  return both;
}

/** LUFS of a sound. */
export function loudness(sound: Stereo): number {
  const meter = createLoudnessMeter(RATE, 2);
  meter.add(interleaved(sound));
  return meter.value();
}

export const peakOf = ({ left, right }: Stereo): number => Math.max(peak(left), peak(right));

function peak(samples: Float32Array): number {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return most;
}

/**
 * A loop at a loudness; its peaks are lowered as if it were repeated, so that the limiter makes no seam.
 * @param target in LUFS
 */
export function masterLoop(sound: Stereo, target: number): Stereo {
  let made = sound;
  // Lowered peaks cost loudness, so it is measured again.
  for (let round = 0; round < 4; round += 1) {
    const gain = 10 ** ((target - loudness(made)) / 20);
    made = limited({ left: made.left.map((x) => x * gain), right: made.right.map((x) => x * gain) });
  }
  return made;
}

/** An effect at a loudness, or softer where its peaks would clip. */
export function masterEffect(sound: Stereo, target: number): Stereo {
  const gain = Math.min(10 ** ((target - loudness(sound)) / 20), CEILING / peakOf(sound));
  return { left: sound.left.map((x) => x * gain), right: sound.right.map((x) => x * gain) };
}

function limited({ left, right }: Stereo): Stereo {
  const length = left.length;
  const at = (place: number) => ((place % length) + length) % length;
  const needed = Float32Array.from(left, (x, place) =>
    Math.min(1, CEILING / Math.max(1e-9, Math.abs(x), Math.abs(right[place] ?? 0))),
  );
  const least = slidingLeast(needed, WINDOW, at);
  // The mean of the lowest levels around a sample is never above what it needs.
  const level = new Float32Array(length);
  let sum = 0;
  for (let place = -WINDOW; place <= WINDOW; place += 1) sum += least[at(place)] ?? 1;
  for (let place = 0; place < length; place += 1) {
    level[place] = sum / (2 * WINDOW + 1);
    sum += (least[at(place + WINDOW + 1)] ?? 1) - (least[at(place - WINDOW)] ?? 1);
  }
  const apply = (samples: Float32Array) => samples.map((x, place) => x * (level[place] ?? 1));
  return { left: apply(left), right: apply(right) };
}

/** The lowest value up to so many places away, in a circle. */
function slidingLeast(values: Float32Array, reach: number, at: (place: number) => number): Float32Array {
  const found = new Float32Array(values.length).fill(1);
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 1;
    if (value >= 1) continue;
    for (let near = place - reach; near <= place + reach; near += 1)
      if ((found[at(near)] ?? 1) > value) found[at(near)] = value;
  }
  return found;
}
