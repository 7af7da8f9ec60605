import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { diffIndices } from 'node-diff3';
import { wordsIn } from '../../documents/words-in.ts';

/** The most words of a block that are compared, one by one: the time grows with their product. */
const MOST_WORDS = 2000;

/** A row of words, and of nodes as they begin and end. */
interface Words {
  /** Equal where the words are. */
  keys: string[];
  /** Where each begins in the node, with the end of the last. */
  places: number[];
}

/**
 * Makes of a block another one of its type, and touches the words alone that differ: a caret between others stays where
 * it is.
 * @param at where the block is
 */
export function replaceWords(transaction: Transaction, at: number, node: Node, next: Node): void {
  const [before, after] = [wordsOf(node), wordsOf(next)];
  if (Math.max(before.keys.length, after.keys.length) > MOST_WORDS) {
    const whole = (of: Node): Part => ({ node: of, start: 0, end: of.content.size });
    return replacePart(transaction, at, whole(node), whole(next));
  }
  for (const { buffer1, buffer2 } of diffIndices(before.keys, after.keys).toReversed())
    replacePart(transaction, at, partOf(node, before, buffer1), partOf(next, after, buffer2));
  const made = transaction.doc.nodeAt(at);
  // Parts of lists and tables that cannot be replaced each for itself.
  if (made && !made.content.eq(next.content)) transaction.replaceWith(at, at + made.nodeSize, next);
}

interface Part {
  node: Node;
  /** In the node. */
  start: number;
  end: number;
}

const partOf = (node: Node, { places }: Words, [offset, length]: readonly [number, number]): Part => ({
  node,
  start: places[offset] as number,
  end: places[offset + length] as number,
});

function wordsOf(node: Node): Words {
  const words: Words = { keys: [], places: [0] };
  const put = (key: string, size: number) => {
    words.keys.push(key);
    words.places.push((words.places.at(-1) as number) + size);
  };
  const read = (parent: Node) =>
    parent.forEach((child) => {
      const { type, attrs, marks, text } = child;
      const looks = JSON.stringify([type.name, attrs, marks]);
      if (text !== undefined) for (const word of wordsIn(text)) put(word + looks, word.length);
      else if (child.isLeaf) put(looks, child.nodeSize);
      else {
        put(looks, 1);
        read(child);
        put('', 1);
      }
    });
  read(node);
  return words;
}

/** Replaces a part by another one, from the first to the last letter that differs. */
function replacePart(transaction: Transaction, at: number, was: Part, now: Part): void {
  const [before, after] = [was.node.slice(was.start, was.end), now.node.slice(now.start, now.end)];
  const isFlat = [before, after].every(({ openStart, openEnd }) => openStart === 0 && openEnd === 0);
  const first = isFlat ? before.content.findDiffStart(after.content) : 0;
  const last = isFlat ? before.content.findDiffEnd(after.content) : { a: before.size, b: after.size };
  if (first === null || last === null) return;
  const overlap = Math.max(0, first - Math.min(last.a, last.b));
  const start = at + 1 + was.start;
  const slice = now.node.slice(now.start + first, isFlat ? now.start + last.b + overlap : now.end);
  transaction.replace(start + first, isFlat ? start + last.a + overlap : at + 1 + was.end, slice);
}
