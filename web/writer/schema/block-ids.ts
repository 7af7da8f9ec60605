import { TEXT_BLOCKS } from '@inkreel/contract/documents/text-node.ts';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { newId } from '../../lib/new-id.ts';
import { changedBlocks } from './changed-blocks.ts';

/** The id of a block: that of its part. */
export const idOf = (block: Node): string | null => block.attrs['id'] as string | null;

/**
 * An id for each block at the top of the text, and for no other. A split keeps the id with the first half, a merge that
 * of the block that stays, a copy gets another one. Blocks from elsewhere bring their ids.
 */
export const BlockIds = Extension.create<{ make: () => string }>({
  name: 'blockIds',
  addOptions: () => ({ make: newId }),
  addGlobalAttributes: () => [
    {
      types: [...TEXT_BLOCKS],
      attributes: { id: { default: null, keepOnSplit: false, rendered: false } },
    },
  ],
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('blockIds'),
        appendTransaction: (transactions, before, after) =>
          transactions.some(({ docChanged }) => docChanged)
            ? withIds(before, after, this.options.make)
            : null,
      }),
    ];
  },
});

function withIds(before: EditorState, after: EditorState, make: () => string): Transaction | null {
  if (isTyped(before.doc, after.doc)) return null;
  const old = new Set(before.doc.children);
  // Of two equal ids the block that was there before keeps its own.
  const owners = new Map<string, { node: Node; at: number }>();
  after.doc.forEach((node, at) => {
    const id = idOf(node);
    const owner = id === null ? undefined : owners.get(id);
    if (id !== null && (!owner || (old.has(node) && !old.has(owner.node)))) owners.set(id, { node, at });
  });
  const transaction = after.tr.setMeta('addToHistory', false);
  after.doc.forEach((node, at) => {
    const id = idOf(node);
    if (id === null || owners.get(id)?.at !== at) transaction.setNodeAttribute(at, 'id', make());
    if (old.has(node)) return;
    node.descendants((inner, offset) => {
      if (inner.attrs['id']) transaction.setNodeAttribute(at + 1 + offset, 'id', null);
    });
  });
  return transaction.docChanged ? transaction : null;
}

/** Whether one block alone has other words, which is what nearly every key does. */
function isTyped({ children: before }: Node, { children: after }: Node): boolean {
  const { from, to, toBefore } = changedBlocks(before, after);
  const [was, now] = [before[from], after[from]];
  if (to - from !== 1 || toBefore - from !== 1 || !was || !now) return false;
  return idOf(now) !== null && idOf(now) === idOf(was) && was.isTextblock && now.isTextblock;
}
