import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { nodeField } from '@inkreel/contract/documents/text-document.ts';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { FROM_OTHERS } from '../editor/apply-others.ts';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { COMMENT_MARKS, commentMarksPlugin } from './comment-marks.ts';
import { commentsReader, subjectAt, threadsOf } from './comments.ts';

const comment = (id: string, at: string, more: object): Part =>
  ({
    id,
    kind: 'comment',
    parent: 'head',
    index: 'a0',
    text: `${id}!`,
    by: { user: 'anna', name: 'Anna', at: `2026-01-01T00:00:0${at}.000Z` },
    ...more,
  }) as Part;
const on = (block: string, quote: string) => ({ on: { block, quote } });
const partsOf = (...parts: Part[]) => new Map(parts.map((part) => [part.id, part]));
const paragraph = (id: string, text: string) =>
  TEXT_SCHEMA.node('paragraph', { id }, [TEXT_SCHEMA.text(text)]);
const start = (...comments: Part[]) =>
  EditorState.create({
    doc: TEXT_SCHEMA.node('doc', null, [
      paragraph('a', 'Mina waits.'),
      TEXT_SCHEMA.node('bulletList', { id: 'b' }, [
        TEXT_SCHEMA.node('listItem', null, [paragraph('x', 'They row home.')]),
      ]),
    ]),
    plugins: [commentMarksPlugin(createStore({ parts: partsOf(...comments) }))],
  });
const marked = (state: EditorState) =>
  COMMENT_MARKS.getState(state)!
    .marks.find()
    .map(({ from, to }) => state.doc.textBetween(from, to));

it('makes threads of comments and their answers, in the order in which they were said', () => {
  const parts = partsOf(
    comment('late', '3', { ...on('a', 'Mina'), resolved: true }),
    comment('answer', '2', { parent: 'first' }),
    comment('first', '1', on('b', 'row')),
    comment('lost', '4', { parent: 'gone' }),
    { id: 'a', kind: 'block', parent: null, index: 'a0', node: nodeField({ type: 'paragraph' }) },
  );
  const threads = threadsOf(commentsReader()(parts));
  expect(
    threads.map(({ id, comments, isResolved }) => [id, comments.map(({ text }) => text), isResolved]),
  ).toEqual([
    ['first', ['first!', 'answer!'], false],
    ['late', ['late!'], true],
  ]);
});

it('reads the same list as long as no comment changed', () => {
  const read = commentsReader();
  const said = comment('first', '1', on('a', 'Mina'));
  const before = read(partsOf(said));
  expect(read(new Map([...partsOf(said), ['a', comment('a', '1', { kind: 'block' })]]))).toBe(before);
  expect(read(partsOf({ ...said }))).not.toBe(before);
});

it('marks the words of open threads, through what is typed around and in them', () => {
  let state = start(
    comment('1', '1', on('a', 'waits')),
    comment('2', '2', on('b', 'row home')),
    comment('3', '3', { ...on('a', 'Mina'), resolved: true }),
  );
  expect(marked(state)).toEqual(['waits', 'row home']);
  state = state.apply(state.tr.insertText('Today ', 1));
  const inWords = state.doc.resolve(1).start() + 'Today Mina wa'.length;
  state = state.apply(state.tr.insertText('aa', inWords));
  expect(marked(state)).toEqual(['waaaits', 'row home']);
});

it('marks all of the block once others changed its words', () => {
  let state = start(comment('1', '1', on('a', 'waits')));
  const next = paragraph('a', 'Mina sleeps.');
  const size = state.doc.firstChild!.nodeSize;
  state = state.apply(state.tr.replaceWith(0, size, next).setMeta(FROM_OTHERS, true));
  expect(marked(state)).toEqual(['Mina sleeps.']);
});

it('is about the selected words, or the line with the caret', () => {
  const state = start();
  const select = (from: number, to: number) =>
    subjectAt(state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to))));
  expect(select(1, 5)).toEqual({ block: 'a', quote: 'Mina' });
  expect(select(3, 3)).toEqual({ block: 'a', quote: 'Mina waits.' });
  expect(select(6, state.doc.content.size - 3)).toEqual({ block: 'a', quote: 'waits.' });
  const row = state.doc.firstChild!.nodeSize + 3;
  expect(select(row, row + 4)).toEqual({ block: 'b', quote: 'They' });
});
