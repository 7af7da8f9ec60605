/** Blocks that are too large to be stored as one part, in pieces. */
import { FIELD_BYTES, utf8Bytes } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';

/** Of the JSON of a piece; the rest of a part is for what people add. */
const PIECE_BYTES = FIELD_BYTES / 2;
/** Of one run of words; a character takes at most 6 bytes of JSON. */
const RUN_CHARACTERS = PIECE_BYTES / 8;

const bytesOf = (node: TextNode) => utf8Bytes(JSON.stringify(node));

/** Splits large blocks: lists between items, tables between rows, code between lines, words at spaces. */
export function fitBlocks(blocks: readonly TextNode[]): TextNode[] {
  return blocks.flatMap((block) => (bytesOf(block) <= PIECE_BYTES ? [block] : split(block)));
}

function split(block: TextNode): TextNode[] {
  const children = (block.content ?? []).flatMap((node) => (node.type === 'text' ? runsOf(node) : [node]));
  const pieces: TextNode[] = [];
  let content: TextNode[] = [];
  let size = 0;
  let from = 0;
  const end = (next: number) => {
    if (content.length > 0) pieces.push(...piece(block, content, from));
    [content, size, from] = [[], 0, next];
  };
  for (const [at, child] of children.entries()) {
    const bytes = bytesOf(child);
    // A part of a block that is too large itself, such as an item with a long list, comes out of it.
    if (bytes > PIECE_BYTES) {
      end(at + 1);
      pieces.push(...split(child));
      continue;
    }
    if (size + bytes > PIECE_BYTES) end(at);
    content.push(child);
    size += bytes;
  }
  end(children.length);
  return pieces;
}

/** A block with some of its content; what cannot stand alone is its content. */
function piece(block: TextNode, content: TextNode[], from: number): TextNode[] {
  switch (block.type) {
    case 'listItem':
    case 'tableCell':
    case 'tableHeader':
      return content;
    case 'tableRow':
      return content.flatMap((cell) => cell.content ?? []);
    case 'orderedList':
      return [
        { ...block, attrs: { ...block.attrs, start: Number(block.attrs?.['start'] ?? 1) + from }, content },
      ];
    case 'table': {
      const [head] = block.content ?? [];
      const isHeaded = from > 0 && head?.content?.every(({ type }) => type === 'tableHeader');
      return [{ ...block, content: isHeaded && head ? [head, ...content] : content }];
    }
    default:
      return [{ ...block, content }];
  }
}

/** A long run of words in shorter ones, which end at white space if there is any. */
function runsOf(node: TextNode): TextNode[] {
  const runs: TextNode[] = [];
  let left = node.text ?? '';
  while (left.length > RUN_CHARACTERS) {
    const space = left.slice(0, RUN_CHARACTERS).search(/\s\S*$/);
    // Never within a surrogate pair.
    const half = left.codePointAt(RUN_CHARACTERS - 1) ?? 0;
    const end = space > RUN_CHARACTERS / 2 ? space + 1 : RUN_CHARACTERS - (half > 0xffff ? 1 : 0);
    runs.push({ ...node, text: left.slice(0, end) });
    left = left.slice(end);
  }
  return left === '' ? runs : [...runs, { ...node, text: left }];
}
