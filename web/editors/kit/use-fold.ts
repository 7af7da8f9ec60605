import { useState } from 'react';
import { useKeys } from '../../lib/use-keys.ts';

const FOLD_KEY = 'inkreel.device.folded';
/** Elements in which letters are text input. */
const TYPING = 'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]';
export type Side = 'inputs' | 'history';

/** Which sides of the workspace are folded, remembered on this device. */
export function useFold(): { folded: Record<Side, boolean>; toggle: (side: Side) => void } {
  const [folded, setFolded] = useState<Record<Side, boolean>>(() => {
    const saved = localStorage.getItem(FOLD_KEY) ?? '';
    return { inputs: saved.includes('inputs'), history: saved.includes('history') };
  });
  const toggle = (side: Side) => {
    const next = { ...folded, [side]: !folded[side] };
    setFolded(next);
    localStorage.setItem(FOLD_KEY, `${next.inputs ? 'inputs ' : ''}${next.history ? 'history' : ''}`);
  };
  return { folded, toggle };
}

/** Keys of the whole workspace: single letters except while typing. */
export function useWorkspaceKeys(actions: {
  run: () => void;
  fold: (side: Side) => void;
  list?: () => void;
}): void {
  useKeys((event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      actions.run();
    }
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (target.closest(TYPING) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 't' || event.key === 'T') actions.fold('inputs');
    if (event.key === 'g' || event.key === 'G') actions.fold('history');
    if (event.key === '?') actions.list?.();
  });
}
