import { loudnessOf } from '@inkreel/scene/film/loudness.ts';

/** Highest peak: -1.5 dB leaves room for peaks between samples. */
const PEAK = 0.84;
/** A peak is attenuated from this long before it to this long after it, in seconds. */
const HOLD_SECONDS = 0.005;
/** Maximum gain, as a factor, so that very quiet sound is not amplified too much. */
const MOST_GAIN = 20;
/** More gain attenuates more peaks, so the gain is found iteratively. */
const ROUNDS = 4;
const FULL_SCALE = 2 ** 15;

/** Samples at a loudness, with limited peaks and without a delay. Silence stays unchanged. */
export function levelSamples(samples: Int16Array, sampleRate: number, lufs: number): Int16Array {
  let gain = 1;
  let levelled = Float32Array.from(samples, (value) => value / FULL_SCALE);
  const given = levelled;
  for (let round = 0; round < ROUNDS; round += 1) {
    const loudness = loudnessOf(levelled, sampleRate);
    if (!Number.isFinite(loudness)) return samples;
    gain = Math.min(MOST_GAIN, gain * 10 ** ((lufs - loudness) / 20));
    levelled = limit(
      given.map((value) => value * gain),
      sampleRate,
    );
  }
  return Int16Array.from(levelled, (value) => Math.round(value * (FULL_SCALE - 1)));
}

/** Limits peaks: the gain falls before a peak and rises after it, so that no edge is audible. */
function limit(samples: Float32Array<ArrayBuffer>, sampleRate: number): Float32Array<ArrayBuffer> {
  const hold = Math.round(HOLD_SECONDS * sampleRate);
  const least = new Float32Array(samples.length).fill(1);
  samples.forEach((value, at) => {
    const factor = PEAK / Math.abs(value);
    if (factor >= 1) return;
    const end = Math.min(samples.length - 1, at + hold);
    for (let near = Math.max(0, at - hold); near <= end; near += 1)
      if ((least[near] as number) > factor) least[near] = factor;
  });
  // A mean over the same span never exceeds the minimum at its centre.
  const sums = new Float64Array(samples.length + 1);
  least.forEach((value, at) => {
    sums[at + 1] = (sums[at] as number) + value;
  });
  return samples.map((value, at) => {
    const from = Math.max(0, at - hold);
    const to = Math.min(samples.length, at + hold + 1);
    return value * (((sums[to] as number) - (sums[from] as number)) / (to - from));
  });
}
