import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { useState } from 'react';

/** One message of a chat; an answer with what it cost, or why it was not finished. */
export interface ChatLine {
  role: 'user' | 'assistant';
  text: string;
  points?: TextPoints;
  /** Why the answer was not finished, in the words of the page. */
  failed?: string;
  /** Milliseconds since 1970. */
  at: number;
}

const KEY = 'inkreel.chat';
/** Lines that are kept; the oldest make room. */
const KEPT = 100;

/**
 * The chat of a person, kept in local storage, which a sign-out clears. It is the same beside every tool: a prompt may be
 * handed to another one.
 */
export function useChatLines(): {
  lines: readonly ChatLine[];
  keep: (lines: readonly ChatLine[]) => void;
} {
  const [lines, setLines] = useState<readonly ChatLine[]>(readLines);
  return {
    lines,
    keep: (next) => {
      setLines(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next.slice(-KEPT)));
      } catch {
        // No room is left: the chat stays in the page.
      }
    },
  };
}

const isLine = (value: unknown): value is ChatLine =>
  typeof value === 'object' && value !== null && 'role' in value && 'text' in value;

function readLines(): readonly ChatLine[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter(isLine) : [];
  } catch {
    return [];
  }
}
