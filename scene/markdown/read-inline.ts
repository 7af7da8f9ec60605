/** What is inside a block of Markdown: words with their marks. */
import {
  isImageSource,
  isSafeAddress,
  TEXT_MARKS,
  type TextMark,
  type TextNode,
} from '@inkreel/contract/documents/text-node.ts';
import type { Definition, Image, ImageReference, Link, LinkReference, PhrasingContent } from 'mdast';
import type { Losses } from './losses.ts';

/** What the readers of blocks and of words share. */
export interface Reading {
  definitions: ReadonlyMap<string, Definition>;
  used: Set<string>;
  losses: Losses;
}

/** A line break between these would become a space that nobody wrote. */
const WITHOUT_SPACES =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef])/gu;

/** In the order in which the editor's schema sorts marks: in another, equal texts would differ. */
const sorted = (marks: readonly TextMark[]): TextMark[] =>
  [...marks].sort((a, b) => TEXT_MARKS.indexOf(a.type) - TEXT_MARKS.indexOf(b.type));

const sameMarks = (a: TextNode, b: TextNode) =>
  JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);

/** Words in a row with the same marks as one node. */
export function pushNode(nodes: TextNode[], node: TextNode): void {
  const last = nodes.at(-1);
  if (node.type === 'text' && last?.type === 'text' && sameMarks(last, node))
    nodes[nodes.length - 1] = { ...last, text: `${last.text}${node.text}` };
  else nodes.push(node);
}

/** The nodes of a block's content. In a cell, whose text is one line, `<br>` is a line break. */
export function readInline(
  nodes: readonly PhrasingContent[],
  reading: Reading,
  { inCell = false, marks = [] }: { inCell?: boolean; marks?: readonly TextMark[] } = {},
): TextNode[] {
  const read: TextNode[] = [];
  const push = (node: TextNode, more: readonly TextMark[] = marks) =>
    pushNode(read, more.length > 0 ? { ...node, marks: more } : node);
  const within = (children: readonly PhrasingContent[], mark?: TextMark) => {
    const isNew = mark !== undefined && !marks.some(({ type }) => type === mark.type);
    const inner = isNew ? sorted([...marks, mark]) : marks;
    for (const node of readInline(children, reading, { inCell, marks: inner })) pushNode(read, node);
  };
  for (const node of nodes) {
    const line = node.position?.start.line;
    switch (node.type) {
      case 'text': {
        const text = node.value
          .replace(/[ \t]*\r?\n[ \t]*/g, '\n')
          .replace(WITHOUT_SPACES, '')
          .replaceAll('\n', ' ');
        if (text !== '') push({ type: 'text', text });
        break;
      }
      case 'inlineCode':
        if (node.value !== '') {
          const text = node.value.replace(/\r?\n|\r/g, ' ');
          push({ type: 'text', text }, sorted([...marks, { type: 'code' }]));
        }
        break;
      case 'emphasis':
        within(node.children, { type: 'italic' });
        break;
      case 'strong':
        within(node.children, { type: 'bold' });
        break;
      case 'delete':
        within(node.children, { type: 'strike' });
        break;
      case 'link':
      case 'linkReference': {
        const { url, title } = targetOf(node, reading);
        if (node.children.length === 0) reading.losses.add('empty_link', line);
        if (!isSafeAddress(url)) reading.losses.add('unsafe_address', line);
        within(node.children, isSafeAddress(url) ? { type: 'link', attrs: { href: url, title } } : undefined);
        break;
      }
      case 'image':
      case 'imageReference': {
        const { url, title } = targetOf(node, reading);
        const alt = node.alt || null;
        if (isImageSource(url)) {
          if (!url.startsWith('file:')) reading.losses.add('foreign_image', line);
          push({ type: 'image', attrs: { src: url, alt, title } });
        } else {
          reading.losses.add('unsafe_address', line);
          if (alt !== null) push({ type: 'text', text: alt });
        }
        break;
      }
      case 'break':
        push({ type: 'hardBreak' });
        break;
      case 'html':
        if (inCell && /^<br\s*\/?>$/i.test(node.value)) push({ type: 'hardBreak' });
        else {
          reading.losses.add('raw_html', line);
          push({ type: 'htmlInline', attrs: { html: node.value } });
        }
        break;
      case 'footnoteReference':
        push({ type: 'footnoteReference', attrs: { label: node.label ?? node.identifier } });
        break;
    }
  }
  return read;
}

/** A reference is written as what it refers to. */
function targetOf(
  node: Link | LinkReference | Image | ImageReference,
  { definitions, used }: Reading,
): { url: string; title: string | null } {
  if (node.type === 'link' || node.type === 'image') return { url: node.url, title: node.title || null };
  used.add(node.identifier);
  const definition = definitions.get(node.identifier);
  return { url: definition?.url ?? '', title: definition?.title || null };
}
