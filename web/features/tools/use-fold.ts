import { useEffect, useRef, useState } from 'react';

const FOLD_KEY = 'inkreel.device.folded';
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

/** Keys of the whole workspace: single letters only where nobody is typing. */
export function useWorkspaceKeys(actions: { run: () => void; fold: (side: Side) => void }): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { run, fold } = latest.current;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        run();
      }
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const typing = target.closest(
        'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]',
      );
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key === 't' || event.key === 'T') fold('inputs');
      if (event.key === 'g' || event.key === 'G') fold('history');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
