import { useKeys } from '../../lib/use-keys.ts';

/** Keys of undo and redo for the whole page except text fields, which undo separately. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('textarea, input[type=text]')) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
    else return;
    event.preventDefault();
  });
}
