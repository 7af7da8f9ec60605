import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState, type Plugin } from '@tiptap/pm/state';
import { findWrapping } from '@tiptap/pm/transform';
import { expect, it } from 'vitest';
import { idOf } from '../schema/block-ids.ts';
import { TEXT_EXTENSIONS } from '../schema/text-schema.ts';
import { applyOthers } from './apply-others.ts';
import { GROUP, grouped, withGroups } from './block-groups.ts';
import { copyBlock, moveBlocks } from './block-moves.ts';

const EXTENSIONS = withGroups(TEXT_EXTENSIONS);
const SCHEMA = getSchema(EXTENSIONS);

/** An editor without a page, with a text of so many paragraphs. */
function open(count: number): EditorState {
  const extension = EXTENSIONS.find(({ name }) => name === GROUP)!;
  const make = extension.config.addProseMirrorPlugins as unknown as () => Plugin[];
  const plugins = make();
  const blocks = Array.from({ length: count }, (_, at) =>
    SCHEMA.nodeFromJSON({
      type: 'paragraph',
      attrs: { id: `b${at}` },
      content: [{ type: 'text', text: `Words ${at}` }],
    } satisfies TextNode),
  );
  return EditorState.create({ doc: SCHEMA.node('doc', null, grouped(SCHEMA, blocks)), plugins });
}
const groupOf = ({ marks }: Node) => marks.find(({ type }) => type.name === GROUP)?.attrs['group'];
/** How many blocks there are in each group, in order. */
function sizes({ doc }: EditorState): number[] {
  const found: { group: unknown; count: number }[] = [];
  for (const block of doc.children) {
    const group = groupOf(block);
    expect(group).toEqual(expect.any(String));
    const last = found.at(-1);
    if (last && last.group === group) last.count += 1;
    else found.push({ group, count: 1 });
  }
  return found.map(({ count }) => count);
}

it('gives blocks that were typed or came from elsewhere the group of their neighbours', () => {
  const state = open(60);
  expect(sizes(state)).toEqual([25, 25, 10]);
  const split = state.apply(state.tr.split(3, 1, [{ type: SCHEMA.nodes['paragraph']! }]));
  expect(sizes(split)).toEqual([26, 25, 10]);
  const pasted = split.apply(split.tr.insert(0, SCHEMA.node('heading', { level: 1 })));
  expect(sizes(pasted)).toEqual([27, 25, 10]);
  const alone = pasted.apply(pasted.tr.replaceWith(0, pasted.doc.content.size, SCHEMA.node('paragraph')));
  expect(sizes(alone)).toEqual([1]);
});

it('splits a group that has become too long', () => {
  const state = open(30);
  const many = Array.from({ length: 100 }, () => SCHEMA.node('paragraph'));
  const after = state.apply(state.tr.insert(0, many));
  expect(sizes(after).every((count) => count <= 50)).toBe(true);
  expect(after.doc.childCount).toBe(130);
});

it('keeps groups whole when a block is moved out, copied or put into another one', () => {
  const state = open(50);
  const down = moveBlocks(state.apply(state.tr), 1)!;
  expect(sizes(state.apply(down))).toEqual([25, 25]);
  expect(sizes(state.apply(copyBlock(state, 1)!))).toEqual([26, 25]);
  const range = state.doc.resolve(2).blockRange()!;
  const wrapped = state.apply(state.tr.wrap(range, findWrapping(range, SCHEMA.nodes['blockquote']!)!));
  expect(sizes(wrapped)).toEqual([25, 25]);
  expect(wrapped.doc.firstChild?.firstChild?.marks).toEqual([]);
  expect(idOf(wrapped.doc.child(1))).toBe('b1');
});

it('copies no groups', () => {
  const state = open(3);
  const copied = state.plugins[0]!.props.transformCopied!.call(
    state.plugins[0]!,
    state.doc.slice(0, state.doc.content.size),
    undefined as never,
  );
  expect(copied.content.firstChild?.marks).toEqual([]);
  expect(copied.content.childCount).toBe(3);
});

it('leaves a block its group when others write in it, and puts in their words alone', () => {
  const state = open(3);
  const node: TextNode = { type: 'paragraph', content: [{ type: 'text', text: 'More words 1, and more' }] };
  const change = { id: 'b1', index: 'a1', node, isNew: false, isMoved: false, isChanged: true };
  const shown = applyOthers(state, [change], () => undefined);
  expect(shown.doc.child(1).textContent).toBe('More words 1, and more');
  expect(groupOf(shown.doc.child(1))).toBe(groupOf(state.doc.child(1)));
  expect(shown.steps.every((step) => Number(step.toJSON().from) > state.doc.child(0).nodeSize)).toBe(true);
});
