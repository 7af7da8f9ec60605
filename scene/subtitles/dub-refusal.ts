/** Why a dub would make no sense: found before it is paid, in browser and server alike. */
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import { otherLanguage } from '../text-encodings/other-language.ts';

export type DubRefusal =
  /** Lines, numbered from 1, that would be spoken in the old language by a voice of the new one. */
  | { code: 'dub_untranslated'; lines: number[] }
  /** The clip is already in the language. */
  | { code: 'dub_same_language'; lines: [] };

/**
 * What is wrong with the lines of a dub; undefined if they can be spoken.
 * @param language that is spoken in the clip, if known; `all` if not
 * @param to the language of the dub
 */
export function dubRefusal({
  lines,
  language = 'all',
  to,
}: {
  lines: readonly Pick<SubtitleLine, 'text' | 'translation'>[];
  language?: string | undefined;
  to: string;
}): DubRefusal | undefined {
  const worded = lines
    .map(({ text, translation = '' }, at) => ({
      number: at + 1,
      text: text.trim(),
      translation: translation.trim(),
    }))
    .filter(({ text, translation }) => /\p{L}/u.test(text + translation));
  const translated = worded.filter(({ translation }) => translation !== '');
  const open = worded.filter(({ translation }) => translation === '');
  const joined = (texts: readonly string[]): string => texts.join('\n');
  const originals = joined(translated.map(({ text }) => text));
  const isSpoken = language === to || (translated.length > 0 && isIn(originals, language, to));
  if (isSpoken) return { code: 'dub_same_language', lines: [] };
  const said = joined(worded.map(({ text, translation }) => translation || text));
  const copied = translated.filter(({ text, translation }) => translation === text);
  if (copied.length === worded.length && copied.length > 1) return untranslated(copied);
  const isWritten = isIn(joined(open.map(({ text }) => text)), 'all', to);
  if (translated.length > 0 && open.length > 0 && !isWritten) return untranslated(open);
  return otherLanguage(said, to) === undefined ? undefined : untranslated(worded);
}

/** Whether texts are clearly in the new language and not in the one that was stated or another one. */
const isIn = (texts: string, language: string, to: string): boolean =>
  language === 'all' && OTHERS.every((other) => other === to || otherLanguage(texts, other) === to);

/** Languages that are told apart. */
const OTHERS = ['en', 'zh', 'es', 'fr', 'de', 'ru', 'ja', 'ko', 'ar'];

const untranslated = (lines: readonly { number: number }[]): DubRefusal => ({
  code: 'dub_untranslated',
  lines: lines.map(({ number }) => number),
});
