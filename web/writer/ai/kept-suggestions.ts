/**
 * Changes of a model that are not decided, kept on this device by the block that they are in: they were paid for, and a
 * reload does not lose them.
 */
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { useEffect } from 'react';
import { writeLocally } from '../../lib/hold-writes.ts';
import { blockAt } from '../editor/block-moves.ts';
import { idOf } from '../schema/block-ids.ts';
import { type OpenSuggestion, openSuggestions, reopen, sentenceAround, wordsAt } from './suggestions.ts';

/** A suggestion as it is kept. */
interface KeptSuggestion extends Pick<OpenSuggestion, 'id' | 'insert' | 'was' | 'sentence' | 'isOutdated'> {
  /** Id of its block at the top of the text. */
  part: string;
  /** Where its words begin in the block. */
  at: number;
  /** Where they begin in the sentence. */
  before: number;
}

/** What is open, by block. */
export function keptSuggestions(state: EditorState): KeptSuggestion[] {
  return openSuggestions(state).map(({ from, to, ...rest }) => {
    const block = blockAt(state.doc, from);
    const { before } = sentenceAround(state.doc, { from, to });
    const part = (block && idOf(block.node)) ?? '';
    return { ...rest, part, at: from - (block?.at ?? 0), before };
  });
}

/** Opens kept suggestions again. One whose sentence is another by now is outdated. */
export function reopenKept(state: EditorState, kept: readonly KeptSuggestion[]): Transaction {
  const blocks = new Map<string | null, { node: Node; at: number }>();
  state.doc.forEach((node, at) => blocks.set(idOf(node), { node, at }));
  return reopen(
    state,
    kept.map(({ part, at, before, ...rest }) => {
      const block = blocks.get(part);
      const place =
        rest.isOutdated || !block ? undefined : placeIn(state.doc, block, { at, before, ...rest });
      if (place !== undefined) return { ...rest, from: place, to: place + rest.was.length };
      const end = block ? block.at + block.node.nodeSize - 1 : state.doc.content.size;
      return { ...rest, from: end, to: end, isOutdated: true };
    }),
  );
}

/** Where its words stand: as it was left, else where its sentence is in the block, if it is there once. */
function placeIn(
  doc: Node,
  block: { node: Node; at: number },
  { at: left, before, was, sentence }: Pick<KeptSuggestion, 'at' | 'before' | 'was' | 'sentence'>,
): number | undefined {
  const sought = sentence.trim();
  const gap = sentence.length - sentence.trimStart().length;
  const isHere = (from: number) => {
    const range = { from, to: from + was.length };
    if (from < block.at || range.to > block.at + block.node.nodeSize) return false;
    return wordsAt(doc, range) === was && sentenceAround(doc, range).words.trim() === sought;
  };
  if (isHere(block.at + left)) return block.at + left;
  const found: number[] = [];
  doc.nodesBetween(block.at, block.at + block.node.nodeSize, (node, start) => {
    if (!node.isTextblock) return true;
    const words = node.textBetween(0, node.content.size, undefined, '\ufffc');
    if (sought === '') return false;
    for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1)) {
      const from = start + 1 + at + before - gap;
      if (isHere(from)) found.push(from);
    }
    return false;
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A sign-out clears it. */
const nameOf = (text: string) => `inkreel.changes.${text}`;
/** Milliseconds without a key until what is open is kept. */
const QUIET = 300;

/** Keeps what is open in a text on this device, and opens what was left. */
export function useKeptSuggestions(editor: Editor | undefined, text: string): void {
  useEffect(() => {
    if (!editor) return;
    const left = read(text);
    if (left.length > 0) editor.view.dispatch(reopenKept(editor.state, left));
    let list = openSuggestions(editor.state);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!editor.isDestroyed) write(text, keptSuggestions(editor.state));
    };
    const follow = () => {
      const now = openSuggestions(editor.state);
      const isSame = now === list || (now.length === 0 && list.length === 0);
      list = now;
      if (isSame) return;
      clearTimeout(timer);
      timer = setTimeout(keep, QUIET);
    };
    const leave = () => timer !== undefined && keep();
    editor.on('transaction', follow);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      editor.off('transaction', follow);
      removeEventListener('pagehide', leave);
    };
  }, [editor, text]);
}

function read(text: string): KeptSuggestion[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(text)) ?? '[]');
    return Array.isArray(found) ? (found as KeptSuggestion[]).filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is KeptSuggestion => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, part, was, insert, sentence, at, before } = value as KeptSuggestion;
  return (
    [id, part, was, insert, sentence].every((each) => typeof each === 'string') &&
    Number.isInteger(at) &&
    Number.isInteger(before)
  );
};

function write(text: string, kept: readonly KeptSuggestion[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(nameOf(text));
    else writeLocally(nameOf(text), JSON.stringify(kept));
  } catch {
    // The browser has no room: they last as long as the page.
  }
}
