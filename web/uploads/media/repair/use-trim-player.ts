import { type RefObject, useEffect, useState } from 'react';
import type { TimeRange } from '../../../video/core/range-ends.ts';

type MediaRef = RefObject<HTMLMediaElement | null>;

/** The elements of a file: the one that plays, and one that shows the last frame of what is kept. */
export interface TrimElements {
  player: MediaRef;
  last: MediaRef;
}

/**
 * Plays the part that is kept, and shows its first and its last frame while its ends are moved.
 * @param rate frames a second
 */
export function useTrimPlayer({ player, last }: TrimElements, { start, end }: TimeRange, rate: number) {
  const [time, setTime] = useState(start);
  const [playing, setPlaying] = useState(false);
  useEffect(() => setTime(start), [start]);
  // Half a frame inwards: the very edge may still show the neighbour.
  useEffect(() => showAt(player.current, start + 0.5 / rate), [player, start, rate]);
  useEffect(() => showAt(last.current, Math.max(start, end - 0.5 / rate)), [last, start, end, rate]);
  useEffect(() => {
    if (!playing) return;
    let waiting = 0;
    const follow = () => {
      const element = player.current;
      if (!element) return;
      if (element.currentTime >= end || element.ended) element.pause();
      setTime(Math.min(end, element.currentTime));
      waiting = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(waiting);
  }, [player, playing, end]);
  return {
    time,
    playing,
    toggle: () => toggle(player.current, { start, end }),
    seek: (seconds: number) => {
      setTime(seconds);
      jump(player.current, seconds);
    },
    follows: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
}

function jump(media: HTMLMediaElement | null, seconds: number): void {
  if (media) media.currentTime = seconds;
}

/** Plays the part, from where it stands or from its beginning; stops where it plays. */
function toggle(media: HTMLMediaElement | null, { start, end }: TimeRange): void {
  if (!media) return;
  if (!media.paused) return media.pause();
  if (media.currentTime >= end - 0.05 || media.currentTime < start) jump(media, start);
  void media.play().catch(() => undefined);
}

/**
 * Shows a moment once the element is ready for it: a seek that is asked for while another runs waits for that one.
 * @returns how to take it back
 */
function showAt(media: HTMLMediaElement | null, seconds: number): (() => void) | undefined {
  if (!media) return undefined;
  const show = () => {
    if (media.paused) jump(media, seconds);
  };
  const isReady = media.readyState > 0;
  if (isReady && !media.seeking) {
    show();
    return undefined;
  }
  const event = isReady ? 'seeked' : 'loadedmetadata';
  media.addEventListener(event, show, { once: true });
  return () => media.removeEventListener(event, show);
}
