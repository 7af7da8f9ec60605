import { CHAT_LIMITS, type ChatLine } from '@inkreel/contract/documents/chat-document.ts';

/**
 * The remote lines followed by those that exist only locally; of a line on both sides, the longer version.
 */
export function mergeLines(theirs: readonly ChatLine[], ours: readonly ChatLine[]): ChatLine[] {
  const said = new Map(ours.map((line) => [keyOf(line), line]));
  const merged = theirs.map((line) => {
    const own = said.get(keyOf(line));
    said.delete(keyOf(line));
    return own && saysMore(own, line) ? own : line;
  });
  return [...merged, ...said.values()].slice(-CHAT_LIMITS.lines);
}

/** The lines before an answer and after it, without it; undefined if its question is not in the chat. */
export function linesAround(
  lines: readonly ChatLine[],
  { question, line }: { question: number; line: ChatLine },
): { before: readonly ChatLine[]; kept: ChatLine | undefined; after: readonly ChatLine[] } | undefined {
  const asked = lines.findIndex(({ role, at }) => role === 'user' && at === question);
  if (asked < 0) return undefined;
  const kept = lines.find((each) => keyOf(each) === keyOf(line));
  const after = lines.slice(asked + 1).filter((each) => each !== kept);
  return { before: lines.slice(0, asked + 1), kept, after };
}

const keyOf = ({ role, at }: ChatLine) => `${at} ${role}`;

function saysMore(one: ChatLine, other: ChatLine): boolean {
  if (one.text.length !== other.text.length) return one.text.length > other.text.length;
  return one.points !== undefined && other.points === undefined;
}
