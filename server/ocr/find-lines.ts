import type { Plane } from '../engines/builtin/pixels/picture.ts';
import { type Point, type Quad, quadOf, smallestRectangle, type TurnedRectangle } from './quad.ts';

/** From this probability on, a pixel belongs to the middle of a line (`det_db_thresh` of PaddleOCR). */
const INSIDE = 0.3;
/** Mean probability that a line must have in its rectangle (`det_db_box_thresh`). */
const SURE = 0.6;
/** The network marks lines narrower than they are, by this ratio of area to outline (`det_db_unclip_ratio`). */
const UNCLIP = 1.5;
/** Height of the narrowest line in the map, in pixels. */
const NARROWEST = 3;

export interface FoundLine {
  /** In pixels of the map. */
  quad: Quad;
  /** From 0 to 1. */
  sure: number;
}

/**
 * Lines of text in the map of a network that was trained by differentiable binarization (Liao et al. 2020): each
 * connected component is the shrunk middle of one line.
 *
 * @param map probability of each pixel to be in the middle of a line, from 0 to 1
 */
export function findLines(map: Plane): FoundLine[] {
  const found: FoundLine[] = [];
  for (const part of partsOf(map)) {
    const rectangle = smallestRectangle(part);
    const { length, breadth } = rectangle;
    if (Math.min(length, breadth) < NARROWEST) continue;
    const sure = meanIn(map, rectangle);
    if (sure < SURE) continue;
    const more = (length * breadth * UNCLIP) / (2 * (length + breadth));
    found.push({ quad: quadOf(rectangle, more), sure });
  }
  return found;
}

/** Outlines of the connected components (with diagonal neighbours): the ends of their rows. */
function partsOf({ width, height, data }: Plane): Point[][] {
  const seen = new Uint8Array(data.length);
  const isIn = (at: number) => (data[at] as number) > INSIDE && seen[at] === 0;
  const parts: Point[][] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (!isIn(start)) continue;
    const rows = new Map<number, { left: number; right: number }>();
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      const row = rows.get(y);
      if (!row) rows.set(y, { left: x, right: x });
      else if (x < row.left) row.left = x;
      else if (x > row.right) row.right = x;
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
          const next = nextY * width + nextX;
          if (!isIn(next)) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    parts.push(
      [...rows].flatMap(([y, { left, right }]) => [
        { x: left, y },
        { x: right, y },
      ]),
    );
  }
  return parts;
}

function meanIn({ width, height, data }: Plane, { middle, along, length, breadth }: TurnedRectangle): number {
  const reach = (length + breadth) / 2;
  let sum = 0;
  let count = 0;
  const from = (value: number) => Math.max(0, Math.floor(value - reach));
  const to = (value: number, most: number) => Math.min(most - 1, Math.ceil(value + reach));
  for (let y = from(middle.y); y <= to(middle.y, height); y += 1) {
    for (let x = from(middle.x); x <= to(middle.x, width); x += 1) {
      const [dx, dy] = [x - middle.x, y - middle.y];
      if (Math.abs(dx * along.x + dy * along.y) > length / 2 + 0.5) continue;
      if (Math.abs(dy * along.x - dx * along.y) > breadth / 2 + 0.5) continue;
      sum += data[y * width + x] as number;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
