import { EditorState, Plugin } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { keptSuggestions, reopenKept } from './kept-suggestions.ts';
import { NO_SUGGESTIONS, openAfter, openSuggestions, SUGGESTIONS, suggest } from './suggestions.ts';

const suggestions = new Plugin({
  key: SUGGESTIONS,
  state: { init: () => NO_SUGGESTIONS, apply: openAfter },
});

/** An editor without a page: blocks by their ids. */
function open(blocks: Readonly<Record<string, string>>): EditorState {
  const content = Object.entries(blocks).map(([id, text]) =>
    TEXT_SCHEMA.node('paragraph', { id }, text === '' ? [] : [TEXT_SCHEMA.text(text)]),
  );
  return EditorState.create({ doc: TEXT_SCHEMA.node('doc', null, content), plugins: [suggestions] });
}

/** Two open changes of the second block, kept. */
function left() {
  const start = open({ a: 'Above.', b: 'One two. Three four.' });
  const list = [
    { id: 'first', from: 9, to: 12, insert: 'Uno' },
    { id: 'second', from: 18, to: 23, insert: 'Tres' },
  ];
  return keptSuggestions(start.apply(suggest(start, list)));
}

/** What is open in a text after a reload: the words that each is for, or why it is not. */
const opened = (blocks: Readonly<Record<string, string>>) => {
  const start = open(blocks);
  const state = start.apply(reopenKept(start, left()));
  return openSuggestions(state).map(({ id, from, to, insert, isOutdated }) =>
    isOutdated ? `${id}: outdated` : `${id}: ${state.doc.textBetween(from, to)} > ${insert}`,
  );
};

it('opens changes again where they were', () => {
  const all = ['first: One > Uno', 'second: Three > Tres'];
  expect(opened({ a: 'Above.', b: 'One two. Three four.' })).toEqual(all);
  expect(opened({ b: 'One two. Three four.', a: 'Above, and longer.' })).toEqual(all);
});

it('finds a sentence that has moved within its block', () => {
  expect(opened({ b: 'New words. One two. Three four.' })).toEqual([
    'first: One > Uno',
    'second: Three > Tres',
  ]);
});

it('shows those as outdated whose sentence or block was changed meanwhile', () => {
  expect(opened({ b: 'One 2. Three four.' })).toEqual(['first: outdated', 'second: Three > Tres']);
  expect(opened({ a: 'Above.' })).toEqual(['first: outdated', 'second: outdated']);
  expect(opened({ b: '' })).toEqual(['first: outdated', 'second: outdated']);
});
