/**
 * The loudest of the peaks within a span of time, 0 outside the sound.
 * @param peaks of equal parts of the whole
 * @param duration of the whole; times in the same unit
 */
export function loudestIn(peaks: Float32Array, duration: number, from: number, to: number): number {
  const perTime = peaks.length / duration;
  const first = Math.max(0, Math.floor(from * perTime));
  const end = Math.min(peaks.length, Math.max(first + 1, Math.ceil(to * perTime)));
  let loudest = 0;
  for (let at = first; at < end; at += 1) loudest = Math.max(loudest, peaks[at] as number);
  return loudest;
}
