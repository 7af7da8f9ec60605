/** A script as a Word file: the least that Office Open XML asks for (ECMA-376, part 1). */
import { strToU8, zipSync } from 'fflate';
import type { Printed } from './export-script.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Indents in twentieths of a point, as screenplays have them, and the style of the letters. */
const LOOKS: Readonly<Record<Printed['kind'] | 'title', { space: string; indent?: string; run?: string }>> = {
  title: { space: '<w:spacing w:after="480"/>', run: '<w:b/><w:sz w:val="40"/>' },
  heading: {
    space: '<w:keepNext/><w:spacing w:before="480" w:after="120"/>',
    run: '<w:b/><w:sz w:val="26"/>',
  },
  action: { space: '<w:spacing w:before="160"/>' },
  cue: {
    space: '<w:keepNext/><w:spacing w:before="200"/>',
    indent: '<w:ind w:left="2880"/>',
    run: '<w:b/>',
  },
  speech: { space: '', indent: '<w:ind w:left="1440" w:right="1440"/>' },
  aside: { space: '<w:keepNext/>', indent: '<w:ind w:left="2160" w:right="1440"/>', run: '<w:i/>' },
  transition: { space: '<w:spacing w:before="160"/>', indent: '<w:jc w:val="right"/>' },
};

const escaped = (text: string): string =>
  text
    // XML has no other control characters.
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function paragraph(kind: keyof typeof LOOKS, text: string): string {
  const { space, indent = '', run = '' } = LOOKS[kind];
  const runs = text
    .split('\n')
    .map((row) => `<w:t xml:space="preserve">${escaped(row)}</w:t>`)
    .join('<w:br/>');
  return `<w:p><w:pPr>${space}${indent}</w:pPr><w:r><w:rPr>${run}</w:rPr>${runs}</w:r></w:p>`;
}

/** The bytes of a docx file. */
export function docxOf(title: string, printed: readonly Printed[]): Uint8Array<ArrayBuffer> {
  const body = [paragraph('title', title), ...printed.map(({ kind, text }) => paragraph(kind, text))];
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${DOCUMENT}.document.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORDS}"><w:body>${body.join('')}</w:body></w:document>`,
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes)) as Uint8Array<ArrayBuffer>;
}
