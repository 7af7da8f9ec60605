/** The text of Word files, with the indentation that tells names from speech. */
import mammoth from 'mammoth';
import { ScriptRefusal } from './script-refusal.ts';
import { UnpackedTooLong, unpackDocx } from './unpack-docx.ts';

/**
 * The text of a docx, a line a paragraph.
 * @throws ScriptRefusal script_file_too_long if it has too many entries or unpacks to too much
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const paragraphs: Paragraph[] = [];
  // The whole document is turned into paragraphs here; what mammoth would make of it is not needed.
  const transformDocument = (document: Node) => {
    collect(document, paragraphs);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer: archiveOf(bytes) }, { transformDocument, externalFileAccess: false });
  return layOut(paragraphs);
}

/** @throws ScriptRefusal */
function archiveOf(bytes: Uint8Array): Buffer {
  try {
    return unpackDocx(bytes).archive;
  } catch (error) {
    if (error instanceof UnpackedTooLong) throw new ScriptRefusal('script_file_too_long', error.message);
    throw error;
  }
}

/** An element of mammoth's document. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
  styleName?: string | null;
  alignment?: string | null;
  indent?: { start: string | null };
  isAllCaps?: boolean;
}

interface Paragraph {
  text: string;
  /** In characters of a typewriter. */
  indent: number;
}

/** Where screenplay styles of Word templates stand, in characters. */
const STYLE_INDENTS: readonly (readonly [RegExp, number])[] = [
  [/character|人物|角色/i, 22],
  [/parenthetical|括注/i, 16],
  [/dialogue|dialog|对白|对话|台词/i, 10],
];
/** Twentieths of a point in a character of 12 point Courier. */
const TWIPS = 144;

function collect(node: Node, paragraphs: Paragraph[]): void {
  if (node.type !== 'paragraph') {
    for (const child of node.children ?? []) collect(child, paragraphs);
    return;
  }
  const style = STYLE_INDENTS.find(([name]) => name.test(node.styleName ?? ''))?.[1];
  const start = Number(node.indent?.start ?? 0);
  const indent = start > 0 ? Math.round(start / TWIPS) : (style ?? (node.alignment === 'center' ? 22 : 0));
  for (const text of wordsOf(node, false).split('\n'))
    paragraphs.push({ text, indent: Math.min(indent, 80) });
}

function wordsOf(node: Node, capitals: boolean): string {
  if (node.type === 'text') return capitals ? (node.value ?? '').toUpperCase() : (node.value ?? '');
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  return (node.children ?? []).map((child) => wordsOf(child, node.isAllCaps ?? capitals)).join('');
}

/**
 * Writes paragraphs as lines. Where empty ones part them, as a typewriter does, the lines stay as they are; where the
 * styles' spacing does, an empty line is put wherever the indentation shows a new element.
 */
function layOut(paragraphs: readonly Paragraph[]): string {
  const empty = paragraphs.filter(({ text }) => text.trim() === '').length;
  const isTyped = empty > 0.15 * paragraphs.length;
  const isIndented = paragraphs.some(({ text, indent }) => indent >= 16 && text.trim() !== '');
  return paragraphs
    .map(({ text, indent }, at) => {
      const before = paragraphs[at - 1];
      const isNew = !isTyped && isIndented && before !== undefined && (indent === 0 || indent >= 20);
      return `${isNew ? '\n' : ''}${isIndented ? ' '.repeat(indent) : ''}${text}`;
    })
    .join('\n');
}
