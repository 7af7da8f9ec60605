import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasGlyph, missingCharacters } from '@inkreel/scene/text-fonts/font-coverage.ts';
import { SCRIPT_FONTS } from '@inkreel/scene/text-fonts/script-fonts.ts';
import { expect, test } from 'vitest';
import { fontFiles } from '../engines/builtin/letters/fonts.ts';
import { fontFolders } from './fonts.ts';

const FILES = fontFolders().flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => path.join(folder, name)),
);

/** Offsets of the tables of a TrueType file. */
function tablesOf(file: Buffer): Map<string, number> {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, at) => {
      const entry = 12 + at * 16;
      return [file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8)];
    }),
  );
}

/** The code points of a font. */
function* codePointsOf(file: Buffer): Generator<number> {
  const cmap = tablesOf(file).get('cmap') as number;
  for (let at = 0; at < file.readUInt16BE(cmap + 2); at += 1) {
    const table = cmap + file.readUInt32BE(cmap + 8 + at * 8);
    const format = file.readUInt16BE(table);
    if (format === 12)
      for (let group = 0; group < file.readUInt32BE(table + 12); group += 1) {
        const [first, last] = [0, 4].map((to) => file.readUInt32BE(table + 16 + group * 12 + to));
        for (let code = first as number; code <= (last as number); code += 1) yield code;
      }
    if (format === 4) yield* segments(file, table);
  }
}

function* segments(file: Buffer, table: number): Generator<number> {
  const twice = file.readUInt16BE(table + 6);
  for (let at = 0; at < twice; at += 2) {
    const [last, first, delta, range] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map((to) =>
      file.readUInt16BE(table + to + at),
    ) as [number, number, number, number];
    const rangeAt = table + 16 + 3 * twice + at;
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : file.readUInt16BE(rangeAt + range + (code - first) * 2);
      if ((glyph & 0xffff) !== 0) yield code;
    }
  }
}

test('the table of characters is that of the font files', () => {
  const inFiles = new Set(FILES.flatMap((file) => [...codePointsOf(readFileSync(file))]));
  const differs: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1)
    if (hasGlyph(code) !== inFiles.has(code)) differs.push(code.toString(16));
  expect(differs).toEqual([]);
});

test('the fonts of scripts have the height of their files, and weigh less than 6 MB', () => {
  for (const { file: name, lineEms } of SCRIPT_FONTS) {
    const file = readFileSync(FILES.find((each) => path.basename(each) === name) as string);
    const tables = tablesOf(file);
    const metrics = (tables.get('OS/2') as number) + 74;
    const height = file.readUInt16BE(metrics) + file.readUInt16BE(metrics + 2);
    expect(height / file.readUInt16BE((tables.get('head') as number) + 18)).toBeCloseTo(lineEms, 2);
  }
  const folder = fontFolders().at(-1) as string;
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(6_000_000);
});

test('every font of texts comes with the repository, in the two weights that are drawn', () => {
  const own = path.resolve(import.meta.dirname, '../fonts');
  expect(fontFolders()[0]).toBe(own);
  expect(fontFolders().filter((folder) => folder.includes('node_modules/@'))).toEqual([]);
  for (const weight of ['regular', 'bold'] as const)
    for (const typeface of ['sans', 'serif'] as const) {
      const files = fontFiles(weight, 'Latin 汉字 한글 عربي', typeface);
      const name = weight === 'bold' ? /-Bold\.ttf$/ : /-Regular\.ttf$/;
      expect(files.filter((file) => path.dirname(file) !== own || !name.test(file))).toEqual([]);
      expect(FILES).toEqual(expect.arrayContaining(files));
    }
  expect(FILES.filter((file) => path.dirname(file) === own)).toHaveLength(12);
});

test.each([
  ['Thai, Hebrew, Armenian, Devanagari, Tamil', 'สวัสดี שלום Բարեւ नमस्ते வணக்கம்', []],
  ['pictographs, joined and toned', '👩‍🚀👍🏽🇫🇷❤️1️⃣', []],
  ['letters with marks, in one or two code points', 'Nguye\u0302\u0303n ë', []],
  ['Georgian and Egyptian', 'a გ b 𓀀 გ', ['გ', '𓀀']],
  ['what nobody sees', 'a\u200fb\u2060\ufeffc\td\n', []],
])('tells which characters of a text have no letter form: %s', (_, text, missing) => {
  expect(missingCharacters(text)).toEqual(missing);
});
