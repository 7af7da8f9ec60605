import { useKeys } from '../../../lib/use-keys.ts';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
import { pressClipKey } from '../../../video/core/clip-keys.ts';
import { ownKeysOf } from '../../../video/ui/use-clip-keys.ts';

/** Elements in which letters are text input; other controls may still use Space and the arrows. */
const TYPING = 'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]';

interface EditorKeys {
  undo: () => void;
  redo: () => void;
  search: () => void;
  export: () => void;
  clock: ClipClock;
  /** Frames a second, if known. */
  rate: number | undefined;
  move: (by: -1 | 1) => void;
  /** Opens the text of the current line. */
  edit: () => void;
  /** Deletes the current line. */
  remove: () => void;
  /** Lists the keys. */
  list: () => void;
}

/** Keys of the whole editor. Undo applies to the document everywhere, also in the fields of the table. */
export function useEditorKeys(keys: EditorKeys): void {
  useKeys((event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('[role=dialog]')) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const commands: Record<string, () => void> = {
        f: keys.search,
        enter: keys.export,
        // A field of another kind has its own undo.
        ...(target.closest('input') ? {} : { y: keys.redo, z: event.shiftKey ? keys.redo : keys.undo }),
      };
      const command = commands[key];
      if (!command) return;
      event.preventDefault();
      command();
      return;
    }
    if (event.altKey || event.metaKey || target.closest(TYPING)) return;
    const { clock, rate } = keys;
    const own = ownKeysOf(target);
    if (pressClipKey(event.key, clock, { rate, own })) return event.preventDefault();
    const actions: Record<string, () => void> = own.includes(' ')
      ? {}
      : {
          arrowup: () => keys.move(-1),
          arrowdown: () => keys.move(1),
          enter: keys.edit,
          delete: keys.remove,
        };
    actions['?'] = keys.list;
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}
