/** Changes that are suggested and not decided: beside the text, shown in it, so that nothing of them is stored. */
import type { Node } from '@tiptap/pm/model';
import { type EditorState, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { FROM_OTHERS } from '../editor/apply-others.ts';

interface Range {
  from: number;
  to: number;
}

export interface Suggestion extends Range {
  id: string;
  /** What takes the place of the words from `from` to `to`. */
  insert: string;
}

/** A suggestion in the text as it is now. */
export interface OpenSuggestion extends Suggestion {
  /** The words that it was made for, and the sentence around them. */
  was: string;
  sentence: string;
  /** Its words are others now, or somebody else has changed the sentence. */
  isOutdated: boolean;
}

/** A passage that a model is changing. */
interface AskedRange extends Range {
  was: string;
}

interface Open {
  list: readonly OpenSuggestion[];
  /** Passages that are asked about, followed through what happens to the text meanwhile. */
  asked: readonly AskedRange[];
  /** Id of the one that keys decide. */
  current: string | undefined;
}

export const SUGGESTIONS = new PluginKey<Open>('suggestions');
export const NO_SUGGESTIONS: Open = { list: [], asked: [], current: undefined };

export const wordsAt = (doc: Node, { from, to }: Range) => doc.textBetween(from, to, '\n', '\ufffc');

const openOf = (state: EditorState): Open => SUGGESTIONS.getState(state) ?? NO_SUGGESTIONS;
export const openSuggestions = (state: EditorState): readonly OpenSuggestion[] => openOf(state).list;

/** The one that keys decide: chosen, or where the caret is. */
export function currentSuggestion(state: EditorState): OpenSuggestion | undefined {
  const { list, current } = openOf(state);
  const open = list.filter(({ isOutdated }) => !isOutdated);
  const { head } = state.selection;
  return open.find(({ id }) => id === current) ?? open.find(({ from, to }) => head >= from && head <= to);
}

const set = (state: EditorState, changed: Partial<Open>): Transaction =>
  state.tr.setMeta(SUGGESTIONS, changed).setMeta('addToHistory', false);

/** A model is asked about passages: where they are is followed from here on. */
export const beginAsking = (state: EditorState, passages: readonly Range[]): Transaction =>
  set(state, {
    asked: passages.map(({ from, to }) => ({ from, to, was: wordsAt(state.doc, { from, to }) })),
  });

export const endAsking = (state: EditorState): Transaction => set(state, { asked: [] });

/** How far the asked passage has moved; undefined once its words are others. */
export function shiftOf(state: EditorState, at: number, from: number): number | undefined {
  const range = openOf(state).asked[at];
  return range && wordsAt(state.doc, range) === range.was ? range.from - from : undefined;
}

/** Shows suggestions besides those that are open. */
export function suggest(state: EditorState, suggestions: readonly Suggestion[]): Transaction {
  const fresh = suggestions.map((each) => ({
    ...each,
    was: wordsAt(state.doc, each),
    sentence: sentenceAt(state.doc, each),
    isOutdated: false,
  }));
  return set(state, { list: [...openSuggestions(state), ...fresh] });
}

/** Shows suggestions that were open before, as they were. */
export const reopen = (state: EditorState, list: readonly OpenSuggestion[]): Transaction =>
  set(state, { list });

/** Accepts or rejects suggestions, as one step of undo. One that is outdated changes nothing. */
export function decide(state: EditorState, ids: readonly string[], accepts: boolean): Transaction {
  const { list, current } = openOf(state);
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
    .map((each) => followed(each, transaction))
    .map((each) => ({ ...each, sentence: sentenceAt(transaction.doc, each) }));
  const next = current !== undefined && ids.includes(current) ? nextAfter(list, rest, current) : current;
  return transaction.setMeta(SUGGESTIONS, { list: rest, current: next });
}

/** Deciding one by keys leads to the one behind it. */
const nextAfter = (list: readonly OpenSuggestion[], rest: readonly OpenSuggestion[], id: string) => {
  const place = list.find((each) => each.id === id)?.from ?? 0;
  const open = rest.filter(({ isOutdated }) => !isOutdated);
  return (open.find(({ from }) => from >= place) ?? open[0])?.id;
};

/** Chooses the next one behind the caret, or before it, and goes there. Undefined if there is none. */
export function goToSuggestion(state: EditorState, by: 1 | -1): Transaction | undefined {
  const open = openSuggestions(state)
    .filter(({ isOutdated }) => !isOutdated)
    .toSorted((one, other) => one.from - other.from);
  const at = open.findIndex(({ id }) => id === currentSuggestion(state)?.id);
  const { head } = state.selection;
  const next =
    at >= 0
      ? open[(at + by + open.length) % open.length]
      : ((by > 0 ? open.find(({ from }) => from >= head) : open.findLast(({ to }) => to <= head)) ?? open[0]);
  if (!next) return undefined;
  return set(state, { current: next.id })
    .setSelection(TextSelection.create(state.doc, next.from))
    .scrollIntoView();
}

/** Where a sentence ends. */
const END = /[.!?。！？…\n]/;

const sentenceAt = (doc: Node, range: Range): string => sentenceAround(doc, range).words;

/** The sentence around a place, within its block, and how far into it the place is. */
export function sentenceAround(doc: Node, { from, to }: Range): { words: string; before: number } {
  const start = doc.resolve(from);
  const { parent } = start;
  if (!parent.isTextblock) return { words: '', before: 0 };
  const words = parent.textBetween(0, parent.content.size, undefined, '\ufffc');
  let first = start.parentOffset;
  while (first > 0 && !END.test(words[first - 1] ?? '')) first -= 1;
  let last = Math.min(words.length, start.parentOffset + to - from);
  while (last < words.length && !END.test(words[last] ?? '')) last += 1;
  return { words: words.slice(first, last), before: start.parentOffset - first };
}

const moved = <Each extends Range>(range: Each, { mapping }: Transaction): Each => {
  const from = mapping.map(range.from, 1);
  return { ...range, from, to: Math.max(from, mapping.map(range.to, -1)) };
};

function followed(suggestion: OpenSuggestion, transaction: Transaction): OpenSuggestion {
  const next = moved(suggestion, transaction);
  if (next.isOutdated) return next;
  const sentence = sentenceAt(transaction.doc, next);
  const isOthers = transaction.getMeta(FROM_OTHERS) === true && sentence !== suggestion.sentence;
  return { ...next, sentence, isOutdated: isOthers || wordsAt(transaction.doc, next) !== next.was };
}

/** What is open after a transaction. */
export function openAfter(transaction: Transaction, before: Open): Open {
  const changed = transaction.getMeta(SUGGESTIONS) as Partial<Open> | undefined;
  const { docChanged } = transaction;
  if (!changed && !docChanged) {
    // The caret moved away.
    return transaction.selectionSet && before.current !== undefined
      ? { ...before, current: undefined }
      : before;
  }
  const list =
    docChanged && !changed?.list ? before.list.map((each) => followed(each, transaction)) : before.list;
  const asked = docChanged ? before.asked.map((each) => moved(each, transaction)) : before.asked;
  return { ...before, list, asked, ...changed };
}
