import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontFace } from '@inkreel/contract/text/font-faces.ts';
import type { TextResource } from '@inkreel/scene/timeline/resources.ts';
import type { Font } from 'harfbuzzjs';
import { fontFiles } from '../engines/builtin/letters/fonts.ts';

/** HarfBuzz, which is WebAssembly: it starts when the first text is outlined. */
export type HarfBuzz = typeof import('harfbuzzjs');

/** Thousandths of the font size: the unit of outlines. */
export const EM = 1000;

/** Files in `faces`, Latin first. What they lack is drawn as in `sans`, so that every face has all scripts. */
const FACES: Record<FontFace, readonly string[]> = {
  sans: [],
  serif: [],
  poster: ['BebasNeue-Regular.ttf'],
  comic: ['Bangers-Regular.ttf', 'ZCOOLKuaiLe-Regular.ttf'],
  brush: ['MaShanZheng-Regular.ttf'],
  hand: ['Caveat-Bold.ttf', 'ZhiMangXing-Regular.ttf'],
  elegant: ['PlayfairDisplay-Bold.ttf', 'ZCOOLXiaoWei-Regular.ttf'],
  script: ['Pacifico-Regular.ttf', 'MaShanZheng-Regular.ttf'],
};

/** The fonts that ship are two dozen, of which those that texts have needed stay open: 90 MB if it is all of them. */
const fonts = new Map<string, Promise<Font>>();

/** HarfBuzz with the fonts that have the letters of a text, in the order in which they are asked for a letter. */
export async function openLetterFonts({ text, font, bold }: TextResource): Promise<[HarfBuzz, Font[]]> {
  const hb = await import('harfbuzzjs');
  const files = [
    ...FACES[font].map((file) => path.resolve(import.meta.dirname, 'faces', file)),
    ...fontFiles(bold ? 'bold' : 'regular', text, font === 'serif' ? font : 'sans'),
  ];
  return [hb, await Promise.all(files.map((file) => openFont(hb, file)))];
}

function openFont(hb: HarfBuzz, file: string): Promise<Font> {
  const known = fonts.get(file);
  if (known) return known;
  const opening = readFile(file).then((bytes) => {
    const font = new hb.Font(new hb.Face(new hb.Blob(bytes)));
    font.setScale(EM, EM);
    return font;
  });
  fonts.set(file, opening);
  opening.catch(() => fonts.delete(file));
  return opening;
}
