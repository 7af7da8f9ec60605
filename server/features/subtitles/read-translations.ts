import { plainSrt } from '@inkreel/scene/subtitles/plain-text.ts';
import type { GlossaryEntry } from '@inkreel/scene/subtitles/subtitle-project.ts';

export interface Asked {
  /** The originals, in the order of their numbers. */
  lines: readonly string[];
  glossary: readonly GlossaryEntry[];
}

/** A numbered line of an answer; the beginning of the original may stand in brackets before the translation. */
const NUMBERED = /^\s*\**(\d{1,4})\**[.．、:：)]\s*(?:\[([^\]]*)\])?\s*(.*?)\s*$/u;
/** A longer translation is something else: a remark, or a text that a line told the model to write. */
const longestFor = (line: string): number => 60 + 5 * line.length;

interface Answered {
  /** The beginning of the original as the model repeated it. */
  anchor: string | undefined;
  words: string;
}

/**
 * The translations in a model's answer, each at the index of its line; undefined if it is not certain which
 * line one belongs to, or if there is none. Models leave lines out, join them, repeat them and renumber the
 * rest, and may still answer with the right number of lines: only those count that repeat the beginning of
 * their original, or lie between two that do in an answer with exactly one line for each.
 * @param isCut whether the answer ended because it may not be longer: its last line may be half a line
 */
export function readTranslations(
  answer: string,
  { lines, glossary }: Asked,
  isCut = false,
): (string | undefined)[] {
  const { byNumber, isExact } = numberedLines(answer, lines.length, isCut);
  const isOwn = (at: number): boolean => {
    const anchor = byNumber.get(at + 1)?.[0]?.anchor;
    return anchor !== undefined && begins(lines[at] as string, anchor);
  };
  const isPinned = (at: number): boolean =>
    isExact && (at === 0 || isOwn(at - 1)) && (at === lines.length - 1 || isOwn(at + 1));
  const read = lines.map((line, at): Translated => {
    const found = byNumber.get(at + 1) ?? [];
    const [first] = found;
    if (!first) return 'absent';
    // Two answers for one line: either one may be wrong.
    if (found.some(({ words }) => words !== first.words)) return 'unfit';
    const { anchor } = first;
    const isOthers = anchor !== undefined && lines.some((other) => begins(other, anchor));
    if (!isOwn(at) && (isOthers || !isPinned(at))) return 'absent';
    const words = plainWords(first.words, line);
    if (words === '') return 'absent';
    return words.length <= longestFor(line) && keepsTerms(line, words, glossary) ? { words } : 'unfit';
  });
  // A line that has none may have been joined to the one before it.
  return read.map((each, at) =>
    typeof each === 'string' || read[at + 1] === 'absent' ? undefined : each.words,
  );
}

type Translated = { words: string } | 'absent' | 'unfit';

function numberedLines(answer: string, count: number, isCut: boolean) {
  const byNumber = new Map<number, Answered[]>();
  let isExact = true;
  let last: number | undefined;
  const rows = answer.trim().split('\n');
  for (const [at, row] of rows.entries()) {
    const [, digits, anchor, words = ''] = NUMBERED.exec(row) ?? [];
    const number = Number(digits);
    if (digits === undefined) {
      // Text directly below a line may be its second half.
      if (row.trim() !== '' && last !== undefined) byNumber.delete(last);
      if (row.trim() === '') last = undefined;
      continue;
    }
    last = number;
    if (number < 1 || number > count || byNumber.has(number)) isExact = false;
    if (isCut && at === rows.length - 1) continue;
    byNumber.set(number, [...(byNumber.get(number) ?? []), { anchor, words }]);
  }
  return { byNumber, isExact: isExact && byNumber.size === count };
}

/** Letters and digits alone, in lower case. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const begins = (line: string, anchor: string): boolean =>
  bare(anchor) !== '' && bare(line).startsWith(bare(anchor));

/** Without formatting marks that the original does not have, and without the character count of the prompt. */
function plainWords(words: string, line: string): string {
  const plain = /[<{*]/.test(line) ? words : plainSrt(words).replaceAll('**', '');
  return (/^\s*[(（]\d/.test(line) ? plain : plain.replace(/^[(（]\d+[)）]\s*/u, '')).trim();
}

const keepsTerms = (line: string, words: string, glossary: readonly GlossaryEntry[]): boolean =>
  glossary.every(
    ({ term, translation }) =>
      !containsWord(line, term) || words.toLowerCase().includes(translation.trim().toLowerCase()),
  );

/** Whether a term occurs in a line as a word: `art` is not in `part`. */
function containsWord(line: string, term: string): boolean {
  const word = term.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (word === '') return false;
  const edges = /^[\p{Script=Latin}\p{N}].*$/u.test(term.trim());
  return new RegExp(edges ? `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])` : word, 'iu').test(line);
}
