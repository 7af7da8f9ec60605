import type { Playable } from './clip-clock.ts';

type Player = Playable & Partial<Pick<HTMLMediaElement, 'volume'>>;

/** Brings a player of the same film to the frame of another one; returns whether it has to seek for that. */
export function alignPlayers(from: Player, to: Player): boolean {
  const isThere = to.currentTime === from.currentTime;
  if (!isThere) to.currentTime = from.currentTime;
  return !isThere;
}

/** Lets a player continue from another one of the same film: at its time, speed and loudness, playing if that plays. */
export function takeOver(from: Player, to: Player): void {
  to.playbackRate = from.playbackRate;
  to.muted = from.muted;
  if (from.volume !== undefined) to.volume = from.volume;
  alignPlayers(from, to);
  if (from.paused) return;
  void to.play().catch(() => undefined);
  // An element that has left the page would be heard until it is collected.
  from.pause();
}
