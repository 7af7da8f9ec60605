/**
 * The schema of texts: Tiptap's nodes and marks, extended so that they hold everything that Markdown can say. It needs
 * no DOM; the editor adds what a person does with it.
 */
import { type Extensions, getSchema } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { BlockIds } from './block-ids.ts';
import {
  Footnote,
  FootnoteReference,
  HtmlBlock,
  HtmlInline,
  ImageBlock,
  InlineImage,
  kept,
  Link,
} from './inline-nodes.ts';

/**
 * What holds lines begins where its first line does; the lines find their own direction (`writer.css`). The sheet has
 * none: it would be looked through again with each letter.
 */
const DIRECTED = { HTMLAttributes: { dir: 'auto' } };

const CHECKED = {
  default: null as boolean | null,
  parseHTML: (element: HTMLElement) => {
    const checked = element.dataset['checked'];
    return checked === undefined ? null : checked === 'true';
  },
  renderHTML: ({ checked }: { checked?: boolean | null }) =>
    checked === null || checked === undefined ? {} : { 'data-checked': String(checked) },
};

/** Nodes and marks of a text, with the ids of its blocks. */
export const TEXT_EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading,
  Blockquote.configure(DIRECTED),
  HorizontalRule,
  HardBreak,
  Bold,
  Italic,
  Strike,
  // As it ships, code takes every other mark away.
  Code.extend({ excludes: '' }),
  CodeBlock.extend({ addAttributes: more({ meta: null }) }),
  BulletList.extend({ addAttributes: more({ tight: true }) }),
  OrderedList.extend({ addAttributes: more({ tight: true }) }),
  // As it ships, an item begins with a paragraph. A task is an item that says whether it is done.
  ListItem.extend({
    content: 'block+',
    addAttributes() {
      return { ...this.parent?.(), checked: CHECKED };
    },
  }).configure(DIRECTED),
  Table.configure({ ...DIRECTED, resizable: false }),
  TableRow,
  TableCell,
  TableHeader,
  Link,
  InlineImage,
  ImageBlock,
  HtmlBlock,
  HtmlInline,
  Footnote,
  FootnoteReference,
  BlockIds,
];

export const TEXT_SCHEMA = getSchema(TEXT_EXTENSIONS);

/** The attributes that an extension has, and more that are kept and not drawn. */
function more(attributes: Readonly<Record<string, unknown>>) {
  return function (this: { parent?: (() => object) | undefined }) {
    return { ...this.parent?.(), ...kept(attributes) };
  };
}
