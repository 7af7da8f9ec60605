/** A text: its blocks, each a part with the JSON of one block of the editor (`text-node.ts`). */
import { defineParts, HEAD, type PartsKind } from './parts/define-parts.ts';
import { choice, flag, integer, list, object, record, text } from './parts/fields.ts';
import type { Json, Part } from './parts/part.ts';
import { imagesIn, isTextBlock, type TextNode, wordsOf } from './text-node.ts';

export const TEXT_PART_LIMITS = {
  /** Blocks of one text: about 330 pages. */
  blocks: 5000,
  /** Images that were made for one block, oldest dropped; a dropped one stays in My creations. */
  images: 40,
  /** Comments of one text, with their answers; characters of each, and of the words that it is about. */
  comments: 1000,
  commentCharacters: 2000,
  quote: 300,
} as const;

const source = text(100);
const rowId = text(36);

export const textKind: PartsKind<'text'> = defineParts({
  kind: 'text',
  version: 2,
  // Comments came.
  upgrades: { 1: (part) => part },
  parts: {
    [HEAD]: {
      fields: {
        /** Id of the story that was made from the text. */
        story: rowId,
      },
      parents: [null],
    },
    block: {
      fields: { node: isTextBlock },
      system: {
        /** What runs made for it, oldest first; an image without a source shows the newest. */
        images: list(
          object(
            { file: source, made: record(text(64), 100), points: integer(0, 1_000_000), at: text(30) },
            { task: rowId },
          ),
          TEXT_PART_LIMITS.images,
        ),
        run: object(
          { state: choice(['waiting', 'running', 'failed']) },
          { task: rowId, batch: rowId, error: text(100) },
        ),
        /** Points charged for all its runs. */
        spent: integer(0, 1_000_000_000),
      },
      parents: [null],
      sources: (part) => [
        ...(part['node'] === undefined ? [] : imagesIn(nodeOf(part))),
        ...((part['images'] ?? []) as unknown as { file: string }[]).map(({ file }) => file),
      ],
      text: (part) => (part['node'] === undefined ? '' : wordsOf(nodeOf(part))),
    },
    /** What somebody says of a place of the text, or answers to that. */
    comment: {
      fields: {
        text: text(TEXT_PART_LIMITS.commentCharacters),
        /** Who said it, as their page named them. */
        by: object({ user: rowId, name: text(200), at: text(30) }),
        /** Of the first one of a thread: the block, and the words in it; without words all of the block. */
        on: object({ block: text(64), quote: text(TEXT_PART_LIMITS.quote) }),
        resolved: flag,
      },
      parents: [HEAD, 'comment'],
    },
  },
  limits: { parts: TEXT_PART_LIMITS.blocks + TEXT_PART_LIMITS.comments + 2, bytes: 16 * 1024 * 1024 },
});

/** The block of a part of kind `block`. */
export const nodeOf = (part: Part): TextNode => part['node'] as unknown as TextNode;

/** A block as a field of a part. */
export const nodeField = (node: TextNode): Json => node as unknown as Json;
