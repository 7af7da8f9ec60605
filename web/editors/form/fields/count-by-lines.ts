import { CANDIDATES } from '@inkreel/contract/limits.ts';

const linesOf = (words: string) => words.split('\n').filter((line) => line.trim() !== '').length;

/**
 * The number of candidates for text with one picture per line, at most as many as a run may have. Empty while the
 * number of lines stays the same, so that the person's own number is kept.
 */
export function countByLines(words: string, before: string): { count?: number } {
  const lines = linesOf(words);
  if (lines === linesOf(before)) return {};
  return { count: Math.min(CANDIDATES.maximum, Math.max(CANDIDATES.minimum, lines)) };
}
