/** Problems that an editor shows for a cue that is hard to read. */
import { missingCharacters } from '../text-fonts/font-coverage.ts';
import type { Cue, CueText } from './cue.ts';
import { characterCount, LINES_MAXIMUM, readingLimits } from './text-width.ts';

export type CueProblem =
  /** Characters a second, and the limit of the language. */
  | { kind: 'too_fast'; perSecond: number; limit: number }
  /** Characters of the widest line, and the limit of the language. */
  | { kind: 'too_wide'; characters: number; limit: number }
  | { kind: 'too_many_lines'; lines: number; limit: number }
  /** For how many milliseconds the next cue is shown at the same time. */
  | { kind: 'overlap'; milliseconds: number }
  /** A gap before the next cue so short that the picture flickers, in milliseconds. */
  | { kind: 'gap'; milliseconds: number }
  /** For how many milliseconds it continues after the clip's end. */
  | { kind: 'after_end'; milliseconds: number }
  | { kind: 'no_words' }
  /** Characters that no font has: they would be drawn as boxes. */
  | { kind: 'no_letters'; characters: string };

/** A shorter gap between two cues looks like a flash. Two frames of film, in milliseconds. */
const SHORTEST_GAP = 80;

export interface ProblemContext {
  /** The text that will be read. */
  field: CueText;
  /** Its language; undefined for any. */
  language?: string;
  next?: Cue | undefined;
  /** Milliseconds of the clip. */
  clipLength?: number;
}

/** Problems of a cue, the most urgent first. */
export function findProblems(cue: Cue, context: ProblemContext): CueProblem[] {
  const { field, language, next, clipLength = Number.POSITIVE_INFINITY } = context;
  const problems: CueProblem[] = [];
  if (next && next.start < cue.end)
    problems.push({ kind: 'overlap', milliseconds: Math.min(cue.end, next.end) - next.start });
  if (cue.end > clipLength) problems.push({ kind: 'after_end', milliseconds: cue.end - clipLength });
  const lines = cue[field].split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return [...problems, { kind: 'no_words' }];
  const missing = missingCharacters(cue[field]);
  if (missing.length > 0) problems.push({ kind: 'no_letters', characters: missing.join(' ') });
  const limits = readingLimits(cue[field], language);
  const { perSecond } = readingSpeed(cue, field);
  if (perSecond > limits.perSecond) problems.push({ kind: 'too_fast', perSecond, limit: limits.perSecond });
  const widest = Math.max(...lines.map(characterCount));
  if (widest > limits.perLine) problems.push({ kind: 'too_wide', characters: widest, limit: limits.perLine });
  if (lines.length > LINES_MAXIMUM)
    problems.push({ kind: 'too_many_lines', lines: lines.length, limit: LINES_MAXIMUM });
  const gap = next ? next.start - cue.end : 0;
  if (gap > 0 && gap < SHORTEST_GAP) problems.push({ kind: 'gap', milliseconds: gap });
  return problems;
}

/** Reading speed of a cue: its characters, and characters per second. Line breaks do not count. */
export function readingSpeed(cue: Cue, field: CueText): { characters: number; perSecond: number } {
  const characters = characterCount(cue[field].replaceAll('\n', ''));
  return { characters, perSecond: characters / (Math.max(1, cue.end - cue.start) / 1000) };
}
