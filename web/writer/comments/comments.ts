/** Comments on a text: parts beside its blocks, so that they come to the others and over a loss of connection as these do. Pure. */
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { TEXT_PART_LIMITS } from '@inkreel/contract/documents/text-document.ts';
import type { EditorState } from '@tiptap/pm/state';
import { idOf } from '../schema/block-ids.ts';

export interface Comment {
  id: string;
  by: string;
  name: string;
  /** ISO 8601. */
  at: string;
  text: string;
}

export interface Thread {
  /** Id of its first comment. */
  id: string;
  /** Id of the block that it is about. */
  block: string;
  /** The words that it is about, as they were; empty for all of the block. */
  quote: string;
  isResolved: boolean;
  /** Oldest first. */
  comments: Comment[];
}

const isComment = (part: Part): boolean => part.kind === 'comment' && typeof part['text'] === 'string';

/** Reads the comments of a text; the same list as before if none of them changed. */
export function commentsReader(): (parts: Parts) => readonly Part[] {
  let last: readonly Part[] = [];
  return (parts) => {
    const next = [...parts.values()].filter(isComment);
    if (next.length !== last.length || next.some((part, at) => part !== last[at])) last = next;
    return last;
  };
}

/** Threads in the order in which they were begun. */
export function threadsOf(comments: readonly Part[]): Thread[] {
  const inOrder = comments.toSorted((one, other) => atOf(one).localeCompare(atOf(other)));
  const threads = new Map<string, Thread>();
  for (const part of inOrder) {
    const on = part['on'] as { block: string; quote: string } | undefined;
    if (!on) continue;
    const { id } = part;
    threads.set(id, { id, ...on, isResolved: part['resolved'] === true, comments: [commentOf(part)] });
  }
  for (const part of inOrder)
    if (part.parent !== null) threads.get(part.parent)?.comments.push(commentOf(part));
  return [...threads.values()];
}

const atOf = (part: Part): string => (part['by'] as { at?: string } | undefined)?.at ?? '';

function commentOf(part: Part): Comment {
  const {
    user = '',
    name = '',
    at = '',
  } = (part['by'] ?? {}) as Partial<Record<'user' | 'name' | 'at', string>>;
  return { id: part.id, by: user, name, at, text: String(part['text']) };
}

/** What a comment would be about: the selected words, or the block with the caret. Undefined without a block. */
export function subjectAt({ selection }: EditorState): { block: string; quote: string } | undefined {
  const { $from, to } = selection;
  const top = $from.depth > 0 ? $from.node(1) : $from.nodeAfter;
  const block = top ? idOf(top) : null;
  if (block === null) return undefined;
  if (!$from.parent.isTextblock) return { block, quote: '' };
  const end = selection.empty
    ? $from.parent.content.size
    : Math.min($from.parent.content.size, $from.parentOffset + to - $from.pos);
  const start = selection.empty ? 0 : $from.parentOffset;
  const quote = $from.parent.textBetween(start, end, undefined, '\ufffc');
  return { block, quote: quote.slice(0, TEXT_PART_LIMITS.quote).toWellFormed() };
}
