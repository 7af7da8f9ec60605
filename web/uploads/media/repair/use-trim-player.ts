import { type RefObject, useEffect, useState } from 'react';
import { createClipClock, PAGE_FRAMES } from '../../../video/core/clip-clock.ts';
import type { TimeRange } from '../../../video/core/range-ends.ts';

type MediaRef = RefObject<HTMLMediaElement | null>;

/** The elements of a file: the one that plays, and one that shows the last frame of what is kept. */
export interface TrimElements {
  player: MediaRef;
  last: MediaRef;
}

/**
 * Plays the part that is kept, and shows its first and its last frame while its ends are moved.
 * @param url of the file, once it has one
 * @param rate frames a second
 */
export function useTrimPlayer(
  { player, last }: TrimElements,
  url: string | undefined,
  { start, end }: TimeRange,
  rate: number,
) {
  const [clock] = useState(() => createClipClock(PAGE_FRAMES));
  useEffect(
    () => (player.current && url !== undefined ? clock.attach(player.current) : undefined),
    [clock, player, url],
  );
  useEffect(() => clock.time.set(start * 1000), [clock, start]);
  // Half a frame inwards: the very edge may still show the neighbour.
  useEffect(() => showAt(player.current, start + 0.5 / rate), [player, start, rate]);
  useEffect(() => showAt(last.current, Math.max(start, end - 0.5 / rate)), [last, start, end, rate]);
  useEffect(
    () => clock.time.subscribe(() => clock.playing.get() && clock.time.get() >= end * 1000 && clock.pause()),
    [clock, end],
  );
  return {
    clock,
    /** Plays the part, from the current time or from its beginning; stops it while it plays. */
    toggle: () => {
      const seconds = clock.time.get() / 1000;
      if (!clock.playing.get() && (seconds >= end - 0.05 || seconds < start)) clock.seek(start * 1000);
      clock.toggle();
    },
  };
}

/**
 * Shows a moment once the element is ready for it: a seek that is requested while another runs waits for that one.
 * @returns a function to cancel it
 */
function showAt(media: HTMLMediaElement | null, seconds: number): (() => void) | undefined {
  if (!media) return undefined;
  const show = () => {
    if (media.paused) media.currentTime = seconds;
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
