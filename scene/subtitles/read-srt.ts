import type { ReadCue } from './cue.ts';
import { boundedRaw, plainSrt } from './plain-text.ts';
import { looksLikeTiming, parseTimingLine } from './timestamps.ts';

interface OpenCue {
  start: number;
  end: number;
  lines: string[];
  /** Whether a number stood before its times. */
  isNumbered: boolean;
}

/** A number as files have it: alone, in digits of any script, or as translators render it: `3.`, `第3`, `3个` or `三`. */
const NUMBER = /^[#第]?(?:[\p{Nd}]{1,6}|[一二三四五六七八九十百千零〇两]{1,7})[.):]?\s?\p{Lo}?$/u;

/**
 * Cues of SubRip. A cue lasts until the next line of times: empty lines inside a cue are common, although some players
 * stop there.
 * @param doubtful receives the numbers of lines that may be misread
 */
export function* readSrtCues(lines: readonly string[], doubtful: number[]): Generator<ReadCue> {
  let count = 0;
  let open: OpenCue | undefined;
  /** Times that directly follow a text; the style of a file in which most do. */
  const tight: number[] = [];
  for (const [at, line] of lines.entries()) {
    const timing = parseTimingLine(line);
    const before = timing ? placeOf(lines, at) : undefined;
    if (timing && before && (!open || isOwnCue(timing, before, open))) {
      if (open) {
        if (before === 'text') tight.push(at + 1);
        count += 1;
        dropNumber(open, count + 1);
        yield cueOf(open);
      }
      open = { start: timing.start, end: timing.end, lines: [], isNumbered: before === 'number' };
    } else {
      if (looksLikeTiming(line) || (!open && isStray(lines, at))) doubtful.push(at + 1);
      open?.lines.push(line);
    }
  }
  if (open) yield cueOf(open);
  if (tight.length < 2 || tight.length * 2 < count) doubtful.push(...tight);
  doubtful.sort((one, other) => one - other);
}

const cueOf = ({ start, end, lines }: OpenCue): ReadCue => ({
  start,
  end,
  text: plainSrt(boundedRaw(lines.join('\n'))),
});

type Place = 'number' | 'gap' | 'text';

/** What stands before a line: the number of a cue, an empty line or the file's beginning, or a text. */
function placeOf(lines: readonly string[], at: number): Place {
  const before = lines[at - 1]?.trim() ?? '';
  if (before === '') return 'gap';
  return NUMBER.test(before) ? 'number' : 'text';
}

/** Whether times begin a cue, or are what the open cue says. */
function isOwnCue(
  { start, isExact }: { start: number; isExact: boolean },
  before: Place,
  open: OpenCue,
): boolean {
  if (before === 'number') return true;
  const isEmpty = open.lines.every((line) => line.trim() === '');
  if (before === 'gap' && !(open.isNumbered && isEmpty)) return isExact || !open.isNumbered;
  return isExact && start >= open.end;
}

/** Removes the number of the next cue from the end of this one. */
function dropNumber({ lines, isNumbered }: OpenCue, expected: number): void {
  while (lines.at(-1)?.trim() === '') lines.pop();
  const last = lines.at(-1)?.trim() ?? '';
  const isAlone = lines.length === 1 || lines.at(-2)?.trim() === '';
  // A number directly after text must be the expected one, and one in words must follow other numbers.
  const isDigits = /^\d+$/.test(last);
  if (isDigits ? isAlone || Number(last) === expected : isAlone && isNumbered && NUMBER.test(last))
    lines.pop();
}

/** Words before the first cue: neither its number nor empty. */
function isStray(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  return line !== '' && !(NUMBER.test(line) && parseTimingLine(lines[at + 1] ?? ''));
}
