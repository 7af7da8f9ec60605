import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { editFilm } from '@inkreel/scene/film/film-edits.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import {
  changeCue,
  insertCue,
  mergeWithNext,
  removeCues,
  retimeCue,
  shiftCues,
  splitCue,
} from '@inkreel/scene/subtitles/cue-operations.ts';
import { expect, test } from 'vitest';
import { filmViewOf } from '../core/film-view.ts';
import { captionEdits, cuesOf } from './caption-lines.ts';

const FPS = 25;
const caption = (id: string, start: number, frames: number, text: string) =>
  ({ id, kind: 'clip', parent: 'track', index: `a${id}`, type: 'caption', start, frames, text }) as Part;
const FILM: Parts = new Map(
  (
    [
      { id: HEAD, kind: HEAD, parent: null, index: 'a0', rate: { numerator: FPS, denominator: 1 } },
      { id: 'track', kind: 'track', parent: null, index: 'a1', type: 'caption' },
      caption('1', 25, 50, 'one two'),
      caption('2', 75, 25, 'three'),
      caption('3', 200, 25, 'four'),
    ] as Part[]
  ).map((part) => [part.id, part]),
);
const LINES = cuesOf(filmViewOf(FILM));

/** The captions of the film after an operation of the subtitle editor: frames from and to, and the words. */
function after(operation: (cues: readonly Cue[]) => readonly Cue[]) {
  const edits = captionEdits(LINES, operation(LINES), { fps: FPS, track: 'track', look: { style: '002' } });
  const { parts, refused } = editFilm(FILM, edits);
  expect(refused).toBeUndefined();
  return cuesOf(filmViewOf(parts)).map(({ start, end, text }) => [
    Math.round((start * FPS) / 1000),
    Math.round((end * FPS) / 1000),
    text,
  ]);
}
const REST = [
  [75, 100, 'three'],
  [200, 225, 'four'],
];

test('captions are lines in milliseconds, and the same objects until they change', () => {
  expect(LINES.map(({ start, end }) => [start, end])).toEqual([
    [1000, 3000],
    [3000, 4000],
    [8000, 9000],
  ]);
  const { parts } = editFilm(FILM, [{ do: 'set', id: '2', fields: { text: 'other' } }]);
  const changed = cuesOf(filmViewOf(parts));
  expect(changed.map((cue, at) => cue === LINES[at])).toEqual([true, false, true]);
});

test('words, times and removals of the table are edits of the film', () => {
  expect(after((cues) => changeCue(cues, '1', { text: 'one' }))).toEqual([[25, 75, 'one'], ...REST]);
  expect(after((cues) => retimeCue(cues, '1', { start: 2000, end: 2600 }))).toEqual([
    [50, 65, 'one two'],
    ...REST,
  ]);
  expect(after((cues) => retimeCue(cues, '1', { start: 400 }))).toEqual([[10, 75, 'one two'], ...REST]);
  expect(after((cues) => removeCues(cues, new Set(['1'])))).toEqual(REST);
  expect(after((cues) => shiftCues(cues, new Set(['1', '2', '3']), 400))).toEqual([
    [35, 85, 'one two'],
    [85, 110, 'three'],
    [210, 235, 'four'],
  ]);
});

test('a split, a merge and a new line lie beside their neighbours, with the look of the others', () => {
  expect(after((cues) => splitCue(cues, '1', { field: 'text', caret: 3 }, 'new'))).toEqual([
    [25, expect.any(Number), 'one'],
    [expect.any(Number), 75, 'two'],
    ...REST,
  ]);
  expect(after((cues) => mergeWithNext(cues, '1'))[0]).toEqual([25, 100, expect.stringContaining('three')]);
  expect(after((cues) => insertCue(cues, { id: 'new', start: 5000, end: 7000 }))).toEqual([
    [25, 75, 'one two'],
    [75, 100, 'three'],
    [125, 175, ''],
    [200, 225, 'four'],
  ]);
  const added = captionEdits(LINES, insertCue(LINES, { id: 'new', start: 5000, end: 7000 }), {
    fps: FPS,
    track: 'track',
    look: { style: '002' },
  });
  expect(added).toMatchObject([{ do: 'add', fields: { style: '002' } }]);
});
