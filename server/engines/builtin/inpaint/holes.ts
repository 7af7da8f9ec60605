import type { Mask } from '../pixels/picture.ts';

/** A rectangle of pixels; right and bottom are the first ones outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The gaps of a mask: nearby areas are one gap. */
export interface Holes {
  boxes: Box[];
  /** The gap of each pixel of the mask, as an index of `boxes`. */
  holeAt(x: number, y: number): number;
}

/** Minimum value of a marked pixel. */
export const MEANT = 128;
/** The picture is divided into cells, this many along its longer side; pixels in touching cells are one gap. */
const CELLS = 160;
/** Rows between two calls of `tick`. */
const TICK_ROWS = 128;

/**
 * Splits a mask into gaps that can be filled one by one. Visits each pixel once, whatever the number of gaps.
 * @param tick called every few milliseconds; may throw to stop
 */
export function findHoles(mask: Mask, tick: () => void = () => undefined): Holes {
  const { width, height, data } = mask;
  const side = Math.max(4, Math.ceil(Math.max(width, height) / CELLS));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const tight = new Array<Box | undefined>(columns * rows);
  for (let y = 0; y < height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] as number) < MEANT) continue;
      const cell = Math.floor(y / side) * columns + Math.floor(x / side);
      tight[cell] = around(tight[cell], { left: x, top: y, right: x + 1, bottom: y + 1 });
    }
  }
  const labels = new Int32Array(columns * rows).fill(-1);
  const boxes: Box[] = [];
  for (let start = 0; start < labels.length; start += 1) {
    if (tight[start] === undefined || labels[start] !== -1) continue;
    const open = [start];
    labels[start] = boxes.length;
    let box: Box | undefined;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      box = around(box, tight[cell] as Box);
      for (const next of neighbours(cell, columns, rows)) {
        if (tight[next] === undefined || labels[next] !== -1) continue;
        labels[next] = boxes.length;
        open.push(next);
      }
    }
    boxes.push(box as Box);
  }
  return { boxes, holeAt: (x, y) => labels[Math.floor(y / side) * columns + Math.floor(x / side)] as number };
}

function around(box: Box | undefined, more: Box): Box {
  if (box === undefined) return more;
  return {
    left: Math.min(box.left, more.left),
    top: Math.min(box.top, more.top),
    right: Math.max(box.right, more.right),
    bottom: Math.max(box.bottom, more.bottom),
  };
}

function* neighbours(cell: number, columns: number, rows: number): Generator<number> {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  for (let nextY = Math.max(0, y - 1); nextY <= Math.min(rows - 1, y + 1); nextY += 1)
    for (let nextX = Math.max(0, x - 1); nextX <= Math.min(columns - 1, x + 1); nextX += 1)
      yield nextY * columns + nextX;
}

/** The box with `margin` more pixels on each side, as far as the picture goes. */
export function widenBox(
  box: Box,
  margin: number,
  { width, height }: { width: number; height: number },
): Box {
  return {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(width, box.right + margin),
    bottom: Math.min(height, box.bottom + margin),
  };
}
