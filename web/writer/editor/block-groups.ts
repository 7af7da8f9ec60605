/**
 * Blocks on the page in groups of some screens. The browser lays out and paints the groups in sight alone, and looks at
 * some hundred elements with each key instead of 3,000. A group is a mark of blocks, which ProseMirror draws as an
 * element around those in a row that have the same one; it is neither stored nor copied.
 */
import { type Extensions, Mark } from '@tiptap/core';
import { type Mark as BlockMark, Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';
import {
  type EditorState,
  Plugin,
  PluginKey,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { newId } from '../../lib/new-id.ts';
import { changedBlocks } from '../schema/changed-blocks.ts';

export const GROUP = 'blockGroup';
/** Blocks of a group; one that grew to twice as many is split. */
const SIZE = 25;

/** What blocks stand in besides the text itself. */
const HOLDERS: ReadonlySet<string> = new Set([
  'doc',
  'blockquote',
  'listItem',
  'footnote',
  'tableCell',
  'tableHeader',
]);

const BlockGroup = Mark.create({
  name: GROUP,
  inclusive: false,
  excludes: '',
  addAttributes: () => ({
    group: { default: '', rendered: false },
    /** Pixels that it takes before it is laid out. */
    height: { default: 0, rendered: false },
  }),
  renderHTML: ({ mark }) => [
    'div',
    { class: 'text-group', style: `contain-intrinsic-size:auto ${Number(mark.attrs['height'])}px` },
    0,
  ],
  // In a group that is not laid out the browser finds its start alone.
  addKeyboardShortcuts() {
    const toEnd = (keepsAnchor: boolean) => () => {
      const { state, view } = this.editor;
      const end = Selection.atEnd(state.doc);
      const selection = keepsAnchor ? TextSelection.between(state.selection.$anchor, end.$head) : end;
      view.dispatch(state.tr.setSelection(selection).scrollIntoView());
      return true;
    };
    return {
      'Mod-End': toEnd(false),
      'Shift-Mod-End': toEnd(true),
      'Cmd-ArrowDown': toEnd(false),
      'Shift-Cmd-ArrowDown': toEnd(true),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey(GROUP),
      appendTransaction: (transactions, before, after) =>
        transactions.some(({ docChanged }) => docChanged) ? inGroups(before.doc, after) : null,
      props: {
        transformCopied: ({ content, openStart, openEnd }) =>
          new Slice(Fragment.from(content.content.map(ungrouped)), openStart, openEnd),
      },
    }),
  ],
});

/** Extensions of a text whose blocks are grouped. Blocks that come into another one bring their mark for a moment. */
export const withGroups = (extensions: Extensions): Extensions => [
  ...extensions.map((extension) =>
    extension.type === 'node' && HOLDERS.has(extension.name) ? extension.extend({ marks: GROUP }) : extension,
  ),
  BlockGroup,
];

const ungrouped = (node: Node): Node => (groupOf(node) ? node.mark([]) : node);
const groupOf = ({ marks }: Node): BlockMark | undefined => marks.find(({ type }) => type.name === GROUP);

/** Blocks in groups, as a text begins. */
export function grouped(schema: Schema, blocks: readonly Node[]): Node[] {
  const all: Node[] = [];
  for (let at = 0; at < blocks.length; at += SIZE) {
    const those = blocks.slice(at, at + SIZE);
    const mark = newGroup(schema, those);
    all.push(...those.map((block) => block.mark([mark])));
  }
  return all;
}

/** About what the lines of the blocks take: 75 letters fit in one of 26 pixels. */
function newGroup(schema: Schema, blocks: readonly Node[]): BlockMark {
  const lines = blocks.reduce((sum, { content }) => sum + Math.max(1, Math.ceil(content.size / 75)), 0);
  return schema.mark(GROUP, { group: newId(), height: 26 * lines + 12 * blocks.length });
}

/** Gives each block of the text a group, and takes it from blocks that came into others. */
function inGroups(before: Node, { doc, schema, tr }: EditorState): Transaction | null {
  const { from, to } = changedBlocks(before.children, doc.children);
  const [only] = doc.children.slice(from, from + 1);
  if (to - from === 1 && only?.isTextblock && groupOf(only)) return null;
  const groups = doc.children.map(groupOf);
  for (let at = from; at < to; at += 1) {
    const [above, below] = [groups[at - 1], groups[at + 1]];
    if (!groups[at] || (above && below?.eq(above))) groups[at] = above ?? groups.find(Boolean);
  }
  splitLong(schema, doc, groups, from, to);
  const transaction = tr.setMeta('addToHistory', false);
  doc.forEach((block, at, index) => {
    const group = groups[index] ?? newGroup(schema, [block]);
    groups[index] = group;
    if (groupOf(block) !== group) transaction.addNodeMark(at, group);
    if (index < from || index >= to) return;
    block.descendants((inner, offset) => {
      const mark = groupOf(inner);
      if (mark && inner.isBlock) transaction.removeNodeMark(at + 1 + offset, mark);
      return !inner.isTextblock;
    });
  });
  return transaction.docChanged ? transaction : null;
}

/** Makes several groups of one that has become too long around these blocks. */
function splitLong(
  schema: Schema,
  { children }: Node,
  groups: (BlockMark | undefined)[],
  from: number,
  to: number,
): void {
  const isSame = (at: number, other: number) => groups[at] && groups[other]?.eq(groups[at]);
  let start = Math.min(from, groups.length - 1);
  while (start > 0 && isSame(start, start - 1)) start -= 1;
  while (start < to) {
    let end = start + 1;
    while (end < groups.length && isSame(start, end)) end += 1;
    if (end - start > 2 * SIZE)
      for (let at = start + SIZE; at < end; at += SIZE) {
        const those = children.slice(at, Math.min(at + SIZE, end));
        groups.fill(newGroup(schema, those), at, at + those.length);
      }
    start = end;
  }
}
