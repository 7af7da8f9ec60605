import { expect, test } from 'vitest';
import { asksFor } from './asks-for.ts';

const LINES = ['Five in  the morning', 'The <street>\nis asleep'];

test.each([
  ['as pictures ask', '<text>1. Five in the morning\n2. The ‹street› is asleep</text>', true],
  ['as videos ask', '<text>1. (24) Five in the morning\n2. (18) The ‹street› is asleep</text>', true],
  ['one line less', '<text>1. Five in the morning</text>', false],
  ['one line more', '<text>1. Five in the morning\n2. The ‹street› is asleep\n3. So are we</text>', false],
  ['another word', '<text>1. Six in the morning\n2. The ‹street› is asleep</text>', false],
  ['a chat', 'Five in the morning', false],
  ['no text', undefined, false],
])('the run that translates lines is recognised by its prompt: %s', (_what, prompt, isOurs) => {
  expect(asksFor(prompt, LINES)).toBe(isOurs);
});
