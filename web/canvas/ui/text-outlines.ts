import { OUTLINE_LIMITS, outlineTexts } from '@inkreel/contract/api/outlines.ts';
import { type Outline, resourceKey, type TextResource } from '@inkreel/scene/timeline/resources.ts';
import { call } from '../../lib/client.ts';

/** Outlines of lines of text, from the server, each fetched once. */
export interface TextOutlines {
  /**
   * In the order of the lines; undefined for those that are too long for a call.
   * @throws what asking for them throws; they are asked for again by the next call
   */
  read(lines: readonly TextResource[]): Promise<(Outline | undefined)[]>;
  /** Those that are there by now. */
  known(lines: readonly TextResource[]): (Outline | undefined)[];
}

/** Lines whose outlines are kept: a long film's. */
const KEPT_LINES = 2000;

/** @param ask asks for the outlines of lines that fit into one call */
export function createTextOutlines(
  ask: (lines: readonly TextResource[]) => Promise<readonly Outline[]>,
): TextOutlines {
  const asked = new Map<string, Promise<Outline | undefined>>();
  const there = new Map<string, Outline>();
  const fetchLines = (lines: readonly TextResource[]) => {
    const answer = ask(lines);
    for (const [index, line] of lines.entries()) {
      const key = resourceKey(line);
      const one = answer.then((outlines) => {
        const outline = outlines[index];
        if (outline) there.set(key, outline);
        return outline;
      });
      asked.set(key, one);
      one.catch(() => asked.delete(key));
    }
  };
  const forgetOldest = () => {
    for (const key of asked.keys()) {
      if (asked.size <= KEPT_LINES) break;
      asked.delete(key);
      there.delete(key);
    }
  };
  return {
    read: async (lines) => {
      const missing = new Map(lines.map((line) => [resourceKey(line), line]));
      for (const key of asked.keys()) missing.delete(key);
      for (const group of groupsOf([...missing.values()])) fetchLines(group);
      const outlines = Promise.all(lines.map((line) => asked.get(resourceKey(line))));
      forgetOldest();
      return outlines;
    },
    known: (lines) => lines.map((line) => there.get(resourceKey(line))),
  };
}

/** Lines in groups that each fit into one call; lines that fit into none are left out. */
function groupsOf(lines: readonly TextResource[]): TextResource[][] {
  const groups: TextResource[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const { length } = line.text;
    if (length > OUTLINE_LIMITS.characters) continue;
    const last = groups.at(-1);
    if (last && last.length < OUTLINE_LIMITS.lines && characters + length <= OUTLINE_LIMITS.characters) {
      last.push(line);
      characters += length;
    } else {
      groups.push([line]);
      characters = length;
    }
  }
  return groups;
}

/** For all documents of this page. */
export const textOutlines: TextOutlines = createTextOutlines(async (lines) => {
  const body = { lines: lines.map(({ text, font, bold }) => ({ text, font, bold })) };
  return (await call(outlineTexts, { body })).outlines;
});
