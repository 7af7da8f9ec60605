/** What mammoth drops of a Word file without a word, counted in the document itself. */
import type { TextLossKind } from '@inkreel/contract/documents/text-losses.ts';
import type { Losses } from '@inkreel/scene/markdown/losses.ts';

/** Tags by what they are for. Each is written with these prefixes by Word, LibreOffice, Pages, WPS and Google. */
const TAGS: readonly (readonly [TextLossKind, RegExp])[] = [
  ['tracked_changes', /<w:(?:ins|del|moveFrom|moveTo)[ >]/g],
  ['headers_and_footers', /<w:(?:header|footer)Reference[ />]/g],
  ['alignment', /<w:jc w:val="(?:center|right|end|both|distribute)"/g],
  [
    'colours_and_fonts',
    /<w:(?:color w:val="(?!auto|000000)|highlight |u w:val="(?!none)|rFonts [^>]{0,200}w:ascii=|vertAlign )/g,
  ],
  ['mathematics', /<m:oMath[ >]/g],
  ['page_breaks', /<w:pageBreakBefore[ />]/g],
  ['unreadable_image', /<(?:wps:wsp|c:chart|dgm:relIds|o:OLEObject)[ >]/g],
];

/** Adds the losses of a document's body. */
export function addWordLosses(files: Readonly<Record<string, Uint8Array>>, losses: Losses): void {
  const body = files['word/document.xml'];
  if (!body) return;
  const xml = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  for (const [kind, tag] of TAGS) {
    let count = 0;
    for (const _ of xml.matchAll(tag)) count += 1;
    if (count > 0) losses.add(kind, undefined, count);
  }
}
