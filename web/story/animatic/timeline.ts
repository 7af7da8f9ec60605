/** When what of a story is seen and heard. Pure. */
import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { type NumberedShot } from '@inkreel/contract/story/scenes.ts';
import { shotSeconds } from '../shell/story-view.ts';

/** A line while it is heard, or read as a caption; in seconds from the beginning of the story. */
export interface TimedLine {
  line: LinePart;
  start: number;
  seconds: number;
}

export interface Frame<Shot extends NumberedShot> {
  shot: Shot;
  start: number;
  seconds: number;
  lines: readonly TimedLine[];
}

/** Characters that are read in a second: Chinese ones take longer. */
const READ = { latin: 15, chinese: 5 };

/** Seconds that a line without a voice is read for. */
function readingSeconds({ text = '' }: LinePart): number {
  const chinese = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.max(1, chinese / READ.chinese + (text.length - chinese) / READ.latin);
}

/**
 * The shots one after the other. The lines of a shot follow each other; those without a voice share the time that the
 * voices leave.
 */
export function framesOf<Shot extends NumberedShot>(shots: readonly Shot[]): Frame<Shot>[] {
  let start = 0;
  return shots.map((shot) => {
    const frame = { shot, start, seconds: shotSeconds(shot), lines: timedLines(shot, start) };
    start += frame.seconds;
    return frame;
  });
}

function timedLines(shot: NumberedShot, from: number): TimedLine[] {
  const lines = shot.lines.filter(({ text }) => text?.trim());
  const silent = lines.filter(({ speech }) => speech === undefined);
  const spoken = lines.reduce((sum, { speech }) => sum + (speech?.seconds ?? 0), 0);
  const read = silent.reduce((sum, line) => sum + readingSeconds(line), 0);
  const room = shotSeconds(shot) - spoken;
  const pace = read > room && read > 0 ? room / read : 1;
  let start = from;
  return lines.map((line) => {
    const seconds = line.speech?.seconds ?? readingSeconds(line) * pace;
    const timed = { line, start, seconds };
    start += seconds;
    return timed;
  });
}

export const totalSeconds = (frames: readonly { start: number; seconds: number }[]): number => {
  const last = frames.at(-1);
  return last ? last.start + last.seconds : 0;
};

/** Which of these, in their order, holds at a time; the last one at the end. -1 if there is none. */
export function indexAt(spans: readonly { start: number; seconds: number }[], time: number): number {
  let [low, high] = [0, spans.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((spans[middle]?.start ?? 0) <= time) low = middle;
    else high = middle - 1;
  }
  return spans.length === 0 ? -1 : low;
}

/** The line that is heard or read at a time. */
export const lineAt = (lines: readonly TimedLine[], time: number): TimedLine | undefined =>
  lines.find(({ start, seconds }) => time >= start && time < start + seconds);
