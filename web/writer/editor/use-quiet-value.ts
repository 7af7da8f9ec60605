import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';

/** Milliseconds without a change after which the text is read again. */
const QUIET = 250;

/** When the browser has nothing else to do. @returns a function that takes it back */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(asked);
}

/**
 * What is read from the whole text: first when the page has opened, then whenever nothing was typed for a moment, so
 * that no key waits for it. Undefined until it was first read.
 * @param read the same function as long as it reads the same
 * @param warm does a piece of the work of the first reading, and says whether all is done
 */
export function useQuietValue<Value>(
  editor: Editor,
  read: (state: EditorState) => Value,
  warm?: (state: EditorState) => boolean,
): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let forget: (() => void) | undefined;
    const show = () => setValue(read(editor.state));
    const first = () => {
      if (warm && !warm(editor.state)) forget = whenIdle(first);
      else show();
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(show, QUIET);
    };
    forget = whenIdle(first);
    editor.on('transaction', later);
    return () => {
      clearTimeout(timer);
      forget?.();
      editor.off('transaction', later);
    };
  }, [editor, read, warm]);
  return value;
}
