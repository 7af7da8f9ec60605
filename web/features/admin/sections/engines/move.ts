/** A list with one item moved to another index; an index outside the list counts as its nearest end. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, item);
}

/**
 * The place that a dragged row is over: the number of other rows whose middle is above the pointer.
 * @param middles of all rows from top to bottom, in the pixels of the pointer
 */
export function placeAt(middles: readonly number[], dragged: number, pointer: number): number {
  return middles.filter((middle, at) => at !== dragged && middle < pointer).length;
}
