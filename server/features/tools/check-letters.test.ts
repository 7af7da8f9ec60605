import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { checkLetters } from './check-letters.ts';

const line = (text: string, translation?: string) => ({ start: 0, end: 1, text, translation });
/** What an answer names; undefined if the run may start. */
function refusal(toolId: string, input: Record<string, unknown>): unknown {
  try {
    checkLetters(toolId, input);
    return undefined;
  } catch (error) {
    return error instanceof AppError && error.code === 'letters_missing' ? error.data : error;
  }
}

test('lines with characters that no font has are named with these characters', () => {
  const lines = [line('Hello'), line('a', 'გამარჯობა'), line('𓀀 and 𓀀')];
  expect(refusal('translate-subtitle', { lines })).toEqual({
    fields: [{ field: 'lines', problem: 'letters_missing' }],
    lines: [2, 3],
    characters: 'გ ა მ რ ჯ ო ბ 𓀀',
  });
});

test.each<[string, string, Record<string, unknown>, boolean]>([
  ['scripts that ship', 'translate-subtitle', { lines: [line('สวัสดี שלום 👩‍🚀')] }, false],
  [
    'an original below its translation',
    'translate-subtitle',
    { lines: [line('გ', 'g')], bilingual: true },
    true,
  ],
  ['an original that is not shown', 'translate-subtitle', { lines: [line('გ', 'g')] }, false],
  ['a dub with subtitles', 'translate-audio', { lines: [line('გ')], subtitles: true }, true],
  ['a dub without subtitles', 'translate-audio', { lines: [line('გ')] }, false],
  ['lettering of an image', 'ai-image-translator', { texts: [{ text: 'ოხ' }] }, true],
  ['a run without lines', 'translate-subtitle', {}, false],
  ['a tool that draws no text', 'image-editor', { prompt: 'გ' }, false],
])('%s', (_, toolId, input, isRefused) => {
  expect(refusal(toolId, input) !== undefined).toBe(isRefused);
});
