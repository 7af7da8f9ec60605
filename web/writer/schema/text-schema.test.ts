import {
  isTextBlock,
  TEXT_BLOCKS,
  TEXT_MARKS,
  type TextNode,
} from '@inkreel/contract/documents/text-node.ts';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { BlockIds, idOf } from './block-ids.ts';
import { TEXT_SCHEMA } from './text-schema.ts';

const paragraph = (text: string, id?: string): TextNode => ({
  type: 'paragraph',
  attrs: { id: id ?? null },
  content: [{ type: 'text', text }],
});

it('has the nodes and marks that are stored, and no others', () => {
  const blocks = Object.values(TEXT_SCHEMA.nodes).filter((type) => type.isBlock && type.isInGroup('block'));
  expect(blocks.map(({ name }) => name).sort()).toEqual([...TEXT_BLOCKS].sort());
  expect(Object.keys(TEXT_SCHEMA.marks).sort()).toEqual([...TEXT_MARKS].sort());
});

it('writes what is stored', () => {
  const quote: TextNode = { type: 'blockquote', content: [paragraph('Good coffee')] };
  const list: TextNode = {
    type: 'orderedList',
    attrs: { start: 3, tight: false },
    content: [{ type: 'listItem', attrs: { checked: true }, content: [quote] }],
  };
  const node = TEXT_SCHEMA.nodeFromJSON(list);
  expect(() => node.check()).not.toThrow();
  expect(isTextBlock(node.toJSON())).toBe(true);
  expect(node.firstChild?.attrs['checked']).toBe(true);
});

it('lets code be bold and a link at once', () => {
  const marks = [{ type: 'link', attrs: { href: '#' } }, { type: 'bold' }, { type: 'code' }];
  const node = TEXT_SCHEMA.nodeFromJSON({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] });
  expect(() => node.check()).not.toThrow();
});

/** A state with the plug-in of ids alone; ids are counted. */
function stateOf(...content: TextNode[]): EditorState {
  let made = 0;
  const extension = BlockIds.configure({ make: () => `new-${(made += 1)}` });
  const plugins = extension.config.addProseMirrorPlugins!.call({ options: extension.options } as never);
  const doc = TEXT_SCHEMA.nodeFromJSON({ type: 'doc', content });
  return EditorState.create({ doc, plugins: [...plugins] });
}
const ids = ({ doc }: EditorState) => doc.children.map(idOf);

it('keeps the id with the first half of a block that is split', () => {
  const state = stateOf(paragraph('Hello world', 'a'), paragraph('Below', 'b'));
  expect(ids(state.apply(state.tr.split(6)))).toEqual(['a', 'new-1', 'b']);
});

it('keeps the upper id of blocks that are merged', () => {
  const state = stateOf(paragraph('Hello', 'a'), paragraph('world', 'b'));
  expect(ids(state.apply(state.tr.join(7)))).toEqual(['a']);
});

it('gives a copy above the original another id', () => {
  const state = stateOf(paragraph('Hello', 'a'));
  const after = state.apply(state.tr.insert(0, TEXT_SCHEMA.nodeFromJSON(paragraph('Hello', 'a'))));
  expect(ids(after)).toEqual(['new-1', 'a']);
});

it('takes the ids of blocks that came into another one', () => {
  const state = stateOf(paragraph('Hello', 'a'));
  const quote = TEXT_SCHEMA.nodeFromJSON({ type: 'blockquote', content: [paragraph('Hello', 'a')] });
  const after = state.apply(state.tr.replaceWith(0, state.doc.content.size, quote));
  expect(after.doc.firstChild?.firstChild?.attrs['id']).toBeNull();
  expect(ids(after)).toEqual(['new-1']);
});
