import { useKeys } from '../../lib/use-keys.ts';
import { type Command, commandOf } from '../core/shortcuts.ts';
import { keysOf, type Surface } from './surface.ts';

/** Elements in which letters are text input. */
const TYPING =
  'input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]';

/**
 * Handles the keys of painting anywhere on the page while the surface is visible, except in text inputs. `run` returns
 * false to leave a key unhandled.
 */
export function useSurfaceKeys(surface: Surface | undefined, run: (command: Command) => boolean): void {
  useKeys((event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (!surface?.visible || event.defaultPrevented || target.closest(TYPING)) return;
    const command = commandOf({ ...keysOf(event), key: event.key });
    if (command && run(command)) event.preventDefault();
  });
}
