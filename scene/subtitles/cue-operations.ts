/** Operations on a list of cues sorted by start: plain functions that return a new list. */
import { CUE_LIMITS, type Cue, type CueText, SHORTEST_CUE } from './cue.ts';
import { breakPlaces, joinLines } from './line-breaks.ts';

type Cues = readonly Cue[];

/** Changes the texts or the speaker of a cue. */
export function changeCue(
  cues: Cues,
  id: string,
  change: Partial<Pick<Cue, 'text' | 'translation' | 'speaker' | 'take'>>,
): Cues {
  return cues.map((cue) => (cue.id === id ? { ...cue, ...change } : cue));
}

/** Moves the start, the end or both. A start or an end that would pass the other one stops `SHORTEST_CUE` from it. */
export function retimeCue(cues: Cues, id: string, { start, end }: { start?: number; end?: number }): Cues {
  const changed = cues.map((cue) => {
    if (cue.id !== id) return cue;
    const isEndMoved = end !== undefined;
    const from = Math.max(0, Math.round(start ?? cue.start));
    const to = Math.round(end ?? cue.end);
    if (to - from >= SHORTEST_CUE) return { ...cue, start: from, end: to };
    return isEndMoved && start === undefined
      ? { ...cue, end: cue.start + SHORTEST_CUE }
      : { ...cue, start: Math.max(0, to - SHORTEST_CUE), end: Math.max(to, SHORTEST_CUE) };
  });
  return sorted(changed);
}

/** Shifts these cues by the same milliseconds: the first one stops at the start of the clip. */
export function shiftCues(cues: Cues, ids: ReadonlySet<string>, milliseconds: number): Cues {
  const earliest = Math.min(...cues.filter(({ id }) => ids.has(id)).map(({ start }) => start));
  const by = Math.max(Math.round(milliseconds), -earliest);
  return sorted(
    cues.map((cue) => (ids.has(cue.id) ? { ...cue, start: cue.start + by, end: cue.end + by } : cue)),
  );
}

/**
 * Splits a cue at a caret in one of its texts. The other text is split at the line break opportunity nearest to the
 * same share, the time by the share of the text.
 * @param newId id of the second part
 * @returns the same cues if a part would be too short to be shown
 */
export function splitCue(cues: Cues, id: string, at: { field: CueText; caret: number }, newId: string): Cues {
  const cue = cues.find((each) => each.id === id);
  if (!cue || cue.end - cue.start < 2 * SHORTEST_CUE) return cues;
  const length = cue[at.field].length;
  const share = length === 0 ? 0.5 : Math.min(1, Math.max(0, at.caret / length));
  const middle = Math.round(cue.start + (cue.end - cue.start) * share);
  const end = Math.min(cue.end - SHORTEST_CUE, Math.max(cue.start + SHORTEST_CUE, middle));
  const text = part(cue.text, at.field === 'text' ? at.caret : nearestBreak(cue.text, share));
  const translation = part(
    cue.translation,
    at.field === 'translation' ? at.caret : nearestBreak(cue.translation, share),
  );
  return cues.flatMap((each) =>
    each.id === id
      ? [
          { ...cue, end, text: text[0], translation: translation[0] },
          { ...cue, id: newId, start: end, text: text[1], translation: translation[1] },
        ]
      : [each],
  );
}

const part = (text: string, at: number): [string, string] => [
  text.slice(0, at).trim(),
  text.slice(at).trim(),
];

function nearestBreak(text: string, share: number): number {
  const wanted = text.length * share;
  const [first = text.length, ...rest] = [...breakPlaces(text), text.length];
  return rest.reduce(
    (best, place) => (Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best),
    first,
  );
}

/** Joins a cue with the next one. A speaker stays if both have the same. */
export function mergeWithNext(cues: Cues, id: string): Cues {
  const at = cues.findIndex((cue) => cue.id === id);
  const [one, next] = [cues[at], cues[at + 1]];
  if (!one || !next) return cues;
  const { speaker, ...rest } = one;
  const merged: Cue = {
    ...rest,
    end: Math.max(one.end, next.end),
    text: joinLines(one.text, next.text),
    translation: joinLines(one.translation, next.translation),
    ...(speaker !== undefined && speaker === next.speaker ? { speaker } : {}),
  };
  return cues.toSpliced(at, 2, merged);
}

/** Removes cues. */
export const removeCues = (cues: Cues, ids: ReadonlySet<string>): Cues =>
  cues.filter(({ id }) => !ids.has(id));

/** Adds a cue without text; returns the same cues if the project is full. */
export function insertCue(cues: Cues, { id, start, end }: Pick<Cue, 'id' | 'start' | 'end'>): Cues {
  if (cues.length >= CUE_LIMITS.cues) return cues;
  const from = Math.max(0, Math.round(start));
  const to = Math.max(from + SHORTEST_CUE, Math.round(end));
  return sorted([...cues, { id, start: from, end: to, text: '', translation: '' }]);
}

/** Ends a cue at the start of the next one. If that leaves too little time, the next one begins later instead. */
export function cutOverlap(cues: Cues, id: string): Cues {
  const at = cues.findIndex((cue) => cue.id === id);
  const [one, next] = [cues[at], cues[at + 1]];
  if (!one || !next || next.start >= one.end) return cues;
  if (next.start - one.start >= SHORTEST_CUE) return cues.with(at, { ...one, end: next.start });
  const start = one.start + SHORTEST_CUE;
  const later = { ...next, start, end: Math.max(next.end, start + SHORTEST_CUE) };
  return sorted(cues.with(at, { ...one, end: start }).with(at + 1, later));
}

export interface Search {
  words: string;
  /** The texts that are searched. */
  fields: readonly CueText[];
  matchCase?: boolean;
}

/** Replaces a text everywhere, and returns how often. The replacement is literal. */
export function replaceWords(cues: Cues, search: Search, replacement: string): { cues: Cues; count: number } {
  if (search.words === '') return { cues, count: 0 };
  const pattern = new RegExp(literal(search.words), search.matchCase ? 'gu' : 'giu');
  let count = 0;
  const replaced = cues.map((cue) => {
    let changed = cue;
    for (const field of search.fields) {
      const text = cue[field].replace(pattern, () => {
        count += 1;
        return replacement;
      });
      if (text !== cue[field]) changed = { ...changed, [field]: text };
    }
    return changed;
  });
  return { cues: replaced, count };
}

/** Cues that contain the text, in order. */
export function findCues(cues: Cues, search: Search): Cue[] {
  if (search.words === '') return [];
  const pattern = new RegExp(literal(search.words), search.matchCase ? 'u' : 'iu');
  return cues.filter((cue) => search.fields.some((field) => pattern.test(cue[field])));
}

const sorted = (cues: Cues): Cues => cues.toSorted((one, other) => one.start - other.start);

/** A pattern that matches exactly this text. */
const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
