import { useSelected } from '../../../lib/store.ts';
import type { ClipView } from '../core/film-view.ts';
import { isInAnimation } from '../core/in-animation.ts';
import type { FilmEditing } from '../film-editing.ts';

/** Whether a clip can be neither dragged nor edited at the moment. */
export const useInAnimation = (film: FilmEditing, clip: ClipView): boolean =>
  useSelected(film.playback.state, (playing) => isInAnimation(clip, playing));
