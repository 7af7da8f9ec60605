import { useEffect, useEffectEvent } from 'react';
import type { ClipClock } from '../core/clip-clock.ts';
import { type OwnKeys, pressClipKey } from '../core/clip-keys.ts';

/** Elements in which letters are text input. */
const TYPING = 'input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]';
const PRESSED = 'button, a, [role=button], [role=tab], [role=switch], label';
const SLID = 'input, [role=slider], [role=radio]';

/** Keys that a control uses itself while it has the focus. */
export function ownKeysOf(target: Element): OwnKeys {
  if (target.closest(SLID)) return [' ', 'Home', 'End'];
  return target.closest(PRESSED) ? [' '] : [];
}

/**
 * Keys of a clip anywhere on the page, except where someone types.
 * @param options `press`: keys of this page, asked first; `scope`: the dialog that contains the clip,
 * outside of which keys are ignored; without it keys inside dialogs are
 */
export function useClipKeys(
  clock: ClipClock,
  {
    rate,
    scope,
    press,
  }: {
    rate: number | undefined;
    scope?: string | undefined;
    press?: ((key: string) => boolean) | undefined;
  },
): void {
  const down = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const dialog = target.closest('[role=dialog]');
    if (target.closest(TYPING) || (scope ? !dialog?.matches(scope) : dialog)) return;
    if (press?.(event.key.toLowerCase()) || pressClipKey(event.key, clock, { rate, own: ownKeysOf(target) }))
      event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => down(event);
    // Registered before the keys of the page, which ignore what the clip has handled.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}
