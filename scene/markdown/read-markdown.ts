/**
 * Markdown (CommonMark and GitHub's) to blocks of a text. The syntax tree decides what a character means, never
 * expressions of this module; Chinese and Japanese emphasis is read as it was meant.
 */
import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import type { BlockContent, Definition, DefinitionContent, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { FRONT_MATTER, takeFrontMatter } from './front-matter.ts';
import { createLosses } from './losses.ts';
import { type Reading, readInline } from './read-inline.ts';

export const MARKDOWN_LIMITS = {
  characters: 2_000_000,
  /** Markers of quotes and lists at the start of one line. */
  markers: 100,
  /** Quotes and lists within each other that are kept. */
  depth: 40,
} as const;

/** Why a Markdown text is not read. */
export class MarkdownRefusal extends Error {
  readonly reason: 'too_long' | 'too_deep';
  /** Where, from 1. */
  readonly line: number;

  constructor(reason: MarkdownRefusal['reason'], line: number) {
    super(`Markdown ${reason} in line ${line}`);
    this.reason = reason;
    this.line = line;
  }
}

export interface ReadText {
  blocks: TextNode[];
  losses: TextLoss[];
}

// Its transform links addresses even where they were escaped (`https\://`); the tokenizer alone is right.
const gfmTree = gfmFromMarkdown().map(({ transforms: _transforms, ...rest }) => rest);
const syntax = [gfm(), cjkFriendlyExtension()];

/**
 * Reads a text of any origin. Nothing in it is run: raw HTML becomes atoms with its source, addresses that would run
 * something are dropped. Takes time in proportion to the length for what people write, and much longer for what is
 * made to be slow: call it where it can be ended.
 * @throws MarkdownRefusal beyond MARKDOWN_LIMITS
 */
export function markdownToBlocks(markdown: string): ReadText {
  const text = markdown.toWellFormed().replace(/^\ufeff/, '');
  if (text.length > MARKDOWN_LIMITS.characters) throw new MarkdownRefusal('too_long', 1);
  refuseDeepLines(text);
  const { front, rest, skipped } = takeFrontMatter(text);
  try {
    const tree = fromMarkdown(rest, { extensions: syntax, mdastExtensions: gfmTree });
    const losses = createLosses();
    const reading = { definitions: definitionsIn(tree), used: new Set<string>(), losses };
    const blocks = readBlocks(tree.children, reading, 0);
    for (const [identifier, { position }] of reading.definitions)
      if (!reading.used.has(identifier)) losses.add('unused_definition', position?.start.line);
    const first = front === undefined ? [] : [codeBlock({ language: 'yaml', meta: FRONT_MATTER }, front)];
    const moved = losses.list().map((loss) => ({ ...loss, lines: loss.lines.map((at) => at + skipped) }));
    return { blocks: [...first, ...blocks], losses: moved };
  } catch (error) {
    // The parser calls itself for what is nested.
    if (error instanceof RangeError) throw new MarkdownRefusal('too_deep', 1);
    throw error;
  }
}

function refuseDeepLines(text: string): void {
  const deep = new RegExp(
    `^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MARKDOWN_LIMITS.markers}}`,
    'm',
  );
  const at = deep.exec(text)?.index;
  if (at !== undefined) throw new MarkdownRefusal('too_deep', text.slice(0, at).split('\n').length);
}

function definitionsIn(tree: Nodes): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  const visit = (node: Nodes): void => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return definitions;
}

const orEmpty = (content: TextNode[]): TextNode[] => (content.length > 0 ? content : [{ type: 'paragraph' }]);
const codeBlock = (attrs: { language: string | null; meta: string | null }, text: string): TextNode => ({
  type: 'codeBlock',
  attrs,
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
});

type Block = RootContent | BlockContent | DefinitionContent;

function readBlocks(nodes: readonly Block[], reading: Reading, depth: number): TextNode[] {
  return nodes.flatMap((node) => readBlock(node, reading, depth));
}

function readBlock(node: Block, reading: Reading, depth: number): TextNode[] {
  const line = node.position?.start.line;
  const inside = (children: readonly Block[]) => readBlocks(children, reading, depth + 1);
  if (depth >= MARKDOWN_LIMITS.depth && (node.type === 'blockquote' || node.type === 'list')) {
    reading.losses.add('deep_nesting', line);
    const children: readonly Block[] =
      node.type === 'list' ? node.children.flatMap((item) => item.children) : node.children;
    return readBlocks(children, reading, depth);
  }
  switch (node.type) {
    case 'paragraph': {
      const content = readInline(node.children, reading);
      // A paragraph of nothing but links without words.
      return content.length > 0 ? [{ type: 'paragraph', content }] : [];
    }
    case 'heading': {
      const content = readInline(node.children, reading);
      return [{ type: 'heading', attrs: { level: node.depth }, ...(content.length > 0 ? { content } : {}) }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: orEmpty(inside(node.children)) }];
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }];
    case 'code':
      return [codeBlock({ language: node.lang ?? null, meta: node.meta ?? null }, node.value)];
    case 'html':
      reading.losses.add('raw_html', line);
      return [{ type: 'htmlBlock', attrs: { html: node.value } }];
    case 'list':
      return [
        {
          type: node.ordered ? 'orderedList' : 'bulletList',
          attrs: {
            ...(node.ordered ? { start: node.start ?? 1 } : {}),
            tight: !node.spread && node.children.every((item) => !item.spread),
          },
          content: node.children.map((item) => ({
            type: 'listItem',
            attrs: { checked: item.checked ?? null },
            content: orEmpty(inside(item.children)),
          })),
        },
      ];
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      return [
        {
          type: 'table',
          content: node.children.map((row, y) => ({
            type: 'tableRow',
            content: Array.from({ length: columns }, (_, x) => {
              const content = readInline(row.children[x]?.children ?? [], reading, { inCell: true });
              return {
                type: y === 0 ? 'tableHeader' : 'tableCell',
                attrs: { align: node.align?.[x] ?? null },
                content: [{ type: 'paragraph', ...(content.length > 0 ? { content } : {}) }],
              };
            }),
          })),
        },
      ];
    }
    case 'footnoteDefinition':
      return [
        {
          type: 'footnote',
          attrs: { label: node.label ?? node.identifier },
          content: orEmpty(inside(node.children)),
        },
      ];
    default:
      // Definitions are where they are used.
      return [];
  }
}
