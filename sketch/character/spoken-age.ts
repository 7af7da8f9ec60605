import type { PersonLook } from '../brief.ts';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const DIGITS = '零一二三四五六七八九';
const ENGLISH = new RegExp(
  `\\b(?:aged?\\s+)?(\\d{1,3}|(?:${Object.keys(WORDS).join('|')}))[\\s-]+years?[\\s-]+old\\b`,
  'iu',
);
const CHINESE = /(\d{1,3}|[一二三四五六七八九十]{1,3})(?:多)?岁(?:的|左右的?)?/u;

/**
 * The numeric age in a description ("ten-year-old", 六十岁), and the description without it: the
 * word "old" in it does not mean an old person.
 */
export function takeAge(description: string): { age?: PersonLook['age']; rest: string } {
  const said = ENGLISH.exec(description) ?? CHINESE.exec(description);
  if (!said) return { rest: description };
  const years = numberOf(said[1] ?? '');
  const rest = description.replace(said[0], ' ').replace(/\s+/gu, ' ').trim();
  if (years === undefined) return { rest };
  return { rest, age: years < 13 ? 'child' : years < 20 ? 'teen' : years < 60 ? 'adult' : 'elder' };
}

function numberOf(text: string): number | undefined {
  if (/^\d+$/u.test(text)) return Number(text);
  const word = WORDS[text.toLowerCase()];
  if (word !== undefined) return word;
  const [tens, ones] = text.split('十');
  if (ones === undefined) return DIGITS.indexOf(text) > 0 ? DIGITS.indexOf(text) : undefined;
  const digit = (part: string | undefined, empty: number) => (part ? DIGITS.indexOf(part) : empty);
  return digit(tens, 1) * 10 + digit(ones, 0);
}
