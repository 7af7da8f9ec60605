import { describe, expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { findProblems, readingSpeed } from './cue-problems.ts';
import { breakLines, characterCount, readingLimits } from './text-width.ts';

const cue = (text: string, start = 0, end = 2000): Cue => ({ id: 'a', start, end, text, translation: '' });
const kinds = (one: Cue, language?: string): string[] =>
  findProblems(one, { field: 'text', ...(language ? { language } : {}) }).map(({ kind }) => kind);

describe('reading speed', () => {
  test.each([
    ['en', 'x'.repeat(40), 20],
    ['ar', 'ك'.repeat(40), 20],
    ['zh', '字'.repeat(18), 9],
    ['ja', 'か'.repeat(8), 4],
    ['ko', '글'.repeat(24), 12],
  ])('of %s has its own limit', (language, text, limit) => {
    expect(readingLimits(text, language).perSecond).toBe(limit);
    expect(kinds(cue(text, 0, 2000), language)).not.toContain('too_fast');
    expect(kinds(cue(text, 0, 1999), language)).toContain('too_fast');
  });

  test.each([
    ['Hello there', 20],
    ['你好，Anna', 9],
    ['これは漢字です', 4],
    ['안녕하세요', 12],
  ])('of %s follows the script if the language is unknown', (text, limit) => {
    expect(readingLimits(text, 'all').perSecond).toBe(limit);
    expect(readingLimits(text).perSecond).toBe(limit);
  });

  test('counts no line breaks, and each letter with its combining marks once', () => {
    expect(readingSpeed(cue('ab\ncd'), 'text')).toEqual({ characters: 4, perSecond: 2 });
    expect(characterCount('e\u0301')).toBe(1);
    expect(characterCount('😀')).toBe(1);
  });
});

test('says how much a cue overlaps the next one and the end of the clip', () => {
  const next = cue('b', 1500, 9000);
  expect(findProblems(cue('a'), { field: 'text', next, clipLength: 1900 })).toEqual([
    { kind: 'overlap', milliseconds: 500 },
    { kind: 'after_end', milliseconds: 100 },
  ]);
});

test('a cue may end with the clip, and 80 milliseconds before the next one', () => {
  const next = cue('b', 2080, 9000);
  expect(findProblems(cue('a'), { field: 'text', clipLength: 2000 })).toEqual([]);
  expect(findProblems(cue('a'), { field: 'text', next })).toEqual([]);
  expect(findProblems(cue('a', 0, 2001), { field: 'text', next, clipLength: 2000 })).toEqual([
    { kind: 'after_end', milliseconds: 1 },
    { kind: 'gap', milliseconds: 79 },
  ]);
});

test('finds lines that are too wide or too many, and cues without text', () => {
  expect(kinds(cue('x'.repeat(43), 0, 9000), 'en')).toEqual(['too_wide']);
  expect(kinds(cue('a\nb\nc', 0, 9000), 'en')).toEqual(['too_many_lines']);
  expect(kinds(cue(' \n'), 'en')).toEqual(['no_words']);
});

describe('breaking lines', () => {
  test('breaks a text into two lines of similar width', () => {
    expect(breakLines('The quick brown fox jumps over the lazy dog again', 42)).toBe(
      'The quick brown fox jumps\nover the lazy dog again',
    );
  });

  test('breaks Chinese anywhere except before punctuation', () => {
    expect(breakLines('今天天气很好，我们出去走走吧，然后吃饭', 16)).toBe(
      '今天天气很好，\n我们出去走走吧，然后吃饭',
    );
    expect(breakLines('一二三四，五六七', 5)).toBe('一二三四，\n五六七');
  });

  test('breaks after punctuation only if both lines fit', () => {
    expect(breakLines('一二，三四五六七八九', 6)).toBe('一二，三四\n五六七八九');
    expect(breakLines('一二三，四五六七八九', 8)).toBe('一二三，\n四五六七八九');
    expect(breakLines('一二三，四五六七八九', 5)).toBe('一二三，四\n五六七八九');
  });

  test('leaves a text that fits, and a word that cannot be split', () => {
    expect(breakLines('a\nb', 42)).toBe('a\nb');
    expect(breakLines('x'.repeat(50), 42)).toBe('x'.repeat(50));
  });
});

test.each([
  // Punctuation near the middle wins; a name is not split; long vowels and small kana stay with their
  // syllable.
  ['Chinese', '我们明天早上坐高铁去上海参加国际电影节', 16, '我们明天早上坐高铁\n去上海参加国际电影节'],
  ['Japanese', 'ロケットのエンジンが点火されました', 13, 'ロケットのエンジンが\n点火されました'],
  [
    'Japanese with a quotation',
    '彼は「行こう。」と言って立ち上がった',
    13,
    '彼は「行こう。」\nと言って立ち上がった',
  ],
  ['Korean', '엔진이 점화되었고 로켓이 출발합니다', 16, '엔진이 점화되었고\n로켓이 출발합니다'],
  [
    'Arabic',
    'اشتعلت كل المحركات الكبيرة، والصاروخ في طريقه الآن',
    42,
    'اشتعلت كل المحركات الكبيرة،\nوالصاروخ في طريقه الآن',
  ],
])('%s is broken at natural places', (_, text, perLine, broken) => {
  expect(breakLines(text, perLine)).toBe(broken);
});
