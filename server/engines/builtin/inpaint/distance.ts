/** State of a pixel for the fill: its colour may be used, it must be filled, or neither (another gap). */
export const KNOWN = 0;
export const HOLE = 1;
export const BLOCKED = 2;

interface Grid {
  width: number;
  height: number;
}

const DIAGONAL = Math.SQRT2;

/** Distance of each pixel to the nearest one for which `is` is false, in pixels; 0 if `is` is false for it. */
export function depths(grid: Grid, is: (at: number) => boolean): Float32Array {
  const { width, height } = grid;
  const depth = new Float32Array(width * height);
  for (let at = 0; at < depth.length; at += 1) depth[at] = is(at) ? 1e6 : 0;
  const relax = (at: number, from: number, step: number) => {
    const through = (depth[from] as number) + step;
    if (through < (depth[at] as number)) depth[at] = through;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (depth[at] === 0) continue;
      if (x > 0) relax(at, at - 1, 1);
      if (y === 0) continue;
      relax(at, at - width, 1);
      if (x > 0) relax(at, at - width - 1, DIAGONAL);
      if (x < width - 1) relax(at, at - width + 1, DIAGONAL);
    }
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      const at = y * width + x;
      if (depth[at] === 0) continue;
      if (x < width - 1) relax(at, at + 1, 1);
      if (y === height - 1) continue;
      relax(at, at + width, 1);
      if (x < width - 1) relax(at, at + width + 1, DIAGONAL);
      if (x > 0) relax(at, at + width - 1, DIAGONAL);
    }
  }
  return depth;
}

/** 1 if the square of `radius` pixels around a pixel contains one for which `is` is true. */
export function widened(grid: Grid, radius: number, is: (at: number) => boolean): Uint8Array {
  const { width, height } = grid;
  const rows = new Uint8Array(width * height);
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let last = -1e9;
    for (let x = 0; x < width; x += 1) {
      if (is(row + x)) last = x;
      if (x - last <= radius) rows[row + x] = 1;
    }
    last = 1e9;
    for (let x = width - 1; x >= 0; x -= 1) {
      if (is(row + x)) last = x;
      if (last - x <= radius) rows[row + x] = 1;
    }
  }
  for (let x = 0; x < width; x += 1) {
    let last = -1e9;
    for (let y = 0; y < height; y += 1) {
      if (rows[y * width + x] === 1) last = y;
      if (y - last <= radius) out[y * width + x] = 1;
    }
    last = 1e9;
    for (let y = height - 1; y >= 0; y -= 1) {
      if (rows[y * width + x] === 1) last = y;
      if (last - y <= radius) out[y * width + x] = 1;
    }
  }
  return out;
}
