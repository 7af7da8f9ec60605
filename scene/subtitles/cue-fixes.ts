/** Fixes that an editor offers for a cue that is hard to read: one click, one step of undo. */
import { type Cue, type CueText, SHORTEST_CUE } from './cue.ts';
import type { CueProblem } from './cue-problems.ts';
import { joinLines } from './line-breaks.ts';
import { breakLines, characterCount, LINES_MAXIMUM, readingLimits } from './text-width.ts';

export type CueFix =
  /** Shown longer: milliseconds by which its end moves later, and its start earlier. */
  | { kind: 'longer'; after: number; before: number }
  /** Its end, in milliseconds of the clip. */
  | { kind: 'end_at'; time: number }
  /** Its end moves to the start of the next cue. */
  | { kind: 'close_gap' }
  /** Other line breaks. */
  | { kind: 'break_lines'; text: string };

export interface FixContext {
  field: CueText;
  language?: string | undefined;
  previous?: Cue | undefined;
  next?: Cue | undefined;
  /** Milliseconds of the clip. */
  clipLength?: number | undefined;
}

/** The fix of a problem; undefined if only another text helps. */
export function fixOf(problem: CueProblem, cue: Cue, context: FixContext): CueFix | undefined {
  const { field, language, next, clipLength } = context;
  if (problem.kind === 'too_fast') return longer(cue, problem, context);
  if (problem.kind === 'gap') return { kind: 'close_gap' };
  if (problem.kind === 'overlap' && next && next.start - cue.start >= SHORTEST_CUE)
    return { kind: 'end_at', time: next.start };
  if (problem.kind === 'after_end' && clipLength !== undefined && clipLength - cue.start >= SHORTEST_CUE)
    return { kind: 'end_at', time: clipLength };
  if (problem.kind !== 'too_wide' && problem.kind !== 'too_many_lines') return undefined;
  const { perLine } = readingLimits(cue[field], language);
  const text = breakLines(joinLines(cue[field]), perLine);
  const lines = text.split('\n');
  const fits = lines.length <= LINES_MAXIMUM && lines.every((line) => characterCount(line) <= perLine);
  return fits && text !== cue[field] ? { kind: 'break_lines', text } : undefined;
}

function longer(
  cue: Cue,
  { perSecond, limit }: { perSecond: number; limit: number },
  { previous, next, clipLength = Number.POSITIVE_INFINITY }: FixContext,
): CueFix | undefined {
  const length = cue.end - cue.start;
  // Rounded up to a tenth of a second, which the editor shows, and applied if there is room.
  const missing = Math.ceil((length * (perSecond / limit - 1)) / 100) * 100;
  const roomAfter = Math.max(0, Math.min(next?.start ?? clipLength, clipLength) - cue.end);
  const roomBefore = Math.max(0, cue.start - (previous?.end ?? 0));
  const after = Math.min(missing, roomAfter);
  const before = Math.min(missing - after, roomBefore);
  const given = length + after + before;
  return (perSecond * length) / given <= limit ? { kind: 'longer', after, before } : undefined;
}
