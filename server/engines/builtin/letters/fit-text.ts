import { widthOfText } from './font-metrics.ts';
import type { Weight } from './fonts.ts';

/** A text broken into lines (columns from the right if vertical) at a size in pixels. */
export interface FittedText {
  lines: string[];
  size: number;
}

export interface TextRoom {
  /** Pixels. */
  width: number;
  height: number;
  weight: Weight;
  vertical: boolean;
  /** Requested size in pixels; by default the largest that fits. */
  size?: number | undefined;
  /** No larger than this, in pixels, so that a short word does not become too large. */
  largest: number;
}

/** Distance of two lines in shares of the size. */
export const LINE_HEIGHT = 1.22;
/** Distance of two columns in shares of the size. */
export const COLUMN_WIDTH = 1.3;
/** Smallest legible size, in pixels. */
const SMALLEST = 8;
/** Height of one line's letters with descenders, in shares of the size. */
const LETTERS = 1.0;

const PIECES =
  /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]|\s+|[^\s\u3000-\u303f\u3400-\u9fff\uff00-\uffef]+/gu;
/** Punctuation that never begins a line of Chinese. */
const NOT_FIRST = /^[，。、！？：；）》」』】,.!?:;)]/u;

/**
 * Breaks a text and finds the size at which it just fits its box. The user's line breaks stay. A requested
 * size is kept, whether it fits or not: the user sees the box.
 */
export function fitText(text: string, room: TextRoom): FittedText {
  if (room.size !== undefined) return { size: room.size, lines: breakText(text, room, room.size) };
  let low = SMALLEST;
  let high = Math.max(SMALLEST, room.largest);
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2;
    if (fits(breakText(text, room, middle), room, middle)) low = middle;
    else high = middle;
  }
  return { size: low, lines: breakText(text, room, low) };
}

function fits(
  lines: readonly string[],
  { width, height, weight, vertical }: TextRoom,
  size: number,
): boolean {
  if (vertical) {
    const across = (lines.length - 1) * COLUMN_WIDTH + 1;
    const down = Math.max(...lines.map((line) => [...line].length));
    return across * size <= width && down * size * 1.06 <= height;
  }
  const down = (lines.length - 1) * LINE_HEIGHT + LETTERS;
  const across = Math.max(...lines.map((line) => widthOfText(line, weight)));
  return down * size <= height && across * size <= width;
}

function breakText(text: string, room: TextRoom, size: number): string[] {
  return text
    .split(/\r?\n/u)
    .flatMap((line) => (room.vertical ? breakColumn(line, room, size) : breakLine(line.trim(), room, size)));
}

function breakColumn(text: string, { height }: TextRoom, size: number): string[] {
  const characters = [...text.replace(/\s+/gu, '')];
  const most = Math.max(1, Math.floor(height / (size * 1.06)));
  const columns: string[] = [];
  for (let at = 0; at < Math.max(1, characters.length); at += most) {
    columns.push(characters.slice(at, at + most).join(''));
  }
  return columns;
}

function breakLine(text: string, { width, weight }: TextRoom, size: number): string[] {
  const limit = width / size;
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    const longer = line + piece;
    const stays = line === '' || NOT_FIRST.test(piece) || widthOfText(longer.trimEnd(), weight) <= limit;
    if (stays) {
      line = line === '' ? piece.trimStart() : longer;
      continue;
    }
    lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  lines.push(line.trimEnd());
  return lines;
}
