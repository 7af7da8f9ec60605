import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import { expect, test } from 'vitest';
import { filmTimeline } from './film-timeline.ts';
import { hasSampleText, isOpenPlace, openPlaces, sampleTexts, withPlaces } from './places.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

const film = filmOf(
  {},
  ...TRACKS,
  clipOf('voice', 'audio', [0, 48], { place: 'Voice' }),
  clipOf('video', 'image', [24, 24], { place: 'Second', dissolve: 6 }),
  clipOf('video', 'image', [0, 24], { place: 'First', scale: 0.5, x: 100 }),
  clipOf('video', 'image', [48, 24], { place: 'Filled', file: 'photo' }),
  clipOf('title', 'title', [0, 24], { text: 'Name', sample: 'Name' }),
  clipOf('title', 'title', [24, 24], { text: 'Moon', sample: 'Name' }),
);

test('open places count in the order of the film, pictures before sounds', () => {
  expect(openPlaces(film).map(({ place }) => place)).toEqual(['First', 'Second', 'Voice']);
  expect(sampleTexts(film).map(({ start }) => start)).toEqual([0]);
});

test('a place is filled by a file, and by what a run made for it', () => {
  const place = film.get('video-image-0') as ClipPart;
  expect(isOpenPlace(place)).toBe(true);
  expect(isOpenPlace({ ...place, file: 'photo' })).toBe(false);
  const result = {
    file: 'made',
    kind: 'image',
    task: 't',
    tool: 'x',
    points: 0,
    width: 1,
    height: 1,
    at: '',
  };
  expect(isOpenPlace({ ...place, results: [result as never] })).toBe(false);
  expect(hasSampleText({ ...place, text: 'Moon', sample: 'Name' })).toBe(false);
});

test('in the video an open place is left out; while the film is made it is a ground with its number and name', () => {
  const kinds = (parts: typeof film) => filmTimeline(parts).layers.map(({ kind }) => kind);
  expect(kinds(film)).toEqual(['frame', 'styled_text', 'styled_text']);
  const shown = filmTimeline(withPlaces(film)).layers;
  expect(shown.filter(({ kind }) => kind === 'shape')).toMatchObject([
    { x: 100, width: 160, height: 90, from: 0, frames: 24 },
    { width: 320, height: 180, from: 24, frames: 24 },
  ]);
  expect(shown.flatMap((layer) => (layer.kind === 'styled_text' ? [layer.text] : []))).toEqual([
    'Name',
    'Moon',
    '1 First',
    '2 Second',
  ]);
  const filled = new Map([...film].filter(([, part]) => part['place'] === undefined || part['file']));
  expect(withPlaces(filled)).toBe(filled);
});
