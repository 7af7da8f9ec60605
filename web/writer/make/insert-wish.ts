import type { Editor } from '@tiptap/core';
import { newId } from '../../lib/new-id.ts';
import { createStore } from '../../lib/store.ts';
import { blockAt } from '../editor/block-moves.ts';
import { USUAL_RATIO } from './image-place.ts';

/** Id of the block that was just put into the text for an image, whose words are typed next. */
export const freshImage = createStore<string | undefined>(undefined);

/** Puts a block for an image behind the block of the caret, or in place of an empty one. @param prompt what it is to show */
export function insertWish(editor: Editor, prompt: string): void {
  const { state } = editor;
  const block = blockAt(state.doc, state.selection.to);
  if (!block) return;
  const id = newId();
  const { at, node } = block;
  const isEmpty = node.type.name === 'paragraph' && node.content.size === 0;
  const end = at + node.nodeSize;
  const image = {
    type: 'imageBlock',
    attrs: { id, ratio: USUAL_RATIO, ...(prompt === '' ? {} : { prompt }) },
  };
  freshImage.set(id);
  editor.commands.insertContentAt(isEmpty ? { from: at, to: end } : end, image);
}
