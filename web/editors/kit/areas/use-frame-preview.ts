import { assistSubtitlePreview } from '@inkreel/contract/api/subtitle-assists.ts';
import type { Quality } from '@inkreel/contract/pricing.ts';
import { useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useSentAddress } from '../../../uploads/use-sent-address.ts';
import type { AreaEditor } from './area-editor.ts';

/** Previews that stay beside the frame. */
const KEPT = 6;

/** Makes one frame as a run would, free of charge; the answer goes to the front of the previews. */
export function useFramePreview(editor: AreaEditor, url: string, quality: Quality) {
  const signedIn = useSignedIn();
  const sentAddress = useSentAddress();
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const running = useRef<AbortController>(undefined);
  const make = async (at: number) => {
    if (!signedIn && !(await askToSignIn())) return;
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState('making');
    const began = performance.now();
    try {
      const video_url = await sentAddress(url);
      const areas = [...editor.state.get().history.marked];
      const made = await call(assistSubtitlePreview, {
        body: { video_url, at, areas, quality },
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      const took = (performance.now() - began) / 1000;
      const others = editor.state.get().previews.filter((one) => one.at !== at);
      editor.set({ previews: [{ at, quality, took, ...made }, ...others].slice(0, KEPT), comparing: true });
      setState('idle');
    } catch {
      if (!stop.signal.aborted) setState('failed');
    }
  };
  return { state, make: (at: number) => void make(at) };
}
