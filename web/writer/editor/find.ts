import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface FindQuery {
  words: string;
  matchCase: boolean;
}

/** Where the words are, in the order of the text. */
export interface Match {
  from: number;
  to: number;
}

interface FindState {
  query: FindQuery;
  matches: readonly Match[];
  shown: DecorationSet;
}

const NONE: FindState = { query: { words: '', matchCase: false }, matches: [], shown: DecorationSet.empty };
const KEY = new PluginKey<FindState>('find');

export const findState = (state: EditorState): FindState => KEY.getState(state) ?? NONE;

/** Every place of the words. Marks do not matter; what is no text, such as an image, is never within a match. */
function matchesIn(doc: Node, { words, matchCase }: FindQuery): Match[] {
  if (words === '') return [];
  const plain = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const wanted = new RegExp(plain, matchCase ? 'gu' : 'giu');
  const matches: Match[] = [];
  doc.descendants((block, at) => {
    if (!block.isTextblock) return true;
    const text = block.textBetween(0, block.content.size, undefined, '\ufffc');
    for (const match of text.matchAll(wanted)) {
      const from = at + 1 + match.index;
      matches.push({ from, to: from + match[0].length });
    }
    return false;
  });
  return matches;
}

const show = (doc: Node, matches: readonly Match[]) =>
  DecorationSet.create(
    doc,
    matches.slice(0, 2000).map(({ from, to }) => Decoration.inline(from, to, { class: 'writer-found' })),
  );

/** The place that is selected is shown even while the field of the search has the focus. */
function withCurrent(state: EditorState): DecorationSet {
  const { matches, shown } = findState(state);
  const current = matches[matchNumber(state) - 1];
  if (!current) return shown;
  const mark = Decoration.inline(current.from, current.to, { class: 'writer-found-current' });
  return shown.add(state.doc, [mark]);
}

/** Marks every place of what is looked for. */
export const findExtension = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key: KEY,
      state: {
        init: () => NONE,
        apply: (transaction, value) => {
          const query = (transaction.getMeta(KEY) as FindQuery | undefined) ?? value.query;
          if (query === value.query && !transaction.docChanged) return value;
          if (query.words === '') return { ...NONE, query };
          const matches = matchesIn(transaction.doc, query);
          return { query, matches, shown: show(transaction.doc, matches) };
        },
      },
      props: { decorations: withCurrent },
    }),
  ],
});

export const setQuery = (state: EditorState, query: FindQuery): Transaction => state.tr.setMeta(KEY, query);

/** Selects the first place from the selection on while words are typed; nothing if one is selected. */
export function showMatch(state: EditorState): Transaction | undefined {
  const { matches } = findState(state);
  const { from } = state.selection;
  const found = matches.find((match) => match.from >= from) ?? matches[0];
  if (!found || matchNumber(state) > 0) return undefined;
  return state.tr.setSelection(TextSelection.create(state.doc, found.from, found.to));
}

/** Selects the next place behind the selection, or the one before it; from the end it begins again. */
export function goToMatch(state: EditorState, by: 1 | -1): Transaction | undefined {
  const { matches } = findState(state);
  const { from, to } = state.selection;
  const found =
    by > 0
      ? (matches.find((match) => match.from >= to) ?? matches[0])
      : (matches.findLast((match) => match.to <= from) ?? matches.at(-1));
  if (!found) return undefined;
  return state.tr.setSelection(TextSelection.create(state.doc, found.from, found.to)).scrollIntoView();
}

/** The number of the place that is selected, from 1; 0 if none is. */
export const matchNumber = (state: EditorState): number => {
  const { from, to } = state.selection;
  return findState(state).matches.findIndex((match) => match.from === from && match.to === to) + 1;
};

/** Replaces the selected place, or all of them; each keeps its marks. */
export function replaceMatches(
  state: EditorState,
  words: string,
  which: 'one' | 'all',
): Transaction | undefined {
  const { matches } = findState(state);
  const chosen = which === 'all' ? matches : matches.slice(matchNumber(state) - 1, matchNumber(state));
  if (chosen.length === 0 || (which === 'one' && matchNumber(state) === 0)) return undefined;
  const transaction = state.tr;
  for (const { from, to } of [...chosen].reverse()) {
    const marks = state.doc.resolve(from + 1).marks();
    if (words === '') transaction.delete(from, to);
    else transaction.replaceWith(from, to, state.schema.text(words, marks));
  }
  return transaction;
}
