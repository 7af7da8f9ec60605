import { useEffect, useRef, useState } from 'react';
import { loadConverter } from './load-converter.ts';
import type { RepairPlan } from './plan-repair.ts';

export type FixState = { kind: 'idle' } | { kind: 'working'; share: number } | { kind: 'failed' };

/** Carries a repair out in this browser, with its progress and a way to stop it. */
export function useFixing(onFixed: (file: File) => void) {
  const [state, setState] = useState<FixState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    fix: async (file: File, { target }: RepairPlan): Promise<void> => {
      const abort = new AbortController();
      running.current = abort;
      setState({ kind: 'working', share: 0 });
      try {
        const { convertMedia } = await loadConverter();
        const blob = await convertMedia(file, target, {
          signal: abort.signal,
          onProgress: (share) => !abort.signal.aborted && setState({ kind: 'working', share }),
        });
        const ending = target.type === 'video/mp4' ? 'mp4' : 'wav';
        onFixed(new File([blob], file.name.replace(/(\.\w{1,5})?$/, `.${ending}`), { type: target.type }));
      } catch {
        if (!abort.signal.aborted) setState({ kind: 'failed' });
      }
    },
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
