import { readFile } from 'node:fs/promises';
import type { TextResource } from '@inkreel/scene/timeline/resources.ts';
import type { Font } from 'harfbuzzjs';
import { fontFiles } from '../engines/builtin/letters/fonts.ts';

/** HarfBuzz, which is WebAssembly: it starts when the first text is outlined. */
export type HarfBuzz = typeof import('harfbuzzjs');

/** Thousandths of the font size: the unit of outlines. */
export const EM = 1000;

/** The fonts that ship are a dozen, of which those that texts have needed stay open: 70 MB if it is all of them. */
const fonts = new Map<string, Promise<Font>>();

/** HarfBuzz with the fonts that have the letters of a text, in the order in which they are asked for a letter. */
export async function openLetterFonts({ text, font, bold }: TextResource): Promise<[HarfBuzz, Font[]]> {
  const hb = await import('harfbuzzjs');
  const files = fontFiles(bold ? 'bold' : 'regular', text, font);
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
