import { isSameJson } from '@inkreel/contract/documents/parts/part.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { wordsOf } from '@inkreel/contract/documents/text-node.ts';
import type { Node, ResolvedPos, Schema } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { idOf } from '../schema/block-ids.ts';
import type { OthersChange } from './parts-tracker.ts';
import { replaceWords } from './replace-words.ts';

/** Says of a transaction that it came from others. */
export const FROM_OTHERS = 'fromOthers';

/** A stored block as the editor has it. One that does not fit the schema is shown as its words, and never lost whole. */
export function blockOf(schema: Schema, stored: TextNode, id: string): Node {
  try {
    const node = schema.nodeFromJSON({ ...stored, attrs: { ...stored.attrs, id } });
    node.check();
    return node;
  } catch {
    const words = wordsOf(stored);
    const content = words === '' ? [] : [schema.text(words)];
    return schema.node('codeBlock', { id }, content);
  }
}

/**
 * Puts what others did into an open editor. Only the characters that differ are replaced, so that the caret stays where
 * it is, and no step of undo is made.
 * @param indexOf where a block that is not among the changes is
 */
export function applyOthers(
  state: EditorState,
  changes: readonly OthersChange[],
  indexOf: (id: string) => string | undefined,
): Transaction {
  const transaction = state.tr.setMeta('addToHistory', false).setMeta(FROM_OTHERS, true);
  const indexes = new Map(changes.flatMap((change) => ('gone' in change ? [] : [[change.id, change.index]])));
  const placeOf = (id: string) => indexes.get(id) ?? indexOf(id) ?? '';
  for (const change of changes) {
    const here = find(transaction.doc, change.id);
    if ('gone' in change) {
      if (here) transaction.delete(here.at, here.at + here.node.nodeSize);
      continue;
    }
    if (here && !change.isMoved) {
      changeBlock(transaction, here, blockOf(state.schema, change.node, change.id));
      continue;
    }
    if (here) transaction.delete(here.at, here.at + here.node.nodeSize);
    const next = here && !change.isChanged ? here.node : blockOf(state.schema, change.node, change.id);
    transaction.insert(placeFor(transaction.doc, change, placeOf), next);
  }
  keepCaret(transaction, state);
  return transaction;
}

function find(doc: Node, id: string): { node: Node; at: number } | undefined {
  let found: { node: Node; at: number } | undefined;
  doc.forEach((node, at) => {
    if (idOf(node) === id) found = { node, at };
  });
  return found;
}

/** Before the first block that is behind it. */
function placeFor(doc: Node, { id, index }: { id: string; index: string }, placeOf: (id: string) => string) {
  let place = doc.content.size;
  doc.forEach((node, at) => {
    const other = idOf(node);
    if (other === null || at >= place) return;
    const key = placeOf(other);
    if (key !== '' && (key > index || (key === index && other > id))) place = at;
  });
  return place;
}

function changeBlock(transaction: Transaction, { node, at }: { node: Node; at: number }, next: Node): void {
  if (node.isAtom || node.type !== next.type || !isSameJson(node.attrs as never, next.attrs as never))
    transaction.replaceWith(at, at + node.nodeSize, next);
  else replaceWords(transaction, at, node, next);
}

/**
 * The caret stays behind the letter that it is behind: what others put in beside it comes after it. It stays in its block
 * also where that is moved or replaced.
 */
function keepCaret(transaction: Transaction, { selection }: EditorState): void {
  if (!(selection instanceof TextSelection) || !transaction.docChanged) return;
  const placeOf = ($at: ResolvedPos) => {
    const block = $at.depth > 0 ? idOf($at.node(1)) : null;
    const mapped = transaction.doc.resolve(transaction.mapping.map($at.pos, -1));
    if (mapped.parent.inlineContent && block === idOf(mapped.node(1))) return mapped;
    const here = block === null ? undefined : find(transaction.doc, block);
    return (
      here && transaction.doc.resolve(here.at + Math.min($at.pos - $at.before(1), here.node.nodeSize - 1))
    );
  };
  const [anchor, head] = [placeOf(selection.$anchor), placeOf(selection.$head)];
  if (anchor && head) transaction.setSelection(TextSelection.between(anchor, head));
}
