/** Blocks of a text as a Word file. Loaded when somebody exports one. */
import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import { type TextNode, wordsOf } from '@inkreel/contract/documents/text-node.ts';
import { createLosses, type Losses } from '@inkreel/scene/markdown/losses.ts';
import {
  CheckBox,
  Document,
  ExternalHyperlink,
  type FileChild,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { directedPieces, isRightToLeft } from './text-direction.ts';

/** An image as Word takes it. */
export interface WordImage {
  type: 'png' | 'jpg' | 'gif';
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

interface Writing {
  images: ReadonlyMap<string, WordImage>;
  losses: Losses;
  /** By the label of a note, its number. */
  notes: ReadonlyMap<string, number>;
  /** Lists of numbers so far: each counts for itself. */
  lists: number;
  /** First numbers of lists, each of which Word keeps as a kind of list. */
  starts: Set<number>;
}

type Place = Pick<IParagraphOptions, 'numbering' | 'style'>;

/** Word asks of each paragraph whether it begins at the right. */
const directionOf = (node: TextNode): Pick<IParagraphOptions, 'bidirectional'> =>
  isRightToLeft(wordsOf(node)) ? { bidirectional: true } : {};

const CODE_FONT = 'Courier New';
/** Width of the text on a page, in pixels. */
const PAGE = 600;
const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Writes a text as a Word file, with its images by their sources; what it has no form for is named. */
export async function blocksToDocx(
  title: string,
  blocks: readonly TextNode[],
  images: ReadonlyMap<string, WordImage>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; losses: TextLoss[] }> {
  const footnotes = blocks.filter(({ type }) => type === 'footnote');
  const notes = new Map(footnotes.map(({ attrs }, at) => [String(attrs?.['label']), at + 1]));
  const writing: Writing = { images, losses: createLosses(), notes, lists: 0, starts: new Set([1]) };
  const children = blocks
    .filter(({ type }) => type !== 'footnote')
    .flatMap((node) => write(node, {}, 0, writing));
  const noted = footnotes.map((note, at) => {
    const content = (note.content ?? []).flatMap((node) => write(node, {}, 0, writing));
    return [String(at + 1), { children: content.filter((child) => child instanceof Paragraph) }] as const;
  });
  const levels = (format: 'bullet' | 'decimal', start: number) =>
    Array.from({ length: 9 }, (_, level) => ({
      level,
      format: format === 'bullet' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
      text: format === 'bullet' ? '•' : `%${level + 1}.`,
      start: level === 0 ? start : 1,
      style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
    }));
  const document = new Document({
    title,
    styles: {
      default: {
        document: {
          run: { font: { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei' }, size: 22 },
        },
      },
      paragraphStyles: [
        {
          id: 'Quote',
          name: 'Quote',
          basedOn: 'Normal',
          run: { italics: true },
          paragraph: { indent: { left: 720 } },
        },
        {
          id: 'HTMLPreformatted',
          name: 'HTML Preformatted',
          basedOn: 'Normal',
          run: { font: CODE_FONT, size: 20 },
        },
      ],
    },
    numbering: {
      config: [
        { reference: 'bullets', levels: levels('bullet', 1) },
        ...[...writing.starts].map((start) => ({
          reference: `from-${start}`,
          levels: levels('decimal', start),
        })),
      ],
    },
    footnotes: Object.fromEntries(noted),
    sections: [{ children }],
  });
  const buffer = await Packer.toArrayBuffer(document);
  return { bytes: new Uint8Array(buffer), losses: writing.losses.list() };
}

function write(node: TextNode, place: Place, depth: number, writing: Writing): FileChild[] {
  const content = node.content ?? [];
  const inside = (more: Place) =>
    content.flatMap((child) => write(child, { ...place, ...more }, depth, writing));
  switch (node.type) {
    case 'heading': {
      const heading = HEADINGS[
        Math.min(6, Math.max(1, Number(node.attrs?.['level'] ?? 1))) - 1
      ] as (typeof HEADINGS)[0];
      return [new Paragraph({ ...place, ...directionOf(node), heading, children: runs(content, writing) })];
    }
    case 'blockquote':
      return inside({ style: 'Quote' });
    case 'horizontalRule':
      return [new Paragraph({ thematicBreak: true })];
    case 'codeBlock':
      return code(content.map(({ text = '' }) => text).join(''), place);
    case 'htmlBlock':
      return code(String(node.attrs?.['html'] ?? ''), place);
    case 'bulletList':
    case 'orderedList':
      return list(node, place, depth, writing);
    case 'table':
      return [table(node, writing)];
    case 'imageBlock':
      return [new Paragraph({ ...place, children: image(node, writing) })];
    default:
      return [new Paragraph({ ...place, ...directionOf(node), children: runs(content, writing) })];
  }
}

/** Each line of code is a paragraph: what reads the file joins them again. */
const code = (text: string, place: Place): Paragraph[] =>
  text
    .split('\n')
    .map(
      (line) =>
        new Paragraph({ ...place, style: 'HTMLPreformatted', children: [new TextRun({ text: line })] }),
    );

function list(node: TextNode, place: Place, depth: number, writing: Writing): FileChild[] {
  const isOrdered = node.type === 'orderedList';
  const start = Math.max(0, Number(node.attrs?.['start'] ?? 1) || 0);
  if (isOrdered && depth === 0) writing.starts.add(start);
  if (depth === 0) writing.lists += 1;
  const reference = isOrdered ? `from-${depth === 0 ? start : 1}` : 'bullets';
  const numbering = { reference, level: Math.min(depth, 8), instance: writing.lists };
  return (node.content ?? []).flatMap((item) => {
    const checked = item.attrs?.['checked'];
    return (item.content ?? []).flatMap((child, at) => {
      if (child.type === 'bulletList' || child.type === 'orderedList')
        return list(child, place, depth + 1, writing);
      if (at === 0 && child.type === 'paragraph') {
        const box =
          typeof checked === 'boolean' ? [new CheckBox({ checked }), new TextRun({ text: ' ' })] : [];
        return [
          new Paragraph({
            ...place,
            ...directionOf(child),
            numbering,
            children: [...box, ...runs(child.content ?? [], writing)],
          }),
        ];
      }
      return write(child, place, depth, writing);
    });
  });
}

function table(node: TextNode, writing: Writing): Table {
  return new Table({
    ...(isRightToLeft(wordsOf(node)) ? { visuallyRightToLeft: true } : {}),
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: (node.content ?? []).map(
      (row) =>
        new TableRow({
          tableHeader: row.content?.every(({ type }) => type === 'tableHeader') ?? false,
          children: (row.content ?? []).map((cell) => {
            const children = (cell.content ?? []).flatMap((child) => write(child, {}, 0, writing));
            return new TableCell({
              columnSpan: Number(cell.attrs?.['colspan'] ?? 1) || 1,
              rowSpan: Number(cell.attrs?.['rowspan'] ?? 1) || 1,
              children: children.length > 0 ? (children as Paragraph[]) : [new Paragraph({})],
            });
          }),
        }),
    ),
  });
}

function runs(nodes: readonly TextNode[], writing: Writing): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    const marks = new Set(node.marks?.map(({ type }) => type));
    const link = node.marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
    const linked = (children: ParagraphChild[]): ParagraphChild[] =>
      typeof link === 'string' && link !== '' ? [new ExternalHyperlink({ link, children })] : children;
    const run = (text: string, isCode = marks.has('code')) =>
      new TextRun({
        text,
        ...(isRightToLeft(text) ? { rightToLeft: true } : {}),
        bold: marks.has('bold'),
        italics: marks.has('italic'),
        strike: marks.has('strike'),
        ...(isCode ? { font: CODE_FONT } : {}),
        ...(typeof link === 'string' ? { style: 'Hyperlink' } : {}),
      });
    switch (node.type) {
      case 'text':
        return linked(directedPieces(node.text ?? '').map((piece) => run(piece)));
      case 'hardBreak':
        return [new TextRun({ break: 1 })];
      case 'image':
        return image(node, writing);
      case 'htmlInline':
        return [run(String(node.attrs?.['html'] ?? ''), true)];
      case 'footnoteReference': {
        const number = writing.notes.get(String(node.attrs?.['label']));
        return number === undefined ? [] : [new FootnoteReferenceRun(number)];
      }
      default:
        return [];
    }
  });
}

function image(node: TextNode, writing: Writing): ParagraphChild[] {
  const source = node.attrs?.['src'];
  const alt = String(node.attrs?.['alt'] ?? '');
  const found = typeof source === 'string' ? writing.images.get(source) : undefined;
  if (found) {
    const scale = Math.min(1, PAGE / found.width);
    return [
      new ImageRun({
        type: found.type,
        data: found.bytes,
        transformation: { width: Math.round(found.width * scale), height: Math.round(found.height * scale) },
        altText: { name: alt || 'image', title: alt, description: alt },
      }),
    ];
  }
  writing.losses.add(typeof source === 'string' ? 'foreign_image' : 'unmade_image');
  if (typeof source === 'string' && /^https?:/i.test(source))
    return [
      new ExternalHyperlink({
        link: source,
        children: [new TextRun({ text: alt || source, style: 'Hyperlink' })],
      }),
    ];
  return alt === '' ? [] : [new TextRun({ text: alt })];
}
