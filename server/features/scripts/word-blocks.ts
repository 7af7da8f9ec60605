/** Word files as blocks of a text: mammoth reads the document, and what blocks cannot hold is named. */
import { PACKED_IMAGE } from '@inkreel/contract/api/text-files.ts';
import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import {
  isSafeAddress,
  TEXT_MARKS,
  type TextMark,
  type TextNode,
} from '@inkreel/contract/documents/text-node.ts';
import { createLosses, type Losses } from '@inkreel/scene/markdown/losses.ts';
import mammoth from 'mammoth';
import { unpackDocx } from './unpack-docx.ts';
import { addWordLosses } from './word-losses.ts';

/** An element of mammoth's document. */
interface Element {
  type: string;
  children?: Element[];
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: { level: string; isOrdered: boolean } | null;
  isBold?: boolean;
  isItalic?: boolean;
  isStrikethrough?: boolean;
  isAllCaps?: boolean;
  href?: string;
  breakType?: string;
  checked?: boolean;
  noteType?: string;
  noteId?: string;
  altText?: string;
  isHeader?: boolean;
  colSpan?: number;
  rowSpan?: number;
  read?: () => Promise<Buffer>;
}
interface Document extends Element {
  notes: { resolve(reference: Element): { body: Element[] } | null };
}

interface Reading {
  losses: Losses;
  /** By image, the name of its entry. */
  images: ReadonlyMap<Element, string>;
  /** References to notes in their order: their number is the label. */
  notes: Element[];
}

/**
 * Reads a Word file. Images are named by their entries in the archive (`PACKED_IMAGE`) and not read.
 * @throws UnpackedTooLong
 */
export async function wordToBlocks(bytes: Uint8Array): Promise<{ blocks: TextNode[]; losses: TextLoss[] }> {
  const { files, archive } = unpackDocx(bytes);
  let document: Document | undefined;
  // What mammoth would make of the document is not needed.
  const transformDocument = (read: Document) => {
    document = read;
    return { ...read, children: [] };
  };
  await mammoth.convertToHtml({ buffer: archive }, { transformDocument, externalFileAccess: false });
  if (!document) throw new Error('no document');
  const losses = createLosses();
  const reading: Reading = { losses, images: await imagesIn(document), notes: [] };
  const blocks = toBlocks(document.children ?? [], reading);
  // A note may refer to another one.
  for (let at = 0; at < reading.notes.length; at += 1) {
    const note = document.notes.resolve(reading.notes[at] as Element);
    if (note)
      blocks.push({
        type: 'footnote',
        attrs: { label: String(at + 1) },
        content: orEmpty(toBlocks(note.body, reading)),
      });
  }
  addWordLosses(files, losses);
  return { blocks, losses: losses.list() };
}

async function imagesIn(document: Document): Promise<Map<Element, string>> {
  const images = new Map<Element, string>();
  const visit = async (element: Element): Promise<void> => {
    if (element.type === 'image' && element.read) {
      // An image outside of the file is not read.
      const name = await element.read().catch(() => undefined);
      if (name !== undefined) images.set(element, name.toString());
    }
    for (const child of element.children ?? []) await visit(child);
  };
  await visit(document);
  return images;
}

const orEmpty = (content: TextNode[]): TextNode[] => (content.length > 0 ? content : [{ type: 'paragraph' }]);
const withContent = (node: TextNode, content: TextNode[]): TextNode =>
  content.length > 0 ? { ...node, content } : node;

const HEADING = /^(?:heading|标题|titre|überschrift|título)\s*([1-9])$/i;
const QUOTE = /quote|引用|block text/i;
const CODE =
  /^(?:html preformatted|html code|source code|code|preformatted text|plain text|macro text|代码)$/i;
/** Styles that say nothing which a text would have to keep. */
const PLAIN =
  /^(?:normal|body|text|list|no spacing|default|standard|footnote|endnote|annotation|header|footer|caption|toc|table|正文|列表|页眉|页脚|题注|无间隔|comment|hyperlink|strong|emphasis|first paragraph|compact)/i;

/** An item that is open while its list is read, by level. */
interface OpenList {
  list: { type: 'bulletList' | 'orderedList'; items: TextNode[][] };
  level: number;
}

function toBlocks(elements: readonly Element[], reading: Reading): TextNode[] {
  const blocks: TextNode[] = [];
  let run: Element[] = [];
  const endList = () => {
    if (run.length > 0) blocks.push(...listsOf(run, reading));
    run = [];
  };
  for (const element of elements) {
    if (element.type === 'paragraph' && (element.numbering || taskOf(element) !== null)) {
      run.push(element);
      continue;
    }
    endList();
    if (element.type === 'table') blocks.push(tableOf(element, reading));
    else if (element.type === 'paragraph') addParagraph(element, blocks, reading);
    else if (element.children) blocks.push(...toBlocks(element.children, reading));
  }
  endList();
  return blocks;
}

function addParagraph(paragraph: Element, blocks: TextNode[], reading: Reading): void {
  const content = inlineOf(paragraph.children ?? [], reading, []);
  const style = paragraph.styleName ?? '';
  const last = blocks.at(-1);
  const level = HEADING.exec(style)?.[1] ?? /^Heading([1-6])$/.exec(paragraph.styleId ?? '')?.[1];
  if (level !== undefined || /^(?:title|标题)$/i.test(style)) {
    if (content.length > 0)
      blocks.push({ type: 'heading', attrs: { level: Math.min(6, Number(level ?? 1)) }, content });
  } else if (CODE.test(style)) {
    // Paragraphs of code are lines of one block.
    const text = content.map((node) => node.text ?? '\n').join('');
    const before = last?.type === 'codeBlock' ? (last.content?.[0]?.text ?? '') : undefined;
    const whole = before === undefined ? text : `${before}\n${text}`;
    if (before !== undefined) blocks.pop();
    blocks.push(
      withContent(
        { type: 'codeBlock', attrs: { language: null, meta: null } },
        whole === '' ? [] : [{ type: 'text', text: whole }],
      ),
    );
  } else if (QUOTE.test(style)) {
    const inside = withContent({ type: 'paragraph' }, content);
    if (last?.type === 'blockquote')
      blocks[blocks.length - 1] = { ...last, content: [...(last.content ?? []), inside] };
    else blocks.push({ type: 'blockquote', content: [inside] });
  } else if (content.length > 0) {
    if (style !== '' && !PLAIN.test(style)) reading.losses.add('unknown_styles');
    blocks.push({ type: 'paragraph', content });
  }
}

/** Whether a paragraph is a task, and whether that is done; null if it is none. */
function taskOf(paragraph: Element): boolean | null {
  const first = (paragraph.children ?? []).find(({ type }) => type !== 'bookmarkStart');
  const inner = first?.type === 'run' ? first.children?.[0] : first;
  return inner?.type === 'checkbox' ? inner.checked === true : null;
}

/** Paragraphs of lists, which Word numbers by level, as lists within each other. */
function listsOf(paragraphs: readonly Element[], reading: Reading): TextNode[] {
  const done: TextNode[] = [];
  const open: OpenList[] = [];
  const close = (): void => {
    const ended = open.pop() as OpenList;
    const { type, items } = ended.list;
    const node: TextNode = {
      type,
      attrs: { ...(type === 'orderedList' ? { start: 1 } : {}), tight: true },
      content: items.map((item) => ({ ...(item[0] as TextNode), content: item.slice(1) })),
    };
    const outer = open.at(-1)?.list.items.at(-1);
    if (outer) outer.push(node);
    else done.push(node);
  };
  for (const paragraph of paragraphs) {
    const level = Math.min(8, Math.max(0, Number(paragraph.numbering?.level ?? 0) || 0));
    const type = paragraph.numbering?.isOrdered ? 'orderedList' : 'bulletList';
    while (open.length > 0 && (open.at(-1) as OpenList).level > level) close();
    const same = open.at(-1);
    if (same?.level === level && same.list.type !== type) close();
    if (open.at(-1)?.level !== level) open.push({ list: { type, items: [] }, level });
    const content = inlineOf(paragraph.children ?? [], reading, []);
    const first = content[0];
    // The space after the box of a task.
    if (taskOf(paragraph) !== null && first?.text?.startsWith(' '))
      content.splice(0, 1, ...(first.text === ' ' ? [] : [{ ...first, text: first.text.slice(1) }]));
    (open.at(-1) as OpenList).list.items.push([
      { type: 'listItem', attrs: { checked: taskOf(paragraph) } },
      withContent({ type: 'paragraph' }, content),
    ]);
  }
  while (open.length > 0) close();
  return done;
}

const span = (value: number | undefined) => Math.min(1000, Math.max(1, value ?? 1));

function tableOf(table: Element, reading: Reading): TextNode {
  const rows = (table.children ?? []).filter(({ type }) => type === 'tableRow');
  return {
    type: 'table',
    content: rows.map((row) => ({
      type: 'tableRow',
      content: (row.children ?? [])
        .filter(({ type }) => type === 'tableCell')
        .map((cell) => ({
          type: row.isHeader ? 'tableHeader' : 'tableCell',
          attrs: { colspan: span(cell.colSpan), rowspan: span(cell.rowSpan) },
          content: orEmpty(toBlocks(cell.children ?? [], reading)),
        })),
    })),
  };
}

const sorted = (marks: readonly TextMark[]) =>
  [...marks].sort((a, b) => TEXT_MARKS.indexOf(a.type) - TEXT_MARKS.indexOf(b.type));

function inlineOf(elements: readonly Element[], reading: Reading, marks: readonly TextMark[]): TextNode[] {
  const nodes: TextNode[] = [];
  const push = (node: TextNode) => {
    const marked = marks.length > 0 ? { ...node, marks: sorted(marks) } : node;
    pushNode(nodes, marked);
  };
  const within = (children: readonly Element[], more: readonly TextMark[]) => {
    for (const node of inlineOf(children, reading, [...marks, ...more])) pushNode(nodes, node);
  };
  for (const element of elements) {
    const children = element.children ?? [];
    switch (element.type) {
      case 'text': {
        const text = (element.value ?? '')
          .toWellFormed()
          .replaceAll('\0', '')
          .replace(/\s*\n\s*/g, ' ');
        if (text !== '') push({ type: 'text', text });
        break;
      }
      case 'tab':
        push({ type: 'text', text: '\t' });
        break;
      case 'break':
        if (element.breakType === 'line') push({ type: 'hardBreak' });
        else reading.losses.add('page_breaks');
        break;
      case 'run':
        within(children, [
          ...(element.isBold ? [{ type: 'bold' as const }] : []),
          ...(element.isItalic ? [{ type: 'italic' as const }] : []),
          ...(element.isStrikethrough ? [{ type: 'strike' as const }] : []),
        ]);
        break;
      case 'hyperlink': {
        const { href } = element;
        if (href !== undefined && !isSafeAddress(href)) reading.losses.add('unsafe_address');
        const isLink = href !== undefined && href !== '' && isSafeAddress(href) && !href.includes('\0');
        within(children, isLink ? [{ type: 'link', attrs: { href, title: null } }] : []);
        break;
      }
      case 'image': {
        const entry = reading.images.get(element);
        const alt = element.altText?.toWellFormed() || null;
        if (entry === undefined) reading.losses.add('unreadable_image');
        else push({ type: 'image', attrs: { src: `${PACKED_IMAGE}${entry}`, alt, title: null } });
        break;
      }
      case 'noteReference':
        reading.notes.push(element);
        push({ type: 'footnoteReference', attrs: { label: String(reading.notes.length) } });
        break;
      case 'commentReference':
        reading.losses.add('comments');
        break;
      default:
        within(children, []);
    }
  }
  return nodes;
}

/** Runs in a row with the same marks are one: Word parts them for its spelling checks. */
function pushNode(nodes: TextNode[], node: TextNode): void {
  const last = nodes.at(-1);
  const isSame =
    node.type === 'text' &&
    last?.type === 'text' &&
    JSON.stringify(last.marks ?? []) === JSON.stringify(node.marks ?? []);
  if (isSame) nodes[nodes.length - 1] = { ...last, text: `${last.text}${node.text}` };
  else nodes.push(node);
}
