import { useSyncExternalStore } from 'react';
import type { EditorState, GridEditor } from '../core/grid-editor.ts';

/** The editor state that the toolbar shows, kept up to date. */
export function useEditorState(editor: GridEditor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.get, editor.get);
}
