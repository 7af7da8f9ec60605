import type { Point } from '../faces/face.ts';
import { blurPlane } from '../pixels/blur.ts';
import type { Plane } from '../pixels/picture.ts';

/** A plane of 1 inside the outline and 0 outside, softened over about `soft` pixels. */
export function polygonPlane(
  size: { width: number; height: number },
  outline: readonly Point[],
  soft: number,
): Plane {
  const { width, height } = size;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const crossings = crossingsAt(outline, y + 0.5);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] as number) - 0.5));
      const to = Math.min(width, Math.ceil((crossings[pair + 1] as number) - 0.5));
      if (to > from) data.fill(1, y * width + from, y * width + to);
    }
  }
  return blurPlane({ width, height, data }, soft);
}

function crossingsAt(outline: readonly Point[], y: number): number[] {
  const found: number[] = [];
  let before = outline.at(-1) as Point;
  for (const point of outline) {
    if (point.y > y !== before.y > y)
      found.push(before.x + ((point.x - before.x) * (y - before.y)) / (point.y - before.y));
    before = point;
  }
  return found.toSorted((a, b) => a - b);
}
