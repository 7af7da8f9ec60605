import type { TextLine } from '../../../../ocr/text-reader.ts';
import type { Picture } from '../../pixels/picture.ts';
import {
  type Box,
  type LetterPattern,
  type Luma,
  letterPattern,
  likenessOf,
  lumaOf,
} from './letter-pattern.ts';

/** A row of letters, visible from its first frame up to, but not including, its end. */
export interface Row {
  first: number;
  end: number;
  text: string;
  /** From 0 to 1. */
  sure: number;
  box: Box;
}

/** Detects and reads the text of a frame. */
export interface FrameReader {
  /** Boxes of the rows in a frame, without reading them: fast. */
  find(picture: Picture): Promise<Box[]>;
  /** Reads the rows in a part of a frame. */
  read(picture: Picture, part: Box): Promise<Pick<TextLine, 'text' | 'sure' | 'box'>[]>;
}

/** A row that is visible now. */
interface OpenRow extends Row {
  pattern: LetterPattern;
  /** How often it was read. */
  reads: number;
}

/** Similarity above which a row is the same without another reading. */
const SAME = 0.88;
/** Similarity above which it may still be the same, over another background: then it is read. */
const MAYBE = 0.35;
/** Minimum share of a box that a known row covers if it is that row. */
const COVERED = 0.5;
/** Number of sampled frames in which a row is read again, since it may have been fading in. */
const READS = 3;
/** Share of the characters of two readings of one row that are the same. */
const ALIKE = 0.6;

/**
 * Follows rows of letters through frames: every `step`-th frame is sampled, and the exact first and last frames of a
 * row are found by its pattern in the frames between.
 * @param onFrame called with the number of each frame; may throw to stop
 * @returns rows in the order of their ends
 */
export async function followRows(
  frames: AsyncIterable<Picture>,
  reader: FrameReader,
  step: number,
  onFrame: (frame: number) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  let open: OpenRow[] = [];
  /** Frames since the previous sample, inclusive. */
  let since: { at: number; luma: Luma }[] = [];
  let at = 0;
  let last: Picture | undefined;
  const look = async (picture: Picture) => {
    const boxes = await reader.find(picture);
    const now = since.at(-1) as { at: number; luma: Luma };
    const stay: OpenRow[] = [];
    const gone: OpenRow[] = [];
    for (const row of open) ((await isStill(reader, picture, now, row)) ? stay : gone).push(row);
    const fresh = boxes.filter((box) => !stay.some((row) => covered(box, row.box) > COVERED));
    const come = await readFresh(reader, picture, now, fresh, stay);
    for (const row of gone) {
      row.end = endOf(row, since, come);
      rows.push(row);
    }
    for (const row of come) row.first = firstOf(row, since, gone);
    open = [...stay, ...come];
    since = [now];
  };
  for await (const picture of frames) {
    onFrame(at);
    since.push({ at, luma: lumaOf(picture.data, picture.width, picture.height) });
    if (at % step === 0) await look(picture);
    last = picture;
    at += 1;
  }
  if (last && (at - 1) % step !== 0) await look(last);
  return [...rows, ...open.map((row) => ({ ...row, end: at }))].map(plainRow);
}

const plainRow = ({ first, end, text, sure, box }: Row): Row => ({ first, end, text, sure, box });

async function isStill(
  reader: FrameReader,
  picture: Picture,
  { luma }: { luma: Luma },
  row: OpenRow,
): Promise<boolean> {
  const likeness = likenessOf(row.pattern, luma);
  if (likeness < MAYBE) return false;
  if (likeness >= SAME && row.reads >= READS) return true;
  const [again] = (await reader.read(picture, grown(row.box, 0.3))).toSorted(
    (a, b) => covered(b.box, row.box) - covered(a.box, row.box),
  );
  row.reads += 1;
  const isSame = again !== undefined && alike(again.text, row.text) >= ALIKE;
  if (isSame) {
    const { text, sure } = betterOf<Pick<Row, 'text' | 'sure'>>(row, again);
    Object.assign(row, { text, sure });
  }
  // Over another background the letters have other edges.
  if (isSame && likeness < SAME) row.pattern = letterPattern(luma, row.box) ?? row.pattern;
  return isSame || likeness >= SAME;
}

/** The better of two readings of one row: for the same letters the one with more spaces, which are easily missed. */
export function betterOf<Reading extends Pick<Row, 'text' | 'sure'>>(one: Reading, other: Reading): Reading {
  if (one.text.replace(/\s/gu, '') === other.text.replace(/\s/gu, ''))
    return other.text.length > one.text.length ? other : one;
  return other.sure > one.sure ? other : one;
}

async function readFresh(
  reader: FrameReader,
  picture: Picture,
  { at, luma }: { at: number; luma: Luma },
  boxes: readonly Box[],
  known: readonly Row[],
): Promise<OpenRow[]> {
  if (boxes.length === 0) return [];
  const read = await reader.read(picture, grown(around(boxes), 0.4));
  return read.flatMap(({ text, sure, box }) => {
    if (known.some((row) => covered(box, row.box) > COVERED)) return [];
    const pattern = letterPattern(luma, box);
    return pattern ? [{ first: at, end: at, text, sure, box, pattern, reads: 1 }] : [];
  });
}

/**
 * The first frame without a row: its similarity falls below the middle between that of the row and of a frame
 * without it.
 */
function endOf(row: OpenRow, since: readonly { at: number; luma: Luma }[], come: readonly OpenRow[]): number {
  const likeness = since.map(({ luma }) => likenessOf(row.pattern, luma));
  const half = ((likeness[0] as number) + (likeness.at(-1) as number)) / 2;
  const next = come.find((other) => covered(other.box, row.box) > 0.2);
  const isGone = (index: number) => {
    const own = likeness[index] as number;
    const other = next ? likenessOf(next.pattern, (since[index] as { luma: Luma }).luma) : half;
    return own < (next ? Math.min(half, other) : half);
  };
  for (let index = 1; index < since.length; index += 1)
    if (isGone(index)) return (since[index] as { at: number }).at;
  return (since.at(-1) as { at: number }).at;
}

/** The first frame of a row, searched backwards from the one in which it was read. */
function firstOf(row: OpenRow, since: readonly { at: number; luma: Luma }[], gone: readonly Row[]): number {
  const likeness = since.map(({ luma }) => likenessOf(row.pattern, luma));
  const before = gone.find((other) => covered(other.box, row.box) > 0.2);
  const isFirstLook = since.length === 1;
  if (isFirstLook) return row.first;
  const half = (1 + (likeness[0] as number)) / 2;
  let first = row.first;
  for (let index = since.length - 2; index >= 0; index -= 1) {
    if ((likeness[index] as number) < half) break;
    first = (since[index] as { at: number }).at;
    if (before && first <= before.end) return Math.max(first, before.end);
  }
  return first;
}

/** Share of a box that another one covers. */
function covered(box: Box, by: Box): number {
  const width = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const height = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (box.width * box.height);
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A box with this margin on each side, in its heights. */
function grown({ x, y, width, height }: Box, by: number): Box {
  const more = height * by;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

/** Share of equal characters of two texts, from 0 to 1, by the Levenshtein distance. */
export function alike(one: string, other: string): number {
  const [a, b] = [[...one.replace(/\s/gu, '')], [...other.replace(/\s/gu, '')]];
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of a.entries()) {
    const next = [at + 1];
    for (const [index, wanted] of b.entries())
      next.push(
        Math.min(
          (row[index] as number) + (letter === wanted ? 0 : 1),
          (row[index + 1] as number) + 1,
          (next[index] as number) + 1,
        ),
      );
    row = next;
  }
  return 1 - (row[b.length] as number) / longest;
}
