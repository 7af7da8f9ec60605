/** Marks what open comments are about. They move along with what is typed, and are placed again when comments change. */
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Store } from '../../lib/store.ts';
import { FROM_OTHERS } from '../editor/apply-others.ts';
import { idOf } from '../schema/block-ids.ts';
import { commentsReader, type Thread, threadsOf } from './comments.ts';

interface Marked {
  threads: readonly Thread[];
  marks: DecorationSet;
}

export const COMMENT_MARKS = new PluginKey<Marked>('commentMarks');

/** Where the words of a thread are in a block; undefined if they are no longer there. */
function placeOf(block: Node, at: number, quote: string): { from: number; to: number } | undefined {
  let found: { from: number; to: number } | undefined;
  const look = (node: Node, start: number) => {
    const offset = node.textBetween(0, node.content.size, undefined, '\ufffc').indexOf(quote);
    if (offset >= 0) found ??= { from: start + offset, to: start + offset + quote.length };
  };
  if (quote === '') return undefined;
  if (block.isTextblock) look(block, at + 1);
  else
    block.descendants((node, offset) => {
      if (node.isTextblock && !found) look(node, at + offset + 2);
      return !node.isTextblock;
    });
  return found;
}

function marksOf(doc: Node, threads: readonly Thread[]): DecorationSet {
  const blocks = Map.groupBy(
    threads.filter(({ isResolved }) => !isResolved),
    ({ block }) => block,
  );
  if (blocks.size === 0) return DecorationSet.empty;
  const marks: Decoration[] = [];
  doc.forEach((node, at) => {
    for (const { id, quote } of blocks.get(idOf(node) ?? '') ?? []) {
      const place = placeOf(node, at, quote);
      const attributes = { class: 'writer-comment', 'data-comment': id };
      marks.push(
        place
          ? Decoration.inline(place.from, place.to, attributes, { id })
          : Decoration.node(at, at + node.nodeSize, attributes, { id }),
      );
    }
  });
  return DecorationSet.create(doc, marks);
}

/** The plug-in that keeps the marks of what comments are about. */
export const commentMarksPlugin = (state: Pick<Store<{ parts: Parts }>, 'get' | 'subscribe'>) => {
  const read = commentsReader();
  return new Plugin<Marked>({
    key: COMMENT_MARKS,
    state: {
      init: (_config, { doc }) => {
        const threads = threadsOf(read(state.get().parts));
        return { threads, marks: marksOf(doc, threads) };
      },
      apply: (transaction: Transaction, { threads, marks }): Marked => {
        const heard = transaction.getMeta(COMMENT_MARKS) as readonly Thread[] | undefined;
        if (heard || transaction.getMeta(FROM_OTHERS)) {
          const now = heard ?? threads;
          return { threads: now, marks: marksOf(transaction.doc, now) };
        }
        return {
          threads,
          marks: transaction.docChanged ? marks.map(transaction.mapping, transaction.doc) : marks,
        };
      },
    },
    props: { decorations: (editor) => COMMENT_MARKS.getState(editor)?.marks },
    view: (view) => {
      let known = read(state.get().parts);
      const unsubscribe = state.subscribe(() => {
        const comments = read(state.get().parts);
        if (comments === known) return;
        known = comments;
        view.dispatch(
          view.state.tr.setMeta(COMMENT_MARKS, threadsOf(comments)).setMeta('addToHistory', false),
        );
      });
      return { destroy: unsubscribe };
    },
  });
};

export const commentMarks = (state: Pick<Store<{ parts: Parts }>, 'get' | 'subscribe'>) =>
  Extension.create({ name: 'commentMarks', addProseMirrorPlugins: () => [commentMarksPlugin(state)] });
