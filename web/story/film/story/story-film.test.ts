import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { readPart } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { expect, test } from 'vitest';
import { filmViewOf } from '../core/film-view.ts';
import { filmOfStory } from './film-of-story.ts';
import { staleClips } from './stale-clips.ts';
import { piecesOf, titleOf } from './story-pieces.ts';

const fileId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const source = (at: number) => `file:${fileId(at)}`;
const file = (at: number): [string, DocumentFile] => [
  fileId(at),
  {
    id: fileId(at),
    name: `${at}.webp`,
    url: `/files/${at}`,
    thumbnail: null,
    content_type: 'image/webp',
    width: 1024,
    height: 576,
  },
];
const files = new Map([1, 2, 3, 4, 5].map(file));
const made = (at: number, when = '2026-01-01T00:00:00Z') => ({
  file: source(at),
  made: {},
  points: 1,
  at: when,
});

const STORY: Part[] = [
  { id: 'head', kind: 'head', parent: null, index: 'a0', ratio: '9:16' },
  { id: 'scene', kind: 'scene', parent: null, index: 'a1', heading: 'BEACH, SUNSET' },
  {
    id: 'one',
    kind: 'shot',
    parent: 'scene',
    index: 'a0',
    text: 'The sea. Waves.',
    seconds: 2.5,
    images: [made(1)],
  },
  {
    id: 'line',
    kind: 'line',
    parent: 'scene',
    index: 'a1',
    type: 'speech',
    text: 'Too early.',
    shot: 'one',
    speech: { ...made(3), seconds: 1.2 },
  },
  {
    id: 'two',
    kind: 'shot',
    parent: 'scene',
    index: 'a2',
    text: 'A boat.',
    seconds: 3,
    images: [made(2)],
    video: { ...made(4, '2026-01-02T00:00:00Z'), seconds: 5 },
  },
  { id: 'three', kind: 'shot', parent: 'scene', index: 'a3', text: 'Night falls.', seconds: 2 },
];
const storyOf = (parts: readonly Part[]): Parts => new Map(parts.map((part) => [part.id, part]));

function makeFilm(parts: readonly Part[] = STORY) {
  let id = 0;
  const film = filmOfStory({ id: 'story', parts: storyOf(parts), files }, () => `p${(id += 1)}`);
  return { film, view: filmViewOf(new Map(film.map((part) => [part.id, part]))) };
}
const changed = (id: string, set: Record<string, Json>) =>
  STORY.map((part) => (part.id === id ? { ...part, ...set } : part));
const staleOf = (parts: readonly Part[]) =>
  staleClips(makeFilm().view, 'story', piecesOf(storyOf(parts), files));

test('a story becomes tracks of shots, captions, titles and voices', () => {
  const { view } = makeFilm();
  expect(view).toMatchObject({ width: 1080, height: 1920, fps: 24, frames: 180 });
  const tracks = view.tracks.map(({ kind, clips }) => [
    kind,
    clips.map(({ kind: type, from, frames }) => [type, from, frames]),
  ]);
  expect(tracks).toEqual([
    ['title', [['title', 0, 60]]],
    ['caption', [['caption', 0, 29]]],
    [
      'video',
      [
        ['image', 0, 60],
        ['video', 60, 72],
        ['cover', 132, 48],
      ],
    ],
    ['voice', [['audio', 0, 29]]],
  ]);
});

test('every part is one that the server takes as it is', () => {
  const { film } = makeFilm();
  for (const part of film) expect(readPart(filmKind, filmKind.version, part)).toEqual(part);
  const parts = new Map(film.map((part) => [part.id, part]));
  expect(repairParts(filmKind, parts).parts).toEqual(parts);
});

test('nothing is stale while the story is as it was', () => {
  expect(staleOf(STORY).size).toBe(0);
  expect(staleOf(changed('one', { seconds: 9 })).size).toBe(0);
});

test('a redrawn shot, a line said otherwise and a deleted shot make their clips stale', () => {
  const { view } = makeFilm();
  const kinds = (parts: readonly Part[]) => {
    const stale = staleOf(parts);
    return view.tracks.flatMap(({ clips }) =>
      clips.filter(({ id }) => stale.has(id)).map(({ kind }) => kind),
    );
  };
  expect(kinds(changed('one', { images: [made(1), made(5, '2026-01-03T00:00:00Z')] }))).toEqual(['image']);
  expect(kinds(changed('two', { images: [made(2), made(5, '2026-01-03T00:00:00Z')] }))).toEqual(['video']);
  expect(kinds(changed('three', { images: [made(5)] }))).toEqual(['cover']);
  expect(kinds(changed('line', { text: 'Too late.' }))).toEqual(['caption']);
  expect(kinds(changed('line', { speech: { ...made(5), seconds: 2 } }))).toEqual(['audio']);
  expect(kinds(changed('scene', { heading: 'BEACH, NIGHT' }))).toEqual(['title']);
  const without = STORY.filter(({ id }) => id !== 'two');
  expect(kinds(without)).toEqual(['video']);
  expect([...staleOf(without).values()]).toEqual([{ piece: undefined }]);
});

test('a change that somebody chose not to take is not offered again, the next one is', () => {
  const { film } = makeFilm();
  const later = changed('line', { text: 'Too late.' });
  const now = piecesOf(storyOf(later), files).find(({ type }) => type === 'caption');
  const parts = film.map((part) =>
    part['type'] === 'caption' && part.kind === 'clip'
      ? { ...part, origin: { ...(part['origin'] as object), kept: now?.fingerprint } as Json }
      : part,
  );
  const view = filmViewOf(new Map(parts.map((part) => [part.id, part])));
  const kindsOf = (story: readonly Part[]) => {
    const stale = staleClips(view, 'story', piecesOf(storyOf(story), files));
    return view.tracks.flatMap(({ clips }) =>
      clips.filter(({ id }) => stale.has(id)).map(({ kind }) => kind),
    );
  };
  expect(kindsOf(later)).toEqual([]);
  expect(kindsOf(changed('line', { text: 'At last.' }))).toEqual(['caption']);
});

test('headings of scenes are titles that people read', () => {
  const headings = [
    'EXT. BEACH - NIGHT',
    'INT./EXT. CAR – DAY',
    '外景 海滩 - 夜',
    'Interlude',
    '内 厨房',
    'A new day',
  ];
  expect(headings.map(titleOf)).toEqual([
    'Beach, night',
    'Car, day',
    '海滩, 夜',
    'Interlude',
    '厨房',
    'A new day',
  ]);
});
