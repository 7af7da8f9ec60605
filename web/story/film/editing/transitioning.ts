import type { Transition } from '@inkreel/contract/film/transitions.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { type ClipView, clipsOf, endOf } from '../core/film-view.ts';
import type { FilmCore } from './film-core.ts';

/** Seconds of a new transition. */
const USUAL_SECONDS = 0.6;

/** What sets transitions between neighbouring clips. */
export function createTransitioning({ edit, view, framesOf, select, panel }: FilmCore) {
  const usual = (clip: ClipView) => Math.min(clip.frames, framesOf(USUAL_SECONDS));
  const comesIn = (clip: ClipView, dissolve: number, transition: Transition): FilmEdit => ({
    do: 'set',
    id: clip.id,
    fields: { dissolve: Math.min(dissolve, clip.frames), transition, fade_in: null },
  });
  return {
    /** Opens the transition into a clip in the panel; it gets a dissolve where there is none. */
    openTransition: (id: string) => {
      const clip = clipsOf(view.get()).get(id);
      if (!clip) return;
      select([id]);
      panel.set('animation');
      if (!clip.part.dissolve) edit([comesIn(clip, usual(clip), 'dissolve')]);
    },
    /** Frames of the transition into a clip; 0 removes it. A drag is one step of undo. */
    setTransitionLength: (id: string, frames: number) => {
      const clip = clipsOf(view.get()).get(id);
      if (!clip) return;
      const dissolve = Math.min(clip.frames, Math.max(0, Math.round(frames)));
      const fields = dissolve > 0 ? { dissolve } : { dissolve: null, transition: null };
      edit([{ do: 'set', id, fields }], `dissolve ${id}`);
    },
    /** Gives every cut between pictures the transition of a clip. */
    transitionEverywhere: (id: string) => {
      const { dissolve = 0, transition = 'dissolve' } = clipsOf(view.get()).get(id)?.part ?? {};
      const edits = view
        .get()
        .tracks.flatMap(({ clips, part }) =>
          part.type !== 'video' || part.locked
            ? []
            : clips
                .filter((clip, at) => at > 0 && endOf(clips[at - 1]!) === clip.from)
                .map((clip) => comesIn(clip, dissolve, transition)),
        );
      if (dissolve > 0 && edits.length > 0) edit(edits);
    },
  };
}
