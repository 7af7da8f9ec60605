import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { checkSense } from './check-sense.ts';

const line = (text: string, start = 0) => ({ start, end: start + 1, text });
const refusal = (toolId: string, input: Record<string, unknown>): unknown => {
  try {
    checkSense(toolId, input);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? { code: error.code, ...error.data } : error;
  }
};
const ENGLISH = 'The engines are lit, and the rocket is on its way.';

test('a dub of lines in another language names them', () => {
  expect(refusal('translate-audio', { lines: [line('1, 2'), line(ENGLISH)], to: 'zh', seconds: 9 })).toEqual({
    code: 'dub_untranslated',
    lines: [2],
    fields: [{ field: 'lines', problem: 'dub_untranslated' }],
  });
});

test.each<[string, string, Record<string, unknown>, string | undefined]>([
  ['a dub into the spoken language', 'translate-audio', { language: 'en', to: 'en' }, 'dub_same_language'],
  ['a dub whose lines an engine finds', 'translate-audio', { language: 'all', to: 'en' }, undefined],
  ['a dub without words', 'translate-audio', { lines: [line(' ')], to: 'en', seconds: 9 }, 'text_required'],
  ['a dub of no lines', 'translate-audio', { lines: [], to: 'en', seconds: 9 }, 'text_required'],
  [
    'a dub after the end',
    'translate-audio',
    { lines: [line(ENGLISH, 12)], to: 'en', seconds: 9 },
    'text_required',
  ],
  ['a dub', 'translate-audio', { lines: [line(ENGLISH)], to: 'en', seconds: 9 }, undefined],
  ['subtitles without words', 'translate-subtitle', { lines: [line('')], seconds: 9 }, 'text_required'],
  ['subtitles after the end', 'translate-subtitle', { lines: [line('A', 9)], seconds: 9 }, 'text_required'],
  [
    'subtitles that are only removed',
    'translate-subtitle',
    { lines: [], remove: true, seconds: 9 },
    undefined,
  ],
  ['subtitles that an engine finds', 'translate-subtitle', { seconds: 9 }, undefined],
  ['subtitles', 'translate-subtitle', { lines: [line('A')], seconds: 9 }, undefined],
  ['another tool', 'image-editor', { lines: [] }, undefined],
])('%s', (_, toolId, input, code) => {
  expect(refusal(toolId, input)).toEqual(code === undefined ? undefined : expect.objectContaining({ code }));
});
