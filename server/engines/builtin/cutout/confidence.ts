import type { Picture } from '../pixels/picture.ts';

/** Overlap of the outline and another guess, 0 to 1. */
export function agreement(mask: Uint8Array, other: (at: number) => boolean): number {
  let both = 0;
  let either = 0;
  for (let at = 0; at < mask.length; at += 1) {
    const one = mask[at] === 1;
    const two = other(at);
    if (one && two) both += 1;
    if (one || two) either += 1;
  }
  return either === 0 ? 0 : both / either;
}

/** Share of the picture that is subject. */
export function shareOf(mask: Uint8Array): number {
  let sum = 0;
  for (const value of mask) sum += value;
  return sum / mask.length;
}

/** 0 to 1: whether the outline follows edges, has a likely size, and hardly touches the border. */
export function plausible(mask: Uint8Array, { width, height, data }: Picture): number {
  const share = shareOf(mask);
  if (share < 0.005 || share > 0.93) return 0;
  let edges = 0;
  let along = 0;
  let border = 0;
  for (let at = 0; at < mask.length - width; at += 1) {
    const x = at % width;
    if (mask[at] && (x === 0 || x === width - 1 || at < width)) border += 1;
    for (const other of x < width - 1 ? [at + 1, at + width] : [at + width]) {
      if (mask[at] === mask[other]) continue;
      edges += 1;
      let step = 0;
      for (let channel = 0; channel < 3; channel += 1)
        step = Math.max(
          step,
          Math.abs((data[4 * at + channel] as number) - (data[4 * other + channel] as number)),
        );
      along += Math.min(1, step / 32);
    }
  }
  const sharp = edges === 0 ? 0 : along / edges;
  const free = 1 - Math.min(0.6, border / (width + 2 * height));
  return Math.min(1, 0.35 + sharp) * free;
}
