/** Marks the blocks in which others type, and tells them where this person does. */
import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { isSameJson } from '@inkreel/contract/documents/parts/part.ts';
import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { personColour } from '../../documents/parts/person-colour.ts';
import type { Presence } from '../../documents/parts/presence.ts';
import type { Store } from '../../lib/store.ts';
import { idOf } from '../schema/block-ids.ts';
import { FROM_OTHERS } from './apply-others.ts';

/** The view of a text that presence names. */
const TEXT_VIEW = 'text';
/** Milliseconds without a change after which somebody types no longer. */
const STOPS_MS = 4000;

/** Who types in a block. */
type Typist = { names: string; colour: number };
type Typists = Readonly<Record<string, Typist>>;
interface Shown {
  /** By id of the block. */
  typists: Typists;
  marks: DecorationSet;
}

export const TYPISTS = new PluginKey<Shown>('whoTypes');

/** By block: the others whose pages say that they type in it. */
export function typistsOf(others: ReadonlyMap<string, PresenceEvent>): Typists {
  const blocks = Map.groupBy(
    [...others.values()].filter(({ view, part }) => view === TEXT_VIEW && part !== null),
    ({ part }) => part as string,
  );
  return Object.fromEntries(
    [...blocks].map(([block, people]) => {
      const names = new Map(people.map(({ user_id, name }) => [user_id, name]));
      const [first] = [...names.keys()];
      return [block, { names: [...names.values()].join(', '), colour: personColour(first ?? '') }];
    }),
  );
}

function marksOf(doc: Node, typists: Typists): DecorationSet {
  if (Object.keys(typists).length === 0) return DecorationSet.empty;
  const marks: Decoration[] = [];
  doc.forEach((node, at) => {
    const typist = typists[idOf(node) ?? ''];
    if (!typist) return;
    const attributes = { 'data-types': typist.names, 'data-person': String(typist.colour) };
    marks.push(Decoration.node(at, at + node.nodeSize, attributes));
  });
  return DecorationSet.create(doc, marks);
}

/** The plug-in that keeps the marks; what others change may replace a block, so they are drawn again after it. */
export const typistsPlugin = (others: Store<ReadonlyMap<string, PresenceEvent>>) =>
  new Plugin<Shown>({
    key: TYPISTS,
    state: {
      init: () => ({ typists: {}, marks: DecorationSet.empty }),
      apply: (transaction: Transaction, { typists, marks }): Shown => {
        const heard = transaction.getMeta(TYPISTS) as Typists | undefined;
        if (heard || transaction.getMeta(FROM_OTHERS)) {
          const now = heard ?? typists;
          return { typists: now, marks: marksOf(transaction.doc, now) };
        }
        return transaction.docChanged
          ? { typists, marks: marks.map(transaction.mapping, transaction.doc) }
          : { typists, marks };
      },
    },
    props: { decorations: (state: EditorState) => TYPISTS.getState(state)?.marks },
    view: (view) => {
      const show = () => {
        const typists = typistsOf(others.get());
        if (isSameJson(typists, TYPISTS.getState(view.state)?.typists ?? {})) return;
        view.dispatch(view.state.tr.setMeta(TYPISTS, typists).setMeta('addToHistory', false));
      };
      const unsubscribe = others.subscribe(show);
      // The view is not in place until this returns.
      queueMicrotask(() => {
        if (!view.isDestroyed) show();
      });
      return { destroy: unsubscribe };
    },
  });

/** Tells the others in which block something is typed, until nothing is for a while or the caret leaves the text. */
function tellTyping(editor: Editor, move: Presence['move']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    move({ view: TEXT_VIEW });
  };
  const onTransaction = ({ transaction }: { transaction: Transaction }) => {
    if (!transaction.docChanged || transaction.getMeta(FROM_OTHERS)) return;
    const { $head } = editor.state.selection;
    const block = $head.depth > 0 ? $head.node(1) : $head.nodeAfter;
    const part = block === null ? null : idOf(block);
    if (part === null) return;
    move({ view: TEXT_VIEW, part });
    clearTimeout(timer);
    timer = setTimeout(stop, STOPS_MS);
  };
  editor.on('transaction', onTransaction);
  editor.on('blur', stop);
  return () => {
    editor.off('transaction', onTransaction);
    editor.off('blur', stop);
    if (timer !== undefined) stop();
  };
}

/** Who types where, both ways. */
export const whoTypes = ({ others, move }: Pick<Presence, 'others' | 'move'>) => {
  let end: (() => void) | undefined;
  return Extension.create({
    name: 'whoTypes',
    addProseMirrorPlugins: () => [typistsPlugin(others)],
    onCreate() {
      end = tellTyping(this.editor, move);
    },
    onDestroy: () => end?.(),
  });
};
