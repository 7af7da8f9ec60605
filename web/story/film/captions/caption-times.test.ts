import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { expect, test } from 'vitest';
import { filmViewOf } from '../core/film-view.ts';
import type { StoryPiece } from '../story/story-pieces.ts';
import { captionsOfSource, captionsOfStory, heardIn } from './caption-times.ts';

const HEAD = { id: 'head', kind: 'head', parent: null, index: 'a0', rate: { numerator: 25, denominator: 1 } };
const TRACK = { id: 'track', kind: 'track', parent: null, index: 'a1', type: 'video' };
const FILE = '00000000-0000-4000-8000-000000000001';
const SOURCE = `file:${FILE}`;
const filmOf = (...clips: object[]) => {
  const parts = clips.map(
    (clip, at) => ({ id: `c${at}`, kind: 'clip', parent: 'track', index: `a${at}`, ...clip }) as Part,
  );
  return filmViewOf(new Map([HEAD, TRACK, ...parts].map((part) => [part.id, part as Part])));
};

test('words of a source stand where its clips play them, faster in a faster clip, and not where they were trimmed away', () => {
  const view = filmOf(
    { type: 'video', file: SOURCE, start: 100, frames: 50, source_in: 1_000_000, source_length: 9_000_000 },
    { type: 'video', file: SOURCE, start: 200, frames: 25, speed: 2, source_length: 9_000_000 },
    { type: 'video', file: 'file:another', start: 300, frames: 50, source_length: 9_000_000 },
  );
  const lines = [
    { start: 0, end: 800, text: 'before' },
    { start: 800, end: 1400, text: 'over the edge ' },
    { start: 2000, end: 9000, text: 'long' },
    { start: 1000, end: 1100, text: ' ' },
  ];
  expect(captionsOfSource(view, SOURCE, lines)).toEqual([
    { from: 100, frames: 10, text: 'over the edge' },
    { from: 125, frames: 25, text: 'long' },
    { from: 200, frames: 10, text: 'before' },
    { from: 210, frames: 8, text: 'over the edge' },
  ]);
});

const piece = (part: string, start: number, type: 'caption' | 'audio' = 'caption'): StoryPiece => ({
  part,
  type,
  start,
  seconds: 2,
  fields: { text: part },
  first: {},
  fingerprint: {},
});
const TOLD = { id: 'story', pieces: [piece('one', 0), piece('one', 0, 'audio'), piece('two', 4)] };
const origin = (part: string) => ({ document: 'story', part });

test('lines of a story stand where their voices were moved to; one that has a caption gets no second', () => {
  const voice = { type: 'audio', start: 60, frames: 30, origin: origin('one') };
  expect(captionsOfStory(filmOf(voice), TOLD)).toMatchObject([{ from: 60, frames: 30, text: 'one' }]);
  const caption = { type: 'caption', start: 0, frames: 9, origin: origin('one') };
  expect(captionsOfStory(filmOf(voice, caption), TOLD)).toEqual([]);
});

test('without any voice in the film, lines stand where the story has them', () => {
  expect(captionsOfStory(filmOf(), TOLD)).toMatchObject([
    { from: 0, frames: 50, text: 'one' },
    { from: 100, frames: 50, text: 'two' },
  ]);
});

test('the picked video with sound is heard, else the first one', () => {
  const files = new Map([[FILE, { id: FILE, url: '/files/1' } as DocumentFile]]);
  const video = { type: 'video', file: SOURCE, frames: 9, source_length: 3_000_000 };
  const view = filmOf(
    { ...video, start: 0, has_sound: false },
    { ...video, start: 10 },
    { ...video, start: 20, source_length: 5_000_000 },
  );
  expect(heardIn(view, new Set(), files)).toEqual({ source: SOURCE, url: '/files/1', seconds: 3, id: 'c1' });
  expect(heardIn(view, new Set(['c2']), files)).toMatchObject({ seconds: 5 });
  expect(heardIn(view, new Set(['c0']), new Map())).toBeUndefined();
});
