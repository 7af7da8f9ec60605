/** Nodes and marks that are the writer's: links, images, raw HTML and footnotes. */
import { isImageSource, isOpenAddress, isSafeAddress } from '@inkreel/contract/documents/text-node.ts';
import { Mark, Node } from '@tiptap/core';

/** Attributes that the editor keeps and does not draw. */
export const kept = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, { default: value, rendered: false }]),
  );

/** A link, which never has an address that would run something. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => kept({ href: '', title: null }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isSafeAddress(href) ? { href, title: element.getAttribute('title') } : false;
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const { href, title } = mark.attrs as { href: string; title: string | null };
    const address = isOpenAddress(href)
      ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
      : {};
    return ['a', { ...address, 'data-href': href, ...(title ? { title } : {}) }, 0];
  },
});

/** What an image element is copied as, and read from again: the stored file's address is not in the text. */
const imageElement = ({ src, alt, title }: Record<string, string | null>) => ({
  ...(src === null ? {} : { 'data-source': src }),
  alt: alt ?? '',
  ...(title ? { title } : {}),
});

const readImage = (element: HTMLElement) => {
  const src = element.dataset['source'] ?? element.getAttribute('src') ?? '';
  if (src === '' || !isImageSource(src)) return false;
  return { src, alt: element.getAttribute('alt'), title: element.getAttribute('title') };
};

/** An image between words. */
export const InlineImage = Node.create({
  name: 'image',
  inline: true,
  group: 'inline',
  atom: true,
  draggable: true,
  addAttributes: () => kept({ src: null, alt: null, title: null }),
  parseHTML: () => [{ tag: 'img', getAttrs: readImage }],
  renderHTML: ({ node }) => ['img', imageElement(node.attrs)],
});

/**
 * An image on lines for itself. Without a source it shows the newest image that was made for its part; `prompt` is what
 * that is made from, `ratio` the place that it keeps meanwhile.
 */
export const ImageBlock = Node.create({
  name: 'imageBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => kept({ src: null, alt: null, title: null, prompt: null, ratio: null }),
  parseHTML: () => [
    {
      tag: 'figure[data-image]',
      getAttrs: (element) => {
        const image = element.querySelector('img');
        return image ? readImage(image) : false;
      },
    },
  ],
  renderHTML: ({ node }) => ['figure', { 'data-image': '' }, ['img', imageElement(node.attrs)]],
});

/** Raw HTML, kept as it was written and shown as text: a document runs nothing. */
const rawHtml = (name: 'htmlBlock' | 'htmlInline') =>
  Node.create({
    name,
    inline: name === 'htmlInline',
    group: name === 'htmlInline' ? 'inline' : 'block',
    atom: true,
    addAttributes: () => kept({ html: '' }),
    parseHTML: () => [
      { tag: `[data-html=${name}]`, getAttrs: (element) => ({ html: element.textContent ?? '' }) },
    ],
    renderHTML: ({ node }) => [
      name === 'htmlInline' ? 'code' : 'pre',
      { 'data-html': name },
      String(node.attrs['html']),
    ],
  });
export const HtmlBlock = rawHtml('htmlBlock');
export const HtmlInline = rawHtml('htmlInline');

export const FootnoteReference = Node.create({
  name: 'footnoteReference',
  inline: true,
  group: 'inline',
  atom: true,
  addAttributes: () => kept({ label: '' }),
  parseHTML: () => [
    {
      tag: 'sup[data-footnote]',
      getAttrs: (element) => ({ label: element.dataset['footnote'] ?? '' }),
    },
  ],
  renderHTML: ({ node }) => ['sup', { 'data-footnote': node.attrs['label'] }, String(node.attrs['label'])],
});

export const Footnote = Node.create({
  name: 'footnote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => kept({ label: '' }),
  parseHTML: () => [
    {
      tag: 'aside[data-footnote]',
      getAttrs: (element) => ({ label: element.dataset['footnote'] ?? '' }),
    },
  ],
  renderHTML: ({ node }) => ['aside', { 'data-footnote': node.attrs['label'], dir: 'auto' }, 0],
});
