import { type RefObject, useEffect, useState } from 'react';
import type { CaptionTrack } from '../core/caption-tracks.ts';

/** The captions of a video element: the addresses of its tracks, which one is shown, and the next one or none. */
export interface Captions {
  urls: readonly string[];
  /** Undefined: none. */
  shown: number | undefined;
  next: () => void;
}

/** Captions of a video, none of them shown at first. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  tracks: readonly CaptionTrack[],
): Captions {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const made = tracks.map(({ vtt }) => URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' })));
    setUrls(made);
    setShown(undefined);
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, [tracks]);
  useEffect(() => showTrack(video.current, shown), [video, urls, shown]);
  return {
    urls,
    shown,
    next: () => {
      const after = (shown ?? -1) + 1;
      setShown(after < urls.length ? after : undefined);
    },
  };
}

function showTrack(video: HTMLVideoElement | null, shown: number | undefined): void {
  for (const [at, track] of Array.from(video?.textTracks ?? []).entries())
    track.mode = at === shown ? 'showing' : 'disabled';
}
