import { costOf } from './likelihood.ts';

/** Languages that are told apart, as ISO 639 codes, with their models. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  en: ['en'],
  zh: ['zh-hans', 'zh-hant'],
  es: ['es'],
  fr: ['fr'],
  de: ['de'],
  ru: ['ru'],
  ja: ['ja'],
  ko: ['ko'],
  ar: ['ar'],
};
/** Letters of languages in which a text in Latin letters alone is none, however few they are in a sentence. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
};
/** Letters from which a text without its script is more than a name. */
const SENTENCE = 24;

function lacks(words: string, script: RegExp): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return letters >= SENTENCE && (words.match(script)?.length ?? 0) * 20 < letters;
}

/** Characters that are judged. */
const MOST_CHARACTERS = 2000;
/** How much likelier another language must be, as -2 ln of the odds, and as a share of the cost: names prove nothing. */
const EVIDENCE = { odds: 40, share: 1.12 };

/**
 * The language that a text is in, if it clearly is not the given one; undefined also for a short text and for a language
 * that is not told apart.
 */
export function otherLanguage(text: string, language: string): string | undefined {
  const own = MODELS[language];
  // Digits and punctuation cost the same in every language.
  const said = text
    .slice(0, MOST_CHARACTERS)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  // A word that is repeated proves no more than once.
  const words = [...new Set(said.toLowerCase().split(' '))].join(' ');
  if (!own || words === '') return undefined;
  const [best] = Object.entries(MODELS)
    .map(([name, models]) => ({ name, cost: costOf(words, models) }))
    .toSorted((one, other) => one.cost - other.cost);
  const script = SCRIPTS[language];
  if (best && best.name !== language && script && lacks(words, script)) return best.name;
  const cost = costOf(words, own);
  if (!best || cost - best.cost < EVIDENCE.odds || cost < best.cost * EVIDENCE.share) return undefined;
  return best.name;
}
