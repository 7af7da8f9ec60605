import { LIBRARY_EFFECTS, LIBRARY_PIECES } from '@inkreel/contract/film/sound-library.ts';
import { editFilm } from '@inkreel/scene/film/film-edits.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { expect, test } from 'vitest';
import { filmViewOf } from '../core/film-view.ts';
import type { FilmCore } from './film-core.ts';
import { createSounding } from './sounding.ts';

const [calm] = LIBRARY_PIECES;
const rain = LIBRARY_EFFECTS.find(({ id }) => id === 'rain');
if (!calm || !rain) throw new Error('the library is empty');

/** A film that its sounds are put into, and its clips of sound after that. */
function soundingOf(film: ReturnType<typeof filmOf>, playhead = 0) {
  let parts = film;
  const view = { get: () => filmViewOf(parts) };
  const core = {
    view: view as FilmCore['view'],
    edit: (edits) => {
      const edited = editFilm(parts, edits);
      parts = edited.parts;
      return !edited.refused;
    },
    trackFor: (type, sound) => {
      const found = view.get().tracks.find(({ part }) => part.type === type && part.sound === sound);
      if (found) return { id: found.id, edits: [] };
      return {
        id: `new-${sound}`,
        edits: [{ do: 'add_track', id: `new-${sound}`, type, fields: { sound: sound ?? 'effect' } }],
      };
    },
    frameNow: () => playhead,
    framesOf: (seconds) => Math.round(seconds * 24),
    show: () => undefined,
  } satisfies Parameters<typeof createSounding>[0];
  const heard = () =>
    view
      .get()
      .tracks.filter(({ part }) => part.type === 'audio')
      .flatMap(({ kind, clips }) =>
        clips.map(({ from, frames, part }) => [
          kind,
          part.file,
          from,
          frames,
          part.repeats ?? false,
          part.fade_out,
        ]),
      );
  return { ...createSounding(core), heard };
}

const pictures = clipOf('video', 'image', [0, 2400], { file: 'file:one' });

test('a sound is put at the playhead, music and effects on tracks for them', () => {
  const { addLibrarySound, heard } = soundingOf(filmOf({}, ...TRACKS, pictures), 48);
  addLibrarySound(calm, 'Calm');
  addLibrarySound(rain, 'Rain');
  expect(heard()).toEqual([
    ['music', 'sound:calm-30', 48, 720, false, undefined],
    ['effect', 'sound:rain', 48, 240, false, undefined],
  ]);
});

test('music fills the film in one step, in the first gap of its track, and leaves softly at the end', () => {
  const { fillWithSound, heard } = soundingOf(
    filmOf({}, ...TRACKS, pictures, clipOf('music', 'audio', [480, 240], { file: 'file:own' })),
  );
  expect([fillWithSound(calm, 'Calm'), fillWithSound(calm, 'Calm'), fillWithSound(calm, 'Calm')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(heard()).toEqual([
    ['music', 'sound:calm-30', 0, 480, true, undefined],
    ['music', 'file:own', 480, 240, false, undefined],
    ['music', 'sound:calm-30', 720, 1680, true, 48],
  ]);
});

test('music in an empty film lasts once', () => {
  const { fillWithSound, heard } = soundingOf(filmOf({}));
  expect(fillWithSound(calm, 'Calm')).toBe(true);
  expect(heard()).toEqual([['music', 'sound:calm-30', 0, 720, true, undefined]]);
});
