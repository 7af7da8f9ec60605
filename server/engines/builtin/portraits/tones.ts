import type { Lab } from './oklab.ts';

/** Distance of a pixel's colour from the nearest of a few tones; about 0.02 is invisible. */
export type Tones = (at: number) => number;

/**
 * A few tones that stand for the colours of many pixels.
 * @param labs three numbers a pixel
 * @param places the pixels; none at all makes every colour infinitely far
 */
export function tonesOf(labs: Float32Array, places: readonly number[], count: number): Tones {
  const step = Math.max(1, Math.floor(places.length / 2000));
  const samples = places.filter((_, index) => index % step === 0);
  // Initialised along lightness, which spreads the tones without randomness.
  const sorted = samples.toSorted((a, b) => (labs[3 * a] as number) - (labs[3 * b] as number));
  let tones = Array.from({ length: Math.min(count, sorted.length) }, (_, index) => {
    const at = sorted[Math.floor(((index + 0.5) * sorted.length) / count)] as number;
    return [labs[3 * at], labs[3 * at + 1], labs[3 * at + 2]] as Lab;
  });
  for (let round = 0; round < 6; round += 1) tones = moved(labs, samples, tones);
  return (at) => nearest(labs, at, tones).distance;
}

function nearest(labs: Float32Array, at: number, tones: readonly Lab[]) {
  let distance = Number.POSITIVE_INFINITY;
  let which = 0;
  for (const [index, tone] of tones.entries()) {
    const far = Math.hypot(
      ((labs[3 * at] as number) - tone[0]) * 0.7,
      ((labs[3 * at + 1] as number) - tone[1]) * 1.8,
      ((labs[3 * at + 2] as number) - tone[2]) * 1.8,
    );
    if (far < distance) [distance, which] = [far, index];
  }
  return { distance, which };
}

function moved(labs: Float32Array, samples: readonly number[], tones: readonly Lab[]): Lab[] {
  const sums = tones.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const at of samples) {
    const sum = sums[nearest(labs, at, tones).which] as [number, number, number, number];
    for (const axis of [0, 1, 2] as const) sum[axis] += labs[3 * at + axis] as number;
    sum[3] += 1;
  }
  return sums.map(([l, a, b, n], index) => (n === 0 ? (tones[index] as Lab) : [l / n, a / n, b / n]));
}
