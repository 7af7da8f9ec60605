import { factOf, type Token } from './facts.ts';
import { isHead, isUnknown } from './scan.ts';

/** Maximum distance in words between a negation and the word that it negates. */
const REACH = 8;
const CONTINUES = /^(or|nor|或|或者|和|、)$/;

/** True for a word that can be negated. */
function isContent(token: Token): boolean {
  const kinds = ['look', 'pose', 'setting', 'part', 'opaque', 'text', 'color', 'material'] as const;
  return isHead(token) || isUnknown(token) || kinds.some((kind) => factOf(token, kind) !== undefined);
}

/** Index after the phrase that starts at or after `from`, or `from` if a punctuation mark comes first. */
function endOfThing(tokens: readonly Token[], from: number): number {
  for (let index = from; index < Math.min(tokens.length, from + REACH); index += 1) {
    const token = tokens[index];
    if (!token || token.stop || token.script === 'mark') return from;
    const qualifies = factOf(token, 'color') ?? factOf(token, 'material') ?? factOf(token, 'of');
    const follower = tokens[index + 1];
    if (isContent(token) && !(qualifies && follower && follower.script !== 'mark')) return index + 1;
  }
  return from;
}

/**
 * Indexes of the tokens that a negation ("no people", 没有人) removes from the picture, including the negation.
 */
export function negatedTokens(tokens: readonly Token[]): Set<number> {
  const negated = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (!factOf(token, 'negation') || negated.has(index)) continue;
    let end = endOfThing(tokens, index + 1);
    while (CONTINUES.test(tokens[end]?.words.toLowerCase() ?? '')) {
      const next = endOfThing(tokens, end + 1);
      if (next === end + 1) break;
      end = next;
    }
    for (let inside = index; inside < end; inside += 1) negated.add(inside);
  }
  return negated;
}
