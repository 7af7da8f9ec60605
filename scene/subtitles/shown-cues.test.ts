import { expect, test } from 'vitest';
import { shownCues } from './shown-cues.ts';
import { styleOf } from './subtitle-style.ts';
import { characterCount, readingLimits } from './text-width.ts';

const JAPANESE = '明日の会議は午後3時からですが、資料を忘れないでくださいね。';

/** The lines of one cue in a film of this width. */
const linesIn = (width: number, text: string, to: string): string[] => {
  const line = { start: 0, end: 2, text: '', translation: text };
  const video = { width, height: 640 };
  const showing = { video, frameRate: 25, style: styleOf('001'), to, bilingual: false };
  return shownCues([line], showing)[0]?.translation.split('\n') ?? [];
};

test('a text a little too long for two lines has three, not four', () => {
  const { perLine } = readingLimits(JAPANESE, 'ja');
  expect(characterCount(JAPANESE)).toBeGreaterThan(2 * perLine);
  const lines = linesIn(1280, JAPANESE, 'ja');
  expect(lines.join('')).toBe(JAPANESE);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(characterCount(line)).toBeLessThanOrEqual(perLine);
});

test('a cue begins and ends halfway between the frame nearest to its time and the one before', () => {
  const video = { width: 1280, height: 640 };
  const showing = { video, frameRate: 25, style: styleOf('001'), bilingual: false };
  const timesOf = (start: number, end: number) =>
    shownCues([{ start, end, text: 'Hello' }], showing).map((cue) => [cue.start, cue.end]);
  expect(timesOf(1, 2)).toEqual([[980, 1980]]);
  expect(timesOf(1.019, 2.021)).toEqual([[980, 2020]]);
  expect(timesOf(0, 0.04)).toEqual([[0, 20]]);
});

test('a narrow film gets more lines than a wide one, and loses no word', () => {
  const text = 'If we do not leave right now, we will miss the last bus that goes home tonight';
  const [wide, narrow] = [linesIn(1280, text, 'en'), linesIn(200, text, 'en')];
  expect(wide).toHaveLength(2);
  expect(narrow.length).toBeGreaterThan(3);
  expect(narrow.join(' ')).toBe(text);
});

test('a word that is wider than the film is broken, and loses no letter', () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const lines = linesIn(640, word, 'de');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(word);
  const widths = lines.map(characterCount);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(lines.length);
});

test('joined pictographs are not broken apart', () => {
  const lines = linesIn(200, '👩‍🚀'.repeat(20), 'en');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.replaceAll('👩‍🚀', '')).toBe('');
});

test('Thai, which has no spaces, breaks between words', () => {
  const text = 'ฉันไม่รู้ว่าตอนนี้เธออยู่ที่ไหนแต่ฉันคิดว่าเธอคงจะกลับมาพรุ่งนี้เช้า';
  const words = new Set(
    Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ index }) => index),
  );
  const lines = linesIn(480, text, 'th');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(text);
  let at = 0;
  for (const line of lines) {
    expect(words.has(at)).toBe(true);
    at += line.length;
  }
});

test('a line in which no frame begins is shown by the frame that it falls into', () => {
  const showing = {
    video: { width: 1280, height: 720 },
    frameRate: 4,
    style: styleOf('001'),
    to: 'en',
    bilingual: false,
  };
  const shown = (start: number, end: number) =>
    shownCues([{ start, end, text: 'The end', translation: 'The end' }], showing).map((cue) => [
      cue.start,
      cue.end,
    ]);
  // The last of 40 frames begins at 9.75 s; cues begin and end half a frame earlier.
  expect(shown(9.91, 10)).toEqual([[9625, 9875]]);
  expect(shown(9.7, 9.8)).toEqual([[9625, 9875]]);
  expect(shown(3, 3)).toEqual([]);
});
