import type { Box } from '../faces/face.ts';
import { agreement, shareOf } from './confidence.ts';
import { boxAround } from './paint-labels.ts';

/** A candidate mask, and the confidence in its source, 0 to 1. */
export interface Try {
  mask: Uint8Array;
  evidence: number;
}

/**
 * How likely a user agrees with each mask, 0 to 1: a mask is credible if other methods agree with it, if it
 * is compact, and if a detector supports it. The weights are a fit to 140 masks of 20 photographs.
 */
export function rateTries(tries: readonly Try[], width: number): number[] {
  return tries.map(({ mask, evidence }, index) => {
    const share = shareOf(mask);
    if (share < 0.005 || share > 0.95) return 0;
    const others = tries.filter((_, other) => other !== index);
    const agreed = others.reduce((sum, other) => sum + agreement(mask, (at) => other.mask[at] === 1), 0);
    const mean = others.length === 0 ? 0 : agreed / others.length;
    return Math.min(1, 0.75 * mean + 0.33 * compactness(mask, width) + 0.11 * evidence);
  });
}

/** Compactness: 1 for a disc or an equally short outline for its area, down to 0 for scraps. */
function compactness(mask: Uint8Array, width: number): number {
  let edges = 0;
  let area = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at]) area += 1;
    if (at % width < width - 1 && mask[at] !== mask[at + 1]) edges += 1;
    if (at + width < mask.length && mask[at] !== mask[at + width]) edges += 1;
  }
  return edges === 0 ? 0 : Math.min(1, (12 * area) / (edges * edges));
}

/** Overlap of a mask's bounding box and another box, 0 to 1. */
export function fitOf(mask: Uint8Array, size: { width: number; height: number }, box: Box): number {
  const own = boxAround(size, (at) => mask[at] === 1);
  if (!own) return 0;
  const across = Math.min(own.x + own.width, box.x + box.width) - Math.max(own.x, box.x);
  const down = Math.min(own.y + own.height, box.y + box.height) - Math.max(own.y, box.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (own.width * own.height + box.width * box.height - both);
}
