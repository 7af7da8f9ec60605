import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cue, SHORTEST_CUE } from './cue.ts';
import {
  changeCue,
  cutOverlap,
  findCues,
  insertCue,
  mergeWithNext,
  removeCues,
  replaceWords,
  retimeCue,
  shiftCues,
  splitCue,
} from './cue-operations.ts';

const cue = (id: string, start: number, end: number, text = '', translation = ''): Cue => ({
  id,
  start,
  end,
  text,
  translation,
});
const CUES = [
  cue('a', 0, 2000, 'One two three four', '一二，三四'),
  cue('b', 2500, 4000, 'five', '五'),
  cue('c', 3800, 6000, 'six', '六'),
];
const times = (cues: readonly Cue[]): unknown[] => cues.map(({ id, start, end }) => [id, start, end]);

describe('splitting', () => {
  test('divides the text at the caret, the translation at its nearest break, and the time by the text', () => {
    const [one, two] = splitCue(CUES, 'a', { field: 'text', caret: 8 }, 'n');
    expect(one).toMatchObject({ id: 'a', text: 'One two', translation: '一二，', start: 0, end: 889 });
    expect(two).toMatchObject({ id: 'n', text: 'three four', translation: '三四', start: 889, end: 2000 });
  });

  test('keeps each part long enough to be seen, and does not split a cue without time for two', () => {
    expect(splitCue(CUES, 'a', { field: 'text', caret: 0 }, 'n')[0]?.end).toBe(SHORTEST_CUE);
    const short = [cue('a', 0, 2 * SHORTEST_CUE - 1, 'ab')];
    expect(splitCue(short, 'a', { field: 'text', caret: 1 }, 'n')).toBe(short);
  });

  test('loses no letter, and merging restores the text', () => {
    const letters = (text: string): string => text.replaceAll(/\s/g, '');
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(60), fc.boolean(), (text, translation, caret, isText) => {
        const before = [cue('a', 100, 3000, text, translation)];
        const parted = splitCue(before, 'a', { field: isText ? 'text' : 'translation', caret }, 'n');
        expect(parted).toHaveLength(2);
        expect(letters(parted.map((each) => each.text).join(''))).toBe(letters(text));
        const [merged] = mergeWithNext(parted, 'a');
        expect(letters(merged?.translation ?? '')).toBe(letters(translation));
        expect(times([merged as Cue])).toEqual([['a', 100, 3000]]);
      }),
    );
  });
});

describe('merging', () => {
  test('joins texts with a space, Chinese ones without', () => {
    expect(mergeWithNext(CUES, 'a')[0]).toMatchObject({
      text: 'One two three four five',
      translation: '一二，三四五',
      end: 4000,
    });
  });

  test('keeps a speaker that both have, and no other', () => {
    const said = CUES.map((each, at) => ({ ...each, speaker: at === 2 ? 'Bob' : 'Ann' }));
    expect(mergeWithNext(said, 'a')[0]?.speaker).toBe('Ann');
    expect(mergeWithNext(said, 'b')[1]).not.toHaveProperty('speaker');
  });

  test('does not change the last cue', () => {
    expect(mergeWithNext(CUES, 'c')).toBe(CUES);
  });
});

describe('times', () => {
  test('a start or an end stops before the other', () => {
    expect(times(retimeCue(CUES, 'b', { end: 100 }))[1]).toEqual(['b', 2500, 2500 + SHORTEST_CUE]);
    expect(times(retimeCue(CUES, 'b', { start: 9000 }))[2]).toEqual(['b', 4000 - SHORTEST_CUE, 4000]);
    expect(times(retimeCue(CUES, 'a', { start: -50 }))[0]).toEqual(['a', 0, 2000]);
  });

  test('cues that move past others are sorted again', () => {
    expect(times(retimeCue(CUES, 'a', { start: 7000, end: 8000 })).at(-1)).toEqual(['a', 7000, 8000]);
  });

  test('a shift stops at the start of the clip and keeps the distances', () => {
    expect(times(shiftCues(CUES, new Set(['b', 'c']), -9000))).toEqual([
      ['a', 0, 2000],
      ['b', 0, 1500],
      ['c', 1300, 3500],
    ]);
  });

  test('an overlap is cut at the start of the next cue', () => {
    expect(times(cutOverlap(CUES, 'b'))[1]).toEqual(['b', 2500, 3800]);
    expect(cutOverlap(CUES, 'a')).toBe(CUES);
  });

  test('an overlap of cues with the same start moves the next one', () => {
    const both = [cue('a', 0, 900), cue('b', 0, 1000)];
    expect(times(cutOverlap(both, 'a'))).toEqual([
      ['a', 0, SHORTEST_CUE],
      ['b', SHORTEST_CUE, 1000],
    ]);
  });

  test('a new cue is inserted by its start, and is never too short', () => {
    expect(times(insertCue(CUES, { id: 'n', start: 2100, end: 2100 }))[1]).toEqual([
      'n',
      2100,
      2100 + SHORTEST_CUE,
    ]);
  });
});

describe('words', () => {
  const search = { words: 'e (x)$', fields: ['text', 'translation'] as const };
  const cues = [cue('a', 0, 9, 'THE (X)$ the (x)$', 'e (x)$'), cue('b', 10, 19, 'e xx')];

  test('are replaced literally, including characters of regular expressions', () => {
    const { cues: changed, count } = replaceWords(cues, search, '$& ok');
    expect(count).toBe(3);
    expect(changed[0]).toMatchObject({ text: 'TH$& ok th$& ok', translation: '$& ok' });
    expect(changed[1]).toBe(cues[1]);
  });

  test('match by case on request', () => {
    expect(replaceWords(cues, { ...search, matchCase: true }, '').count).toBe(2);
    expect(findCues(cues, search).map(({ id }) => id)).toEqual(['a']);
    expect(findCues(cues, { ...search, words: '' })).toEqual([]);
  });

  test('of one cue change, and cues can be removed', () => {
    expect(changeCue(CUES, 'b', { translation: 'V' })[1]).toMatchObject({ text: 'five', translation: 'V' });
    expect(removeCues(CUES, new Set(['a', 'c'])).map(({ id }) => id)).toEqual(['b']);
  });
});
