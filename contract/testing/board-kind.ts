import { defineParts, HEAD, type PartsKind } from '../documents/parts/define-parts.ts';
import { choice, integer, list, object, text } from '../documents/parts/fields.ts';
import type { Part, Parts } from '../documents/parts/part.ts';

/** A kind for tests of what every kind with parts gets: lists with cards, and images that the server made for them. */
export const boardKind: PartsKind<'board'> = defineParts({
  kind: 'board',
  version: 2,
  upgrades: { 1: ({ title, ...part }) => (title === undefined ? part : { ...part, text: title }) as Part },
  parts: {
    [HEAD]: { fields: { language: choice(['en', 'zh']) }, parents: [null] },
    list: { fields: { text: text(1000) }, parents: [null] },
    card: {
      fields: {
        text: text(250_000),
        color: choice(['red', 'green', 'blue']),
        count: integer(0, 1000),
        image: text(100),
        tags: list(text(20), 10),
      },
      system: { result: object({ file: text(100), made: text(100) }) },
      parents: ['list', 'card'],
      sources: ({ image, result }) => [image, (result as { file?: string } | undefined)?.file].filter(isText),
      text: (part) => String(part['text'] ?? ''),
    },
  },
  limits: { parts: 5000, bytes: 8 * 1024 * 1024 },
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** A board with some lists of some cards; `length` characters of text on each card. */
export function boardParts({ lists = 2, cards = 3, length = 10 } = {}): Part[] {
  const parts: Part[] = [{ id: HEAD, kind: HEAD, parent: null, index: 'a0', language: 'en' }];
  for (let at = 0; at < lists; at += 1) {
    parts.push({ id: `list-${at}`, kind: 'list', parent: null, index: indexOf(at + 1), text: `List ${at}` });
    for (let card = 0; card < cards; card += 1)
      parts.push({
        id: `card-${at}-${card}`,
        kind: 'card',
        parent: `list-${at}`,
        index: indexOf(card),
        text: `Card ${card} `.padEnd(length, 'x'),
      });
  }
  return parts;
}

/** The index of the part at a position, up to 3,843. */
function indexOf(position: number): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  if (position < 62) return `a${digits[position]}`;
  const rest = position - 62;
  return `b${digits[Math.floor(rest / 62)]}${digits[rest % 62]}`;
}

export const partsById = (parts: readonly Part[]): Parts => new Map(parts.map((part) => [part.id, part]));
