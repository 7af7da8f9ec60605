import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { createStore, type Store } from '../../lib/store.ts';

/** What was typed behind a slash at the caret. */
export interface SlashQuery {
  /** From the slash to the caret. */
  from: number;
  to: number;
  /** Without the slash. */
  words: string;
}

export interface SlashKeys {
  open: Store<SlashQuery | undefined>;
  /** The open menu takes keys: it says of each whether it took it. @returns a function that ends this */
  takeKeys: (take: (event: KeyboardEvent) => boolean) => () => void;
  /** Closes the menu; the words stay. */
  dismiss: () => void;
}

const KEY = new PluginKey('slash');
/** Chinese keyboards give ／ and 、 for the key of the slash; the latter is also a comma, so it counts in front only. */
const QUERY = /(?:^|[\s\ufffc])[/／]([^\s/／]{0,20})$|^、([^\s、]{0,20})$/u;

function queryAt({ selection }: EditorState): SlashQuery | undefined {
  const { $from, empty } = selection;
  const { parent, parentOffset } = $from;
  if (!empty || !parent.isTextblock || parent.type.spec.code) return undefined;
  const before = parent.textBetween(Math.max(0, parentOffset - 40), parentOffset, undefined, '\ufffc');
  const match = QUERY.exec(before);
  if (!match) return undefined;
  const words = match[1] ?? match[2] ?? '';
  return { from: $from.pos - words.length - 1, to: $from.pos, words };
}

/** The menu that a slash opens: which one is open, and who gets its keys. */
export function slashPlugin(): { extension: Extension; keys: SlashKeys } {
  const open = createStore<SlashQuery | undefined>(undefined);
  let taker: ((event: KeyboardEvent) => boolean) | undefined;
  /** Where a slash was left as it is. */
  let dismissed: number | undefined;
  const keys: SlashKeys = {
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
    name: 'slash',
    priority: 1100,
    addProseMirrorPlugins: () => [
      new Plugin({
        key: KEY,
        view: () => ({
          update: (view, before) => {
            if (view.state.doc === before.doc && view.state.selection.eq(before.selection)) return;
            const query = view.hasFocus() ? queryAt(view.state) : undefined;
            if (query === undefined) dismissed = undefined;
            // A menu opens when something is typed, not when the caret passes.
            const isTyped = open.get() !== undefined || view.state.doc !== before.doc;
            open.set(query && isTyped && query.from !== dismissed ? query : undefined);
          },
        }),
        props: {
          handleKeyDown: (view, event) =>
            open.get() !== undefined && !view.composing && (taker?.(event) ?? false),
          decorations: (state) => {
            const query = open.get();
            if (!query || query.to > state.doc.content.size) return null;
            return DecorationSet.create(state.doc, [
              Decoration.inline(query.from, query.to, { class: 'writer-slash-words' }),
            ]);
          },
        },
      }),
    ],
  });
  return { extension, keys };
}
