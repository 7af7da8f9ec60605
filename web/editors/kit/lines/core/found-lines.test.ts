import { EMPTY_SUBTITLE_PROJECT } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { expect, test } from 'vitest';
import { coversOld, withFoundLines } from './found-lines.ts';
import { linesOfRun } from './lines-of-run.ts';

const outputs = (value: unknown) => ({
  outputs: [{ kind: 'json' as const, index: 0, draft: 1, finished: true, value }],
});

test('speech becomes lines with their speakers, in the order of time', () => {
  const segments = [
    { start: 2.5, end: 4.0004, text: 'Bye', speaker: null },
    { start: 0.1, end: 1.25, text: 'Hello', speaker: 'Ann' },
  ];
  expect(linesOfRun(outputs({ language: 'en', segments }))).toEqual([
    { id: '1', start: 100, end: 1250, text: 'Hello', translation: '', speaker: 'Ann' },
    { id: '2', start: 2500, end: 4000, text: 'Bye', translation: '' },
  ]);
});

test('keeps both languages of burnt-in subtitles; passages of speech have no words', () => {
  const lines = [{ start: 0, end: 1, text: '你好', translation: 'Hello' }];
  expect(linesOfRun(outputs({ language: null, lines }))).toMatchObject([
    { text: '你好', translation: 'Hello' },
  ]);
  expect(linesOfRun(outputs({ segments: [{ start: 1, end: 1 }] }))).toMatchObject([
    { start: 1000, end: 1125, text: '' },
  ]);
});

test('a run without data has no lines', () => {
  expect(linesOfRun({})).toEqual([]);
});

test('subtitles that were read from the picture are removed before new ones are drawn over them', () => {
  const line = { id: '1', start: 0, end: 1000, text: '你好', translation: '' };
  const found = (step: 'picture' | 'speech') =>
    withFoundLines({ ...EMPTY_SUBTITLE_PROJECT, runs: [{ task: 'a', step }] }, [line], step);
  expect([found('picture').remove, found('speech').remove]).toEqual([true, false]);
  expect(found('picture').lines).toEqual([line]);
  // A person may turn it off, and is told.
  expect(coversOld({ ...found('picture'), remove: false })).toBe(true);
  expect([coversOld(found('picture')), coversOld(found('speech'))]).toEqual([false, false]);
});
