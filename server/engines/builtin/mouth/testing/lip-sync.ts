import type { Point } from '../../faces/face.ts';

/** Number of dark pixels between the lips of an RGBA frame. @param point where the lips meet */
export function darkBelow({ x, y }: Point, frame: Uint8Array, width: number): number {
  let count = 0;
  for (let row = Math.round(y) - 4; row < y + 34; row += 1)
    for (let column = Math.round(x) - 30; column < x + 30; column += 1)
      if ((frame[4 * (row * width + column)] as number) < 90) count += 1;
  return count;
}

/** Loudness around a moment in seconds; 48,000 samples a second. */
function loudnessAt(sound: Float32Array, at: number): number {
  let sum = 0;
  for (let index = -480; index < 480; index += 1) sum += (sound[Math.round(at * 48_000) + index] ?? 0) ** 2;
  return Math.sqrt(sum);
}

/**
 * Seconds by which a mouth is late for its sound, to a few milliseconds.
 * @param dark `darkBelow` of each frame
 * @param sound 48,000 samples a second
 */
export function lagOfMouth(dark: readonly number[], sound: Float32Array, framesPerSecond: number): number {
  const loud = dark.map((_, at) => loudnessAt(sound, (at + 0.5) / framesPerSecond));
  return lagOf(dark, loud) / framesPerSecond;
}

/** By how many frames the first lags the second, from the centre of their correlation's peak. */
function lagOf(one: readonly number[], other: readonly number[]): number {
  const centred = (values: readonly number[]) => {
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    return values.map((each) => each - mean);
  };
  const [a, b] = [centred(one), centred(other)];
  const at = (lag: number) => a.reduce((sum, value, index) => sum + value * (b[index - lag] ?? 0), 0);
  const lags = Array.from({ length: 21 }, (_, index) => index - 10);
  const best = lags.reduce((peak, lag) => (at(lag) > at(peak) ? lag : peak));
  const [before, top, after] = [at(best - 1), at(best), at(best + 1)];
  return best + (before - after) / (2 * (before - 2 * top + after));
}
