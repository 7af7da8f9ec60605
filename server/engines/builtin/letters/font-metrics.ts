import { readFileSync } from 'node:fs';
import { fontFiles, type Weight } from './fonts.ts';

/** Widths of a font's characters in shares of its size; undefined for missing characters. */
type Advance = (codePoint: number) => number | undefined;

/** By the path of the file. */
const known = new Map<string, Advance>();

function advancesOf(file: string): Advance {
  const read = known.get(file) ?? readAdvances(readFileSync(file));
  known.set(file, read);
  return read;
}

/** Width of a text in one line, in shares of the font size, without kerning. */
export function widthOfText(text: string, weight: Weight): number {
  const fonts = fontFiles(weight, text).map(advancesOf);
  let width = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) as number;
    let advance: number | undefined;
    for (const font of fonts) advance ??= font(codePoint);
    // Characters missing in all fonts are drawn as a box.
    width += advance ?? 0.6;
  }
  return width;
}

/** Reads the tables `cmap`, `hhea` and `hmtx` of a TrueType file. */
function readAdvances(file: Buffer): Advance {
  const tables = new Map<string, number>();
  const count = file.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  }
  const table = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`the font has no table ${name}`);
    return offset;
  };
  const unitsPerEm = file.readUInt16BE(table('head') + 18);
  const measured = file.readUInt16BE(table('hhea') + 34);
  const widths = table('hmtx');
  const glyphOf = readGlyphs(file, table('cmap'));
  return (codePoint) => {
    const glyph = glyphOf(codePoint);
    if (glyph === 0) return undefined;
    return file.readUInt16BE(widths + Math.min(glyph, measured - 1) * 4) / unitsPerEm;
  };
}

/** Glyph number of a code point, 0 if there is none: subtable format 12 if the font has it, or else format 4. */
function readGlyphs(file: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => {
    const offset = cmap + file.readUInt32BE(cmap + 8 + index * 8);
    return { offset, format: file.readUInt16BE(offset) };
  });
  const wide = subtables.find(({ format }) => format === 12);
  if (wide) return (codePoint) => groupGlyph(file, wide.offset, codePoint);
  const narrow = subtables.find(({ format }) => format === 4);
  if (!narrow) throw new Error('the font has no readable character map');
  return (codePoint) => segmentGlyph(file, narrow.offset, codePoint);
}

function groupGlyph(file: Buffer, offset: number, codePoint: number): number {
  let low = 0;
  let high = file.readUInt32BE(offset + 12) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const group = offset + 16 + middle * 12;
    const first = file.readUInt32BE(group);
    if (codePoint < first) high = middle - 1;
    else if (codePoint > file.readUInt32BE(group + 4)) low = middle + 1;
    else return file.readUInt32BE(group + 8) + codePoint - first;
  }
  return 0;
}

function segmentGlyph(file: Buffer, offset: number, codePoint: number): number {
  const twice = file.readUInt16BE(offset + 6);
  const ends = offset + 14;
  for (let at = 0; at < twice; at += 2) {
    if (file.readUInt16BE(ends + at) < codePoint) continue;
    const first = file.readUInt16BE(ends + twice + 2 + at);
    if (first > codePoint) return 0;
    const delta = file.readUInt16BE(ends + twice * 2 + 2 + at);
    const range = ends + twice * 3 + 2 + at;
    const shift = file.readUInt16BE(range);
    if (shift === 0) return (codePoint + delta) & 0xffff;
    const glyph = file.readUInt16BE(range + shift + (codePoint - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
