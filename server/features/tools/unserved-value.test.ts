import { translateAudio } from '@inkreel/contract/tools/translate-audio.ts';
import { expect, test } from 'vitest';
import { unservedValue } from './unserved-value.ts';

test.each([
  [
    'the language of the result, if it is spoken in another',
    { language: 'en', to: 'ko' },
    'ko',
    'Korean',
    '韩语',
  ],
  [
    'the spoken one, if it is served when that is left out',
    { language: 'ru', to: 'en' },
    'ru',
    'Russian',
    '俄语',
  ],
])('a dub names %s', (_what, input, value, en, zh) => {
  const isOfLanguage = (other: Readonly<Record<string, unknown>>) =>
    other['to'] === 'ko' || other['language'] === 'ru';
  expect(unservedValue(translateAudio, input, false, isOfLanguage)).toEqual({
    field: 'language',
    value,
    name: { en, zh },
    chosen: false,
  });
});

test('a value without a name is not named', () => {
  expect(unservedValue(translateAudio, { to: 'tlh' }, false, () => true)).toBeUndefined();
  expect(unservedValue(translateAudio, {}, false, () => true)).toBeUndefined();
});
