import { splitColors } from './color-split.ts';
import type { CutGround } from './cut-by-place.ts';
import { findIslands } from './islands.ts';

/** Holes of up to this share of the subject are always filled. */
const SMALL = 0.004;
/** Larger ones are filled unless their colours indicate the background this clearly, as log odds. */
const CLEAR = -0.8;
/** Areas of the subject smaller than this share of its largest one are not part of it. */
const LEAST = 0.05;

/**
 * Removes scraps next to the subject and fills holes in it that do not look like the background, in place.
 */
export function fillHoles(mask: Uint8Array, { picture, slots }: CutGround): void {
  const { width } = picture;
  const { of, sizes, values } = findIslands(mask, width);
  const open = new Uint8Array(sizes.length);
  const odds = new Float64Array(sizes.length);
  const split = splitColors(slots, mask);
  let largest = 0;
  sizes.forEach((size, number) => {
    if (values[number]) largest = Math.max(largest, size);
  });
  for (let at = 0; at < mask.length; at += 1) {
    const number = of[at] as number;
    const x = at % width;
    if (x === 0 || x === width - 1 || at < width || at >= mask.length - width) open[number] = 1;
    odds[number] = (odds[number] as number) + (split.odds[slots[at] as number] as number);
  }
  for (let at = 0; at < mask.length; at += 1) {
    const number = of[at] as number;
    const size = sizes[number] as number;
    if (mask[at]) {
      if (size < largest * LEAST) mask[at] = 0;
    } else if (!open[number]) {
      if (size < largest * SMALL || (odds[number] as number) / size > CLEAR) mask[at] = 1;
    }
  }
}
