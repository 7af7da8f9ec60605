/** The organisation's own rules for texts: where a text breaks them is counted here, which costs nothing. Pure. */
import type { WritingRules } from '@inkreel/contract/api/writing-rules.ts';
import type { Node } from '@tiptap/pm/model';
import { idOf } from '../schema/block-ids.ts';
import { CALL_CHARACTERS, type Passage } from './ask.ts';

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches the words that are not to be used; undefined without any. Words of scripts with spaces match whole. */
function avoidedWords({ words }: WritingRules): RegExp | undefined {
  const each = words.map(({ avoid }) => {
    const start =
      /^[\p{L}\p{N}]/u.test(avoid) && !/^\p{Script=Han}/u.test(avoid) ? '(?<![\\p{L}\\p{N}])' : '';
    const end = /[\p{L}\p{N}]$/u.test(avoid) && !/\p{Script=Han}$/u.test(avoid) ? '(?![\\p{L}\\p{N}])' : '';
    return `${start}${escaped(avoid)}${end}`;
  });
  return each.length === 0 ? undefined : new RegExp(each.join('|'), 'giu');
}

/**
 * The lines of a text that have words that are not to be used, up to as many as one call takes, and how many such words
 * there are in all of it.
 */
export function placesAgainst(doc: Node, rules: WritingRules): { count: number; passages: Passage[] } {
  const avoided = avoidedWords(rules);
  const passages: Passage[] = [];
  let count = 0;
  let characters = 0;
  if (!avoided) return { count, passages };
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    const found = text.match(avoided)?.length ?? 0;
    if (found === 0 || node.type.spec.code) return false;
    count += found;
    const place = doc.resolve(at);
    const part = idOf(place.depth === 0 ? node : place.node(1));
    if (part === null || text.includes('\ufffc') || characters + text.length > CALL_CHARACTERS) return false;
    characters += text.length;
    passages.push({ part, from: at + 1, to: at + 1 + node.content.size, text });
    return false;
  });
  return { count, passages };
}
