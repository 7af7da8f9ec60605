import type { HeightField } from './height-field.ts';
import { FAR } from './height-field.ts';

/** Nearest ground in view, in scene units. */
const NEAR = 0.22;

/**
 * The ground as seen from the eye: one column per pixel column, rows at depths that grow by a constant factor, so
 * that near ground is fine and far ground coarse. Row r lies at depth NEAR * growth^r.
 */
export interface View {
  width: number;
  height: number;
  rows: number;
  /** Height of the eye above the water level, and the pixel row of the horizon. */
  eye: number;
  horizon: number;
  /** Pixels per unit of slope: the row of height h at depth z is horizon - (h - eye) / z * focal. */
  focal: number;
  spanX: number;
  depths: Float32Array;
  heights: Float32Array;
}

/** Depth at a fractional row. */
export function depthAt(view: View, row: number): number {
  return NEAR * (FAR / NEAR) ** (row / (view.rows - 1));
}

/** Tangent of the angle of a pixel column to the line of sight. */
export function slantAt(view: View, column: number): number {
  return (((column + 0.5) / view.width) * 2 - 1) * view.spanX;
}

/** Samples the ground for a picture; the eye stands `above` the highest ground near it. */
export function openView(
  ground: HeightField,
  width: number,
  height: number,
  above: number,
  horizonShare: number,
  onShare: (share: number) => void,
): View {
  const rows = Math.max(200, Math.min(620, Math.round(height * 0.9)));
  const aspect = width / height;
  const spanX = aspect > 1 ? Math.min(0.86, 0.42 * aspect) : 0.4;
  const focal = width / (2 * spanX);
  const depths = Float32Array.from({ length: rows }, (_, row) => NEAR * (FAR / NEAR) ** (row / (rows - 1)));
  const heights = new Float32Array(rows * width);
  const view: View = {
    width,
    height,
    rows,
    eye: 0,
    horizon: height * horizonShare,
    focal,
    spanX,
    depths,
    heights,
  };
  for (let row = 0; row < rows; row += 1) {
    if (row % 24 === 0) onShare(row / rows);
    const depth = depths[row] as number;
    for (let column = 0; column < width; column += 1)
      heights[row * width + column] = ground.height(slantAt(view, column) * depth, depth);
  }
  let highest = 0;
  for (let row = 0; row < rows && (depths[row] as number) < 1.6; row += 1) {
    for (let column = 0; column < width; column += 4) {
      const depth = depths[row] as number;
      highest = Math.max(
        highest,
        (heights[row * width + column] as number) - Math.max(0, depth - 0.5) * 0.12,
      );
    }
  }
  view.eye = highest + above;
  return view;
}

/** For every pixel the fractional row of the ground that is seen there, or -1 for sky. */
export function traceGround(view: View): Float32Array {
  const { width, height, rows, eye, horizon, focal, heights, depths } = view;
  const seen = new Float32Array(width * height).fill(-1);
  for (let column = 0; column < width; column += 1) {
    let top = height;
    let before = height + 1;
    for (let row = 0; row < rows; row += 1) {
      const ground = heights[row * width + column] as number;
      const line = horizon - (((ground > 0 ? ground : 0) - eye) / (depths[row] as number)) * focal;
      const first = Math.max(0, Math.ceil(line - 0.5));
      if (first < top) {
        const step = before - line;
        for (let pixel = top - 1; pixel >= first; pixel -= 1) {
          const share = step > 1e-4 ? (before - pixel - 0.5) / step : 1;
          seen[pixel * width + column] = row === 0 ? 0 : row - 1 + (share < 0 ? 0 : share > 1 ? 1 : share);
        }
        top = first;
        if (top === 0) break;
      }
      before = line;
    }
  }
  return seen;
}

/**
 * The same for the image in still water: for the pixel that lies as far above the horizon as the water below it, the
 * row of the ground that is mirrored there, or -1 for sky. Rows are counted from the top of the picture.
 */
export function traceMirror(view: View): Float32Array {
  const { width, height, rows, eye, horizon, focal, heights, depths } = view;
  const seen = new Float32Array(width * height).fill(-1);
  for (let column = 0; column < width; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const ground = heights[row * width + column] as number;
      if (ground <= 0) continue;
      const depth = depths[row] as number;
      const top = Math.max(0, Math.ceil(horizon - ((ground + eye) / depth) * focal - 0.5));
      const foot = Math.min(height - 1, Math.floor(horizon - (eye / depth) * focal - 0.5));
      for (let pixel = foot; pixel >= top; pixel -= 1) {
        const at = pixel * width + column;
        if ((seen[at] as number) < 0) seen[at] = row;
      }
    }
  }
  return seen;
}

/** Height of the ground at a fractional row of a column. */
export function heightAt(view: View, row: number, column: number): number {
  const lower = Math.min(view.rows - 2, row | 0);
  const share = row - lower;
  const at = lower * view.width + column;
  return (view.heights[at] as number) * (1 - share) + (view.heights[at + view.width] as number) * share;
}

/** Slopes of the ground along x and z at a fractional row of a column. */
export function slopeAt(view: View, row: number, column: number): [number, number] {
  const { width, heights, depths, spanX } = view;
  const middle = Math.max(1, Math.min(view.rows - 2, Math.round(row)));
  const left = Math.max(0, column - 2);
  const right = Math.min(width - 1, column + 2);
  const depth = depths[middle] as number;
  const line = middle * width;
  const across =
    ((heights[line + right] as number) - (heights[line + left] as number)) /
    ((((right - left) * 2) / width) * spanX * depth);
  const away =
    ((heights[line + width + column] as number) - (heights[line - width + column] as number)) /
    ((depths[middle + 1] as number) - (depths[middle - 1] as number));
  return [across, away - slantAt(view, column) * across];
}
