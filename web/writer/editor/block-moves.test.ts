import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { joinListAbove } from './block-moves.ts';

const paragraph = (text: string): TextNode => ({
  type: 'paragraph',
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
});
const list = (...items: TextNode[][]): TextNode => ({
  type: 'bulletList',
  content: items.map((content) => ({ type: 'listItem', content })),
});

/** A text with the caret in its last block. */
function stateOf(offset: number, ...content: TextNode[]): EditorState {
  const doc = TEXT_SCHEMA.nodeFromJSON({ type: 'doc', content });
  const start = doc.content.size - (doc.lastChild?.nodeSize ?? 0) + 1;
  return EditorState.create({ doc, selection: TextSelection.create(doc, start + offset) });
}
const joined = (state: EditorState) => {
  const transaction = joinListAbove(state);
  if (!transaction) return undefined;
  transaction.doc.check();
  const { $from } = transaction.selection;
  return {
    blocks: transaction.doc.children.map((node) => `${node.type.name} ${node.textContent}`),
    line: $from.parent.textContent,
    at: $from.parentOffset,
  };
};

it('takes an empty paragraph behind a list away, and goes to the end of the list', () => {
  const state = stateOf(0, list([paragraph('One')], [paragraph('Two')]), paragraph(''));
  expect(joined(state)).toEqual({ blocks: ['bulletList OneTwo'], line: 'Two', at: 3 });
});

it('puts the words of a paragraph behind those of the last line, also of a list in a list', () => {
  const nested = list([paragraph('One'), list([paragraph('Two')])]);
  expect(joined(stateOf(0, nested, paragraph(' more')))).toEqual({
    blocks: ['bulletList OneTwo more'],
    line: 'Two more',
    at: 3,
  });
});

it('leaves a paragraph alone where there is no line to join', () => {
  const code: TextNode = { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] };
  expect(joined(stateOf(2, list([paragraph('One')]), paragraph('more')))).toBeUndefined();
  expect(joined(stateOf(0, paragraph('One'), paragraph('more')))).toBeUndefined();
  expect(joined(stateOf(0, list([code]), paragraph('more')))).toBeUndefined();
  const rule: TextNode = { type: 'horizontalRule' };
  expect(joined(stateOf(0, list([paragraph('One'), rule]), paragraph('more')))).toBeUndefined();
});
