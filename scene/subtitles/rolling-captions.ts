import type { ReadCue } from './cue.ts';

/** Automatic captions follow each other without a gap, or with one of a few frames. Milliseconds. */
const LONGEST_GAP = 150;
/** Share of neighbours that repeat lines, from which captions roll; the refrain of a song repeats less. */
const ROLLING_SHARE = 0.6;
/** Fewer lines that move up may be chance. */
const FEWEST_MOVES = 2;

/**
 * Captions that roll show each line two or three times: at the bottom when it is spoken, then above the next one. Each
 * line becomes one cue; other subtitles are returned as they are.
 * @param cues by start
 */
export function unrollCues(cues: readonly ReadCue[]): readonly ReadCue[] {
  if (!isRolling(cues)) return cues;
  const unrolled: ReadCue[] = [];
  let before: ReadCue | undefined;
  for (const cue of cues) {
    const last = unrolled.at(-1);
    const repeated = before && follows(before, cue) ? repeatedLines(before.text, cue.text) : undefined;
    const lines = linesOf(cue.text);
    before = cue;
    if (!last || repeated === undefined) {
      unrolled.push(cue);
      continue;
    }
    const fresh = lines.slice(repeated.count);
    // Nothing to say, or the same lines once more, or a last line that grows word by word.
    if (fresh.length === 0 || repeated.grows)
      unrolled[unrolled.length - 1] = {
        ...last,
        end: Math.max(last.end, cue.end),
        text: repeated.grows ? [...linesOf(last.text).slice(0, -1), ...fresh].join('\n') : last.text,
      };
    else {
      // The line above is said already.
      if (last.end > cue.start)
        unrolled[unrolled.length - 1] = { ...last, end: Math.max(cue.start, last.start + 1) };
      unrolled.push({ ...cue, text: fresh.join('\n') });
    }
  }
  return unrolled;
}

function isRolling(cues: readonly ReadCue[]): boolean {
  let repeats = 0;
  let moves = 0;
  for (const [at, cue] of cues.entries()) {
    const before = cues[at - 1];
    if (!before || !follows(before, cue)) continue;
    const repeated = repeatedLines(before.text, cue.text);
    if (repeated === undefined) continue;
    repeats += 1;
    if (repeated.grows || linesOf(cue.text).length > repeated.count) moves += 1;
  }
  return moves >= FEWEST_MOVES && repeats >= ROLLING_SHARE * (cues.length - 1);
}

const follows = (before: ReadCue, cue: ReadCue): boolean =>
  cue.start - before.end <= LONGEST_GAP && cue.speaker === before.speaker;

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** How many of the first lines of a cue are the last ones of the cue before; `grows` if the next one only got words. */
function repeatedLines(before: string, now: string): { count: number; grows: boolean } | undefined {
  const [old, lines] = [linesOf(before), linesOf(now)];
  for (let count = Math.min(old.length, lines.length); count > 0; count -= 1) {
    if (old.slice(-count).every((line, at) => line === lines[at])) return { count, grows: false };
    const isSame = old.slice(-count, -1).every((line, at) => line === lines[at]);
    if (isSame && (lines[count - 1] as string).startsWith(`${old.at(-1)} `))
      return { count: count - 1, grows: true };
  }
  return lines.length === 0 ? { count: 0, grows: false } : undefined;
}
