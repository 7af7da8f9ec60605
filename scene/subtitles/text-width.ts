/** How much text people can read in a line and in a second, by language. */
import { breakPlaces, joinLines, wordStarts } from './line-breaks.ts';

/**
 * Characters per second and per line above which subtitles are hard to read; a cue has at most two lines. The figures
 * are from the decisions, which follow the timed text guides of large broadcasters.
 */
const LIMITS = {
  alphabetic: { perSecond: 20, perLine: 42 },
  chinese: { perSecond: 9, perLine: 16 },
  japanese: { perSecond: 4, perLine: 13 },
  korean: { perSecond: 12, perLine: 16 },
} as const;

export const LINES_MAXIMUM = 2;

const BY_LANGUAGE: Readonly<Record<string, keyof typeof LIMITS>> = {
  zh: 'chinese',
  ja: 'japanese',
  ko: 'korean',
};

/** @param language ISO 639 code of the text; undefined if unknown: then the script decides */
export function readingLimits(text: string, language?: string): { perSecond: number; perLine: number } {
  if (language && language !== 'all') return LIMITS[BY_LANGUAGE[language] ?? 'alphabetic'];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return LIMITS.japanese;
  if (/\p{Script=Hangul}/u.test(text)) return LIMITS.korean;
  return LIMITS[isMostlyHan(text) ? 'chinese' : 'alphabetic'];
}

function isMostlyHan(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // A Chinese character carries as much as several letters, so a text with a third of them is Chinese with a name in
  // it.
  return letters > 0 && (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 3 >= letters;
}

/** Characters as readers count them: combining marks count with their letter. */
export const characterCount = (line: string): number =>
  line.replace(/\p{M}|\p{Cf}/gu, '').length - astral(line);

/** Characters of two UTF-16 code units. */
const astral = (line: string): number => line.match(/[\ud800-\udbff]/g)?.length ?? 0;

/** How many characters from the middle a break after punctuation is still preferred. */
const STOP_BONUS = 3;
const STOP = /[，。！？、；：,.!?;:…،؛؟][」』）》”’]?\s*$/;
/** Penalty in characters for a break inside a Chinese or Japanese word. */
const WORD_COST = 2;

/**
 * The text in two lines of similar width, if a line is too wide. Words stay whole; Chinese and Japanese break between
 * characters, preferably between words and after punctuation, never before it. A text that fits is unchanged.
 * @param lines number of lines, of which only the first is broken off: the caller breaks the rest
 */
export function breakLines(text: string, perLine: number, lines = LINES_MAXIMUM): string {
  if (text.split('\n').every((line) => characterCount(line) <= perLine)) return text;
  const whole = joinLines(text);
  const width = characterCount(whole);
  const costOf = (place: number): number => {
    const first = characterCount(whole.slice(0, place).trimEnd());
    const tooWide = Math.max(0, first - perLine) + Math.max(0, width - first - (lines - 1) * perLine);
    const bonus = STOP.test(whole.slice(0, place)) ? STOP_BONUS : 0;
    const split = words.has(place) ? 0 : WORD_COST;
    return Math.abs(first - width / lines) - bonus + split + tooWide * width;
  };
  const words = wordStarts(whole);
  const [best] = breakPlaces(whole).toSorted((one, other) => costOf(one) - costOf(other));
  if (best === undefined) return whole;
  return `${whole.slice(0, best).trimEnd()}\n${whole.slice(best).trimStart()}`;
}
