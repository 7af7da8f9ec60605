import { nodeOf } from '@inkreel/contract/documents/text-document.ts';
import type { Extensions } from '@tiptap/core';
import { Editor, Extension } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history, redo, undo } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { newId } from '../../lib/new-id.ts';
import { takeCaret } from '../reader/reader-caret.ts';
import { TEXT_EXTENSIONS } from '../schema/text-schema.ts';
import { blockOf } from './apply-others.ts';
import { bindParts } from './bind-parts.ts';
import { grouped, withGroups } from './block-groups.ts';
import { blockKeys } from './block-moves.ts';
import { followLinks } from './follow-links.ts';
import { createPartsTracker } from './parts-tracker.ts';
import { placeholder } from './placeholder.ts';
import { taskBoxes } from './task-boxes.ts';

export interface OpenEditor {
  editor: Editor;
  /** What was typed becomes a change of the document at once. */
  flush: () => void;
  close: () => void;
}

/** Undo and redo of what was typed here; what others did is in no step. */
const History = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [
    history({ depth: 500 }),
    gapCursor(),
    dropCursor({ class: 'writer-drop', color: false }),
  ],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch);
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Shift-Mod-z': run(redo) };
  },
});

/** Tiptap draws what it begins with twice, without its plug-ins and with them: so it begins with an empty text. */
function show(editor: Editor, blocks: readonly Node[]): void {
  const { schema, plugins } = editor.state;
  const doc = schema.node('doc', null, grouped(schema, blocks));
  editor.view.updateState(EditorState.create({ doc, plugins }));
}

/** Opens the editor of a text on the page. */
export function openEditor(
  document: OpenParts,
  element: HTMLElement,
  { label, hint, more }: { label: string; hint: string; more: Extensions },
): OpenEditor {
  const tracker = createPartsTracker();
  const blocks = tracker.start(document.state.get().parts);
  // Drawn beside the page: 3,000 blocks are put on it at once, not one after the other.
  const drawn = globalThis.document.createElement('div');
  const editor = new Editor({
    element: drawn,
    injectCSS: false,
    // It looks with each key for what was deleted, which nothing here asks for.
    enableCoreExtensions: { delete: false },
    extensions: [
      ...withGroups(TEXT_EXTENSIONS),
      History,
      blockKeys,
      placeholder(hint),
      taskBoxes,
      followLinks,
      ...more,
    ],
    editorProps: {
      attributes: { class: 'text-body', 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      scrollMargin: 80,
      scrollThreshold: 80,
    },
  });
  const stored = blocks.map((part) => blockOf(editor.schema, nodeOf(part), part.id));
  show(editor, stored.length > 0 ? stored : [editor.schema.node('paragraph', { id: newId() })]);
  element.append(drawn);
  tracker.loaded(editor.state.doc);
  const caret = takeCaret(editor.state.doc);
  if (caret !== undefined)
    editor.chain().setTextSelection(caret).focus(undefined, { scrollIntoView: false }).run();
  const binding = bindParts(document, editor, tracker);
  return {
    editor,
    flush: binding.flush,
    close: () => {
      binding.close();
      editor.destroy();
      drawn.remove();
    },
  };
}
