/** The text of PDF files, as lines with their indentation. Scripts and forms in them are never run. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { SCRIPT_FILE_LIMITS } from '@inkreel/contract/api/scripts.ts';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ScriptRefusal } from './script-refusal.ts';

const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * The text of a PDF, page after page.
 * @throws ScriptRefusal script_file_too_long if it has too many pages or characters; script_without_text if no page has
 * text, as in a scan
 */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${path.join(home, 'cmaps')}/`,
    standardFontDataUrl: `${path.join(home, 'standard_fonts')}/`,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  if (document.numPages > SCRIPT_FILE_LIMITS.pages)
    throw new ScriptRefusal('script_file_too_long', `${document.numPages} pages`);
  const pages: PdfLine[][] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOf(items.flatMap((item) => ('str' in item ? [item] : [])));
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > SCRIPT_FILE_LIMITS.characters)
      throw new ScriptRefusal('script_file_too_long', 'too many characters');
    pages.push(lines);
    page.cleanup();
  }
  if (characters === 0) throw new ScriptRefusal('script_without_text', 'no text on any page');
  return layOut(withoutRunningLines(pages));
}

interface PdfItem {
  str: string;
  /** Matrix; the last two are x and y in points, y upwards. */
  transform: number[];
  width: number;
  height: number;
}

interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Where its last word ends. */
  end: number;
}

const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Words come in pieces: those of one height are a line, with a space where the gap is wide. */
function linesOf(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const { str, transform, width, height } of items) {
    if (str === '') continue;
    const [, , , , x = 0, y = 0] = transform;
    const size = height || Math.abs(transform[3] ?? 10) || 10;
    const line = lines.at(-1);
    const text = withoutRadicals(str);
    if (!line || Math.abs(line.y - y) > 0.5 * size || x < line.x - size) {
      if (str.trim() !== '') lines.push({ text, x, y, size, end: x + width });
      continue;
    }
    const gap = x - line.end;
    const isHan = HAN.test(line.text.slice(-1)) && HAN.test(text.slice(0, 1));
    const isApart = gap > (isHan ? 0.9 : 0.15) * size && !/\s$/.test(line.text) && !/^\s/.test(text);
    // A column of a table, or a name before its words.
    const space = gap > 2 * size ? '  ' : ' ';
    line.text += `${isApart ? space : ''}${text}`;
    line.end = x + width;
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() })).filter(({ text }) => text !== '');
}

/** Fonts that share glyphs give radicals instead of characters. Compatibility forms of other signs must stay. */
const withoutRadicals = (text: string): string =>
  text.replaceAll(/[\u2e80-\u2fd5]/g, (sign) => RADICALS.get(sign) ?? sign.normalize('NFKC'));
const RADICALS = new Map(
  [
    ...'⺁厂⺄乙⺆冂⺇几⺈刀⺉刂⺊卜⺌小⺍小⺎兀⺐尣⺒巳⺓幺⺔彑⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺟母⺠民⺡氵⺢水⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺯糹⺰纟⺲罒⺳网⺶羊⺷羊⺹耂⺺肀⺻聿⺼肉⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒长⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟',
  ].flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] as string] as const] : [])),
);

/** Headers, footers and page numbers: what comes again at one height on most pages, whatever its number. */
function withoutRunningLines(pages: readonly PdfLine[][]): PdfLine[][] {
  const key = ({ text, y }: PdfLine) => `${Math.round(y / 4)} ${text.replaceAll(/\d+/g, '#')}`;
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const line of new Set(lines.map(key))) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isRunning = (line: PdfLine) => pages.length > 2 && (counts.get(key(line)) ?? 0) > 0.5 * pages.length;
  const isNumber = (line: PdfLine) =>
    /^[-–—]? ?\d{1,4}[.]? ?[-–—]?$/.test(line.text.trim()) && (line.y < 70 || line.y > 700);
  return pages.map((lines) => lines.filter((line) => !isRunning(line) && !isNumber(line)));
}

/** Writes lines with their indentation, and an empty line where the gap is larger than the usual one. */
function layOut(pages: readonly PdfLine[][]): string {
  const all = pages.flat();
  const left = Math.min(...all.map(({ x }) => x));
  const steps = pages
    .flatMap((lines) => lines.slice(1).map((line, at) => (lines[at] as PdfLine).y - line.y))
    .filter((step) => step > 1);
  const usual = usualStep(steps);
  const written = pages.map((lines) =>
    lines
      .map(({ text, x, y, size }, at) => {
        const before = lines[at - 1];
        const isApart = before !== undefined && (before.y - y > 1.35 * usual || before.y < y);
        return `${isApart ? '\n' : ''}${' '.repeat(Math.min(80, Math.max(0, Math.round((x - left) / (0.6 * size)))))}${text}`;
      })
      .join('\n'),
  );
  return written.filter(Boolean).join('\n');
}

/** The lower quartile: lines of a paragraph are nearest, and half of a script's lines begin one. */
const usualStep = (steps: readonly number[]): number =>
  steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 0;
