import { isSameJson, type Json } from '@inkreel/contract/documents/parts/part.ts';
import { isTextBlock, type TextMark, type TextNode } from '@inkreel/contract/documents/text-node.ts';
import { diff3Merge } from 'node-diff3';
import { wordsIn } from '../../documents/words-in.ts';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';

/** The longest block whose words are merged, in tokens of one of its versions: the time grows with their product. */
const MOST_TOKENS = 4000;

/**
 * A block that two people changed, with the words of both; at a place where both put some in, theirs come first.
 * Undefined where they changed the same words, and where the outcome would not be a block: that is for a person to
 * decide.
 * @param before the block that both began with
 */
export function mergeBlocks(before: Json, mine: Json, theirs: Json): Json | undefined {
  if (isSameJson(mine, theirs) || isSameJson(before, theirs)) return mine;
  if (isSameJson(before, mine)) return theirs;
  const [a, o, b] = [mine, before, theirs].map((block) => tokensOf(block as unknown as TextNode));
  if (!a || !o || !b || Math.max(a.length, o.length, b.length) > MOST_TOKENS) return undefined;
  const merged: string[] = [];
  for (const region of diff3Merge(a, o, b, { excludeFalseConflicts: true })) {
    const tokens = region.ok ?? (region.conflict && bothOf(region.conflict));
    if (!tokens) return undefined;
    merged.push(...tokens);
  }
  return blockOf(merged);
}

/** What both put in at one place, or one of them beside what the other changed; undefined if both changed it. */
function bothOf({ a: mine, o: before, b: theirs }: Conflict): string[] | undefined {
  if (before.length === 0) {
    const same = sameStart(mine, theirs);
    return [...theirs, ...mine.slice(same)];
  }
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const more = one.length - before.length;
    if (more < 0) continue;
    if (sameStart(one, before) === before.length) return [...other, ...one.slice(before.length)];
    if (before.every((token, at) => token === one[more + at])) return [...one.slice(0, more), ...other];
  }
  return undefined;
}

type Conflict = Readonly<Record<'a' | 'o' | 'b', readonly string[]>>;

/** How many tokens both begin with. */
function sameStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((token, at) => token !== other[at]);
  return differs < 0 ? one.length : differs;
}

interface Open extends Omit<TextNode, 'type' | 'content' | 'text'> {
  open: string;
}
type Token = Open | { text: string; marks?: readonly TextMark[] } | 'close';

/** A block as a row of tokens: its nodes as they begin and end, and words with their marks. */
function tokensOf({ type, attrs, marks, content, text }: TextNode): string[] {
  const more = marks === undefined ? {} : { marks };
  if (text !== undefined) {
    return wordsIn(text).map((word) => JSON.stringify({ text: word, ...more }));
  }
  const begin = JSON.stringify({ open: type, ...(attrs === undefined ? {} : { attrs }), ...more });
  return [begin, ...(content ?? []).flatMap(tokensOf), '"close"'];
}

/** The block that tokens make; undefined if they make none. */
function blockOf(tokens: readonly string[]): Json | undefined {
  const roots: TextNode[] = [];
  const open: { node: Open; content: TextNode[] }[] = [];
  const put = (node: TextNode) => (open.at(-1)?.content ?? roots).push(node);
  for (const each of tokens) {
    const token = JSON.parse(each) as Token;
    if (token === 'close') {
      const ended = open.pop();
      if (!ended) return undefined;
      const { open: type, ...rest } = ended.node;
      put({ type, ...rest, ...(ended.content.length === 0 ? {} : { content: ended.content }) });
    } else if ('open' in token) open.push({ node: token, content: [] });
    else putWord(open.at(-1)?.content ?? roots, token);
  }
  const [block, ...others] = roots;
  return block && others.length === 0 && open.length === 0 && fits(block)
    ? (block as unknown as Json)
    : undefined;
}

/** Words with the same marks are one node. */
function putWord(content: TextNode[], { text, marks }: Extract<Token, { text: string }>): void {
  const last = content.at(-1);
  if (last?.text !== undefined && isSameJson((last.marks ?? null) as never, (marks ?? null) as never))
    content[content.length - 1] = { ...last, text: last.text + text };
  else content.push({ type: 'text', ...(marks === undefined ? {} : { marks }), text });
}

function fits(block: TextNode): boolean {
  if (!isTextBlock(block as unknown as Json)) return false;
  try {
    TEXT_SCHEMA.nodeFromJSON(block).check();
    return true;
  } catch {
    return false;
  }
}
