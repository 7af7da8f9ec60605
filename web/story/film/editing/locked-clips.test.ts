import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { applyChanges } from '@inkreel/scene/film/film-edits.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { expect, test } from 'vitest';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { createStore } from '../../../lib/store.ts';
import { createFilmEditing, type FilmEditing } from '../film-editing.ts';

const clip = (start: number, id: string) =>
  clipOf('video', 'video', [start, 24], { file: 'file:a', source_length: 9_000_000 }, id);

/** A film of two clips that follow each other; something is being made for the first. */
function open() {
  const state = createStore({ parts: filmOf({}, ...TRACKS, clip(0, 'one'), clip(24, 'two')) });
  const document = {
    state,
    files: createStore(new Map()),
    record: { id: 'film' },
    change: (changes: readonly PartChange[]) =>
      state.set({ parts: applyChanges(state.get().parts, changes) }),
  } as unknown as OpenParts;
  const refused: string[] = [];
  const film = createFilmEditing(document, {
    onRefused: (why) => refused.push(why),
    onFailure: (error) => {
      throw error;
    },
  });
  film.follow();
  film.making.set(new Map([['one', 'run']]));
  film.select(['one']);
  film.playback.seek(12);
  return { film, refused, parts: () => state.get().parts };
}

test.each<[string, (film: FilmEditing) => void]>([
  ['moved', (film) => film.moveClips(['one'], 5, undefined)],
  ['moved by keys', (film) => film.nudge(1)],
  ['moved with others', (film) => film.moveClips(['one', 'two'], 5, undefined)],
  ['trimmed', (film) => film.trimClip('one', 'end', -5)],
  ['trimmed to the playhead', (film) => film.trimToPlayhead('start')],
  ['split', (film) => film.split()],
  ['deleted', (film) => film.removePicked(false)],
  ['deleted with its gap', (film) => film.removePicked(true)],
  ['exchanged', (film) => film.swap('two', -1)],
  ['given other fields', (film) => film.setClip('one', { scale: 2 })],
  ['placed', (film) => film.setValues('one', 'position', { x: 5, y: 5 })],
  ['played faster', (film) => film.setSpeed('one', 2)],
  ['given a key frame', (film) => film.toggleKey('one', 'scale')],
  ['robbed of its sound', (film) => film.detachSound()],
  ['shown otherwise', (film) => film.showFile('one', 'file:b')],
])('a clip that something is being made for cannot be %s until that has ended', (_, change) => {
  const { film, refused, parts } = open();
  const before = parts();
  change(film);
  expect(parts()).toBe(before);
  expect(refused).toEqual(['making']);
  film.making.set(new Map());
  change(film);
  expect(parts()).not.toBe(before);
  expect(refused).toEqual(['making']);
});

test('its run may say what it shows, and other clips can be changed', () => {
  const { film, refused, parts } = open();
  film.showRun('one', 'run');
  film.trimClip('two', 'end', -5);
  expect(parts().get('one')).toMatchObject({ shown: ['run'] });
  expect(parts().get('two')).toMatchObject({ frames: 19 });
  expect(refused).toEqual([]);
});
