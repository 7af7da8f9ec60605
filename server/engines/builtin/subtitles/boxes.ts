/** A rectangle in shares of a frame, 0 to 1. */
export interface ShareBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const rightOf = ({ left, width }: ShareBox): number => left + width;
export const bottomOf = ({ top, height }: ShareBox): number => top + height;

/** Area of the intersection of two boxes. */
export function overlap(a: ShareBox, b: ShareBox): number {
  const width = Math.min(rightOf(a), rightOf(b)) - Math.max(a.left, b.left);
  const height = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top);
  return width <= 0 || height <= 0 ? 0 : width * height;
}

/** Intersection over union of two boxes. */
export function likeness(a: ShareBox, b: ShareBox): number {
  const both = overlap(a, b);
  return both / (a.width * a.height + b.width * b.height - both);
}

/** The smallest box around all; needs at least one. */
export function around(boxes: readonly ShareBox[]): ShareBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(rightOf)) - left,
    height: Math.max(...boxes.map(bottomOf)) - top,
  };
}
