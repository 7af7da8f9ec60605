/** How a candidate differs from the others of its run: pure. */
import type { Candidate } from '../candidates.ts';

/** By key, the words that a candidate lacks while another one of the run has them. */
export function differencesOf(siblings: readonly Candidate[]): Map<string, string[]> {
  const lacking = siblings.flatMap((candidate) =>
    candidate.kind === 'result' && candidate.result.report
      ? [{ key: candidate.key, words: candidate.result.report.not_drawn }]
      : [],
  );
  const differing = lacking.map(({ key, words }): [string, string[]] => [
    key,
    words.filter((word) => lacking.some((other) => !other.words.includes(word))),
  ]);
  return new Map(differing.filter(([, words]) => words.length > 0));
}
