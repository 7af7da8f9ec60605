import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { expect, test } from 'vitest';
import { countLanguages, findVoices } from './find-voices.ts';
import { peaksOf } from './peaks.ts';
import { speechLength } from './speech-length.ts';
import { overlongLines, readTypedLines, typedLines } from './typed-lines.ts';
import { chooseVoice, speechWish } from './voice-choice.ts';
import { readStars, toggleStar } from './voice-stars.ts';

const voice = (id: string, also: Partial<OfferedVoice> = {}): OfferedVoice => ({
  id,
  engine: 'e',
  kind: 'hosted',
  name: { en: id, zh: id },
  about: null,
  languages: ['en-US'],
  accents: [],
  emotions: ['neutral'],
  takes_style: false,
  styles: [],
  speeds: { least: 70, most: 120 },
  preview: null,
  ...also,
});
const northern = voice('Laotie', { languages: ['zh-CN', 'en-US'], accents: ['northeastern'] });
const any = voice('Nora', {
  languages: [],
  about: { en: 'Warm, low', zh: '温暖低沉' },
  emotions: ['neutral', 'sad'],
});
const builtin = voice('Plain', { kind: 'builtin', languages: ['yue-CN', 'zh-HK'] });
const all = [northern, any, builtin];

test('counts languages that have a voice, with those that speak any, and accents under Mandarin', () => {
  const counts = Object.fromEntries(countLanguages(all).map((each) => [each.language, each]));
  expect(counts['zh-CN']).toEqual({
    language: 'zh-CN',
    count: 2,
    accents: [{ accent: 'northeastern', count: 1 }],
  });
  expect(counts['en-US']?.accents).toEqual([]);
  expect(counts['zh-HK']?.count).toBe(2);
  expect(countLanguages([builtin]).map(({ language }) => language)).toEqual(['yue-CN', 'zh-HK']);
});

test('finds voices by language, accent, kind, star and every word of a search', () => {
  const ids = (filter: object) => findVoices(all, { search: '', ...filter }).map(({ id }) => id);
  expect(ids({ language: 'en-US' })).toEqual(['Laotie', 'Nora']);
  expect(ids({ language: 'zh-CN', accent: 'northeastern' })).toEqual(['Laotie']);
  expect(ids({ kind: 'builtin' })).toEqual(['Plain']);
  expect(ids({ search: ' LOW  nora' })).toEqual(['Nora']);
  expect(ids({ search: '低沉' })).toEqual(['Nora']);
  expect(ids({ only: new Set(['e:Plain', 'other:Nora']) })).toEqual(['Plain']);
});

test('a choice holds only what its voice can do', () => {
  const wish = { language: 'yue-CN', emotion: 'sad', speed: 200 } as const;
  expect(chooseVoice(northern, wish)).toEqual({
    engine: 'e',
    voice: 'Laotie',
    name: northern.name,
    language: 'zh-CN',
    accent: 'northeastern',
    speed: 120,
  });
  expect(speechWish(chooseVoice(any, wish))).toEqual({
    engine: 'e',
    voice: 'Nora',
    language: 'yue-CN',
    emotion: 'sad',
    speed: 120,
  });
  expect(chooseVoice(any, { speed: 100, emotion: 'neutral' })).not.toHaveProperty('emotion');
});

test('stars belong to one person, and survive a stored value that is not a list', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  toggleStar(storage, 'ada', 'e:1');
  expect([...toggleStar(storage, 'ada', 'e:2')]).toEqual(['e:1', 'e:2']);
  expect([...toggleStar(storage, 'ada', 'e:1')]).toEqual(['e:2']);
  expect(readStars(storage, 'bob').size).toBe(0);
  for (const [key] of kept) kept.set(key, '{');
  expect(readStars(storage, 'ada').size).toBe(0);
});

test('a faster voice takes less time for a text, and Chinese takes more time for a character', () => {
  expect(speechLength('a'.repeat(160), 100)).toBeCloseTo(10_000);
  expect(speechLength('a'.repeat(160), 200)).toBeCloseTo(5000);
  expect(speechLength('你好', 100)).toBeGreaterThan(400);
  expect(peaksOf(Float32Array.from([0, 0.5, -0.25, 0.1]), 2)).toEqual([1, 0.5]);
  expect(peaksOf(new Float32Array(4), 2)).toEqual([0, 0]);
});

test('lines are typed with two times, or pasted as a subtitle file, and come back as they were', () => {
  const lines = readTypedLines(
    '0:03.6 - 0:06 [Ada] It weighs as much as a child\n\n 1.5 --> 3,2  Good morning ',
  );
  expect(lines).toEqual([
    { start: 1.5, end: 3.2, text: 'Good morning' },
    { start: 3.6, end: 6, text: 'It weighs as much as a child', speaker: 'Ada' },
  ]);
  expect(readTypedLines(typedLines(lines ?? []))).toEqual(lines);
  const file = '1\n00:00:01,500 --> 00:00:03,200\nGood\nmorning\n';
  expect(readTypedLines(file)).toMatchObject([{ start: 1.5, end: 3.2, text: 'Good\nmorning' }]);
  expect(readTypedLines('Good morning')).toBeUndefined();
  expect(readTypedLines('0:03 - 0:02 Good morning')).toBeUndefined();
});

test('lists the lines that cannot be spoken before the next one begins', () => {
  const long = 'It weighs as much as a child, and you stop noticing it after a while.';
  const lines = [
    { start: 0, end: 1, text: 'Good morning', translation: long },
    { start: 1.5, end: 2.5, text: long },
    { start: 9, end: 10, text: 'Hello' },
  ];
  expect(overlongLines(lines, 'en-US')).toEqual([1]);
  // Chinese takes longer for as many characters.
  expect(
    overlongLines(
      [
        { start: 0, end: 1, text: '早上好各位' },
        { start: 1, end: 2, text: '你' },
      ],
      'zh-CN',
    ),
  ).toEqual([]);
  expect(
    overlongLines(
      [
        { start: 0, end: 1, text: '早上好各位朋友' },
        { start: 1, end: 2, text: '你' },
      ],
      'zh-CN',
    ),
  ).toEqual([1]);
});
