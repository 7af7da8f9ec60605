/** Connected areas of equal value. */
export interface Islands {
  /** Number of the area of each pixel. */
  of: Int32Array;
  /** Pixels of each area. */
  sizes: number[];
  /** Value of each area. */
  values: number[];
}

/** Areas of equal value that are connected by their sides. */
export function findIslands(values: Uint8Array, width: number): Islands {
  const of = new Int32Array(values.length).fill(-1);
  const stack = new Int32Array(values.length);
  const islands: Islands = { of, sizes: [], values: [] };
  for (let start = 0; start < values.length; start += 1) {
    if (of[start] !== -1) continue;
    const number = islands.sizes.length;
    const value = values[start] as number;
    let size = 0;
    let open = 0;
    const reach = (at: number) => {
      if (values[at] !== value || of[at] !== -1) return;
      of[at] = number;
      stack[open] = at;
      open += 1;
    };
    reach(start);
    while (open > 0) {
      open -= 1;
      const at = stack[open] as number;
      size += 1;
      const x = at % width;
      if (x > 0) reach(at - 1);
      if (x < width - 1) reach(at + 1);
      if (at >= width) reach(at - width);
      if (at + width < values.length) reach(at + width);
    }
    islands.sizes.push(size);
    islands.values.push(value);
  }
  return islands;
}

/** Limits for cleaning up a first guess. */
export interface TidyRules {
  /** Areas of the subject smaller than this share of its largest one are removed. */
  least: number;
  /** Holes smaller than this share of the picture are filled. */
  hole: number;
  /** Pixels that the user painted as kept: their areas stay, whatever their size. */
  kept?: (at: number) => boolean;
  /** Pixels that the user painted as erased: their holes stay. */
  erased?: (at: number) => boolean;
}

/** Removes specks from a mask of 0 and 1, and fills small holes. */
export function tidy(mask: Uint8Array, width: number, rules: TidyRules): void {
  const { of, sizes, values } = findIslands(mask, width);
  const asked = new Uint8Array(sizes.length);
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] ? rules.kept?.(at) : rules.erased?.(at)) asked[of[at] as number] = 1;
  }
  let largest = 0;
  sizes.forEach((size, number) => {
    if (values[number]) largest = Math.max(largest, size);
  });
  for (let at = 0; at < mask.length; at += 1) {
    const number = of[at] as number;
    if (asked[number]) continue;
    const size = sizes[number] as number;
    if (mask[at] ? size < largest * rules.least : size < mask.length * rules.hole)
      mask[at] = mask[at] ? 0 : 1;
  }
}
