import { useSelected } from '../../../lib/store.ts';
import type { ClipView } from '../core/film-view.ts';
import { isInAnimation } from '../core/in-animation.ts';
import type { FilmEditing } from '../film-editing.ts';

/** Whether a clip can be neither dragged nor edited at the moment: it moves, or something is being made for it. */
export function useInAnimation(film: FilmEditing, clip: ClipView): boolean {
  const moves = useSelected(film.playback.state, (playing) => isInAnimation(clip, playing));
  return useIsMaking(film, clip) || moves;
}

/** Whether something is being made for a clip. */
export const useIsMaking = (film: FilmEditing, clip: ClipView): boolean =>
  useSelected(film.making, (now) => now.has(clip.id));
