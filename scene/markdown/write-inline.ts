/** Words with their marks as Markdown's tree: marks are a flat set in a text, and lie within each other in Markdown. */
import { TEXT_MARKS, type TextMark, type TextNode } from '@inkreel/contract/documents/text-node.ts';
import type { Delete, Emphasis, PhrasingContent, Strong } from 'mdast';
import type { Losses } from './losses.ts';

/** What the writers of blocks and of words share. */
export interface Writing {
  losses: Losses;
  /** The address that an image is written with; undefined leaves it out. */
  addressOf(source: string): string | undefined;
}

/** The content of a block. */
export function writeInline(
  nodes: readonly TextNode[],
  writing: Writing,
  { inCell = false }: { inCell?: boolean } = {},
): PhrasingContent[] {
  return besideSymbols(wrap(withoutEnds(spacesOutside(nodes), inCell), writing, inCell));
}

const isBreak = (node: TextNode | undefined) => node?.type === 'hardBreak';

/** Spaces and line breaks at the ends of a block are nothing in Markdown. */
function withoutEnds(nodes: readonly TextNode[], inCell: boolean): TextNode[] {
  const left = [...nodes];
  for (const [end, space] of [
    [0, inCell ? /^[ \t]+/ : /^ +/],
    [-1, inCell ? /[ \t]+$/ : / +$/],
  ] as const) {
    for (let node = left.at(end); node !== undefined; node = left.at(end)) {
      const text = isWords(node) ? (node.text ?? '').replace(space, '') : node.text;
      if (text === node.text && !isBreak(node)) break;
      left.splice(end, 1);
      if (text !== undefined && text !== '') {
        left.splice(end === 0 ? 0 : left.length, 0, { ...node, text });
        break;
      }
    }
  }
  return left;
}

const keyOf = ({ type, attrs }: TextMark) => `${type} ${JSON.stringify(attrs ?? {})}`;
const has = (node: TextNode | undefined, mark: TextMark) =>
  node?.marks?.some((other) => keyOf(other) === keyOf(mark)) ?? false;

/** Marks that are written around words with white space at neither end. */
const TIGHT: readonly string[] = ['bold', 'italic', 'strike'];

/** Takes white space at the ends of a mark out of it: the serializer would write it as character references. */
function spacesOutside(nodes: readonly TextNode[]): TextNode[] {
  let parts = nodes.flatMap((node) => (isWords(node) ? splitEnds(node) : [node]));
  // Spaces of neighbours join when they lose their marks, so the ends are checked until nothing changes.
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    parts = parts.map((node, at) => {
      if (!isSpace(node)) return node;
      const kept = node.marks?.filter(
        (mark) => !TIGHT.includes(mark.type) || (has(parts[at - 1], mark) && has(parts[at + 1], mark)),
      );
      if (kept === undefined || kept.length === node.marks?.length) return node;
      isChanged = true;
      return { ...node, marks: kept };
    });
  }
  const joined: TextNode[] = [];
  for (const node of parts) {
    const last = joined.at(-1);
    const isSame = last?.type === 'text' && node.type === 'text' && marksOf(last) === marksOf(node);
    if (isSame) joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else joined.push(node);
  }
  return joined;
}

const marksOf = (node: TextNode) => (node.marks ?? []).map(keyOf).sort().join('\n');
const isWords = (node: TextNode) => node.type === 'text' && !node.marks?.some(({ type }) => type === 'code');
const isSpace = (node: TextNode) => isBreak(node) || (isWords(node) && /^\s*$/u.test(node.text ?? ''));

function splitEnds(node: TextNode): TextNode[] {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(node.text ?? '') ?? [];
  return [before, words, after].filter((text) => text !== '').map((text) => ({ ...node, text }));
}

const rank = ({ type }: TextMark) => TEXT_MARKS.indexOf(type);

const WRAPPERS = { bold: 'strong', italic: 'emphasis', strike: 'delete' } as const;

/** The mark that reaches furthest goes outside. */
function wrap(nodes: readonly TextNode[], writing: Writing, inCell: boolean): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  for (let from = 0; from < nodes.length; ) {
    const node = nodes[from] as TextNode;
    const marks = (node.marks ?? []).filter(({ type }) => type !== 'code');
    const reach = (mark: TextMark) => {
      let to = from;
      while (to < nodes.length && has(nodes[to], mark)) to += 1;
      return to;
    };
    const [mark] = marks.toSorted((a, b) => reach(b) - reach(a) || rank(a) - rank(b));
    if (mark === undefined) {
      written.push(...leaf(node, writing, inCell));
      from += 1;
      continue;
    }
    const to = reach(mark);
    const inner = nodes
      .slice(from, to)
      .map((each) => ({ ...each, marks: each.marks?.filter(({ type }) => type !== mark.type) ?? [] }));
    const children = wrap(inner, writing, inCell);
    if (mark.type === 'link') {
      const { href, title } = mark.attrs ?? {};
      written.push({
        type: 'link',
        url: addressText(String(href ?? '')),
        title: typeof title === 'string' ? title : null,
        children: children as never,
      });
    } else if (mark.type !== 'code') written.push({ type: WRAPPERS[mark.type], children });
    from = to;
  }
  return written;
}

/**
 * A letter beside a mark that begins or ends with a symbol such as an emoji would keep the mark from being one. It is
 * written as a character reference; the serializer does so itself for symbols of 16 bits alone.
 */
function besideSymbols(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, at): PhrasingContent[] => {
    if ('children' in node) return [{ ...node, children: besideSymbols(node.children) } as PhrasingContent];
    if (node.type !== 'text') return [node];
    const before = /[\p{L}\p{N}]$/u.exec(beginsWithSymbol(nodes[at + 1]) ? node.value : '')?.[0] ?? '';
    const rest = node.value.slice(0, node.value.length - before.length);
    const after = /^[\p{L}\p{N}]/u.exec(endsWithSymbol(nodes[at - 1]) ? rest : '')?.[0] ?? '';
    const value = rest.slice(after.length);
    return [
      ...reference(after),
      ...(value === '' ? [] : [{ type: 'text' as const, value }]),
      ...reference(before),
    ];
  });
}

const reference = (character: string): PhrasingContent[] =>
  character === ''
    ? []
    : [{ type: 'html', value: `&#x${character.codePointAt(0)?.toString(16).toUpperCase()};` }];

const isMark = (node: PhrasingContent | undefined): node is Strong | Emphasis | Delete =>
  node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';
const SYMBOL_FIRST = /^(?=[\u{10000}-\u{10ffff}])[\p{P}\p{S}]/u;
const SYMBOL_LAST = /(?=[\u{10000}-\u{10ffff}])[\p{P}\p{S}]$/u;

/** Whether a mark's first character is a symbol beyond 16 bits. */
function beginsWithSymbol(node: PhrasingContent | undefined): boolean {
  const first = isMark(node) ? node.children[0] : undefined;
  if (first?.type === 'text') return SYMBOL_FIRST.test(first.value);
  return first !== undefined && beginsWithSymbol(first);
}

/** Whether a mark's last character is a symbol beyond 16 bits. */
function endsWithSymbol(node: PhrasingContent | undefined): boolean {
  const last = isMark(node) ? node.children.at(-1) : undefined;
  if (last?.type === 'text') return SYMBOL_LAST.test(last.value);
  return last !== undefined && endsWithSymbol(last);
}

/** An address that begins with `<` would be read as one in angle brackets. */
const addressText = (address: string) => address.replace(/^</, '%3C');

function leaf(node: TextNode, writing: Writing, inCell: boolean): PhrasingContent[] {
  const text = (name: string) => {
    const value = node.attrs?.[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  switch (node.type) {
    case 'text': {
      // A line end would start another line of the block, where a character may mean something else.
      const value = (node.text ?? '').replace(/\r\n?|\n/g, ' ');
      if (value === '') return [];
      const isCode = node.marks?.some(({ type }) => type === 'code');
      return [{ type: isCode ? 'inlineCode' : 'text', value }];
    }
    case 'image': {
      const source = text('src');
      const url = source === null ? undefined : writing.addressOf(source);
      if (url === undefined)
        return text('alt') === null ? [] : [{ type: 'text', value: text('alt') as string }];
      return [{ type: 'image', url: addressText(url), alt: text('alt'), title: text('title') }];
    }
    case 'hardBreak':
      return inCell ? [{ type: 'html', value: '<br>' }] : [{ type: 'break' }];
    case 'htmlInline':
      return [{ type: 'html', value: text('html') ?? '' }];
    case 'footnoteReference': {
      const label = text('label') ?? '1';
      return [{ type: 'footnoteReference', identifier: label, label }];
    }
    default:
      return [];
  }
}
