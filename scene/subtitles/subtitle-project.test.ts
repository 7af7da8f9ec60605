import { expect, test } from 'vitest';
import {
  EMPTY_SUBTITLE_PROJECT,
  type ProjectCue,
  runLines,
  subtitleProjectKind,
} from './subtitle-project.ts';

const cue = (id: string, start: number, more: Partial<ProjectCue> = {}): ProjectCue => ({
  id,
  start,
  end: start + 900,
  text: 'Hello',
  translation: '',
  ...more,
});
const whole = {
  ...EMPTY_SUBTITLE_PROJECT,
  clip: {
    source: 'file:0b8f1d9e-0000-4000-8000-000000000001',
    name: 'a.mp4',
    seconds: 2.5,
    width: 640,
    height: 360,
  },
  lines: [cue('a', 0, { speaker: 'Ada', place: 'top' }), cue('b', 1000)],
  areas: [{ mode: 'remove', left: 0, top: 0.8, width: 1, height: 0.2, start: 0.5 }],
  glossary: [{ term: 'reel', translation: '卷' }],
  voices: [{ speaker: 'Ada', voice: 'en-1' }],
  runs: [{ task: 't', step: 'speech' }],
} as const;

test('a project is read with its known properties, and its lines sorted by start', () => {
  const lines = [{ ...whole.lines[1], html: '<b>' }, whole.lines[0]];
  expect(subtitleProjectKind.parse({ ...whole, lines, owner: 'me' })).toEqual(whole);
  expect(subtitleProjectKind.sources(whole)).toEqual([whole.clip.source]);
});

test.each([
  ['no list of lines', { lines: {} }],
  ['a line that ends before it begins', { lines: [cue('a', 100, { end: 100 })] }],
  ['two lines of one id', { lines: [cue('a', 0), cue('a', 1000)] }],
  ['a time between milliseconds', { lines: [cue('a', 0.5)] }],
  ['words that no database holds', { lines: [cue('a', 0, { text: 'a\0b' })] }],
  ['a language that is none of the specification', { language: 'tlh' }],
  ['an area outside of the frame', { areas: [{ ...whole.areas[0], left: 1.2 }] }],
  ['a clip without its length', { clip: { ...whole.clip, seconds: undefined } }],
])('%s is not a project', (_what, change) => {
  expect(subtitleProjectKind.parse({ ...whole, ...change })).toBeUndefined();
});

test('runs get seconds, and no line without text', () => {
  const lines = [cue('a', 1500, { translation: '你好', speaker: 'Ada' }), cue('b', 3000, { text: ' ' })];
  expect(runLines(lines)).toEqual([
    { start: 1.5, end: 2.4, text: 'Hello', translation: '你好', speaker: 'Ada' },
  ]);
});
