/** Length of the pieces from which speech is assembled, and how far a piece may be moved to match, in seconds. */
const PIECE = 0.03;
const REACH = 0.01;
/** Only every n-th sample is compared: pitch is far below the frequencies that this loses. */
const THIN = 4;

/**
 * Speech that is faster or slower at the same pitch: overlapping pieces are moved closer together or further apart,
 * each to where it best continues the one before (waveform similarity overlap-add).
 * @param speed as a factor; 1 returns the samples
 */
export function stretchSpeech(samples: Int16Array, speed: number, sampleRate: number): Int16Array {
  if (Math.abs(speed - 1) < 0.005 || samples.length < 2 * PIECE * sampleRate) return samples;
  const hop = Math.round((PIECE / 2) * sampleRate);
  const reach = Math.round(REACH * sampleRate);
  const length = Math.round(samples.length / speed);
  const stretched = new Float32Array(length + 2 * hop);
  let from = 0;
  for (let to = 0; to < length; to += hop) {
    if (to > 0) from = bestFrom(samples, { follows: from + hop, near: Math.round(to * speed), reach, hop });
    for (let at = 0; at < 2 * hop; at += 1) {
      // A Hann window: overlapping halves add up to one.
      const rising = to === 0 && at < hop ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * at) / hop);
      stretched[to + at] = (stretched[to + at] as number) + rising * (samples[from + at] ?? 0);
    }
  }
  return Int16Array.from(stretched.subarray(0, length), (value) =>
    Math.max(-32_768, Math.min(32_767, Math.round(value))),
  );
}

/** Position of the next piece: near its time, and most similar to what would have followed the one before. */
function bestFrom(
  samples: Int16Array,
  { follows, near, reach, hop }: { follows: number; near: number; reach: number; hop: number },
): number {
  let [best, most] = [near, Number.NEGATIVE_INFINITY];
  const first = Math.max(0, near - reach);
  for (let from = first; from <= near + reach; from += THIN) {
    let [product, power] = [0, 1];
    for (let at = 0; at < hop; at += THIN) {
      const one = samples[from + at] ?? 0;
      product += one * (samples[follows + at] ?? 0);
      power += one * one;
    }
    const likeness = product / Math.sqrt(power);
    if (likeness > most) [best, most] = [from, likeness];
  }
  return best;
}
