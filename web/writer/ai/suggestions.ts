/** Changes that are suggested and not decided: beside the text, shown in it, so that nothing of them is stored. */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Suggestion {
  id: string;
  from: number;
  to: number;
  /** What takes the place of the words from `from` to `to`. */
  insert: string;
}

/** A suggestion in the text as it is now. */
export interface OpenSuggestion extends Suggestion {
  /** The words that it was made for. */
  was: string;
  /** They are others now. */
  isOutdated: boolean;
}

interface Open {
  list: readonly OpenSuggestion[];
  shown: DecorationSet;
}

const KEY = new PluginKey<Open>('suggestions');
const NONE: Open = { list: [], shown: DecorationSet.empty };

const wordsAt = (doc: Node, { from, to }: { from: number; to: number }) =>
  doc.textBetween(from, to, '\n', '\ufffc');

export const openSuggestions = (state: EditorState): readonly OpenSuggestion[] =>
  (KEY.getState(state) ?? NONE).list;

/** Shows suggestions besides those that are open. */
export function suggest(state: EditorState, suggestions: readonly Suggestion[]): Transaction {
  const fresh = suggestions.map((each) => ({ ...each, was: wordsAt(state.doc, each), isOutdated: false }));
  return state.tr.setMeta(KEY, [...openSuggestions(state), ...fresh]);
}

/** Accepts or rejects suggestions, as one step of undo. One that is outdated changes nothing. */
export function decide(state: EditorState, ids: readonly string[], accepts: boolean): Transaction {
  const list = openSuggestions(state);
  const chosen = list.filter(({ id, isOutdated }) => ids.includes(id) && !isOutdated);
  const transaction = state.tr;
  if (accepts)
    for (const { from, to, insert } of chosen.toSorted((one, other) => other.from - one.from)) {
      const marks = state.doc.resolve(Math.min(from + 1, to)).marks();
      if (insert === '') transaction.delete(from, to);
      else transaction.replaceWith(from, to, state.schema.text(insert, marks));
    }
  const rest = list
    .filter(({ id }) => !ids.includes(id))
    .map((each) => mapped(each, transaction))
    .map((each) => ({ ...each, isOutdated: each.isOutdated || wordsAt(transaction.doc, each) !== each.was }));
  return transaction.setMeta(KEY, rest);
}

function mapped(suggestion: OpenSuggestion, { mapping }: Transaction): OpenSuggestion {
  const from = mapping.map(suggestion.from, 1);
  return { ...suggestion, from, to: Math.max(from, mapping.map(suggestion.to, -1)) };
}

export const suggestionsExtension = Extension.create({
  name: 'suggestions',
  addProseMirrorPlugins: () => [
    new Plugin<Open>({
      key: KEY,
      state: {
        init: () => NONE,
        apply: (transaction, value) => {
          const set = transaction.getMeta(KEY) as readonly OpenSuggestion[] | undefined;
          if (!set && (!transaction.docChanged || value.list.length === 0)) return value;
          const list =
            set ??
            value.list.map((each) => {
              if (each.isOutdated) return each;
              const next = mapped(each, transaction);
              return { ...next, isOutdated: wordsAt(transaction.doc, next) !== next.was };
            });
          const current = list.filter(({ isOutdated }) => !isOutdated);
          return {
            list,
            shown: DecorationSet.create(
              transaction.doc,
              current.flatMap((each) => show(each, list)),
            ),
          };
        },
      },
      props: { decorations: (state) => KEY.getState(state)?.shown },
    }),
  ],
});

function show({ id, from, to, insert }: OpenSuggestion, list: readonly OpenSuggestion[]): Decoration[] {
  const number = list.findIndex((each) => each.id === id) + 1;
  const added = () => {
    const element = document.createElement('ins');
    element.contentEditable = 'false';
    element.textContent = insert;
    const mark = document.createElement('sup');
    mark.textContent = String(number);
    element.append(mark);
    return element;
  };
  const gone = from < to ? [Decoration.inline(from, to, { nodeName: 'del', 'data-suggestion': id })] : [];
  return [...gone, Decoration.widget(to, added, { key: `${id}-${number}`, side: -1, ignoreSelection: true })];
}
