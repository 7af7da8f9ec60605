import { joinLines } from '@inkreel/scene/subtitles/line-breaks.ts';
import { alike, betterOf, type Row } from './follow-rows.ts';

/** A line of subtitles that was read; times are frames. */
export interface ReadLine {
  first: number;
  end: number;
  text: string;
  /** The other language, if both are shown. */
  translation: string | undefined;
}

/** Maximum difference between the first or last frames of the rows of one line. */
const TOGETHER = 3;
/** Maximum frames between two sightings of one row: it may have been covered, or moved up. */
const APART = 3;
/** Rows of less confidence are texture. */
const SURE = 0.65;
/** A row that is shown for less time, in seconds, is part of the scene. */
const SHORTEST = 0.3;
/** Maximum ratio of a row's height to that of most rows. */
const HEIGHT = { least: 0.55, most: 1.8 };
/** Maximum distance of the rows of one line, in their heights. */
const GAP = 1.1;
/**
 * Minimum share of equal characters of one row in two sightings: at another place, and at the same place, where a
 * similar row may follow.
 */
const SAME_TEXT = { moved: 0.75, there: 0.92 };

/**
 * Rows as lines of subtitles: other text is left out, a row that moved up continues, rows with the same times are
 * one line, and two languages of one line are separated by their script.
 * @param language of the original; `all` if unknown: then the upper one is the original
 */
export function joinRows(rows: readonly Row[], framesPerSecond: number, language: string): ReadLine[] {
  const kept = moved(subtitlesOf(rows, framesPerSecond));
  const lines: Row[][] = [];
  for (const row of kept.toSorted((a, b) => a.first - b.first || a.box.y - b.box.y)) {
    const line = lines.find((each) => each.every((other) => belongs(other, row)));
    if (line) line.push(row);
    else lines.push([row]);
  }
  return lines.map((line) => lineOf(line, language)).sort((a, b) => a.first - b.first);
}

function subtitlesOf(rows: readonly Row[], framesPerSecond: number): Row[] {
  const readable = rows.filter(
    ({ text, sure, first, end }) =>
      sure >= SURE && /[\p{L}\p{N}]/u.test(text) && end - first >= SHORTEST * framesPerSecond,
  );
  // Long texts say more about the height of subtitles than short ones.
  const heights = readable
    .flatMap(({ text, box }) => Array.from({ length: text.length }, () => box.height))
    .sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return readable.filter(
    ({ box }) => box.height >= HEIGHT.least * usual && box.height <= HEIGHT.most * usual,
  );
}

/** Joins the sightings of one row that moved to another place, or was lost for a moment. */
function moved(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows.toSorted((a, b) => a.first - b.first)) {
    const before = joined.find(
      (other) =>
        Math.abs(row.first - other.end) <= APART &&
        isAbout(other, row) &&
        alike(other.text, row.text) >= (isThere(other, row) ? SAME_TEXT.there : SAME_TEXT.moved),
    );
    if (before) {
      const { text, sure } = betterOf(before, row);
      Object.assign(before, { end: row.end, text, sure, box: row.box });
    } else joined.push({ ...row });
  }
  return joined;
}

/** At the same place, or a few rows away in the same column. */
const isAbout = ({ box: a }: Row, { box: b }: Row): boolean =>
  Math.abs(a.y - b.y) < 2.5 * Math.max(a.height, b.height) &&
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);

const isThere = ({ box: a }: Row, { box: b }: Row): boolean => Math.abs(a.y - b.y) < a.height / 2;

/** Whether two rows belong to one line: they have the same times, one directly below the other. */
function belongs(one: Row, other: Row): boolean {
  const isTogether =
    Math.abs(one.first - other.first) <= TOGETHER && Math.abs(one.end - other.end) <= TOGETHER;
  const [upper, lower] = one.box.y <= other.box.y ? [one.box, other.box] : [other.box, one.box];
  return isTogether && lower.y - (upper.y + upper.height) < GAP * Math.max(upper.height, lower.height);
}

type Script = 'wide' | 'letters';
const scriptOf = (text: string): Script => {
  const wide =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && wide * 3 >= letters ? 'wide' : 'letters';
};

function lineOf(rows: readonly Row[], language: string): ReadLine {
  const ordered = rows.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const scripts = ordered.map(({ text }) => scriptOf(text));
  const [upper] = scripts as [Script];
  const original = language === 'all' ? upper : language === 'zh' ? 'wide' : 'letters';
  const textOf = (script: Script) =>
    ordered.filter((_, at) => scripts[at] === script).map(({ text }) => text);
  const both = scripts.some((script) => script !== upper);
  const own = both ? textOf(original) : ordered.map(({ text }) => text);
  const other = both ? textOf(original === 'wide' ? 'letters' : 'wide') : [];
  return {
    first: Math.min(...ordered.map(({ first }) => first)),
    end: Math.max(...ordered.map(({ end }) => end)),
    text: own.join('\n'),
    translation: other.length === 0 ? undefined : joinLines(...other),
  };
}
