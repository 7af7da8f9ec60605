import type { Picture } from '@inkreel/server/engines/builtin/pixels/picture.ts';

/** A drawn shape, in shares of the drawing from 0 to 1. */
export interface Shape {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** `#rrggbb` of most of its strokes. */
  color: string;
  /** Share of its box with ink. */
  filled: number;
}

/** A parsed drawing. */
export interface Drawing {
  /** Height of the line between sky and ground, as a share from the top. */
  horizon?: number;
  /** The largest first. */
  shapes: Shape[];
  /** A large area at the foot of the picture: its colour determines the kind of ground. */
  ground?: string;
}

/** Longest side at which strokes are traced, in pixels. */
const GRID = 160;
/** Maximum distance between strokes of one shape, in cells. */
const REACH = 2;
/** Shapes below this share of the grid's cells are slips of the pen. */
const LEAST_CELLS = 0.0004;
/** Maximum distance of equal colours, of 441. */
const SAME_COLOR = 90;
const SAME_GROUND = 60;

/**
 * Reads a drawing: touching strokes of one colour are a shape, nested shapes are one shape, a line across the picture
 * is the ground. White and transparent pixels are paper. An empty drawing has no shapes.
 */
export function readDrawing(picture: Picture): Drawing {
  const grid = inkGrid(picture);
  const pieces = connected(grid);
  const least = Math.max(4, grid.width * grid.height * LEAST_CELLS);
  const inked = pieces.filter(({ cells }) => cells >= least);
  const area = inked.find((piece) => isGroundArea(piece, grid));
  const line = area ? undefined : findGroundLine(inked, grid);
  const horizon = area ? area.top / grid.height : line && line.middle / grid.height;
  // Gaps between strokes on a painted ground are still the ground.
  const isGround = (piece: Piece) =>
    piece === area || (area !== undefined && distance(piece.color, area.color) < SAME_GROUND);
  const things = joinNested(inked.filter((piece) => !isGround(piece) && !line?.pieces.includes(piece)));
  const shapes = things.map((piece) => shapeOf(piece, grid)).sort((a, b) => sizeOf(b) - sizeOf(a));
  return {
    shapes,
    ...(horizon === undefined ? {} : { horizon }),
    ...(area ? { ground: hex(area.color) } : {}),
  };
}

/** True if nothing was drawn. */
export function isEmpty({ horizon, shapes }: Drawing): boolean {
  return horizon === undefined && shapes.length === 0;
}

type Color = [red: number, green: number, blue: number];

interface Grid {
  width: number;
  height: number;
  /** Colour of the ink in each cell; undefined for paper. */
  cells: (Color | undefined)[];
}

interface Piece {
  left: number;
  top: number;
  right: number;
  bottom: number;
  cells: number;
  color: Color;
}

/** The darkest or most coloured pixel of each cell, so that thin strokes are not lost. */
function inkGrid({ width, height, data }: Picture): Grid {
  const step = Math.max(1, Math.max(width, height) / GRID);
  const columns = Math.max(1, Math.floor(width / step));
  const rows = Math.max(1, Math.floor(height / step));
  const cells: (Color | undefined)[] = new Array(columns * rows).fill(undefined);
  const strength = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor(y / step)) * columns;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const ink = inkOf(
        data[at] as number,
        data[at + 1] as number,
        data[at + 2] as number,
        data[at + 3] as number,
      );
      const cell = row + Math.min(columns - 1, Math.floor(x / step));
      if (ink <= 40 || ink <= (strength[cell] as number)) continue;
      strength[cell] = ink;
      cells[cell] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    }
  }
  return { width: columns, height: rows, cells };
}

/** Difference of a pixel from white paper, 0 to 255. */
function inkOf(red: number, green: number, blue: number, alpha: number): number {
  return ((255 - Math.min(red, green, blue)) * alpha) / 255;
}

/** Strokes of about one colour that touch each other, or nearly. */
function connected({ width, height, cells }: Grid): Piece[] {
  const seen = new Uint8Array(cells.length);
  const pieces: Piece[] = [];
  const stack: number[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    const first = cells[start];
    if (!first || seen[start]) continue;
    const piece: Piece = { left: width, top: height, right: -1, bottom: -1, cells: 0, color: first };
    const sums: Color = [0, 0, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const color = cells[at] as Color;
      const x = at % width;
      const y = (at - x) / width;
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x);
      piece.top = Math.min(piece.top, y);
      piece.bottom = Math.max(piece.bottom, y);
      piece.cells += 1;
      for (const part of [0, 1, 2] as const) sums[part] += color[part];
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
        for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1) {
          const next = row * width + column;
          const other = cells[next];
          if (!other || seen[next] || distance(other, first) > SAME_COLOR) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    piece.color = [sums[0] / piece.cells, sums[1] / piece.cells, sums[2] / piece.cells];
    pieces.push(piece);
  }
  return pieces;
}

function distance(a: Color, b: Color): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function spanOf({ left, right }: Piece): number {
  return right - left;
}

/** A line, straight or hilly, across almost the whole width; figures on it may interrupt it. */
function findGroundLine(
  pieces: readonly Piece[],
  { width, height }: Grid,
): { pieces: Piece[]; middle: number } | undefined {
  const flat = pieces.filter((piece) => {
    const span = spanOf(piece) + 1;
    const tall = piece.bottom - piece.top + 1;
    return span > tall * 2.2 && tall < height * 0.22 && piece.cells < span * Math.max(5, tall * 0.45);
  });
  let best: { pieces: Piece[]; middle: number; span: number } | undefined;
  for (const piece of flat) {
    const own = flat.filter(
      (other) =>
        distance(other.color, piece.color) < SAME_GROUND &&
        Math.abs(middleOf(other) - middleOf(piece)) < height * 0.1,
    );
    const span = Math.max(...own.map(({ right }) => right)) - Math.min(...own.map(({ left }) => left)) + 1;
    const covered = own.reduce((sum, each) => sum + spanOf(each) + 1, 0);
    if (span < width * 0.62 || covered < width * 0.45 || span <= (best?.span ?? 0)) continue;
    const cells = own.reduce((sum, each) => sum + each.cells, 0);
    const middle = own.reduce((sum, each) => sum + middleOf(each) * each.cells, 0) / cells;
    best = { pieces: own, middle, span };
  }
  return best;
}

function middleOf({ top, bottom }: Piece): number {
  return (top + bottom + 1) / 2;
}

/** An area that fills the foot of the picture. */
function isGroundArea(piece: Piece, { width, height }: Grid): boolean {
  const span = spanOf(piece) + 1;
  const tall = piece.bottom - piece.top + 1;
  const filled = piece.cells / (span * tall);
  return span > width * 0.7 && piece.bottom > height * 0.85 && tall > height * 0.12 && filled > 0.5;
}

/** Nested or largely overlapping shapes are parts of one shape, in the colour of the larger part. */
function joinNested(pieces: readonly Piece[]): Piece[] {
  const open = [...pieces].sort((a, b) => b.cells - a.cells);
  for (let at = 0; at < open.length; at += 1) {
    const one = open[at] as Piece;
    const other = open.findIndex((each, index) => index > at && overlap(one, each) > 0.45);
    if (other < 0) continue;
    const [part] = open.splice(other, 1) as [Piece];
    open[at] = {
      left: Math.min(one.left, part.left),
      top: Math.min(one.top, part.top),
      right: Math.max(one.right, part.right),
      bottom: Math.max(one.bottom, part.bottom),
      cells: one.cells + part.cells,
      color: one.color,
    };
    at = -1;
  }
  return open;
}

/** Share of the smaller box inside the other one. */
function overlap(a: Piece, b: Piece): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left) + 1;
  const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;
  if (wide <= 0 || tall <= 0) return 0;
  const area = ({ left, right, top, bottom }: Piece) => (right - left + 1) * (bottom - top + 1);
  return (wide * tall) / Math.min(area(a), area(b));
}

function shapeOf({ left, top, right, bottom, cells, color }: Piece, { width, height }: Grid): Shape {
  return {
    left: left / width,
    top: top / height,
    right: (right + 1) / width,
    bottom: (bottom + 1) / height,
    color: hex(color),
    filled: cells / ((right - left + 1) * (bottom - top + 1)),
  };
}

function sizeOf({ left, top, right, bottom }: Shape): number {
  return (right - left) * (bottom - top);
}

function hex(color: Color): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
