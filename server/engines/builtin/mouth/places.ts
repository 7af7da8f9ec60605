import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { Face, Point } from '../faces/face.ts';

/** Places of faces, in shares of their picture and clipped at its border. */
export function placesOf(
  faces: readonly Face[],
  { width, height }: { width: number; height: number },
): Place[] {
  const share = (value: number, whole: number) => Math.max(0, Math.min(1, value / whole));
  return faces.map(({ box }) => {
    const [left, top] = [share(box.x, width), share(box.y, height)];
    return {
      left,
      top,
      width: share(box.x + box.width, width) - left,
      height: share(box.y + box.height, height) - top,
    };
  });
}

/** The middle of a place, in pixels. */
export const middleOfPlace = (
  { left, top, width, height }: Place,
  size: { width: number; height: number },
): Point => ({ x: (left + width / 2) * size.width, y: (top + height / 2) * size.height });
