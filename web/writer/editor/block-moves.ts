/** What is done with whole blocks: moving, copying and deleting them, and turning them into another kind. */
import { type ChainedCommands, type Editor, Extension } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The block at the top of the text that holds a position. */
export function blockAt(doc: Node, position: number): { node: Node; at: number; index: number } | undefined {
  const index = doc.resolve(Math.min(position, doc.content.size)).index(0);
  const node = doc.maybeChild(Math.min(index, doc.childCount - 1));
  if (!node) return undefined;
  let at = 0;
  const which = Math.min(index, doc.childCount - 1);
  for (let before = 0; before < which; before += 1) at += doc.child(before).nodeSize;
  return { node, at, index: which };
}

/** Moves the blocks of the selection past the one above or below. Undefined at the end of the text. */
export function moveBlocks(state: EditorState, by: -1 | 1): Transaction | undefined {
  const { doc, selection } = state;
  const first = blockAt(doc, selection.from);
  const last = blockAt(doc, selection.to);
  if (!first || !last) return undefined;
  const other = doc.maybeChild(by < 0 ? first.index - 1 : last.index + 1);
  if (!other) return undefined;
  const [from, to] = [first.at, last.at + last.node.nodeSize];
  const moved = doc.slice(from, to).content;
  const transaction = state.tr;
  if (by < 0) transaction.replaceWith(from - other.nodeSize, to, moved.append(Fragment.from(other)));
  else transaction.replaceWith(from, to + other.nodeSize, Fragment.from(other).append(moved));
  const shift = by * other.nodeSize;
  const place = (position: number) => Math.max(0, Math.min(transaction.doc.content.size, position + shift));
  const { anchor, head } = selection;
  transaction.setSelection(
    TextSelection.between(transaction.doc.resolve(place(anchor)), transaction.doc.resolve(place(head))),
  );
  return transaction.scrollIntoView();
}

/** Deletes the block of a position; the last one becomes an empty paragraph. */
export function deleteBlock(state: EditorState, position: number): Transaction | undefined {
  const block = blockAt(state.doc, position);
  if (!block) return undefined;
  const { at, node } = block;
  const end = at + node.nodeSize;
  if (state.doc.childCount > 1) return state.tr.delete(at, end).scrollIntoView();
  return state.tr.replaceWith(at, end, state.schema.node('paragraph'));
}

/** Puts a copy below the block of a position. */
export function copyBlock(state: EditorState, position: number): Transaction | undefined {
  const block = blockAt(state.doc, position);
  if (!block) return undefined;
  return state.tr.insert(block.at + block.node.nodeSize, block.node).scrollIntoView();
}

const move = (editor: Editor, by: -1 | 1) => {
  const transaction = moveBlocks(editor.state, by);
  if (transaction) editor.view.dispatch(transaction);
  // At the ends too: the browser would move the caret by a sentence.
  return true;
};

/**
 * Joins a paragraph to the last line of the list above it, where the caret stands at its start: as it comes, the
 * paragraph would become a second one of the last item. Undefined anywhere else.
 */
export function joinListAbove(state: EditorState): Transaction | undefined {
  const { $from, empty } = state.selection;
  if (!empty || $from.depth !== 1 || $from.parentOffset > 0 || $from.parent.type.name !== 'paragraph')
    return undefined;
  const at = $from.before();
  const list = state.doc.resolve(at).nodeBefore;
  if (list?.type.name !== 'bulletList' && list?.type.name !== 'orderedList') return undefined;
  // Inwards from the end of the list to its last line.
  let end = at - 1;
  for (let last = list.lastChild; last && !last.isTextblock; last = last.lastChild) {
    if (last.isAtom) return undefined;
    end -= 1;
  }
  const line = state.doc.resolve(end - 1).parent;
  if (!line.isTextblock || line.type.spec.code) return undefined;
  const { content } = $from.parent;
  const transaction = state.tr.delete(at, at + $from.parent.nodeSize).insert(end - 1, content);
  return transaction.setSelection(TextSelection.create(transaction.doc, end - 1)).scrollIntoView();
}

export const blockKeys = Extension.create({
  name: 'blockKeys',
  priority: 200,
  addKeyboardShortcuts() {
    return {
      'Alt-ArrowUp': () => move(this.editor, -1),
      'Alt-ArrowDown': () => move(this.editor, 1),
      Backspace: () => {
        const transaction = joinListAbove(this.editor.state);
        if (transaction) this.editor.view.dispatch(transaction);
        return transaction !== undefined;
      },
    };
  },
});

/** Kinds that a block can be turned into. */
export const BLOCK_KINDS = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'taskList',
  'blockquote',
  'codeBlock',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** The kind of the block where the selection is; undefined for one that cannot be turned into another. */
export function kindAt(state: EditorState): BlockKind | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    if (type.name === 'listItem' && typeof attrs['checked'] === 'boolean') return 'taskList';
    if (type.name === 'heading') return `heading${Math.min(3, Number(attrs['level']))}` as BlockKind;
    if (type.name === 'tableCell' || type.name === 'tableHeader') return undefined;
    if (type.name !== 'paragraph' && BLOCK_KINDS.includes(type.name as BlockKind))
      return type.name as BlockKind;
  }
  return $from.parent.type.name === 'paragraph' ? 'paragraph' : undefined;
}

/** Turns the blocks of the selection into a kind. */
export function turnInto(editor: Editor, kind: BlockKind): boolean {
  const chain = () => editor.chain().focus();
  const was = kindAt(editor.state);
  const plain = (): ChainedCommands => chain().clearNodes();
  if (kind === was) return plain().run();
  switch (kind) {
    case 'paragraph':
      return plain().run();
    case 'heading1':
    case 'heading2':
    case 'heading3':
      return plain()
        .setNode('heading', { level: Number(kind.at(-1)) })
        .run();
    case 'codeBlock':
      return plain().setNode('codeBlock').run();
    case 'blockquote':
      return plain().wrapIn('blockquote').run();
    case 'orderedList':
      return setTasks(was === 'bulletList' || was === 'taskList' ? chain() : plain(), null)
        .toggleList('orderedList', 'listItem')
        .run();
    case 'bulletList':
      if (was === 'taskList') return setTasks(chain(), null).run();
      return (was === 'orderedList' ? chain() : plain()).toggleList('bulletList', 'listItem').run();
    case 'taskList':
      if (was === 'bulletList' || was === 'orderedList') return setTasks(chain(), false).run();
      return setTasks(plain().toggleList('bulletList', 'listItem'), false).run();
  }
}

/** Makes tasks of the items of the selection, or plain items of tasks. */
export const setTasks = (chain: ChainedCommands, checked: boolean | null): ChainedCommands =>
  chain.command(({ tr }) => {
    const { from, to } = tr.selection;
    tr.doc.nodesBetween(from, to, (node, at) => {
      if (node.type.name === 'listItem') tr.setNodeAttribute(at, 'checked', checked);
    });
    return true;
  });
