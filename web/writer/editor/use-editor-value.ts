import { isSameJson, type Json } from '@inkreel/contract/documents/parts/part.ts';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { onShown } from './on-shown.ts';

/**
 * A value of the editor's state, kept up to date: the component renders again when it is another one, after the frame that
 * shows the change of the text.
 * @param select the same function as long as it selects the same
 */
export function useEditorValue<Value extends Json | undefined>(
  editor: Editor,
  select: (state: EditorState) => Value,
): Value {
  const kept = useRef<{ state: EditorState; value: Value }>(undefined);
  const subscribe = useCallback((listener: () => void) => onShown(editor, listener), [editor]);
  const read = () => {
    const { state } = editor;
    if (kept.current?.state !== state) {
      const value = select(state);
      const before = kept.current;
      kept.current = { state, value: before && isSameJson(before.value, value) ? before.value : value };
    }
    return kept.current.value;
  };
  return useSyncExternalStore(subscribe, read);
}
