import { assistSubtitleAreas } from '@inkreel/contract/api/subtitle-assists.ts';
import { MOST_AREAS } from '@inkreel/contract/tools/kinds/areas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { isLocalClip } from '../../../uploads/uploaded-image.ts';
import { useSentAddress } from '../../../uploads/use-sent-address.ts';
import type { AreaEditor } from './area-editor.ts';
import { areasOfFound, overlap } from './found-areas.ts';

/** `absent`: this server has nothing that finds text. */
export type FindState = 'idle' | 'finding' | 'found' | 'failed' | 'absent';

/** Found text of which an existing area covers this share needs no other area. */
const COVERED = 0.5;

/**
 * Finds the text in a video, once automatically if nothing is marked yet, and on request; an upload has to
 * finish first. Found areas are added to the existing ones.
 */
export function useFoundAreas(
  editor: AreaEditor,
  url: string,
  wanted: boolean,
): { state: FindState; count: number; find: () => void } {
  const signedIn = useSignedIn();
  const sentAddress = useSentAddress();
  const [state, setState] = useState<FindState>('idle');
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);

  const find = useEffectEvent(async () => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState('finding');
    try {
      const video_url = await sentAddress(url);
      const { areas, frames } = await call(assistSubtitleAreas, { body: { video_url }, signal: stop.signal });
      if (stop.signal.aborted) return;
      const { duration } = editor.clip.state.get();
      const there = editor.state.get().history.marked;
      const margin = Math.min(1, duration / Math.max(1, frames));
      const found = areasOfFound(areas, { duration, margin });
      const added = found.filter((one) => there.every((area) => overlap(area, one) < COVERED));
      editor.set({ found: areas });
      if (added.length > 0) editor.change([...there, ...added].slice(0, MOST_AREAS), there.length);
      // Shows a frame with text.
      const [seen] = areas.flatMap(({ times }) => times);
      if (seen && editor.clip.state.get().time === 0) editor.clip.seek((seen.start + seen.end) / 2);
      setCount(areas.length);
      setState('found');
    } catch (error) {
      const isAbsent = error instanceof ApiError && ABSENT.has(error.code);
      if (!stop.signal.aborted) setState(isAbsent ? 'absent' : 'failed');
    }
  });
  useEffect(() => {
    if (wanted && signedIn && !isLocalClip(url)) void find();
  }, [url, signedIn, wanted]);
  useEffect(() => () => running.current?.abort(), [url]);
  return { state, count, find: () => void find() };
}
const ABSENT = new Set<string>(['text_reading_unavailable', 'engine_unavailable']);
