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

test('a narrow film gets more lines than a wide one, and loses no word', () => {
  const text = 'If we do not leave right now, we will miss the last bus that goes home tonight';
  const [wide, narrow] = [linesIn(1280, text, 'en'), linesIn(200, text, 'en')];
  expect(wide).toHaveLength(2);
  expect(narrow.length).toBeGreaterThan(3);
  expect(narrow.join(' ')).toBe(text);
});
