import { type RefObject } from 'react';
import type { Verb } from '../canvas/ui/verb.ts';
import { useKeys } from '../lib/use-keys.ts';

/** Elements in which letters are text input, or keys of a menu. */
const TYPING = 'input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]';
const DIALOG = '[role=dialog]';

/**
 * The pressed key, unless it is meant for a field, a menu, the browser, or a dialog over the page.
 * @param home the element that the key acts on: inside a dialog, it gets the keys of that dialog
 */
export function plainKey(event: KeyboardEvent, home?: Element | null): string | undefined {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const held = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  const elsewhere = target.closest(DIALOG) !== (home?.closest(DIALOG) ?? null);
  return held || elsewhere || target.closest(TYPING) ? undefined : event.key;
}

/** Keys of a result's verbs; those with choices open their menu through `onOpen`. */
export function useVerbKeys(
  verbs: readonly Verb[],
  bar: RefObject<HTMLElement | null>,
  onOpen: (id: string) => void,
): void {
  useKeys((event) => {
    const key = plainKey(event, bar.current)?.toLowerCase();
    if (key === undefined) return;
    const verb = verbs.find(({ shortcut }) => shortcut?.toLowerCase() === key);
    if (key === '.') onOpen('more');
    else if (verb?.choices) onOpen(verb.id);
    else if (verb && !verb.href) verb.run();
    else return;
    event.preventDefault();
  });
}
