import { useEffect, useEffectEvent } from 'react';
import type { Clip } from './clip.ts';

/** Where letters are letters. */
const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=slider]';

/** Space plays, `,` and `.` step a frame, Home and End go to the ends, C is held for the original. */
export function useClipKeys(
  clip: Clip,
  { rate, onHold }: { rate: number | undefined; onHold: (held: boolean) => void },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest(TYPING))
      return;
    // A button is pressed by it.
    if (event.key === ' ' && target.closest('button, a, [role=tab]')) return;
    const does: Record<string, () => void> = {
      ' ': clip.toggle,
      ',': () => clip.step(-1, rate),
      '.': () => clip.step(1, rate),
      Home: () => clip.seek(0),
      End: () => clip.seek(clip.state.get().duration),
      c: () => onHold(true),
    };
    const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  const release = useEffectEvent(() => onHold(false));
  useEffect(() => {
    const down = (event: KeyboardEvent) => press(event);
    const up = () => release();
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', up);
    };
  }, []);
}
