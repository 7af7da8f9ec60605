import type { Brief, Span } from '../brief.ts';

/** Function words, which no one expects in a list. */
const SILENT = new Set(['relation', 'count']);

/**
 * The "understood" list for the user: the prompt's words in order, each once, without those that a longer one
 * contains ("red mug" contains "red") and without those that were not drawn.
 */
export function wordsUnderstood(
  brief: Pick<Brief, 'subjects' | 'understood'>,
  notDrawn: readonly string[],
): string[] {
  const named = [...brief.subjects, ...brief.understood.filter(({ as }) => !SILENT.has(as))];
  const contains = (outer: Span, inner: Span) =>
    outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;
  const words = named
    .filter(({ span }) => !named.some((other) => contains(other.span, span)))
    .sort((a, b) => a.span.start - b.span.start)
    .map((each) => each.words);
  return [...new Set(words)].filter((each) => !notDrawn.includes(each));
}
