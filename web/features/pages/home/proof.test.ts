import { describe, expect, it } from 'vitest';
import { cutPrompt, PROOFS } from './proof.ts';
import { HERO } from './samples.ts';

describe('the annotated proof', () => {
  it.each(['en', 'zh'] as const)('finds every numbered word in its prompt, in order (%s)', (language) => {
    const { notes } = PROOFS[language];
    const prompt = HERO[language].prompt[language];
    const pieces = cutPrompt(prompt, notes);
    expect(pieces.map(({ text }) => text).join('')).toBe(prompt);
    expect(pieces.filter(({ number }) => number !== undefined)).toHaveLength(notes.length);
  });

  it('leaves words out that the prompt does not contain', () => {
    expect(cutPrompt('a cat', [{ words: 'dog' }, { words: 'cat' }])).toEqual([
      { text: 'a ' },
      { text: 'cat', number: 2 },
    ]);
  });
});
