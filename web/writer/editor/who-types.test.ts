import type { PresenceEvent } from '@inkreel/contract/api/tasks.ts';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { FROM_OTHERS } from './apply-others.ts';
import { TYPISTS, typistsOf, typistsPlugin } from './who-types.ts';

const person = (page: string, part: string | null, name = 'Anna', view = 'text'): [string, PresenceEvent] => [
  page,
  { type: 'presence', id: 'x', page, user_id: name.toLowerCase(), name, view, part, gone: false },
];
const block = (id: string, text: string) =>
  TEXT_SCHEMA.node('paragraph', { id }, text === '' ? [] : [TEXT_SCHEMA.text(text)]);
const start = () =>
  EditorState.create({
    doc: TEXT_SCHEMA.node('doc', null, [block('a', 'One'), block('b', 'Two')]),
    plugins: [typistsPlugin(createStore<ReadonlyMap<string, PresenceEvent>>(new Map()))],
  });
const hear = (state: EditorState, ...people: [string, PresenceEvent][]) =>
  state.apply(state.tr.setMeta(TYPISTS, typistsOf(new Map(people))));
const marked = (state: EditorState) =>
  TYPISTS.getState(state)!
    .marks.find()
    .map(({ from, to }) => state.doc.textBetween(from, to));

it('names each who types in a block once, and nobody who only reads', () => {
  const people = [person('1', 'b'), person('2', 'b'), person('3', 'b', 'Bo'), person('4', null, 'Cy')];
  const typists = typistsOf(new Map([...people, person('5', 'a', 'Di', 'storyboard')]));
  expect(Object.entries(typists).map(([id, { names }]) => `${id}: ${names}`)).toEqual(['b: Anna, Bo']);
});

it('marks the block through what is typed here, until they stop', () => {
  let state = hear(start(), person('1', 'b'));
  expect(marked(state)).toEqual(['Two']);
  state = state.apply(state.tr.insertText('More. ', 1));
  expect(marked(state)).toEqual(['Two']);
  expect(marked(hear(state, person('1', null)))).toEqual([]);
});

it('marks it again when the block is replaced by what they typed, and one that comes later', () => {
  let state = hear(start(), person('1', 'b'), person('2', 'c', 'Bo'));
  const from = state.doc.firstChild!.nodeSize;
  const come = [block('b', 'Three'), block('c', 'Four')];
  state = state.apply(state.tr.replaceWith(from, state.doc.content.size, come).setMeta(FROM_OTHERS, true));
  expect(marked(state)).toEqual(['Three', 'Four']);
});
