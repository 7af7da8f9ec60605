import { VOICE_STYLES } from '@inkreel/contract/speech.ts';
import { expect, test } from 'vitest';
import { styleWords } from './style-words.ts';

test('a named style becomes an instruction, and words of the caller stay as they are', () => {
  for (const style of VOICE_STYLES) expect(styleWords(style)).toMatch(/^[A-Z][^_]*\.$/);
  expect(styleWords('like a pirate')).toBe('like a pirate');
});
