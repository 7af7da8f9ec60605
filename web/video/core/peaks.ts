/**
 * Adds a piece of sound to the loudest samples of a whole.
 * @param peaks the loudest sample of each of its equal parts, 0 to 1; changed in place
 * @param at where the piece begins and how long the whole is, in seconds
 */
export function addPeaks(
  peaks: Float32Array,
  samples: Float32Array,
  at: { start: number; sampleRate: number; seconds: number },
): void {
  const perSecond = peaks.length / at.seconds;
  for (const [index, sample] of samples.entries()) {
    const part = Math.floor((at.start + index / at.sampleRate) * perSecond);
    const loud = Math.min(1, Math.abs(sample));
    if (part >= 0 && part < peaks.length && loud > (peaks[part] ?? 0)) peaks[part] = loud;
  }
}
