/**
 * Blocks of a text as they are stored: ProseMirror's JSON, with the names of Tiptap's nodes and marks. The editor's
 * schema has the same names (`web/writer/schema`). Nothing in a block is ever run: raw HTML is kept as its text.
 */
import { FILE_SOURCE } from './define-document.ts';
import type { FieldCheck } from './parts/fields.ts';
import type { Json } from './parts/part.ts';

export interface TextMark {
  readonly type: TextMarkName;
  readonly attrs?: Readonly<Record<string, Json>>;
}

/** A node of a text: a block, what is in it, or a run of words with its marks. */
export interface TextNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, Json>>;
  readonly content?: readonly TextNode[];
  readonly marks?: readonly TextMark[];
  /** Of a node of type `text` alone. */
  readonly text?: string;
}

/** Nodes that may stand at the top of a text. */
export const TEXT_BLOCKS = [
  'paragraph',
  'heading',
  'blockquote',
  'horizontalRule',
  'codeBlock',
  'bulletList',
  'orderedList',
  'table',
  'htmlBlock',
  'footnote',
  /** An image on lines for itself, which can be made in place. */
  'imageBlock',
] as const;
export type TextBlockName = (typeof TEXT_BLOCKS)[number];

/** Nodes that are in blocks. */
const INNER_NODES = [
  'text',
  'hardBreak',
  'image',
  'listItem',
  'tableRow',
  'tableCell',
  'tableHeader',
  'htmlInline',
  'footnoteReference',
];

/** In the order in which marks are sorted. */
export const TEXT_MARKS = ['link', 'bold', 'code', 'italic', 'strike'] as const;
export type TextMarkName = (typeof TEXT_MARKS)[number];

/** Nodes within nodes; a list in a list is two. */
const DEEPEST = 200;

const NODES: ReadonlySet<string> = new Set<string>([...TEXT_BLOCKS, ...INNER_NODES]);
const BLOCKS: ReadonlySet<string> = new Set(TEXT_BLOCKS);
const MARKS: ReadonlySet<string> = new Set(TEXT_MARKS);

/** Whether a value from outside is a block at the top of a text. Whether its nodes fit, the editor's schema says. */
export const isTextBlock: FieldCheck = (value) =>
  isRecord(value) && BLOCKS.has(String(value['type'])) && isTextNode(value, DEEPEST);

function isTextNode(value: Json | undefined, depth: number): boolean {
  if (!isRecord(value) || depth === 0) return false;
  const { type, attrs = {}, content = [], marks = [], text, ...rest } = value;
  if (typeof type !== 'string' || !NODES.has(type) || Object.keys(rest).length > 0) return false;
  if ((type === 'text') !== (typeof text === 'string') || (text !== undefined && !isWords(text)))
    return false;
  return (
    areAttributes(type, attrs) &&
    Array.isArray(content) &&
    (type !== 'text' || (text !== '' && content.length === 0)) &&
    content.every((child) => isTextNode(child as Json, depth - 1)) &&
    Array.isArray(marks) &&
    marks.length <= TEXT_MARKS.length &&
    marks.every(isTextMark)
  );
}

function isTextMark(value: Json): boolean {
  if (!isRecord(value)) return false;
  const { type, attrs = {}, ...rest } = value;
  return MARKS.has(String(type)) && Object.keys(rest).length === 0 && areAttributes(String(type), attrs);
}

function areAttributes(type: string, attrs: Json): boolean {
  if (!isRecord(attrs) || Object.keys(attrs).length > 20) return false;
  return Object.entries(attrs).every(([name, value]) => {
    if (name.length > 40) return false;
    if (name === 'href') return typeof value === 'string' && isWords(value) && isSafeAddress(value);
    if (name === 'src') return value === null || (typeof value === 'string' && isImageSource(value));
    // Headings are of six levels, and a page draws as many columns as a cell says.
    if (name === 'level' && type === 'heading') return isCount(value, 6);
    if (name === 'colspan' || name === 'rowspan') return isCount(value, 1000);
    if (Array.isArray(value)) return value.length <= 1000 && value.every((each) => typeof each === 'number');
    return typeof value !== 'object' || value === null ? typeof value !== 'string' || isWords(value) : false;
  });
}

const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: Json, most: number) =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;

/** PostgreSQL holds no NUL, and lone surrogates cannot be encoded. */
const isWords = (value: Json) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed();

const RUNNING = /^(?:javascript|vbscript|data|blob|file|filesystem|view-source):/i;

/** Whether a link may have the address. Browsers ignore control characters and white space in a scheme. */
export const isSafeAddress = (address: string): boolean =>
  !RUNNING.test(address.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, ''));

/** Whether a person may follow the address from a page of the product: it leads to the web, a mailbox or a telephone. */
export const isOpenAddress = (address: string): boolean => /^(?:https?:|mailto:|tel:|#)/i.test(address);

/**
 * Whether an image may have the source: a stored file (`fileSource`), or an address, which is only linked to, since a
 * foreign image tells its server who reads.
 */
export const isImageSource = (source: string): boolean =>
  isWords(source) && (FILE_SOURCE.test(source) || isSafeAddress(source));

/** Visits a node and everything in it, in the order of the text. */
function visit(node: TextNode, see: (node: TextNode) => void): void {
  see(node);
  for (const child of node.content ?? []) visit(child, see);
}

/** Sources of the images in a block. */
export function imagesIn(block: TextNode): string[] {
  const sources: string[] = [];
  visit(block, ({ attrs }) => {
    const source = attrs?.['src'];
    if (typeof source === 'string') sources.push(source);
  });
  return sources;
}

/** Nodes that words are in; between two of them is a line. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'codeBlock']);

/** The words of a block, a line for each paragraph in it. */
export function wordsOf(block: TextNode): string {
  let words = '';
  visit(block, ({ type, text, attrs }) => {
    if (LINES.has(type) && words !== '' && !words.endsWith('\n')) words += '\n';
    if (text !== undefined) words += text;
    else if (type === 'hardBreak') words += '\n';
    else if (type === 'image' || type === 'imageBlock') words += String(attrs?.['alt'] ?? '');
    else if (type === 'htmlBlock' || type === 'htmlInline') words += String(attrs?.['html'] ?? '');
  });
  return words;
}
