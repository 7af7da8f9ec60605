import {
  type LibraryEffect,
  type LibraryPiece,
  librarySource,
} from '@inkreel/contract/film/sound-library.ts';
import { newId } from '../../../lib/new-id.ts';
import { endOf } from '../core/film-view.ts';
import type { FilmCore } from './film-core.ts';

/** Seconds in which a sound that fills the film leaves at its end. */
const LEAVES = 2;
/** Seconds below which a gap is not worth filling. */
const LEAST = 1;

/** What puts sounds of the library into a film. */
export function createSounding({
  edit,
  frameNow,
  framesOf,
  show,
  trackFor,
  view,
}: Pick<FilmCore, 'edit' | 'frameNow' | 'framesOf' | 'show' | 'trackFor' | 'view'>) {
  const trackOf = (sound: LibraryPiece | LibraryEffect) =>
    trackFor('audio', 'mood' in sound ? 'music' : 'effect');
  const fieldsOf = ({ id, seconds }: LibraryPiece | LibraryEffect, name: string) => ({
    name,
    file: librarySource(id),
    source_length: Math.round(seconds * 1e6),
  });

  /** A sound at the playhead, or the next place of its track that is free. */
  const addLibrarySound = (sound: LibraryPiece | LibraryEffect, name: string) => {
    const track = trackOf(sound);
    const id = newId();
    const place = { id, track: track.id, start: frameNow(), frames: framesOf(sound.seconds) };
    const fields = fieldsOf(sound, name);
    if (edit([...track.edits, { do: 'add', type: 'audio', ...place, fields }])) show(id);
  };

  /**
   * A sound that is repeated from the first free place of its track to the next clip, or the end of the film.
   * @returns whether there was such a place
   */
  const fillWithSound = (sound: LibraryPiece | LibraryEffect, name: string): boolean => {
    const track = trackOf(sound);
    const clips = view.get().tracks.find(({ id }) => id === track.id)?.clips ?? [];
    const isEmpty = view.get().tracks.every((each) => each.clips.length === 0);
    const end = isEmpty ? framesOf(sound.seconds) : view.get().frames;
    const starts = [0, ...clips.map(endOf)];
    const gaps = starts.map((start) => ({
      start,
      end: Math.min(end, ...clips.map(({ from }) => from).filter((from) => from >= start)),
    }));
    const gap = gaps.find((each) => each.end - each.start >= Math.min(end, framesOf(LEAST)));
    if (!gap) return false;
    const id = newId();
    const frames = gap.end - gap.start;
    const leaves = gap.end === end && !isEmpty ? { fade_out: Math.min(frames, framesOf(LEAVES)) } : {};
    const place = { id, track: track.id, start: gap.start, frames };
    const fields = { ...fieldsOf(sound, name), repeats: true, ...leaves };
    if (edit([...track.edits, { do: 'add', type: 'audio', ...place, fields }])) show(id);
    return true;
  };

  return { addLibrarySound, fillWithSound };
}
