import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { compareParts } from '@inkreel/contract/documents/parts/part.ts';
import { nodeOf } from '@inkreel/contract/documents/text-document.ts';
import { isOpenAddress, type TextNode } from '@inkreel/contract/documents/text-node.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { createElement, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { placeOfImage, placeOfRatio } from '../make/image-place.ts';
import { TextFrame } from '../shell/text-frame.tsx';
import { imageAddress } from './image-address.ts';
import { followCaret } from './reader-caret.ts';

/** Blocks of a text, in order. */
const blocksOf = (parts: Iterable<Part>): Part[] =>
  [...parts].filter(({ kind, node }) => kind === 'block' && node !== undefined).sort(compareParts);

/** Blocks of a group, which is laid out when it is in sight, and groups that are drawn at once. */
const GROUP = 25;
const FIRST_GROUPS = 3;
/** Milliseconds that the editor may take before the rest is drawn here. */
const REST_AFTER = 1500;

/** A text to read, drawn from what is stored: its beginning is there before the editor is loaded. */
export function TextReader({ document }: { document: OpenParts }) {
  const texts = useAreaTexts(writerTexts);
  const parts = useSelected(document.state, (state) => state.parts);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true), REST_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const ids = () => blocksOf(document.state.get().parts.values()).map(({ id }) => id);
    return article.current ? followCaret(article.current, ids) : undefined;
  }, [document]);
  const blocks = blocksOf(parts.values());
  const groups = Array.from({ length: Math.ceil(blocks.length / GROUP) }, (_, at) =>
    blocks.slice(at * GROUP, (at + 1) * GROUP),
  );
  return (
    <TextFrame>
      <article ref={article} className="text-body" aria-label={texts.sheet} aria-busy>
        {groups.slice(0, isWhole ? undefined : FIRST_GROUPS).map((group) => (
          <div key={group[0]?.id} className="text-group">
            {group.map((part) => (
              <Block key={part.id} part={part} document={document} />
            ))}
          </div>
        ))}
      </article>
    </TextFrame>
  );
}

const Block = memo(function Block({ part, document }: { part: Part; document: OpenParts }) {
  return draw(nodeOf(part), part.id, { part, document });
});

interface Place {
  part: Part;
  document: OpenParts;
}

const MARKS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** One node as an element. The names of elements are those that the editor draws. */
function draw(node: TextNode, key: string | number, place: Place): ReactNode {
  const { type, attrs = {}, content = [], text } = node;
  const children = content.map((child, at) => draw(child, at, place));
  const element = (name: string, props: object = {}, ...inner: ReactNode[]) =>
    createElement(name, { key, ...props }, ...(inner.length > 0 ? inner : children));
  switch (type) {
    case 'text':
      return marked(node, text ?? '', key);
    case 'hardBreak':
      return <br key={key} />;
    case 'heading':
      return element(`h${Number(attrs['level']) || 1}`);
    case 'blockquote':
      return element('blockquote', { dir: 'auto' });
    case 'codeBlock':
      return (
        <pre key={key}>
          <code>{children}</code>
        </pre>
      );
    case 'bulletList':
      return element('ul');
    case 'orderedList':
      return element('ol', { start: Number(attrs['start']) || 1 });
    case 'listItem':
      return element('li', {
        dir: 'auto',
        ...(typeof attrs['checked'] === 'boolean' ? { 'data-checked': attrs['checked'] } : {}),
      });
    case 'table':
      return (
        <div key={key} className="tableWrapper">
          <table dir="auto">
            <tbody>{children}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return element('tr');
    case 'tableCell':
    case 'tableHeader':
      return element(type === 'tableCell' ? 'td' : 'th', {
        colSpan: Number(attrs['colspan']) || 1,
        rowSpan: Number(attrs['rowspan']) || 1,
        align: attrs['align'] ?? undefined,
      });
    case 'horizontalRule':
      return <hr key={key} />;
    case 'image':
    case 'imageBlock':
      return drawImage(node, key, place);
    case 'htmlBlock':
      return (
        <pre key={key} data-html="htmlBlock">
          {String(attrs['html'] ?? '')}
        </pre>
      );
    case 'htmlInline':
      return <code key={key}>{String(attrs['html'] ?? '')}</code>;
    case 'footnote':
      return element('aside', { 'data-footnote': attrs['label'], dir: 'auto' });
    case 'footnoteReference':
      return <sup key={key}>{String(attrs['label'] ?? '')}</sup>;
    default:
      return element('p');
  }
}

function marked({ marks = [] }: TextNode, text: string, key: string | number): ReactNode {
  const inner = marks.reduceRight<ReactNode>((drawn, { type, attrs = {} }) => {
    if (type !== 'link') return createElement(MARKS[type], {}, drawn);
    const href = String(attrs['href'] ?? '');
    const address = isOpenAddress(href)
      ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
      : {};
    return (
      <a {...address} data-href={href}>
        {drawn}
      </a>
    );
  }, text);
  return <span key={key}>{inner}</span>;
}

function drawImage({ type, attrs = {} }: TextNode, key: string | number, { part, document }: Place) {
  const alt = String(attrs['alt'] ?? '');
  const { url, size } = imageAddress(attrs['src'], part, document.files.get());
  const style = placeOfImage(attrs['ratio'], size);
  const image =
    url === undefined ? null : <img key={key} src={url} alt={alt} loading="lazy" {...size} style={style} />;
  if (type === 'image') return image;
  const isMissing = typeof attrs['src'] !== 'string';
  return (
    <figure key={key} data-image>
      {image ?? (isMissing && <div className="writer-image-place" style={placeOfRatio(attrs['ratio'])} />)}
    </figure>
  );
}
