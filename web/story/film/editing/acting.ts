import { showing } from '@inkreel/contract/film/shown-clip.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { tracksOf } from '@inkreel/scene/film/film-timeline.ts';
import { newId } from '../../../lib/new-id.ts';
import { clipsOf, endOf } from '../core/film-view.ts';
import type { FilmCore } from './film-core.ts';

/** What actions of a clip make of it: runs write their results into clips, and people say which is shown. */
export function createActing({ document, edit, view, write }: FilmCore) {
  /** A video track above that is free for as long as the clip is; the edit that adds one where there is none. */
  const trackAbove = (id: string): { id: string; edits: FilmEdit[] } | undefined => {
    const clip = clipsOf(view.get()).get(id);
    if (!clip) return undefined;
    const tracks = tracksOf(document.state.get().parts);
    const at = tracks.findIndex((track) => track.id === clip.track);
    const free = tracks.slice(at + 1).find(
      (track) =>
        track.type === 'video' &&
        !track.locked &&
        view
          .get()
          .tracks.find((each) => each.id === track.id)
          ?.clips.every((each) => endOf(each) <= clip.from || each.from >= endOf(clip)),
    );
    if (free) return { id: free.id, edits: [] };
    const track = newId();
    return { id: track, edits: [{ do: 'add_track', id: track, type: 'video', position: at + 1 }] };
  };
  return {
    /** An empty clip over another one, for a result. @returns its id; undefined if it has no room */
    addPlace: (over: string): string | undefined => {
      const clip = clipsOf(view.get()).get(over);
      const track = trackAbove(over);
      if (!clip || !track) return undefined;
      const { name, fit, scale, x, y, rotation } = clip.part;
      const fields = Object.fromEntries(
        Object.entries({ name, fit, scale, x, y, rotation }).filter(([, value]) => value !== undefined),
      ) as Record<string, string | number>;
      const id = newId();
      const place = { id, track: track.id, type: 'image', start: clip.from, frames: clip.frames } as const;
      return edit([...track.edits, { do: 'add', ...place, fields }]) ? id : undefined;
    },
    /** Takes an empty clip away that got no result. */
    dropPlace: (id: string) => {
      const part = document.state.get().parts.get(id);
      if (part?.['results'] === undefined && part?.['file'] === undefined)
        edit([{ do: 'remove', ids: [id] }]);
    },
    /** Shows what a run makes of a clip, once it is there; one step of undo. */
    showRun: (id: string, task: string) => {
      const part = document.state.get().parts.get(id);
      // Its run has begun: it is of that run.
      if (part) write([{ do: 'set', id, fields: { shown: showing(task, part) } }]);
    },
    /** Shows one result; what was placed without one. */
    showFile: (id: string, file: string | undefined) =>
      edit([{ do: 'set', id, fields: { shown: file === undefined ? null : [file] } }]),
  };
}
