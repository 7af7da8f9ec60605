import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { isLine, scenesIn, wordsOf } from './script.ts';
import type { Caret } from './script-edits.ts';

/** Where undo or redo changed the script: the first paragraph that differs, or the one before what is gone. */
export function caretAfter(before: Parts, after: Parts): Caret | undefined {
  const rows = rowsOf(after);
  const changed = rows.find((part) => before.get(part.id) !== part);
  if (changed) {
    const old = before.get(changed.id);
    return { id: changed.id, at: old && endOfChange(old, changed) };
  }
  const earlier = rowsOf(before);
  const gone = earlier.findIndex(({ id }) => !after.has(id));
  const near = earlier.slice(0, Math.max(gone, 0)).findLast(({ id }) => after.has(id));
  return near && { id: near.id };
}

const rowsOf = (parts: Parts): Part[] =>
  scenesIn(parts).flatMap(({ part, number, lines }) => [...(number === undefined ? [] : [part]), ...lines]);

/** Where the changed words of a paragraph end, in characters; undefined if its words are as they were. */
function endOfChange(old: Part, part: Part): number | undefined {
  const field = isLine(part) ? 'text' : 'heading';
  const [was, is] = [wordsOf(old, field), wordsOf(part, field)];
  return was === is ? undefined : is.length - sameEnd(was, is);
}

/** How many characters two texts have in common at their ends, beside those at their beginnings. */
function sameEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return end;
}

/** Where the caret stands after somebody else, or undo, changed the text around it. */
export function shiftedCaret(was: string, is: string, at: number): number {
  const end = sameEnd(was, is);
  if (at >= was.length - end) return at + is.length - was.length;
  return Math.min(at, is.length - end);
}
