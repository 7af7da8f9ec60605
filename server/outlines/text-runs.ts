import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';

/** A part of a text that is shaped as one: letters of one font, script and direction. */
export interface TextRun {
  /** Where it begins and ends in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Its font, by its number in the list. */
  font: number;
  /** The level of embedding by the Unicode Bidirectional Algorithm: odd ones are read from the right. */
  level: number;
}

/** Scripts of the fonts that ship. Digits, marks and punctuation belong to the letters before them. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u,
  ...['Arabic', 'Hangul', 'Thai', 'Hebrew', 'Cyrillic', 'Greek', 'Devanagari', 'Tamil', 'Armenian'].map(
    (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
  ),
];
/** They stay with the letter before them, whatever their font has. */
const JOINING = /[\s\p{M}\p{Cf}]/u;

// The package's types describe another module format than it has.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();

/**
 * The runs of a line in the order in which they are seen, from the left.
 * @param has whether a font, by its number, has a character; the first one draws what none has
 */
export function textRuns(
  line: string,
  fonts: number,
  has: (font: number, character: string) => boolean,
): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: (TextRun & { script: number })[] = [];
  let start = 0;
  for (const character of line) {
    const end = start + character.length;
    const last = runs.at(-1);
    const level = levels[start] ?? 0;
    const script = SCRIPTS.findIndex((letters) => letters.test(character));
    const keepsFont =
      last?.level === level && (JOINING.test(character) || (script < 0 && has(last.font, character)));
    const font = keepsFont
      ? last.font
      : Math.max(
          0,
          numbers(fonts).findIndex((each) => has(each, character)),
        );
    const isOfLast =
      last?.font === font &&
      last.level === level &&
      (script < 0 || last.script < 0 || last.script === script);
    if (last && isOfLast) {
      last.end = end;
      last.script = Math.max(last.script, script);
    } else runs.push({ start, end, font, level, script });
    start = end;
  }
  return seenOrder(runs);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rule L2 of the Unicode Bidirectional Algorithm. */
function seenOrder(runs: readonly TextRun[]): TextRun[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    ordered = reverseGroups(ordered, (run) => run.level >= level);
  return ordered;
}

/** Reverses each unbroken sequence of what is `inside`. */
function reverseGroups<Value>(values: readonly Value[], inside: (value: Value) => boolean): Value[] {
  const found: Value[] = [];
  let group: Value[] = [];
  for (const value of values) {
    if (inside(value)) group.unshift(value);
    else {
      found.push(...group, value);
      group = [];
    }
  }
  return [...found, ...group];
}
