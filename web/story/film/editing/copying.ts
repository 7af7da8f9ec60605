import type { ClipPart, ClipType, SoundRole, TrackType } from '@inkreel/contract/documents/film-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { plainClip } from '@inkreel/contract/film/shown-clip.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { newId } from '../../../lib/new-id.ts';
import { createStore } from '../../../lib/store.ts';
import { clipsOf, endOf } from '../core/film-view.ts';
import type { Fields, FilmCore } from './film-core.ts';

interface CopiedClip {
  type: ClipType;
  track: TrackType;
  sound: SoundRole | undefined;
  /** From the first of those that were copied. */
  start: number;
  frames: number;
  fields: Fields;
}

/** Its place, and what it is moved with. */
const NOT_COPIED = new Set(['id', 'kind', 'parent', 'index', 'type', 'start', 'frames', 'linked']);

/** Copies of clips, kept as long as the page is open. */
export function createCopying({ edit, frameNow, select, selection, trackFor, view }: FilmCore) {
  const copied = createStore<readonly CopiedClip[]>([]);
  const copy = () => {
    const picked = view
      .get()
      .tracks.flatMap(({ part, clips }) =>
        clips.filter(({ id }) => selection.get().has(id)).map((clip) => ({ clip, part })),
      );
    if (picked.length === 0) return;
    const first = Math.min(...picked.map(({ clip }) => clip.from));
    copied.set(
      picked.map(({ clip, part }) => ({
        type: clip.kind,
        track: part.type ?? 'video',
        sound: part.sound,
        start: clip.from - first,
        frames: clip.frames,
        fields: copyOf(clip.part),
      })),
    );
  };
  const pasteAt = (first: number) => {
    const tracks = new Map<string, string>();
    const clips = copied.get().map((clip) => ({ ...clip, id: newId() }));
    const edits = clips.flatMap(({ id, type, track, sound, start, frames, fields }): FilmEdit[] => {
      const key = `${track} ${sound ?? ''}`;
      const known = tracks.get(key);
      const found = known === undefined ? trackFor(track, sound) : { id: known, edits: [] };
      tracks.set(key, found.id);
      const place = { id, track: found.id, type, start: first + start, frames, fields };
      return [...found.edits, { do: 'add', ...place }];
    });
    if (edits.length > 0 && edit(edits)) select(clips.map(({ id }) => id));
  };
  return {
    copied,
    copy,
    /** At the playhead, on tracks of the same kind. */
    paste: () => pasteAt(frameNow()),
    /** Behind what is picked. */
    duplicate: () => {
      const all = [...clipsOf(view.get()).values()].filter(({ id }) => selection.get().has(id));
      if (all.length === 0) return;
      copy();
      pasteAt(Math.max(...all.map(endOf)));
    },
  };
}

const copyOf = (clip: ClipPart): Fields =>
  Object.fromEntries(
    Object.entries(plainClip(clip)).filter(
      (entry): entry is [string, Json] => !NOT_COPIED.has(entry[0]) && entry[1] !== undefined,
    ),
  );
