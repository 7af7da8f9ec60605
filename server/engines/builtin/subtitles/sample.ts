/** Distance from a whole pixel below which a pixel is copied without interpolation, with its grain. */
const WHOLE = 0.08;

/** Samples a plane between its pixels by cubic interpolation (Catmull-Rom); whole pixels are unchanged. */
export function sampleAt(plane: Uint8Array, width: number, height: number, x: number, y: number): number {
  const nearX = Math.round(x);
  const nearY = Math.round(y);
  if (Math.abs(x - nearX) < WHOLE && Math.abs(y - nearY) < WHOLE)
    return plane[Math.min(height - 1, nearY) * width + Math.min(width - 1, nearX)] as number;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2)
    return bilinear(plane, width, height, x, y);
  const at = (top - 1) * width + left - 1;
  const a = weight(1 + fx);
  const b = weight(fx);
  const c = weight(1 - fx);
  const d = weight(2 - fx);
  let sum = 0;
  for (let row = 0; row < 4; row += 1) {
    const from = at + row * width;
    const line =
      a * (plane[from] as number) +
      b * (plane[from + 1] as number) +
      c * (plane[from + 2] as number) +
      d * (plane[from + 3] as number);
    sum += line * weight(Math.abs(row - 1 - fy));
  }
  return sum;
}

function weight(distance: number): number {
  if (distance < 1) return (1.5 * distance - 2.5) * distance * distance + 1;
  return ((-0.5 * distance + 2.5) * distance - 4) * distance + 2;
}

function bilinear(plane: Uint8Array, width: number, height: number, x: number, y: number): number {
  const px = Math.max(0, Math.min(width - 1, x));
  const py = Math.max(0, Math.min(height - 1, y));
  const left = Math.floor(px);
  const top = Math.floor(py);
  const fx = px - left;
  const fy = py - top;
  const at = top * width + left;
  const right = left < width - 1 ? 1 : 0;
  const below = top < height - 1 ? width : 0;
  return (
    ((plane[at] as number) * (1 - fx) + (plane[at + right] as number) * fx) * (1 - fy) +
    ((plane[at + below] as number) * (1 - fx) + (plane[at + below + right] as number) * fx) * fy
  );
}
