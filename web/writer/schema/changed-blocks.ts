import type { Node } from '@tiptap/pm/model';

/** Where two versions of a text differ: blocks from `from` to before `to`, which were those to before `toBefore`. */
export interface ChangedBlocks {
  from: number;
  to: number;
  toBefore: number;
}

/** Blocks that nobody touched are the same objects, so that a key in 3,000 blocks is found by comparing references. */
export function changedBlocks(before: readonly Node[], after: readonly Node[]): ChangedBlocks {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < least - from && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1;
  return { from, to: after.length - same, toBefore: before.length - same };
}
