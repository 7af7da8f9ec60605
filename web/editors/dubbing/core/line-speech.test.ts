import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { expect, test } from 'vitest';
import { fitOf, keyOf, speakersOf, wantedLength, wishOf } from './line-speech.ts';

const cue = (change: Partial<Cue> = {}): Cue => ({
  id: '1',
  start: 0,
  end: 2000,
  text: '早上好',
  translation: 'Good morning',
  ...change,
});
const voices = [
  { speaker: '', voice: 'any', engine: 'a' },
  { speaker: 'Ada', voice: 'nora', engine: 'b', language: 'en-GB' as const },
];
const project = { voices, to: 'en' };

test('a line is spoken by the voice of its speaker, else by the default voice', () => {
  expect(wishOf(cue({ speaker: 'Ada' }), project)).toMatchObject({
    text: 'Good morning',
    voice: 'nora',
    engine: 'b',
    language: 'en-GB',
  });
  expect(wishOf(cue({ speaker: 'Ben' }), project)).toMatchObject({ voice: 'any', engine: 'a' });
  expect(wishOf(cue({ translation: '' }), { voices: [], to: 'en' })).toEqual({
    text: '早上好',
    take: 0,
    language: 'en-US',
  });
  expect(wishOf(cue({ text: '', translation: ' … ' }), project)).toBeUndefined();
  expect(speakersOf([cue({ speaker: 'Ben' }), cue({ speaker: 'Ada' }), cue({ speaker: 'Ben' })])).toEqual([
    'Ben',
    'Ada',
  ]);
});

test('other words, another voice or another take make another speech, another time does not', () => {
  const key = (change: Partial<Cue>) => keyOf(wishOf(cue(change), project) ?? { text: '', take: 0 });
  const same = key({});
  expect(key({ start: 500, end: 900 })).toBe(same);
  for (const change of [{ translation: 'Good night' }, { speaker: 'Ada' }, { take: 1 }])
    expect(key(change)).not.toBe(same);
});

test('the fit is estimated from the words until the line is spoken', () => {
  const at = { cue: cue(), next: cue({ start: 2200, end: 3000 }), length: 10_000, fastest: 1.35 };
  const wish = { text: 'Good morning', take: 0 };
  expect(fitOf(wish, at, undefined)).toMatchObject({ kind: 'fits', estimated: true });
  const spoken = (seconds: number) => ({
    state: 'spoken' as const,
    task_id: '',
    url: '',
    seconds,
    error: null,
  });
  expect(fitOf(wish, at, spoken(2.5))).toMatchObject({ kind: 'faster', estimated: false });
  const cut = fitOf(wish, at, spoken(4));
  expect(cut).toMatchObject({ kind: 'cut', speed: 1.35 });
  // 3.88 s at 1.35 take 2.87 s, of which 2.2 s are available: a quarter of the words is too much.
  expect(cut.tooLong).toBe(3);
});

test('suggests a length for a line that is cut or leaves most of its time silent, and for no other', () => {
  const fit = {
    kind: 'fits',
    natural: 1900,
    shown: 2000,
    speed: 1,
    over: 0,
    estimated: false,
    tooLong: 0,
  } as const;
  expect(wantedLength(cue(), fit)).toBeUndefined();
  expect(wantedLength(cue(), { ...fit, kind: 'cut', tooLong: 5 })).toBe(7);
  expect(wantedLength(cue(), { ...fit, kind: 'cut', tooLong: 50 })).toBe(1);
  expect(wantedLength(cue(), { ...fit, natural: 1000, shown: 4000 })).toBe(45);
  // Half a second of silence is a pause.
  expect(wantedLength(cue(), { ...fit, natural: 500, shown: 1000 })).toBeUndefined();
});
