/** How the parts of a region move from one frame to another: one shift for each place of a grid. */
export interface MotionField {
  /** Pixels of the region per pixel of the field, the unit of everything else. */
  scale: number;
  columns: number;
  rows: number;
  /** Pixels between two places; the first is at half of it. */
  step: number;
  dx: Float32Array;
  dy: Float32Array;
  /** Remaining mean difference in brightness at each place. */
  left: Float32Array;
}

/** Difference at places where nothing could be compared. */
export const UNKNOWN = 10;
/** A shorter shift, in pixels of the region, counts as none. */
const STANDS = 0.06;

/** A smaller motion counts as none: pixels then stay unchanged, with their grain. */
export function standStill({ scale, dx, dy }: MotionField): void {
  for (let at = 0; at < dx.length; at += 1) {
    if (scale * Math.hypot(dx[at] as number, dy[at] as number) >= STANDS) continue;
    dx[at] = 0;
    dy[at] = 0;
  }
}

/**
 * The shift and the remaining difference at a point of the region. `out` gets dx, dy (in its pixels)
 * and the difference.
 */
export function shiftAt(field: MotionField, x: number, y: number, out: Float32Array): void {
  const { scale } = field;
  between(field, x / scale, y / scale, out);
  out[0] = scale * (out[0] as number);
  out[1] = scale * (out[1] as number);
}

/** Interpolates between the places of the grid, in its pixels. */
function between(field: MotionField, x: number, y: number, out: Float32Array): void {
  const { columns, rows, step } = field;
  const column = Math.max(0, Math.min(columns - 1, x / step - 0.5));
  const row = Math.max(0, Math.min(rows - 1, y / step - 0.5));
  const left = column | 0;
  const top = row | 0;
  const at = top * columns + left;
  const right = left + 1 < columns ? at + 1 : at;
  const down = top + 1 < rows ? columns : 0;
  const fx = column - left;
  const fy = row - top;
  out[0] = mixed(field.dx, at, right, down, fx, fy);
  out[1] = mixed(field.dy, at, right, down, fx, fy);
  out[2] = mixed(field.left, at, right, down, fx, fy);
}

const mixed = (
  values: Float32Array,
  at: number,
  right: number,
  down: number,
  fx: number,
  fy: number,
): number =>
  ((values[at] as number) * (1 - fx) + (values[right] as number) * fx) * (1 - fy) +
  ((values[at + down] as number) * (1 - fx) + (values[right + down] as number) * fx) * fy;

/**
 * Fills places at which nothing could be compared from the nearest known ones, in place.
 * @returns whether anything is known
 */
export function spreadField({ columns, rows, dx, dy, left }: MotionField): boolean {
  let open = Array.from(left.keys()).filter((at) => (left[at] as number) >= UNKNOWN);
  if (open.length === left.length) return false;
  while (open.length > 0) {
    const isOpen = new Set(open);
    for (const at of open) {
      const column = at % columns;
      const row = (at - column) / columns;
      let [sumX, sumY, doubt, count] = [0, 0, 0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          const near = y * columns + x;
          if (isOpen.has(near)) continue;
          sumX += dx[near] as number;
          sumY += dy[near] as number;
          doubt += left[near] as number;
          count += 1;
        }
      if (count === 0) continue;
      dx[at] = sumX / count;
      dy[at] = sumY / count;
      left[at] = Math.min(UNKNOWN - 1, doubt / count + 0.5);
    }
    open = open.filter((at) => (left[at] as number) >= UNKNOWN);
  }
  return true;
}

/** The inverse motion: the previous place of the content at a place. */
export function inverted(field: MotionField): MotionField {
  const out: MotionField = {
    ...field,
    dx: new Float32Array(field.dx.length),
    dy: new Float32Array(field.dy.length),
  };
  const shift = new Float32Array(3);
  for (let at = 0; at < field.dx.length; at += 1) {
    const x = ((at % field.columns) + 0.5) * field.step;
    const y = (Math.floor(at / field.columns) + 0.5) * field.step;
    let [backX, backY] = [-(field.dx[at] as number), -(field.dy[at] as number)];
    for (let round = 0; round < 3; round += 1) {
      between(field, x + backX, y + backY, shift);
      [backX, backY] = [-(shift[0] as number), -(shift[1] as number)];
    }
    out.dx[at] = backX;
    out.dy[at] = backY;
  }
  return out;
}

/** The composition of two motions. */
export function followed(first: MotionField, second: MotionField): MotionField {
  const out: MotionField = { ...first, dx: first.dx.slice(), dy: first.dy.slice() };
  const shift = new Float32Array(3);
  for (let at = 0; at < out.dx.length; at += 1) {
    const x = ((at % out.columns) + 0.5) * out.step + (out.dx[at] as number);
    const y = (Math.floor(at / out.columns) + 0.5) * out.step + (out.dy[at] as number);
    between(second, x, y, shift);
    out.dx[at] = (out.dx[at] as number) + (shift[0] as number);
    out.dy[at] = (out.dy[at] as number) + (shift[1] as number);
  }
  return out;
}
