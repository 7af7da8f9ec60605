import { JSON_OUTPUT_BYTES } from '@inkreel/contract/limits.ts';
import { DATA_SCHEMAS } from '@inkreel/contract/outputs/data-schemas.ts';
import { expect, test } from 'vitest';
import { type Heard, ofLines, ofWords } from './transcript.ts';

/** Words of a quarter of a second each, one after the other. */
const said = (text: string, from = 0, speaker?: string): Heard[] =>
  text.split(' ').map((word, at) => ({
    text: word,
    start: from + at / 4,
    end: from + (at + 1) / 4,
    ...(speaker ? { speaker } : {}),
  }));
const lines = (words: readonly Heard[]) => ofWords(words, 'en').segments.map(({ text }) => text);

test.each([
  ['a sentence', said('Go on. Then stop.'), ['Go on.', 'Then stop.']],
  ['a silence', [...said('Go on'), ...said('and on', 2)], ['Go on', 'and on']],
  ['another speaker', [...said('Go', 0, 'a'), ...said('on', 0.25, 'b')], ['Go', 'on']],
  ['84 characters', said('abcdefg '.repeat(12).trim()), ['abcdefg '.repeat(10).trim(), 'abcdefg abcdefg']],
  ['seven seconds', said('a '.repeat(30).trim()), ['a '.repeat(28).trim(), 'a a']],
])('a line ends with %s', (_what, words, texts) => {
  expect(lines(words)).toEqual(texts);
});

test('words in scripts without spaces are joined without one', () => {
  expect(lines(said('早上 好 OpenAI 的 朋友。'))).toEqual(['早上好 OpenAI 的朋友。']);
});

test('lines have the words that begin in them, clipped and in order', () => {
  const words = [...said('one two'), ...said('three', 5)];
  const given = [
    { text: ' later', start: 5, end: 4 },
    { text: ' ', start: 1, end: 2 },
    { text: ' first', start: -1, end: 0.5, speaker: 'A' },
  ];
  const transcript = ofLines(given, words, 'eng');
  expect(transcript).toEqual({
    language: 'en',
    segments: [
      {
        text: 'first',
        start: 0,
        end: 0.5,
        speaker: 'A',
        words: [
          { text: 'one', start: 0, end: 0.25 },
          { text: 'two', start: 0.25, end: 0.5 },
        ],
      },
      { text: 'later', start: 5, end: 5, speaker: null },
    ],
  });
  expect(DATA_SCHEMAS.transcribe.safeParse(transcript).success).toBe(true);
});

test('an invalid or missing language is left out', () => {
  expect(ofLines([], [], 'no language').language).toBeNull();
  expect(ofLines([], [], undefined)).toEqual({ language: null, segments: [] });
});

test('words are left out if they would make it too large', () => {
  const many = said(`${'a'.repeat(80)} `.repeat(9000).trim());
  const { segments } = ofWords(many, 'en');
  expect(segments.every(({ words }) => words === undefined)).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(segments))).toBeLessThan(JSON_OUTPUT_BYTES);
});
