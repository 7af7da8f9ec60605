import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { Extension } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { newId } from '../../lib/new-id.ts';
import { blockOf } from './apply-others.ts';

/** Characters that are read on the page; what is longer is pasted as it is, and can be imported as a file. */
const LONGEST = 50_000;

/** Marks of Markdown that hardly stand in other words: headings, lists, quotes, code, tables, links and bold. */
const MARKS: readonly RegExp[] = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]) +\S.*\n+ {0,3}(?:[-*+]|\d{1,9}[.)]) +\S/m,
  /^ {0,3}[-*+] \[[ xX]\] \S/m,
  /^ {0,3}> ?\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^.{0,1000}\|.{0,1000}\n {0,3}\|? {0,9}:?-+:? {0,9}(?:\| {0,9}:?-+:? {0,9}){1,100}\|? *$/m,
  /!?\[[^\]\n]{0,300}\]\([^)\s]{1,1000}\)/,
  /(?:\*\*|__)\S(?:[^\n]{0,300}\S)?(?:\*\*|__)/,
];

export const looksLikeMarkdown = (text: string): boolean =>
  text.length <= LONGEST && MARKS.some((mark) => mark.test(text.replaceAll('\r\n', '\n')));

/** Puts blocks in place of the selection; a single paragraph into the line of the caret. */
export function pasteBlocks(state: EditorState, blocks: readonly TextNode[]): Transaction {
  const nodes = blocks.map((block) => blockOf(state.schema, block, newId()));
  const isLine = nodes.length === 1 && nodes[0]?.type.name === 'paragraph';
  const slice = new Slice(Fragment.from(nodes), isLine ? 1 : 0, isLine ? 1 : 0);
  return state.tr.replaceSelection(slice).setMeta('paste', true).scrollIntoView();
}

/** Markdown that is pasted as mere text becomes what it says; within code it stays as it is. */
export const pasteMarkdown = Extension.create({
  name: 'pasteMarkdown',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('pasteMarkdown'),
      props: {
        handlePaste: (view, event) => {
          const data = event.clipboardData;
          const text = data?.getData('text/plain') ?? '';
          const isCode = view.state.selection.$from.parent.type.spec.code === true;
          if (isCode || data?.getData('text/html') !== '' || !looksLikeMarkdown(text)) return false;
          void paste(view, text);
          return true;
        },
      },
    }),
  ],
});

async function paste(view: EditorView, text: string): Promise<void> {
  try {
    const { markdownToBlocks } = await import('@inkreel/scene/markdown/read-markdown.ts');
    const { blocks } = markdownToBlocks(text);
    if (!view.isDestroyed) view.dispatch(pasteBlocks(view.state, blocks));
  } catch {
    // Too deep, or the reader was not loaded: the words are pasted as they are.
    if (!view.isDestroyed) view.pasteText(text);
  }
}
