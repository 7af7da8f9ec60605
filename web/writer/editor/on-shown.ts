import type { Editor } from '@tiptap/core';

/** Milliseconds after which a page that paints no frames, as one out of sight, goes on without. */
const AT_MOST = 100;

const followed = new WeakMap<Editor, Set<() => void>>();

/**
 * Calls back after the frame that shows what was changed in the editor, once for all changes before it: for what is
 * around the text, so that no letter waits for it. @returns a function that ends it
 */
export function onShown(editor: Editor, listener: () => void): () => void {
  const listeners = followed.get(editor) ?? follow(editor);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function follow(editor: Editor): Set<() => void> {
  const listeners = new Set<() => void>();
  followed.set(editor, listeners);
  let late: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    if (late === undefined) return;
    clearTimeout(late);
    late = undefined;
    for (const listener of listeners) listener();
  };
  editor.on('transaction', () => {
    if (late !== undefined) return;
    late = setTimeout(tell, AT_MOST);
    requestAnimationFrame(() => setTimeout(tell));
  });
  return listeners;
}
