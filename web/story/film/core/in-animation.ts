import { type ClipView, endOf } from './film-view.ts';
import type { Playing } from './playback.ts';

/**
 * Whether a clip is in animation: while it fades or dissolves at the playhead, and while the film plays. Then it can be
 * neither dragged nor edited (specification, section 4).
 */
export function isInAnimation(clip: ClipView, { frame, rate }: Playing): boolean {
  if (frame < clip.from || frame >= endOf(clip)) return false;
  if (rate !== 0) return true;
  const { fade_in: fadeIn = 0, fade_out: fadeOut = 0, dissolve = 0 } = clip.part;
  return frame - clip.from < Math.max(fadeIn, dissolve) || endOf(clip) - frame <= fadeOut;
}
