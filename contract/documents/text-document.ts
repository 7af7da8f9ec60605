/** A text: its blocks, each a part with the JSON of one block of the editor (`text-node.ts`). */
import { defineParts, HEAD, type PartsKind } from './parts/define-parts.ts';
import { choice, integer, list, object, record, text } from './parts/fields.ts';
import type { Json, Part } from './parts/part.ts';
import { imagesIn, isTextBlock, type TextNode, wordsOf } from './text-node.ts';

export const TEXT_PART_LIMITS = {
  /** Blocks of one text: about 330 pages. */
  blocks: 5000,
  /** Images that were made for one block, oldest dropped; a dropped one stays in My creations. */
  images: 40,
} as const;

const source = text(100);
const rowId = text(36);

export const textKind: PartsKind<'text'> = defineParts({
  kind: 'text',
  version: 1,
  upgrades: {},
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
  },
  limits: { parts: TEXT_PART_LIMITS.blocks + 2, bytes: 16 * 1024 * 1024 },
});

/** The block of a part of kind `block`. */
export const nodeOf = (part: Part): TextNode => part['node'] as unknown as TextNode;

/** A block as a field of a part. */
export const nodeField = (node: TextNode): Json => node as unknown as Json;
