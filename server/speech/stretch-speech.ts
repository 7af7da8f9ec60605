/** Seconds of the pieces that speech is put together from, and of the way that a piece may be moved so that it fits. */
const PIECE = 0.03;
const REACH = 0.01;
/** Pieces are compared at every so many samples: pitch lies far below what is lost. */
const THIN = 4;

/**
 * Speech that is faster or slower at the same pitch: overlapping pieces are laid nearer together or further apart, each where
 * it continues best from the one before (waveform similarity overlap-add).
 * @param speed as a factor; 1 gives the samples back
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
      // Each half rises and falls so that two of them make one.
      const rising = to === 0 && at < hop ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * at) / hop);
      stretched[to + at] = (stretched[to + at] as number) + rising * (samples[from + at] ?? 0);
    }
  }
  return Int16Array.from(stretched.subarray(0, length), (value) =>
    Math.max(-32_768, Math.min(32_767, Math.round(value))),
  );
}

/** Where the next piece is taken from: near its time, and most like what would have followed the one before. */
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
