import type { Mask, Picture, Plane } from '../pixels/picture.ts';
import { resamplePicture, resamplePlane } from '../pixels/resample.ts';
import { coreColor } from './choose-strokes.ts';
import { groupLines, type Row } from './group-lines.ts';
import { brightnessOf, type Color, cropMask, cropPicture, hexOf, insidePicture, isolateInk } from './ink.ts';

import { piecesOf, type Rectangle } from './pieces.ts';
import { readPage, type Script } from './reader.ts';
import { thinStrokes } from './thin-strokes.ts';

/** Lettering that was found, in whole pixels of the picture. */
export interface FoundText extends Rectangle {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  /** Of the letters, `#rrggbb`; undefined where it cannot be told from the box alone. */
  color?: string;
}

/** Sides to which pictures are brought before they are read, in pixels: smaller ones are enlarged, larger ones reduced. */
const SEARCH_SIDE = { least: 900, most: 1600 };
/** Height of a line's letters when it is read, in pixels. */
const READING_HEIGHT = 44;
/** How many rows are read at most: textured photographs have many that say nothing. */
const MOST_ROWS = 28;
/** A row that says less than this is texture, not text; in a region that a person drew more is believed. */
const CERTAIN = { anywhere: 80, region: 55 };

/**
 * Finds lettering and reads it, in English and Chinese: in the whole picture, or in a region that a person drew, where
 * faint and decorated letters are found too. From top to bottom.
 */
export async function findTexts(picture: Picture, region?: Rectangle): Promise<FoundText[]> {
  const area = insidePicture(region ?? { x: 0, y: 0, ...picture }, picture);
  const longest = Math.max(area.width, area.height);
  const scale = Math.min(3, Math.max(SEARCH_SIDE.least, Math.min(SEARCH_SIDE.most, longest)) / longest);
  const cropped = cropPicture(picture, area);
  const view = scale === 1 ? cropped : resamplePicture(cropped, scaled(area, scale));
  const certain = region ? CERTAIN.region : CERTAIN.anywhere;

  const brightness = brightnessOf(view);
  const page = await readWholePage(brightness, certain);
  const rows = findRows(view, brightness, region ? 1 : undefined);
  const read = await readRows(view, rows.slice(0, MOST_ROWS), certain);
  const found = withoutDoubles([...page, ...read]);
  return found
    .map((line) => ({ ...line, ...backToPicture(line, area, scale) }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function scaled({ width, height }: Rectangle, scale: number): { width: number; height: number } {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Plain pages, posters and screens are read best as they are. */
async function readWholePage(brightness: Plane, certain: number): Promise<FoundText[]> {
  const lines = await readPage(brightness, 'anywhere', 'mixed');
  return lines.filter(
    (line) => isText(line.text, line.confidence, Math.max(certain, 84)) && line.height >= 7,
  );
}

/** A row with the mask that its pieces are of. */
type MaskedRow = Row & { mask: Mask; bright: boolean };

/** Rows of bright letters and of dark ones, of two thicknesses, the best written first. */
function findRows(view: Picture, brightness: Plane, largest?: number): MaskedRow[] {
  const longest = Math.max(view.width, view.height);
  const kept: MaskedRow[] = [];
  for (const bright of [true, false]) {
    const rows: MaskedRow[] = [];
    for (const share of [110, 40]) {
      const radius = Math.max(3, Math.round(longest / share));
      for (const contrast of [30, 72]) {
        const mask = thinStrokes(brightness, { bright, radius, contrast });
        rows.push(
          ...groupLines(piecesOf(mask, view), view, largest).map((row) => ({ ...row, mask, bright })),
        );
      }
    }
    rows.sort((a, b) => weightOf(b) - weightOf(a));
    const own: MaskedRow[] = [];
    for (const row of rows) if (!own.some((other) => covers(other, row))) own.push(row);
    kept.push(...joinParts(own));
  }
  return kept.sort((a, b) => weightOf(b) - weightOf(a));
}

/** Rows that each look found a part of: they overlap on one line, and become one row. */
function joinParts(rows: readonly MaskedRow[]): MaskedRow[] {
  const open = [...rows];
  for (let at = 0; at < open.length; at += 1) {
    const row = open[at] as MaskedRow;
    const other = open.findIndex((each, index) => index > at && isSameLine(row, each));
    if (other < 0) continue;
    const [part] = open.splice(other, 1) as [MaskedRow];
    const data = row.mask.data.map((value, place) => value | (part.mask.data[place] as number));
    const x = Math.min(row.x, part.x);
    const y = Math.min(row.y, part.y);
    open[at] = {
      x,
      y,
      width: Math.max(row.x + row.width, part.x + part.width) - x,
      height: Math.max(row.y + row.height, part.y + part.height) - y,
      pieces: [...row.pieces, ...part.pieces],
      mask: { ...row.mask, data },
      bright: row.bright,
    };
    at -= 1;
  }
  return open;
}

function touches(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isSameLine(a: Rectangle, b: Rectangle): boolean {
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return (
    wide > 0 &&
    tall > Math.min(a.height, b.height) * 0.75 &&
    Math.max(a.height, b.height) < Math.min(a.height, b.height) * 1.35
  );
}

function weightOf({ pieces, height }: Row): number {
  return pieces.length * height;
}

async function readRows(view: Picture, rows: readonly MaskedRow[], certain: number): Promise<FoundText[]> {
  const pages = rows.map((row) => ({ row, ...rowPage(view, row) }));
  const found: (FoundText | undefined)[] = [];
  // All rows in one language first: changing it costs more than reading a row.
  for (const { row, page, color } of pages) found.push(await readRow(row, page, color, 'mixed'));
  for (const [index, { row, page, color }] of pages.entries()) {
    const first = found[index];
    if (!first || !/[\u3400-\u9fff]/u.test(first.text)) continue;
    const again = await readRow(row, page, color, 'chinese');
    if (again && again.confidence > first.confidence) found[index] = again;
  }
  return found.filter(
    (line): line is FoundText => line !== undefined && isText(line.text, line.confidence, certain),
  );
}

/** How far a pixel's colour may be from the ink's and still count as a part of a letter. */
const INK_REACH = 120;
/** Below this a line of the reader is dust beside the row. */
const NOISE = 40;

/** One row alone, its ink black on white, at the height that the reader likes. */
function rowPage(view: Picture, row: MaskedRow): { page: Plane; color: Color } {
  const margin = Math.round(row.height * 0.35) + 2;
  const own = cropPicture(view, row);
  const color = coreColor(own, cropMask(row.mask, row), brightnessOf(own), row.bright);
  const around = insidePicture(row, view, margin);
  const factor = Math.min(4, Math.max(0.25, READING_HEIGHT / row.height));
  const ink = isolateInk(cropPicture(view, around), color, INK_REACH);
  // Only what was found as strokes, and their soft edge: the ground may have the colour of the ink.
  const strokes = cropMask(row.mask, around);
  for (let at = 0; at < ink.data.length; at += 1) if (!near(strokes, at)) ink.data[at] = 255;
  return { page: resamplePlane(ink, scaled(around, factor)), color };
}

function near({ width, height, data }: Mask, at: number): boolean {
  const x = at % width;
  const y = (at - x) / width;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if (data[row * width + column] !== 0) return true;
    }
  }
  return false;
}

async function readRow(row: Row, page: Plane, color: Color, script: Script): Promise<FoundText | undefined> {
  const lines = await readPage(page, 'block', script);
  const said = lines.filter(({ text, confidence }) => text !== '' && confidence > NOISE);
  if (said.length === 0) return undefined;
  const { x, y, width, height } = row;
  return {
    x,
    y,
    width,
    height,
    text: said.map(({ text }) => text).join(' '),
    confidence: Math.min(...said.map(({ confidence }) => confidence)),
    color: hexOf(color),
  };
}

/** Whether what was read is a text: certain enough, and mostly letters. */
function isText(text: string, confidence: number, certain: number): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const marks = text.replace(/\s/gu, '').length;
  const chinese = text.match(/[\u3400-\u9fff]/gu)?.length ?? 0;
  // Texture says something short by chance, hardly ever something long.
  const needed = certain - Math.min(12, Math.max(0, letters + chinese - 4) * 1.2);
  return confidence >= needed && letters + chinese >= 3 && letters >= marks * 0.7;
}

/** True where most of `inner` lies in `outer`. */
function covers(outer: Rectangle, inner: Rectangle): boolean {
  const wide = Math.min(outer.x + outer.width, inner.x + inner.width) - Math.max(outer.x, inner.x);
  const tall = Math.min(outer.y + outer.height, inner.y + inner.height) - Math.max(outer.y, inner.y);
  return wide > 0 && tall > 0 && wide * tall >= inner.width * inner.height * 0.6;
}

/** Of lines that lie on each other the one that says more, or is more certain. */
function withoutDoubles(lines: readonly FoundText[]): FoundText[] {
  const worth = ({ text, confidence }: FoundText) => confidence + Math.min(24, text.length);
  const isPart = (line: FoundText) =>
    lines.some(
      (other) =>
        other.text.length > line.text.length && other.text.includes(line.text) && touches(other, line),
    );
  const kept: FoundText[] = [];
  for (const line of [...lines].filter((each) => !isPart(each)).sort((a, b) => worth(b) - worth(a))) {
    if (!kept.some((other) => covers(other, line) || covers(line, other))) kept.push(line);
  }
  return kept;
}

function backToPicture(line: Rectangle, area: Rectangle, scale: number): Rectangle {
  const x = area.x + Math.floor(line.x / scale);
  const y = area.y + Math.floor(line.y / scale);
  return {
    x,
    y,
    width: Math.max(1, Math.ceil((line.x + line.width) / scale) + area.x - x),
    height: Math.max(1, Math.ceil((line.y + line.height) / scale) + area.y - y),
  };
}
