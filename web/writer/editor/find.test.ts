import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import {
  findExtension,
  findState,
  goToMatch,
  matchNumber,
  replaceMatches,
  setQuery,
  showMatch,
} from './find.ts';
import { factsOf } from './outline.ts';
import { matching, slashItems } from './slash-items.ts';

const text = (words: string, bold = false): TextNode => ({
  type: 'text',
  text: words,
  ...(bold ? { marks: [{ type: 'bold' }] } : {}),
});
const paragraph = (...content: TextNode[]): TextNode => ({ type: 'paragraph', content });
const heading = (level: number, words: string): TextNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});

function stateOf(...content: TextNode[]): EditorState {
  const plugins = findExtension.config.addProseMirrorPlugins!.call({} as never);
  return EditorState.create({
    doc: TEXT_SCHEMA.nodeFromJSON({ type: 'doc', content }),
    plugins: [...plugins],
  });
}
const find = (state: EditorState, words: string, matchCase = false) =>
  state.apply(setQuery(state, { words, matchCase }));

it('finds words across marks, in either case, and goes from one to the next', () => {
  const start = find(
    stateOf(paragraph(text('Good co'), text('ffee', true)), paragraph(text('COFFEE?'))),
    'coffee',
  );
  expect(findState(start).matches).toHaveLength(2);
  const first = start.apply(goToMatch(start, 1)!);
  expect(matchNumber(first)).toBe(1);
  const second = first.apply(goToMatch(first, 1)!);
  expect(matchNumber(second)).toBe(2);
  expect(matchNumber(second.apply(goToMatch(second, 1)!))).toBe(1);
  expect(findState(find(start, 'coffee', true)).matches).toHaveLength(1);
});

it('stays at the first place from the caret on while the words are typed', () => {
  const start = stateOf(paragraph(text('coal')), paragraph(text('coffee')), paragraph(text('coffee')));
  const typed = (state: EditorState, words: string) => {
    const asked = find(state, words);
    const first = showMatch(asked);
    return first ? asked.apply(first) : asked;
  };
  const one = typed(start, 'co');
  expect([matchNumber(one), showMatch(one)]).toEqual([1, undefined]);
  const two = typed(one, 'cof');
  expect(matchNumber(two)).toBe(1);
  expect(two.selection.from).toBeGreaterThan(one.selection.from);
  expect(typed(two, 'coffee').selection.from).toBe(two.selection.from);
  expect(showMatch(find(two, 'nothing'))).toBeUndefined();
});

it('takes what is looked for as it is', () => {
  expect(findState(find(stateOf(paragraph(text('a.b a*b (a)'))), 'a.b')).matches).toHaveLength(1);
  expect(findState(find(stateOf(paragraph(text('a.b a*b (a)'))), '(a)')).matches).toHaveLength(1);
});

it('replaces one place or all of them, and keeps their marks', () => {
  const start = find(stateOf(paragraph(text('tea and '), text('tea', true))), 'tea');
  const one = start.apply(goToMatch(start, 1)!);
  expect(one.apply(replaceMatches(one, 'milk', 'one')!).doc.textContent).toBe('milk and tea');
  const all = start.apply(replaceMatches(start, 'coffee', 'all')!).doc;
  expect(all.textContent).toBe('coffee and coffee');
  expect(all.firstChild?.lastChild?.marks[0]?.type.name).toBe('bold');
  expect(start.apply(replaceMatches(start, '', 'all')!).doc.textContent).toBe(' and ');
});

it('replaces nothing before a place is chosen', () => {
  const start = find(stateOf(paragraph(text('tea'))), 'tea');
  expect(replaceMatches(start, 'x', 'one')).toBeUndefined();
});

it('counts words, and characters of Chinese, below each heading', () => {
  const { doc } = stateOf(
    heading(1, 'First cup'),
    paragraph(text("It's roasted on Monday.")),
    heading(2, '第一杯'),
    paragraph(text('周一烘焙，周二寄出。')),
  );
  const { headings, words, minutes } = factsOf(doc);
  expect(headings.map(({ level, words: name, count }) => [level, name, count])).toEqual([
    [1, 'First cup', 4],
    [2, '第一杯', 8],
  ]);
  expect(words).toBe(2 + 4 + 3 + 8);
  expect(minutes).toBe(1);
});

it('finds blocks of the slash menu by their names in both languages', () => {
  const items = slashItems(() => undefined);
  const found = (query: string) => matching(items, query, ({ id }) => id).map(({ id }) => id);
  expect(found('tab')).toEqual(['table']);
  expect(found('表')).toEqual(['table']);
  expect(found('标题')).toEqual(['heading1', 'heading2', 'heading3']);
  expect(found('h2')).toEqual(['heading2']);
  expect(found('zzz')).toEqual([]);
});
