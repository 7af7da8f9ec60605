const HALF = Math.SQRT1_2;
/**
 * Weights of channels in the left and the right one, by their number, in the order of files: left, right, centre, bass,
 * and those at the sides or behind. As in ITU-R BS.775, and as FFmpeg and browsers mix down; the bass is left out.
 */
const WEIGHTS: Readonly<Record<number, readonly (readonly [left: number, right: number])[]>> = {
  3: [
    [1, 0],
    [0, 1],
    [HALF, HALF],
  ],
  4: [
    [1, 0],
    [0, 1],
    [HALF, 0],
    [0, HALF],
  ],
  5: [
    [1, 0],
    [0, 1],
    [HALF, HALF],
    [HALF, 0],
    [0, HALF],
  ],
  6: [
    [1, 0],
    [0, 1],
    [HALF, HALF],
    [0, 0],
    [HALF, 0],
    [0, HALF],
  ],
  8: [
    [1, 0],
    [0, 1],
    [HALF, HALF],
    [0, 0],
    [HALF, 0],
    [0, HALF],
    [HALF, 0],
    [0, HALF],
  ],
};

type Samples = Float32Array<ArrayBuffer>;

/** Samples of any number of channels as two. Of unusual numbers the first two are heard. */
export function toStereo(channels: readonly Samples[]): { left: Samples; right: Samples } {
  const [first = new Float32Array(0), second = first] = channels;
  const weights = WEIGHTS[channels.length];
  if (channels.length <= 2 || !weights) return { left: first, right: second };
  const sum = (side: 0 | 1) => {
    const mixed = new Float32Array(first.length);
    for (const [at, weight] of weights.entries()) {
      const samples = channels[at];
      const level = weight[side];
      if (!samples || level === 0) continue;
      for (let sample = 0; sample < mixed.length; sample += 1)
        mixed[sample] = (mixed[sample] as number) + level * (samples[sample] as number);
    }
    return mixed;
  };
  return { left: sum(0), right: sum(1) };
}
