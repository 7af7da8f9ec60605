/** A layout as a tree of splits: the parts of a split cover it exactly, so cells cannot leave a hole or overlap. */
import type { Size } from '../geometry.ts';

export interface Part {
  /** Share of the split length, relative to the weights of the other parts. */
  weight: number;
  /** The split inside the part; without one it is a single cell. */
  split?: Split;
}
export interface Split {
  /** `row`: parts side by side; `column`: one under the other. */
  direction: 'row' | 'column';
  parts: readonly Part[];
}

/** Left upper corner and size, in the units of the canvas. */
export interface Rect extends Size {
  x: number;
  y: number;
}

/** Cells of a split on a canvas, in reading order of the tree, with `gap` between them and around them. */
export function rectsOf(split: Split, canvas: Size, gap: number): Rect[] {
  const inside = { x: gap, y: gap, width: canvas.width - 2 * gap, height: canvas.height - 2 * gap };
  return cut(split, inside, gap);
}

function cut({ direction, parts }: Split, within: Rect, gap: number): Rect[] {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const length = (direction === 'row' ? within.width : within.height) - gap * (parts.length - 1);
  let at = direction === 'row' ? within.x : within.y;
  return parts.flatMap(({ weight, split }) => {
    const share = (length * weight) / whole;
    const rect =
      direction === 'row' ? { ...within, x: at, width: share } : { ...within, y: at, height: share };
    at += share + gap;
    return split ? cut(split, rect, gap) : [rect];
  });
}

/** Cells of the split. */
export function cellCount({ parts }: Split): number {
  return parts.reduce((sum, { split }) => sum + (split ? cellCount(split) : 1), 0);
}

const band = (direction: Split['direction'], count: number): Split => ({
  direction,
  parts: Array.from({ length: count }, () => ({ weight: 1 })),
});
const part = (weight: number, count: number, direction: Split['direction']): Part => ({
  weight,
  split: band(direction, count),
});

/** Rows of this many cells each; `weights` are the rows' heights. */
export function rows(counts: readonly number[], weights: readonly number[] = []): Split {
  return {
    direction: 'column',
    parts: counts.map((count, index) => part(weights[index] ?? 1, count, 'row')),
  };
}

/** Columns of this many cells each; `weights` are the columns' widths. */
export function columns(counts: readonly number[], weights: readonly number[] = []): Split {
  return {
    direction: 'row',
    parts: counts.map((count, index) => part(weights[index] ?? 1, count, 'column')),
  };
}

/** Two layouts side by side. */
export function beside(left: Split, leftWeight: number, right: Split, rightWeight: number): Split {
  return {
    direction: 'row',
    parts: [
      { weight: leftWeight, split: left },
      { weight: rightWeight, split: right },
    ],
  };
}

/** Two layouts one under the other. */
export function above(top: Split, topWeight: number, bottom: Split, bottomWeight: number): Split {
  return {
    direction: 'column',
    parts: [
      { weight: topWeight, split: top },
      { weight: bottomWeight, split: bottom },
    ],
  };
}

/** A single cell. */
export const ONE: Split = band('row', 1);
