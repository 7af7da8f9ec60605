import { expect, test } from 'vitest';
import { parse } from './parse.ts';
import { wordsUnderstood } from './words-understood.ts';

test.each([
  ['a red mug on a wooden table, morning light', ['red mug', 'wooden table', 'morning light']],
  ['两只猫在桌子下面', ['猫', '桌子']],
])('%s', (prompt, words) => {
  const understood = wordsUnderstood(parse(prompt, {}), []);
  for (const each of words) expect(understood.join('|')).toContain(each);
  expect(understood).not.toContain('on');
  expect(understood).not.toContain('red');
  expect(new Set(understood).size).toBe(understood.length);
});

test('words that were not drawn are not reported as understood', () => {
  expect(wordsUnderstood(parse('a red mug on a wooden table', {}), ['red mug'])).not.toContain('red mug');
});
