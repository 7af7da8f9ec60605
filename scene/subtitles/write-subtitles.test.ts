import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { tidy } from './plain-text.ts';
import { readSubtitles } from './read-subtitles.ts';
import { subtitleFont } from './subtitle-fonts.ts';
import { lookOf, SUBTITLE_STYLES, styleOf } from './subtitle-style.ts';
import { writeAss } from './write-ass.ts';
import { writeSrt, writeVtt } from './write-subtitles.ts';

const LOOK = {
  style: styleOf('001'),
  video: { width: 1280, height: 720 },
  font: subtitleFont('sans', 'zh'),
  secondFont: subtitleFont('sans', 'ar'),
};
const CUE: Cue = { id: '1', start: 1500, end: 3_723_004, text: 'Good evening', translation: '晚上好' };

const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map(tidy)
  // Entities are literal text in one format and encode characters in the other.
  .filter((text) => text !== '' && !/&\w/.test(text));
const anyCues = fc.array(fc.record({ length: fc.integer({ min: 10, max: 5000 }), text: anyText }), {
  minLength: 1,
  maxLength: 12,
});

function cuesOf(drawn: readonly { length: number; text: string }[]): Cue[] {
  let start = 0;
  return drawn.map(({ length, text }, at) => {
    const cue = { id: String(at + 1), start, end: start + length * 10, text, translation: '' };
    start = cue.end;
    return cue;
  });
}
const rows = (cues: readonly Cue[]): unknown[] => cues.map(({ start, end, text }) => ({ start, end, text }));

describe('written files are read back', () => {
  test('as WebVTT, with any text', () => {
    fc.assert(
      fc.property(anyCues.map(cuesOf), (cues) => {
        const read = readSubtitles(writeVtt(cues, 'text'));
        if ('refused' in read) throw new Error(read.refused);
        expect(rows(read.cues)).toEqual(rows(cues));
      }),
    );
  });

  test('as SubRip, except for text that is markup there', () => {
    const plain = anyCues.map(cuesOf).filter((cues) => !cues.some(({ text }) => /[<>{}]|^\d+$/m.test(text)));
    fc.assert(
      fc.property(plain, (cues) => {
        const read = readSubtitles(writeSrt(cues, 'text'));
        if ('refused' in read) throw new Error(read.refused);
        expect(rows(read.cues)).toEqual(rows(cues));
      }),
    );
  });
});

test('writes SubRip with both texts, the translation first', () => {
  expect(writeSrt([CUE], 'both')).toBe('1\n00:00:01,500 --> 01:02:03,004\n晚上好\nGood evening\n');
});

test('leaves out cues without text and numbers the others consecutively', () => {
  const cues = [
    { ...CUE, translation: ' \n ' },
    { ...CUE, id: '2' },
  ];
  expect(writeSrt(cues, 'translation')).toBe('1\n00:00:01,500 --> 01:02:03,004\n晚上好\n');
});

test('text of a cue cannot begin another cue', () => {
  const text = 'a\n\n9\n00:00:01,000 --> 00:00:02,000\nb';
  for (const written of [writeSrt([{ ...CUE, text }], 'text'), writeVtt([{ ...CUE, text }], 'text')]) {
    const read = readSubtitles(written);
    expect('refused' in read ? 0 : read.cues.length).toBe(1);
  }
});

describe('Advanced SubStation Alpha', () => {
  const eventOf = (cue: Cue): string => writeAss([cue], 'text', LOOK).trimEnd().split('\n').at(-1) ?? '';

  test('has times in hundredths and no commas in the name', () => {
    expect(eventOf({ ...CUE, start: 1496, speaker: 'Ann, Bob' })).toBe(
      'Dialogue: 0,0:00:01.50,1:02:03.00,Default,Ann  Bob,0,0,0,,{\\blur3.46}Good evening',
    );
  });

  test('escapes override tags, breaks and events in texts', () => {
    const event = eventOf({ ...CUE, text: '{\\p1}a\\N\nDialogue: x' });
    expect(event).toMatch(/\}\\\{\\\u2060p1\\\}a\\\u2060N\\NDialogue: x$/);
  });

  test('shows the second language smaller, below the first one, with the letter height corrected by its font’s measures', () => {
    const written = writeAss([CUE], 'both', LOOK);
    expect(written).toContain('Style: Default,Noto Sans SC,43.2,');
    expect(written).toContain('晚上好\\N{\\fs48.53\\fnNoto Sans Arabic}Good evening');
  });

  test.each(SUBTITLE_STYLES.map((style) => [style.id, style] as const))(
    'style %s has a value for each column',
    (_, style) => {
      const lines = writeAss([CUE], 'text', { ...LOOK, style }).split('\n');
      const columns = lines.find((line) => line.startsWith('Format: Name'))?.split(',');
      const values = lines.find((line) => line.startsWith('Style:'))?.split(',');
      expect(values).toHaveLength(columns?.length ?? 0);
      expect(values?.[3]).toMatch(/^&H[0-9A-F]{8}$/);
      expect(values?.join()).not.toMatch(/undefined|NaN/);
    },
  );

  test('colors are written blue first, and 00 is opaque', () => {
    const written = writeAss([CUE], 'text', { ...LOOK, style: styleOf('003') });
    expect(written).toContain('&H00F2F9FF');
    expect(written).toContain('&H2E111314');
  });
});

test('a sweep takes the time of its cue, divided by letters', () => {
  const cue = { ...CUE, start: 0, end: 3000, text: 'abcd\nab' };
  expect(writeAss([cue], 'text', { ...LOOK, style: styleOf('010') })).toContain(
    '{\\kf200}abcd\\N{\\kf100}ab',
  );
});

test('changes of a style are written, and its other values stay', () => {
  const style = lookOf({ style: '010', effect: 'fade', size: 10, margin: 20, font: 'serif' });
  const written = writeAss([CUE], 'text', { ...LOOK, style });
  expect(written).toContain('{\\fad(200,200)}');
  expect(written).not.toContain('\\kf');
  const values =
    written
      .split('\n')
      .find((line) => line.startsWith('Style:'))
      ?.split(',') ?? [];
  // Size, bold, and the margin below.
  expect([values[2], values[7], values[21]]).toEqual(['72', '-1', '144']);
});

test('styles are 001 to 015, and an unknown one is the first', () => {
  expect(SUBTITLE_STYLES.map(({ id }) => Number(id))).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  expect(styleOf('099').id).toBe('001');
});
