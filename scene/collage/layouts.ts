/** The layouts that are offered, by number of pictures: a collage begins with the first one. */
import { above, beside, columns, ONE, rows, type Split } from './splits.ts';

export interface Layout {
  /** Unique among the layouts of its number of pictures; saved in documents, so it keeps its meaning. */
  id: string;
  split: Split;
}

/** Pictures of one collage. */
export const PICTURES = { minimum: 2, maximum: 12 } as const;

const layout = (id: string, split: Split): Layout => ({ id, split });

const BY_COUNT: Readonly<Record<number, readonly Layout[]>> = {
  1: [layout('one', ONE)],
  2: [
    layout('row', columns([1, 1])),
    layout('column', rows([1, 1])),
    layout('left-wide', columns([1, 1], [2, 1])),
    layout('top-high', rows([1, 1], [2, 1])),
    layout('right-wide', columns([1, 1], [1, 2])),
  ],
  3: [
    layout('left-one', columns([1, 2], [3, 2])),
    layout('top-one', rows([1, 2], [3, 2])),
    layout('row', columns([1, 1, 1])),
    layout('column', rows([1, 1, 1])),
    layout('right-one', columns([2, 1], [2, 3])),
    layout('bottom-one', rows([2, 1], [2, 3])),
  ],
  4: [
    layout('grid', rows([2, 2])),
    layout('left-one', columns([1, 3], [2, 1])),
    layout('top-one', rows([1, 3], [2, 1])),
    layout('row', columns([1, 1, 1, 1])),
    layout('column', rows([1, 1, 1, 1])),
    layout('pinwheel', beside(rows([1, 1], [3, 2]), 1, rows([1, 1], [2, 3]), 1)),
  ],
  5: [
    layout('two-three', rows([2, 3], [3, 2])),
    layout('three-two', rows([3, 2], [2, 3])),
    layout('left-one', beside(ONE, 1, rows([2, 2]), 1)),
    layout('top-one', rows([1, 4], [5, 2])),
    layout('columns-two-three', columns([2, 3], [3, 2])),
    layout('middle-one', columns([2, 1, 2], [1, 2, 1])),
  ],
  6: [
    layout('grid', rows([3, 3])),
    layout('columns', rows([2, 2, 2])),
    layout('corner-one', above(beside(ONE, 2, rows([1, 1]), 1), 2, columns([1, 1, 1]), 1)),
    layout('one-two-three', rows([1, 2, 3], [3, 2, 2])),
    layout('middle-two', columns([2, 2, 2], [2, 3, 2])),
  ],
  7: [
    layout('two-three-two', rows([2, 3, 2])),
    layout('left-one', beside(ONE, 1, rows([2, 2, 2]), 1)),
    layout('top-one', above(ONE, 1, rows([3, 3]), 1)),
    layout('three-four', rows([3, 4], [4, 3])),
    layout('middle-one', columns([3, 1, 3], [1, 2, 1])),
  ],
  8: [
    layout('grid', rows([4, 4])),
    layout('columns', rows([2, 2, 2, 2])),
    layout('three-two-three', rows([3, 2, 3], [2, 3, 2])),
    layout('middle-two', columns([3, 2, 3])),
    layout('corner-one', above(beside(ONE, 3, rows([1, 1, 1]), 1), 3, columns([1, 1, 1, 1]), 1)),
  ],
  9: [
    layout('grid', rows([3, 3, 3])),
    layout('left-one', beside(ONE, 1, rows([2, 2, 2, 2]), 1)),
    layout('top-one', above(ONE, 1, rows([4, 4]), 1)),
    layout('two-three-four', rows([2, 3, 4], [4, 3, 2])),
    layout('middle-one', columns([4, 1, 4], [1, 2, 1])),
  ],
  10: [
    layout('three-four-three', rows([3, 4, 3])),
    layout('rows', rows([5, 5])),
    layout('left-one', beside(ONE, 1, rows([3, 3, 3]), 1)),
    layout('columns', rows([2, 2, 2, 2, 2])),
    layout('two-four-four', rows([2, 4, 4], [2, 1, 1])),
  ],
  11: [
    layout('four-three-four', rows([4, 3, 4])),
    layout('three-four-four', rows([3, 4, 4], [4, 3, 3])),
    layout('top-one', above(ONE, 1, rows([5, 5]), 1)),
    layout('columns', columns([4, 3, 4])),
    layout('two-three', rows([2, 3, 3, 3], [3, 2, 2, 2])),
  ],
  12: [
    layout('grid', rows([4, 4, 4])),
    layout('columns', rows([3, 3, 3, 3])),
    layout('rows', rows([6, 6])),
    layout('two-four-six', rows([2, 4, 6], [3, 2, 1])),
    layout(
      'frame-one',
      above(
        columns([1, 1, 1, 1]),
        1,
        above(beside(rows([1, 1]), 1, beside(ONE, 2, rows([1, 1]), 1), 3), 2, columns([1, 1, 1]), 1),
        3,
      ),
    ),
  ],
};

/** The layouts for this many pictures; none for 0 or more than 12. */
export function layoutsFor(count: number): readonly Layout[] {
  return BY_COUNT[count] ?? [];
}

/** The layout with this id for this many pictures, or else the first one for that number. */
export function findLayout(count: number, id: string): Layout | undefined {
  const offered = layoutsFor(count);
  return offered.find((each) => each.id === id) ?? offered[0];
}
