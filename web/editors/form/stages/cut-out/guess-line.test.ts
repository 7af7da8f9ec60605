import { expect, test } from 'vitest';
import { guessLine } from './guess-line.ts';

const box = { left: 0, top: 0, width: 9, height: 9 };
const sure = { mask: 'data:', confident: true, doubts: [], box };

test('a guess that may be wrong asks for a box, and for strokes if there is a box', () => {
  const unsure = { state: 'known', answer: { ...sure, confident: false } } as const;
  expect(guessLine(unsure, false)).toBe('askBox');
  expect(guessLine(unsure, true)).toBe('askStrokes');
  expect(guessLine({ state: 'known', answer: { ...sure, box: null } }, false)).toBe('askBox');
});

test('an older answer is not shown while the next one is pending', () => {
  expect(guessLine({ state: 'asking', answer: sure }, false)).toBe('asking');
  expect(guessLine({ state: 'known', answer: sure }, true)).toBe('known');
  expect(guessLine({ state: 'unknown', answer: undefined }, false)).toBe('unknown');
});

test('a contradicted guess asks to check the edge', () => {
  const doubts = [{ left: 0.1, top: 0.1, width: 0.2, height: 0.2 }];
  const answer = { ...sure, confident: false, doubts };
  expect(guessLine({ state: 'known', answer }, false)).toBe('checkEdge');
  expect(guessLine({ state: 'known', answer: { ...answer, box: null } }, false)).toBe('askBox');
});
