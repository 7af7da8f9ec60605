import { useSyncExternalStore } from 'react';
import type { EditorState, GridEditor } from '../core/grid-editor.ts';

/** What the toolbar shows of an editor, followed. */
export function useEditorState(editor: GridEditor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.get, editor.get);
}
