import type { ClipPart, FilmHead } from '@inkreel/contract/documents/film-document.ts';
import { EXPORT_RATIOS, sizeOfRatio } from '@inkreel/contract/film/ratios.ts';
import { expect, test } from 'vitest';
import { filmAtRatio } from './film-at-ratio.ts';
import { applyChanges, editFilm, type FilmEdit } from './film-edits.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

const move = (at: number, x: number, y: number): FilmEdit => ({
  do: 'set_key',
  id: 'p',
  of: 'position',
  at,
  values: { x, y },
});
const film = filmOf(
  { width: 1920, height: 1080, ratio: '16:9' },
  ...TRACKS,
  clipOf('video', 'image', [0, 20], { file: 'file:i', width: 800, height: 600 }, 'p'),
  move(0, 480, 270),
  move(10, 960, 540),
  clipOf('title', 'shape', [0, 20], { x: 1440, y: 540, width: 300, height: 100, radius: 10 }, 's'),
  clipOf('caption', 'caption', [0, 20], { text: 'Hello' }, 'c'),
);
const clip = (parts: typeof film, id: string) => parts.get(id) as ClipPart;

test('everything stays, and stands where it stood as a share of the sides', () => {
  const tall = filmAtRatio(film, '9:16');
  expect(tall.get('head') as FilmHead).toMatchObject({ ratio: '9:16', width: 1080, height: 1920 });
  expect([...tall.keys()]).toEqual([...film.keys()]);
  expect(clip(tall, 's')).toMatchObject({ x: 810, y: 960, width: 300, height: 100, radius: 10 });
  expect(clip(tall, 'p').keys_position?.map(({ x, y }) => [x, y])).toEqual([
    [270, 480],
    [540, 960],
  ]);
  expect(clip(tall, 'p')).toMatchObject({ width: 800, height: 600 });
  expect(clip(tall, 'c')).toEqual(clip(film, 'c'));
});

test('a film of a smaller size grows its shapes', () => {
  const small = filmOf(
    { width: 640, height: 360 },
    ...TRACKS,
    clipOf('title', 'shape', [0, 20], { width: 30, height: 10, stroke_width: 2 }, 's'),
  );
  expect(clip(filmAtRatio(small, '16:9'), 's')).toMatchObject({ width: 90, height: 30, stroke_width: 6 });
});

test('each clip keeps how it fits each ratio', () => {
  const to = (ratio: '16:9' | '9:16'): FilmEdit => ({ do: 'set_ratio', ratio });
  const tall = editFilm(film, [to('9:16'), { do: 'set', id: 'p', fields: { fit: 'cover' } }]).parts;
  const wide = editFilm(tall, [to('16:9')]).parts;
  expect(clip(wide, 'p').fit).toBe('contain');
  expect(clip(editFilm(wide, [to('9:16')]).parts, 'p').fit).toBe('cover');
  expect(clip(filmAtRatio(wide, '9:16'), 'p').fit).toBe('cover');
});

test('a change of ratio is one edit that is taken back exactly', () => {
  const edited = editFilm(film, [{ do: 'set_ratio', ratio: '1:1' }]);
  expect(edited.refused).toBeUndefined();
  expect([...applyChanges(edited.parts, edited.inverse).values()]).toEqual([...film.values()]);
  expect(editFilm(edited.parts, [{ do: 'set_ratio', ratio: '1:1' }]).changes).toEqual([]);
});

test.each(EXPORT_RATIOS)('the sides of %s are even and in its ratio', (ratio) => {
  const { width, height } = sizeOfRatio(ratio);
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  expect([width % 2, height % 2, Math.min(width, height)]).toEqual([0, 0, 1080]);
  expect(width / height).toBeCloseTo(across / down, 2);
});
