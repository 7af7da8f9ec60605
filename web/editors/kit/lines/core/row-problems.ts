import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { type CueFix, fixOf } from '@inkreel/scene/subtitles/cue-fixes.ts';
import { type CueProblem, findProblems, readingSpeed } from '@inkreel/scene/subtitles/cue-problems.ts';
import { readingLimits } from '@inkreel/scene/subtitles/text-width.ts';
import type { Reading } from './reading.ts';

/** The content of a row's margin. */
export interface RowState {
  /** Characters a second, and the limit of their language. */
  perSecond: number;
  limit: number;
  /** The most urgent first. */
  problems: readonly CueProblem[];
  /** Of the first problem. */
  fix: CueFix | undefined;
}

export type RowJudge = (lines: readonly Cue[], reading: Reading) => readonly RowState[];

/**
 * Judges rows, and each again only when it, a neighbour or the language has changed: every keystroke requests
 * all rows of a long video.
 * @param tell maps a row's state to what the editor shows of it
 */
export function createRowJudge(tell: (state: RowState) => RowState = (state) => state): RowJudge {
  let known = new WeakMap<Cue, { previous: Cue | undefined; next: Cue | undefined; state: RowState }>();
  let judged: Reading | undefined;
  let last: { lines: readonly Cue[]; states: readonly RowState[] } | undefined;
  return (lines, reading) => {
    const { field, language, clipLength } = reading;
    if (judged?.field !== field || judged.language !== language || judged.clipLength !== clipLength) {
      known = new WeakMap();
      last = undefined;
    }
    judged = reading;
    if (last?.lines === lines) return last.states;
    const before = last;
    const states = lines.map((cue, at) => {
      // Far from what has changed even the look-up is saved.
      const kept = before?.states[at];
      if (kept && isSameAround(before.lines, lines, at)) return kept;
      const [previous, next] = [lines[at - 1], lines[at + 1]];
      const judgedBefore = known.get(cue);
      if (judgedBefore?.previous === previous && judgedBefore?.next === next && judgedBefore)
        return judgedBefore.state;
      const state = tell(stateOf(cue, reading, previous, next));
      known.set(cue, { previous, next, state });
      return state;
    });
    last = { lines, states };
    return states;
  };
}

/** Whether a line and its neighbours are the same objects in both lists. */
const isSameAround = (before: readonly Cue[], after: readonly Cue[], at: number): boolean =>
  before[at] === after[at] && before[at - 1] === after[at - 1] && before[at + 1] === after[at + 1];

function stateOf(cue: Cue, reading: Reading, previous: Cue | undefined, next: Cue | undefined): RowState {
  const { field, language, clipLength } = reading;
  const problems = findProblems(cue, {
    field,
    next,
    ...(language === undefined ? {} : { language }),
    ...(clipLength === undefined ? {} : { clipLength }),
  });
  const [first] = problems;
  return {
    perSecond: readingSpeed(cue, field).perSecond,
    limit: readingLimits(cue[field], language).perSecond,
    problems,
    fix: first && fixOf(first, cue, { field, language, previous, next, clipLength }),
  };
}
