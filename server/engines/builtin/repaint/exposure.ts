import { type Colours, changePixels, lightOf, relight } from './colours.ts';

const STEPS = 256;

/**
 * Stretches the lightness of a picture, in place, and moves its median to the style's, so that neither dark nor bright
 * photographs lose their detail.
 *
 * @param middle target of the median lightness, 0 to 1
 * @param strength 0 changes nothing, 1 applies the full change
 */
export function expose(colours: Colours, middle: number, strength: number, tick: () => void): void {
  const counts = new Uint32Array(STEPS);
  for (const value of lightOf(colours).data) {
    const step = Math.min(STEPS - 1, Math.max(0, Math.round(value * (STEPS - 1))));
    counts[step] = (counts[step] as number) + 1;
  }
  const low = Math.min(0.2, percentile(counts, 0.005));
  const high = Math.max(0.75, percentile(counts, 0.995));
  const median = (percentile(counts, 0.5) - low) / (high - low);
  // A naturally bright or dark picture (snow, night) is moved only half the way.
  const wanted = middle + (median - middle) * 0.45;
  const gamma = Math.min(
    1.7,
    Math.max(0.6, Math.log(wanted) / Math.log(Math.min(0.95, Math.max(0.05, median)))),
  );
  const curve = Float32Array.from({ length: STEPS }, (_, step) => {
    const value = step / (STEPS - 1);
    const spread = Math.min(1, Math.max(0, (value - low) / (high - low))) ** gamma;
    return value + (spread - value) * strength;
  });
  const light = lightOf(colours).data;
  changePixels(colours, tick, (pixel, at) => {
    const step = Math.min(STEPS - 1, Math.max(0, Math.round((light[at] as number) * (STEPS - 1))));
    relight(pixel, curve[step] as number);
  });
}

/** The lightness below which a share of the pixels lies. */
function percentile(counts: Uint32Array, share: number): number {
  let left = counts.reduce((sum, count) => sum + count, 0) * share;
  for (let step = 0; step < counts.length; step += 1) {
    left -= counts[step] as number;
    if (left <= 0) return step / (counts.length - 1);
  }
  return 1;
}
