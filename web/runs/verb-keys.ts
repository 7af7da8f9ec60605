import { useEffect, useEffectEvent } from 'react';
import type { Verb } from '../canvas/ui/verb.ts';

/** Where letters are letters, or somebody else's keys. */
const TYPING =
  'input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** The pressed key, unless it is meant for a field, a menu or the browser. */
export function plainKey(event: KeyboardEvent): string | undefined {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  return held || target.closest(TYPING) ? undefined : event.key;
}

/** Keys of a result's verbs; those with choices open their menu through `onOpen`. */
export function useVerbKeys(verbs: readonly Verb[], onOpen: (id: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event)?.toLowerCase();
    const verb = verbs.find(({ shortcut }) => shortcut?.toLowerCase() === key);
    if (key === '.') onOpen('more');
    else if (verb?.choices) onOpen(verb.id);
    else if (verb && !verb.href) verb.run();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
