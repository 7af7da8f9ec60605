import { expect, test } from 'vitest';
import { dubRefusal } from './dub-refusal.ts';

const CHINESE = ['发动机已经点火，火箭出发了。', '看它越过发射塔。'];
const ENGLISH = ['The engines are lit, and the rocket is on its way.', 'Watch how it clears the tower.'];
const SPANISH = ['Los motores están encendidos, y el cohete va en camino.', 'Mira cómo pasa la torre.'];
const linesOf = (texts: readonly string[], translations: readonly string[] = []) =>
  texts.map((text, at) => ({ text, translation: translations[at] }));
const untranslated = (...lines: number[]) => ({ code: 'dub_untranslated', lines });
const SAME = { code: 'dub_same_language', lines: [] };

test.each([
  ['translated lines', { lines: linesOf(ENGLISH, CHINESE), to: 'zh' }],
  ['lines in the new language alone', { lines: linesOf(CHINESE), to: 'zh' }],
  ['a close language', { lines: linesOf(ENGLISH, SPANISH), to: 'es' }],
  ['names and numbers', { lines: linesOf(['Photoshop 2026', 'OK']), to: 'zh' }],
  ['a song', { lines: linesOf(['La la la la la la la la la la la la la']), to: 'de' }],
  ['signs without words', { lines: linesOf(['♪', ...ENGLISH], ['', ...CHINESE]), to: 'zh' }],
  ['a line in the new language', { lines: [...linesOf(ENGLISH, SPANISH), ...linesOf(SPANISH)], to: 'es' }],
  ['a language that is not told apart', { lines: linesOf(ENGLISH), to: 'sw' }],
  ['short lines', { lines: linesOf(['Hi', 'No']), to: 'fr' }],
  ['a stated language', { lines: linesOf(ENGLISH, CHINESE), language: 'en', to: 'zh' }],
])('%s can be spoken', (_, dub) => {
  expect(dubRefusal(dub)).toBeUndefined();
});

test.each([
  ['lines of another script', { lines: linesOf(ENGLISH), to: 'zh' }, untranslated(1, 2)],
  ['lines of another language', { lines: linesOf(ENGLISH), to: 'es' }, untranslated(1, 2)],
  ['Chinese for an English voice', { lines: linesOf(CHINESE), to: 'en' }, untranslated(1, 2)],
  [
    'some lines without translation',
    { lines: linesOf(ENGLISH, [CHINESE[0] ?? '']), to: 'zh' },
    untranslated(2),
  ],
  ['translations that are the originals', { lines: linesOf(ENGLISH, ENGLISH), to: 'de' }, untranslated(1, 2)],
  [
    'the language that is spoken',
    { lines: linesOf(ENGLISH, ['The engines are on.', 'Look at it now.']), to: 'en' },
    SAME,
  ],
  ['the stated language', { lines: linesOf(ENGLISH), language: 'en', to: 'en' }, SAME],
])('%s are refused', (_, dub, refused) => {
  expect(dubRefusal(dub)).toEqual(refused);
});
