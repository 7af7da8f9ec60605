/** Which rows of a long table are drawn: those that are visible, and a few more. */

/** The offset of each row in CSS pixels, followed by the height of all. */
export function rowOffsets(heights: readonly number[]): Float64Array {
  const offsets = new Float64Array(heights.length + 1);
  heights.forEach((height, at) => {
    offsets[at + 1] = (offsets[at] as number) + height;
  });
  return offsets;
}

export interface RowWindow {
  /** First row that is drawn, and the one after the last. */
  first: number;
  end: number;
  /** Pixels of the rows above and below, which are not drawn. */
  above: number;
  below: number;
}

/** @param spare pixels above and below the view that are drawn as well */
export function rowWindow(offsets: Float64Array, top: number, height: number, spare: number): RowWindow {
  const count = offsets.length - 1;
  const all = offsets[count] ?? 0;
  const first = Math.min(Math.max(0, count - 1), rowAt(offsets, top - spare));
  const end = Math.min(count, rowAt(offsets, top + height + spare) + 1);
  return { first, end, above: offsets[first] ?? 0, below: all - (offsets[end] ?? all) };
}

/** The row that covers a height; the first or the last one outside. */
function rowAt(offsets: Float64Array, height: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] as number) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The scroll position at which a row is fully visible; undefined if it is already. */
export function scrollToRow(
  offsets: Float64Array,
  row: number,
  view: { top: number; height: number },
): number | undefined {
  const [from = 0, to = 0] = [offsets[row], offsets[row + 1]];
  if (from >= view.top && to <= view.top + view.height) return undefined;
  // A distant row is scrolled to the upper third, so that the next ones are visible too.
  const isNear = Math.abs(from - view.top) < 2 * view.height;
  if (!isNear) return Math.max(0, from - view.height / 3);
  return from < view.top ? from : Math.max(0, Math.min(from, to - view.height));
}
