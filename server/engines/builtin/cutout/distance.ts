const STRAIGHT = 1;
const DIAGONAL = Math.SQRT2;

/** Distance of each pixel to the nearest one for which `target` is not 0, in pixels, within a few per cent. */
export function distanceTo(target: Uint8Array, width: number): Float32Array {
  const count = target.length;
  const out = new Float32Array(count);
  for (let at = 0; at < count; at += 1) out[at] = target[at] ? 0 : 1e6;
  const relax = (at: number, from: number, cost: number) => {
    const through = (out[from] as number) + cost;
    if (through < (out[at] as number)) out[at] = through;
  };
  for (let at = 0; at < count; at += 1) {
    const x = at % width;
    if (x > 0) relax(at, at - 1, STRAIGHT);
    if (at < width) continue;
    relax(at, at - width, STRAIGHT);
    if (x > 0) relax(at, at - width - 1, DIAGONAL);
    if (x < width - 1) relax(at, at - width + 1, DIAGONAL);
  }
  for (let at = count - 1; at >= 0; at -= 1) {
    const x = at % width;
    if (x < width - 1) relax(at, at + 1, STRAIGHT);
    if (at + width >= count) continue;
    relax(at, at + width, STRAIGHT);
    if (x < width - 1) relax(at, at + width + 1, DIAGONAL);
    if (x > 0) relax(at, at + width - 1, DIAGONAL);
  }
  return out;
}
