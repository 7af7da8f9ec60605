/** Direction of words, for formats that do not find it out themselves. */

const RIGHT_TO_LEFT =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const LETTER = /\p{L}/u;
const IS_RIGHT_TO_LEFT = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u');
const PIECES = new RegExp(`[${RIGHT_TO_LEFT}](?:[^\\p{L}]|[${RIGHT_TO_LEFT}])*|[^${RIGHT_TO_LEFT}]+`, 'gu');

/** True if the first letter is written from right to left, as `dir="auto"` decides it. */
export function isRightToLeft(text: string): boolean {
  const [first] = LETTER.exec(text) ?? [];
  return first !== undefined && IS_RIGHT_TO_LEFT.test(first);
}

/** Pieces of one direction each, in order. */
export const directedPieces = (text: string): string[] => text.match(PIECES) ?? [];
