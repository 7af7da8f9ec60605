import type { Piece, Rectangle } from './pieces.ts';

/** Pieces next to each other, like the letters of one line. */
export interface Row extends Rectangle {
  pieces: Piece[];
}

/** Smallest legible height, in pixels. */
const LEAST_HEIGHT = 7;
/** Maximum height of letters, as a share of the picture's. */
const LARGEST_SHARE = 0.34;
/** Maximum squared distance of colours: letters of one line have one colour. */
const SAME_COLOR = 62 ** 2;

/** Finds rows of letters among pieces; isolated pieces and those too large for letters belong to none. */
export function groupLines(
  pieces: readonly Piece[],
  picture: { width: number; height: number },
  largest = LARGEST_SHARE,
): Row[] {
  const letters = pieces
    .filter(
      ({ width, height, area }) =>
        height >= LEAST_HEIGHT &&
        height <= picture.height * largest &&
        width <= picture.width * 0.4 &&
        width <= height * 6 &&
        area >= width * height * 0.1,
    )
    .sort((a, b) => a.x - b.x);
  const rowOf = letters.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (rowOf[at] !== at) at = rowOf[at] as number;
    rowOf[index] = at;
    return at;
  };
  for (const [index, letter] of letters.entries()) {
    const reach = letter.x + letter.width + letter.height * 1.3;
    for (let other = index + 1; other < letters.length; other += 1) {
      const next = letters[other] as Piece;
      if (next.x > reach) break;
      if (root(index) !== root(other) && areNeighbours(letter, next)) rowOf[root(other)] = root(index);
    }
  }
  const groups = new Map<number, Piece[]>();
  for (const [index, letter] of letters.entries()) {
    const at = root(index);
    const group = groups.get(at);
    if (group) group.push(letter);
    else groups.set(at, [letter]);
  }
  return joinRows([...groups.values()].map(rowAround)).filter(looksWritten);
}

/** Joins rows that continue after a wide space or a Chinese comma, which is as wide as a character. */
function joinRows(rows: readonly Row[]): Row[] {
  const open = [...rows].sort((a, b) => a.x - b.x);
  for (let at = 0; at < open.length; at += 1) {
    const row = open[at] as Row;
    const next = open.findIndex((other, index) => index > at && goesOn(row, other));
    if (next < 0) continue;
    open[at] = rowAround([...row.pieces, ...(open[next] as Row).pieces]);
    open.splice(next, 1);
    at -= 1;
  }
  return open;
}

function goesOn(row: Row, next: Row): boolean {
  const shared = Math.min(row.y + row.height, next.y + next.height) - Math.max(row.y, next.y);
  const small = Math.min(row.height, next.height);
  const gap = next.x - (row.x + row.width);
  return (
    row.pieces.length > 1 &&
    next.pieces.length > 1 &&
    gap > -small * 0.3 &&
    gap < small * 1.1 &&
    shared > small * 0.75 &&
    Math.max(row.height, next.height) < small * 1.5 &&
    sameColor(meanColor(row), meanColor(next))
  );
}

function meanColor({ pieces }: Row): Piece['color'] {
  const mean = (part: 0 | 1 | 2) => pieces.reduce((sum, { color }) => sum + color[part], 0) / pieces.length;
  return [mean(0), mean(1), mean(2)];
}

function sameColor(a: Piece['color'], b: Piece['color']): boolean {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 <= SAME_COLOR;
}

function areNeighbours(a: Piece, b: Piece): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const small = Math.min(a.height, b.height);
  const tall = Math.max(a.height, b.height);
  const gap = b.x - (a.x + a.width);
  if (shared < small * 0.55 || tall > small * 3.2 || gap > tall * 0.9) return false;
  return sameColor(a.color, b.color);
}

function rowAround(pieces: Piece[]): Row {
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
  const bottom = Math.max(...pieces.map((piece) => piece.y + piece.height));
  return { pieces, x, y, width: right - x, height: bottom - y };
}

/** At least three pieces, in a row that is wider than high and not struck through. */
function looksWritten({ pieces, width, height }: Row): boolean {
  const widest = Math.max(...pieces.map((piece) => piece.width));
  const middling = pieces.map((piece) => piece.height).sort((a, b) => a - b)[pieces.length >> 1] ?? 0;
  return pieces.length >= 3 && width >= height * 1.2 && widest <= width * 0.6 && height <= middling * 3;
}
