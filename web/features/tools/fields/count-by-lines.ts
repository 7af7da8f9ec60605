import { CANDIDATES } from '@inkreel/contract/limits.ts';

const linesOf = (words: string) => words.split('\n').filter((line) => line.trim() !== '').length;

/**
 * The number of candidates for words that are a picture a line, at most as many as a run may have. Nothing while the
 * number of lines stays: then it is the person's own.
 */
export function countByLines(words: string, before: string): { count?: number } {
  const lines = linesOf(words);
  if (lines === linesOf(before)) return {};
  return { count: Math.min(CANDIDATES.maximum, Math.max(CANDIDATES.minimum, lines)) };
}
