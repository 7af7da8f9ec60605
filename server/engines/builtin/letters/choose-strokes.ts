import { createMask, type Mask, type Picture, type Plane } from '../pixels/picture.ts';
import { groupLines, type Row } from './group-lines.ts';
import { brightnessOf, type Color, colorAt, colorDistance } from './ink.ts';
import { COLUMN } from './letter-size.ts';
import { type Piece, piecesOf, type Rectangle } from './pieces.ts';
import { thinStrokes } from './thin-strokes.ts';

/** Letter strokes in a part of a picture, in its pixels. */
export interface Strokes {
  strokes: Mask;
  color: Color;
  bounds: Rectangle;
}

/** Maximum distance from the ink's colour, of 441: for pure ink, and for the edge of a stroke. */
const PURE = 18;
const NEAR_INK = 110;
/** Number of parts of a box in which ink is checked along its length. */
const PARTS = 16;

/**
 * The strokes that fill the box best and differ most from its background: the gaps between letters are candidates
 * too.
 */
export function chooseStrokes(view: Picture, inner: Rectangle, text: string): Strokes | undefined {
  const ground = groundColor(view, inner);
  const radius = Math.max(3, Math.round(Math.min(inner.height, inner.width) * 0.16));
  const isColumn = inner.height > inner.width * COLUMN;
  const letters = text.replace(/\s/gu, '').length;
  let best: (Strokes & { worth: number }) | undefined;
  for (const plane of [brightnessOf(view), redness(view), blueness(view)]) {
    for (const bright of [true, false]) {
      for (const contrast of [24, 60]) {
        const mask = thinStrokes(plane, { bright, radius, contrast });
        const pieces = piecesOf(mask, view).filter((piece) => isInside(piece, inner));
        const rows = isColumn ? [] : groupLines(pieces, view, 1);
        const found = rows.length > 0 ? rows.flatMap((row) => row.pieces) : pieces;
        if (found.length === 0) continue;
        const strokes = onlyIn(mask, pieces, rows);
        const color = coreColor(view, strokes, plane, bright);
        const area = found.reduce((all, { width, height }) => all + Math.min(width, height * 2) * height, 0);
        // Texture has many more pieces than the text has letters, and a smear has fewer.
        const odd = Math.abs(Math.log((found.length + 1) / (letters + 1)));
        const pure = purity(view, strokes, color);
        keepInk(view, strokes, color);
        const spread = evenness(strokes, inner) ** 3;
        const worth = (area * colorDistance(color, ground) ** 2 * spread * pure) / (1 + odd) ** 2;
        if (!best || worth > best.worth) best = { strokes, color, bounds: aroundAll(found), worth };
      }
    }
  }
  return best;
}

/** Share of the strokes in the ink's pure colour: large for printed letters, small for texture. */
function purity(view: Picture, strokes: Mask, ink: Color): number {
  let all = 0;
  let same = 0;
  for (let at = 0; at < strokes.data.length; at += 1) {
    if (strokes.data[at] === 0) continue;
    all += 1;
    if (colorDistance(colorAt(view, at), ink) < PURE) same += 1;
  }
  return all === 0 ? 0 : same / all;
}
/** Share of the box's length with ink: a line of letters leaves no part of it empty. */
function evenness(strokes: Mask, inner: Rectangle): number {
  const parts = new Uint8Array(PARTS);
  const isColumn = inner.height > inner.width;
  for (let at = 0; at < strokes.data.length; at += 1) {
    if (strokes.data[at] === 0) continue;
    const x = at % strokes.width;
    const along = isColumn
      ? ((at - x) / strokes.width - inner.y) / inner.height
      : (x - inner.x) / inner.width;
    const part = Math.floor(along * PARTS);
    if (part >= 0 && part < PARTS) parts[part] = 1;
  }
  return parts.reduce((sum, part) => sum + part, 0) / PARTS;
}
/** Red against green, 128 if they are equal: it shows red letters on brown. */
function redness(view: Picture): Plane {
  return planeOf(view, (red, green) => 128 + (red - green) / 2);
}

/** Yellow against blue, 128 if they are equal. */
function blueness(view: Picture): Plane {
  return planeOf(view, (red, green, blue) => 128 + ((red + green) / 2 - blue) / 2);
}

function planeOf(
  { width, height, data }: Picture,
  value: (red: number, green: number, blue: number) => number,
): Plane {
  const out = new Float32Array(width * height);
  for (let at = 0, from = 0; at < out.length; at += 1, from += 4) {
    out[at] = value(data[from] as number, data[from + 1] as number, data[from + 2] as number);
  }
  return { width, height, data: out };
}

function aroundAll(pieces: readonly Rectangle[]): Rectangle {
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  return {
    x,
    y,
    width: Math.max(...pieces.map((piece) => piece.x + piece.width)) - x,
    height: Math.max(...pieces.map((piece) => piece.y + piece.height)) - y,
  };
}

/** The median colour around the box. */
function groundColor(view: Picture, inner: Rectangle): Color {
  const around: Color[] = [];
  for (let at = 0; at < view.width * view.height; at += 1) {
    const x = at % view.width;
    const y = (at - x) / view.width;
    const inside = x >= inner.x && x < inner.x + inner.width && y >= inner.y && y < inner.y + inner.height;
    if (!inside) around.push(colorAt(view, at));
  }
  const middle = (part: 0 | 1 | 2) => {
    const values = Float32Array.from(around, (color) => color[part]).sort();
    return values[values.length >> 1] ?? 128;
  };
  return [middle(0), middle(1), middle(2)];
}

export function isInside(piece: Rectangle, box: Rectangle): boolean {
  const middle = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  return (
    middle.x > box.x - 2 &&
    middle.x < box.x + box.width + 2 &&
    middle.y > box.y - 2 &&
    middle.y < box.y + box.height + 2 &&
    piece.height <= box.height * 1.35 &&
    piece.width <= box.width * 1.1
  );
}

/** The pieces in and close to the rows, including dots and accents; all pieces if there are no rows. */
function onlyIn(mask: Mask, pieces: readonly Piece[], rows: readonly Row[]): Mask {
  const kept = createMask(mask.width, mask.height);
  const near = (piece: Piece) =>
    rows.length === 0 ||
    rows.some(({ x, y, width, height }) => {
      const more = height * 0.2;
      return (
        piece.x + piece.width >= x - more &&
        piece.x <= x + width + more &&
        piece.y >= y - more &&
        piece.y + piece.height <= y + height + more
      );
    });
  for (const piece of pieces) if (near(piece)) for (const at of piece.places) kept.data[at] = 255;
  return kept;
}

/**
 * The colour of the strokes' cores, at the extremes of the plane in which they were found: edges have mixed
 * colours.
 */
function coreColor(view: Picture, strokes: Mask, plane: Plane, bright: boolean): Color {
  const places: number[] = [];
  for (let at = 0; at < strokes.data.length; at += 1) if (strokes.data[at] !== 0) places.push(at);
  const sign = bright ? -1 : 1;
  places.sort((a, b) => sign * ((plane.data[a] as number) - (plane.data[b] as number)));
  const core = places[Math.floor(places.length * 0.2)];
  return core === undefined ? [0, 0, 0] : colorAt(view, core);
}

/** Removes strokes of another colour: the grain of the background. */
function keepInk(view: Picture, strokes: Mask, ink: Color): void {
  for (let at = 0; at < strokes.data.length; at += 1) {
    if (strokes.data[at] !== 0 && colorDistance(colorAt(view, at), ink) > NEAR_INK) strokes.data[at] = 0;
  }
}
