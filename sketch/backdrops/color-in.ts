import { COLORS } from '../language/words/colors.ts';

/** The first colour in a prompt, with its words. */
export function colorIn(prompt: string): { words: string; value: string } | undefined {
  const found = COLORS.flatMap(([english, chinese, value]) =>
    [
      new RegExp(`\\b(?:${longestFirst(english)})\\b`, 'i').exec(prompt),
      new RegExp(longestFirst(chinese)).exec(prompt),
    ].flatMap((match) => (match ? [{ words: match[0], at: match.index, value }] : [])),
  );
  const [first] = found.toSorted((a, b) => a.at - b.at || b.words.length - a.words.length);
  return first;
}

const longestFirst = (words: string) =>
  words
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|');
