/** Blocks of a text as Markdown that every reader of CommonMark and GitHub's extensions takes as the same text. */
import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { FRONT_MATTER } from './front-matter.ts';
import { createLosses } from './losses.ts';
import { type Writing, writeInline } from './write-inline.ts';

type Block = BlockContent | DefinitionContent;

/**
 * Writes blocks as Markdown. The text of every block stays; what Markdown has no form for is named. An image block
 * without a source is left out: give it the one that it shows.
 */
export function blocksToMarkdown(
  blocks: readonly TextNode[],
  addressOf: Writing['addressOf'] = (source) => source,
): { markdown: string; losses: TextLoss[] } {
  const writing: Writing = { losses: createLosses(), addressOf };
  const [first, ...others] = blocks;
  const isFront = first?.type === 'codeBlock' && first.attrs?.['meta'] === FRONT_MATTER;
  const front = isFront ? `---\n${codeOf(first)}\n---\n\n` : '';
  const children = writeBlocks(isFront ? others : blocks, writing);
  const markdown = toMarkdown(
    { type: 'root', children: children as RootContent[] },
    { extensions: [gfmToMarkdown()], bullet: '-', rule: '-', listItemIndent: 'one' },
  );
  return { markdown: front + markdown, losses: writing.losses.list() };
}

const writeBlocks = (nodes: readonly TextNode[], writing: Writing): Block[] =>
  nodes.flatMap((node) => writeBlock(node, writing));

const codeOf = (node: TextNode) => (node.content ?? []).map(({ text = '' }) => text).join('');
const wordsIn = (node: TextNode, key: string) => {
  const value = node.attrs?.[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

function writeBlock(node: TextNode, writing: Writing): Block[] {
  const content = node.content ?? [];
  switch (node.type) {
    case 'heading': {
      const level = Math.min(6, Math.max(1, Number(node.attrs?.['level'] ?? 1))) as 1 | 2 | 3 | 4 | 5 | 6;
      return [{ type: 'heading', depth: level, children: writeInline(content, writing) }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: writeBlocks(content, writing) }];
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'codeBlock':
      return [
        { type: 'code', lang: wordsIn(node, 'language'), meta: wordsIn(node, 'meta'), value: codeOf(node) },
      ];
    case 'htmlBlock':
      return [{ type: 'html', value: wordsIn(node, 'html') ?? '' }];
    case 'footnote': {
      const label = wordsIn(node, 'label') ?? '1';
      return [
        { type: 'footnoteDefinition', identifier: label, label, children: writeBlocks(content, writing) },
      ];
    }
    case 'bulletList':
    case 'orderedList':
      return [writeList(node, writing)];
    case 'table':
      return [writeTable(node, writing)];
    case 'imageBlock': {
      if (wordsIn(node, 'src') === null) writing.losses.add('unmade_image');
      const image = writeInline([{ type: 'image', ...(node.attrs ? { attrs: node.attrs } : {}) }], writing);
      return image.length > 0 ? [{ type: 'paragraph', children: image }] : [];
    }
    default: {
      const children = writeInline(content, writing);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
  }
}

function writeList(node: TextNode, writing: Writing): List {
  const isTight = node.attrs?.['tight'] !== false;
  const ordered = node.type === 'orderedList';
  const start = Number(node.attrs?.['start'] ?? 1);
  return {
    type: 'list',
    ordered,
    start: ordered ? (Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1) : null,
    spread: !isTight,
    children: (node.content ?? []).map((item): ListItem => {
      const children = writeBlocks(item.content ?? [], writing);
      const checked = item.attrs?.['checked'];
      const isTask = typeof checked === 'boolean';
      // A box is read only before words.
      const isOpen = isTask && children[0]?.type !== 'paragraph';
      return {
        type: 'listItem',
        checked: isTask ? checked : null,
        spread: !isTight || isGlued(children),
        children: isOpen ? [{ type: 'paragraph', children: [] }, ...children] : children,
      };
    }),
  };
}

/** Without an empty line before it a table belongs to the text above. */
const isGlued = (children: readonly Block[]) => children.some(({ type }, at) => at > 0 && type === 'table');

function writeTable(node: TextNode, writing: Writing): Table {
  const rows = node.content ?? [];
  const width = Math.max(1, ...rows.map(({ content = [] }) => content.length));
  const align = rows[0]?.content?.map((cell) => {
    const side = cell.attrs?.['align'];
    return side === 'left' || side === 'center' || side === 'right' ? side : null;
  });
  return {
    type: 'table',
    align: align ?? [],
    children: rows.map((row): TableRow => {
      const cells = row.content ?? [];
      return {
        type: 'tableRow',
        children: Array.from({ length: width }, (_, x) => ({
          type: 'tableCell' as const,
          children: cells[x] ? writeCell(cells[x], writing) : [],
        })),
      };
    }),
  };
}

/** A cell is one line: paragraphs in it are parted by `<br>`. */
function writeCell(cell: TextNode, writing: Writing): PhrasingContent[] {
  const spans = [cell.attrs?.['colspan'], cell.attrs?.['rowspan']];
  if (spans.some((span) => typeof span === 'number' && span > 1)) writing.losses.add('merged_cells');
  const lines = linesOf(cell);
  if (lines.some(({ plain }) => !plain)) writing.losses.add('blocks_in_cells');
  return lines
    .map(({ content }) => writeInline(content, writing, { inCell: true }))
    .filter((line) => line.length > 0)
    .flatMap((line, at) => (at === 0 ? line : [{ type: 'html' as const, value: '<br>' }, ...line]));
}

interface Line {
  content: readonly TextNode[];
  /** Whether it is a paragraph or an image. */
  plain: boolean;
}

/** The lines of words in a node, in order. */
function linesOf(node: TextNode): Line[] {
  return (node.content ?? []).flatMap((block): Line[] => {
    if (block.type === 'paragraph') return [{ content: block.content ?? [], plain: true }];
    if (block.type === 'heading') return [{ content: block.content ?? [], plain: false }];
    if (block.type === 'codeBlock')
      return codeOf(block)
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => ({
          content: [{ type: 'text', text, marks: [{ type: 'code' as const }] }],
          plain: false,
        }));
    if (block.type === 'imageBlock')
      return [{ content: [{ type: 'image', ...(block.attrs ? { attrs: block.attrs } : {}) }], plain: true }];
    if (block.type === 'htmlBlock') {
      const html = (wordsIn(block, 'html') ?? '').replaceAll('\n', ' ');
      return [{ content: [{ type: 'htmlInline', attrs: { html } }], plain: false }];
    }
    return linesOf(block).map(({ content }) => ({ content, plain: false }));
  });
}
