import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { createStore, type Store } from '../../lib/store.ts';

/** What was typed behind a sign at the caret, such as a slash. */
export interface CaretQuery {
  /** From the sign to the caret. */
  from: number;
  to: number;
  /** Without the sign. */
  words: string;
}

export interface CaretKeys {
  open: Store<CaretQuery | undefined>;
  /** The open menu takes keys: it says of each whether it took it. @returns a function that ends this */
  takeKeys: (take: (event: KeyboardEvent) => boolean) => () => void;
  /** Closes the menu; the words stay. */
  dismiss: () => void;
}

/** @param query matches what stands before the caret from its sign on; its first group that matches has the words */
function queryAt({ selection }: EditorState, query: RegExp): CaretQuery | undefined {
  const { $from, empty } = selection;
  const { parent, parentOffset } = $from;
  if (!empty || !parent.isTextblock || parent.type.spec.code) return undefined;
  const before = parent.textBetween(Math.max(0, parentOffset - 40), parentOffset, undefined, '\ufffc');
  const match = query.exec(before);
  if (!match) return undefined;
  const words = match.slice(1).find((group) => group !== undefined) ?? '';
  return { from: $from.pos - words.length - 1, to: $from.pos, words };
}

/**
 * The menu that a sign opens at the caret: what is asked of it, and who gets its keys.
 * @param name of the extension
 * @param query see `queryAt`
 */
export function caretQuery(name: string, query: RegExp): { extension: Extension; keys: CaretKeys } {
  const open = createStore<CaretQuery | undefined>(undefined);
  let taker: ((event: KeyboardEvent) => boolean) | undefined;
  /** Where a sign was left as it is. */
  let dismissed: number | undefined;
  const keys: CaretKeys = {
    open,
    takeKeys: (take) => {
      taker = take;
      return () => {
        if (taker === take) taker = undefined;
      };
    },
    dismiss: () => {
      dismissed = open.get()?.from;
      open.set(undefined);
    },
  };
  const extension = Extension.create({
    name,
    priority: 1100,
    addProseMirrorPlugins: () => [
      new Plugin({
        key: new PluginKey(name),
        view: () => ({
          update: (view, before) => {
            if (view.state.doc === before.doc && view.state.selection.eq(before.selection)) return;
            const found = view.hasFocus() ? queryAt(view.state, query) : undefined;
            if (found === undefined) dismissed = undefined;
            // A menu opens when something is typed, not when the caret passes.
            const isTyped = open.get() !== undefined || view.state.doc !== before.doc;
            open.set(found && isTyped && found.from !== dismissed ? found : undefined);
          },
        }),
        props: {
          handleKeyDown: (view, event) =>
            open.get() !== undefined && !view.composing && (taker?.(event) ?? false),
          decorations: (state) => {
            const found = open.get();
            if (!found || found.to > state.doc.content.size) return null;
            return DecorationSet.create(state.doc, [
              Decoration.inline(found.from, found.to, { class: 'writer-slash-words' }),
            ]);
          },
        },
      }),
    ],
  });
  return { extension, keys };
}
