/** How likely a text is in each language that a code page may hold: a garbled text is likely in none. */
import { HANGUL, KANA, KANJI, SIMPLIFIED, TRADITIONAL } from './frequent-characters.ts';
import { LETTER_PAIRS } from './letter-pairs.ts';

/**
 * Costs are -2 ln P, for the bytes of one character whatever their number, so that readings of the same bytes can be
 * compared. Lower is likelier.
 */
const COST = {
  /** Space, digits and punctuation of ASCII: the same in every encoding. */
  plain: 5,
  /** Latin letters in a text of another script. */
  foreign: 7,
  /** A change of script, or from small to capital, inside a word. */
  broken: 14,
  /** Typographic quotes, dashes and the like. */
  sign: 13,
  /** A letter that the language does not have, and any other character. */
  strange: 24,
  /** What no text contains. */
  impossible: 60,
} as const;

const IMPOSSIBLE = /[\ufffd\p{Co}\p{Cn}\p{Cc}]/u;
const SIGN = /[\u00a0«»¿¡–—‘’“”„…•·°€£♪№\u200e\u200f]/u;

type Model = (text: string) => number;

/** @returns the cost of a text in the likeliest of some languages, as listed in `MODELS` */
export const costOf = (text: string, languages: readonly string[]): number =>
  Math.min(...languages.map((language) => (MODELS[language] as Model)(text)));

/** Costs by letter pairs. */
function pairModel({ letters, costs }: { letters: string; costs: string }): Model {
  const places = new Map([...letters].map((letter, at) => [letter, at]));
  const isLatin = places.has('a');
  const pair = (first: number, second: number): number => costs.charCodeAt(first * places.size + second) - 97;
  return (text) => {
    let cost = 0;
    let before = 0;
    let wasSmall = false;
    let wasForeign = false;
    for (const character of text) {
      const small = character.toLowerCase();
      const place = character === ' ' ? undefined : places.get(small);
      if (place !== undefined) {
        const isBroken = wasForeign || (wasSmall && small !== character);
        cost += pair(before, place) + (isBroken ? COST.broken : 0);
        before = place;
        wasSmall = small === character;
        wasForeign = false;
        continue;
      }
      const isForeign = !isLatin && /[a-z]/i.test(character);
      wasForeign = isForeign;
      cost +=
        (before > 0 ? (isForeign ? COST.broken : pair(before, 0)) : 0) + otherCost(character, isForeign);
      before = 0;
      wasSmall = false;
    }
    return cost + pair(before, 0);
  };
}

function otherCost(character: string, isForeign: boolean): number {
  if (isForeign) return COST.foreign;
  if (character < '\u0080') return /[a-z]/i.test(character) ? COST.strange : asciiCost(character);
  if (IMPOSSIBLE.test(character)) return COST.impossible;
  return SIGN.test(character) ? COST.sign : COST.strange;
}

/** Text is seldom set in brackets of programs, which the second byte of a character may look like. */
const asciiCost = (character: string): number => (/[@[\\\]^_`{|}~]/.test(character) ? COST.sign : COST.plain);

/** Costs by the ranks of characters, in steps: up to which rank, and the cost. */
type Steps = readonly (readonly [rank: number, cost: number])[];

interface Script {
  characters: string;
  steps: Steps;
}

interface RankModel {
  scripts: readonly Script[];
  /** Other characters of the language. */
  rare: RegExp;
  rareCost: number;
  /** Full-width punctuation. */
  wide: number;
  /** Space and punctuation of ASCII. */
  plain: number;
}

const WIDE_SIGN = /[\u3000-\u301f\uff01-\uff5e“”‘’…—·・ー]/;
/** Chinese characters of the oldest standards; the rest are rarer by far. */
const COMMON_BLOCK = /[\u4e00-\u9fa5]/;
const EAST_ASIAN_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const VERY_RARE = 32;

function rankModel({ scripts, rare, rareCost, wide, plain }: RankModel): Model {
  const costs = new Map<string, number>();
  for (const { characters, steps } of scripts)
    for (const [at, character] of [...characters].entries())
      costs.set(character, steps.find(([rank]) => at < rank)?.[1] ?? rareCost);
  return (text) => {
    let cost = 0;
    let wasWide = false;
    for (const character of text) {
      if (character < '\u0080') {
        const isLetter = /[a-z]/i.test(character);
        cost += isLetter ? COST.foreign : wasWide ? plain : asciiCost(character);
        wasWide = false;
        continue;
      }
      wasWide = EAST_ASIAN_LETTER.test(character);
      cost += costs.get(character) ?? unlistedCost(character);
    }
    return cost;
  };
  function unlistedCost(character: string): number {
    if (IMPOSSIBLE.test(character)) return COST.impossible;
    if (rare.test(character)) return rareCost;
    if (WIDE_SIGN.test(character)) return wide;
    return EAST_ASIAN_LETTER.test(character) || SIGN.test(character) ? VERY_RARE : COST.impossible / 1.5;
  }
}

/** The shares of Chinese characters by rank in running text. */
const HAN_STEPS: Steps = [
  [50, 11],
  [150, 12],
  [400, 14],
  [800, 16],
  [2000, 18],
];
const KANJI_STEPS: Steps = [
  [120, 13],
  [400, 16],
  [1000, 18],
];
const chinese = (characters: string): Model =>
  rankModel({
    scripts: [{ characters, steps: HAN_STEPS }],
    rare: COMMON_BLOCK,
    rareCost: 24,
    wide: 9,
    plain: 9,
  });

const MODELS: Readonly<Record<string, Model>> = {
  ...Object.fromEntries(
    Object.entries(LETTER_PAIRS).map(([language, pairs]) => [language, pairModel(pairs)]),
  ),
  'zh-hans': chinese(SIMPLIFIED),
  'zh-hant': chinese(TRADITIONAL),
  ja: rankModel({
    scripts: [
      {
        characters: KANA,
        steps: [
          [50, 9],
          [80, 13],
        ],
      },
      { characters: KANJI, steps: KANJI_STEPS },
    ],
    rare: /[\u30a1-\u30fe\u4e00-\u9fa5]/,
    rareCost: 19,
    wide: 9,
    plain: 9,
  }),
  ko: rankModel({
    scripts: [
      {
        characters: HANGUL,
        steps: [
          [100, 10],
          [300, 14],
          [1000, 17],
        ],
      },
    ],
    rare: /[\uac00-\ud7a3]/,
    rareCost: 22,
    wide: 26,
    plain: 5,
  }),
};
