/** Reads uploaded subtitles: SubRip, WebVTT, and SubStation Alpha in both its versions. */
import { CUE_LIMITS, type Cue, type ReadCue } from './cue.ts';
import { plainSrt, plainVtt } from './plain-text.ts';
import { readAssCues } from './read-ass.ts';
import { parseTimingLine } from './timestamps.ts';

export const SUBTITLE_FORMATS = ['srt', 'vtt', 'ass'] as const;
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number];

export type ReadSubtitles =
  | {
      format: SubtitleFormat;
      /** By start. */
      cues: Cue[];
      /** Cues that ended before they began; they are shown for a second. */
      mended: number;
    }
  /** `no_cues`: nothing in it is a subtitle. The others: beyond `CUE_LIMITS`. */
  | { refused: 'no_cues' | 'too_many_cues' | 'too_large' };

/** How long a cue is shown whose end its file has wrong, in milliseconds. */
const MENDED_LENGTH = 1000;

/**
 * Cues of a subtitle file. Its format is what it says, not what its name says. Marks for looks are dropped; cues without
 * words are kept, since people may want to write them; the same words at the same time, as layers of effects have them,
 * count once.
 */
export function readSubtitles(content: string): ReadSubtitles {
  if (content.length > CUE_LIMITS.fileBytes) return { refused: 'too_large' };
  const text = content.replace(/^\ufeff/, '');
  const format = formatOf(text);
  // Two returns before a line feed are one break: some programs write line ends twice.
  const lines = text.split(/\r{0,2}\n|\r/);
  const all =
    format === 'ass' ? readAssCues(lines) : format === 'vtt' ? readVttCues(lines) : readSrtCues(lines);
  // What ends before the clip begins is never seen.
  const read = all.filter(({ start, end }) => start >= 0 || end > 0);
  if (read.length === 0) return { refused: 'no_cues' };
  if (read.length > CUE_LIMITS.cues) return { refused: 'too_many_cues' };
  return { format, ...settle(read) };
}

function formatOf(text: string): SubtitleFormat {
  if (/^\s*WEBVTT(?:\s|$)/.test(text)) return 'vtt';
  return /^[ \t]*\[(?:script info|events|v4\+? styles)\]/im.test(text) ? 'ass' : 'srt';
}

function settle(read: readonly ReadCue[]): { cues: Cue[]; mended: number } {
  let mended = 0;
  const seen = new Set<string>();
  const cues: Cue[] = [];
  for (const cue of read.toSorted((one, other) => one.start - other.start)) {
    const key = `${cue.start} ${cue.end} ${cue.text}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const isWrong = cue.end <= cue.start;
    if (isWrong) mended += 1;
    cues.push({
      ...cue,
      id: String(cues.length + 1),
      start: Math.max(0, cue.start),
      end: isWrong ? cue.start + MENDED_LENGTH : cue.end,
      text: cutText(cue.text, CUE_LIMITS.characters),
      ...(cue.speaker === undefined ? {} : { speaker: cutText(cue.speaker, CUE_LIMITS.speaker) }),
      translation: '',
    });
  }
  return { cues, mended };
}

/** The beginning of a text, with no half of a character at its end. */
const cutText = (text: string, longest: number): string =>
  text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;

/** A cue lasts until the next line of times: empty lines inside one are common, and lost by players that stop there. */
function readSrtCues(lines: readonly string[]): ReadCue[] {
  const cues: ReadCue[] = [];
  let open: { start: number; end: number; lines: string[] } | undefined;
  const close = (isLast: boolean): void => {
    if (!open) return;
    if (!isLast) dropNumber(open.lines, cues.length + 2);
    cues.push({ start: open.start, end: open.end, text: plainSrt(open.lines.join('\n')) });
  };
  for (const line of lines) {
    const timing = parseTimingLine(line);
    if (timing) {
      close(false);
      open = { ...timing, lines: [] };
    } else open?.lines.push(line);
  }
  close(true);
  return cues;
}

/** Takes the number of the next cue off the end of this one. A number that follows words directly must be the right one. */
function dropNumber(lines: string[], expected: number): void {
  while (lines.at(-1)?.trim() === '') lines.pop();
  const last = lines.at(-1)?.trim() ?? '';
  const isAlone = lines.length === 1 || lines.at(-2)?.trim() === '';
  if (/^\d+$/.test(last) && (isAlone || Number(last) === expected)) lines.pop();
}

/** Blocks parted by empty lines, as the standard has them: those without times are notes, styles and regions. */
function readVttCues(lines: readonly string[]): ReadCue[] {
  const cues: ReadCue[] = [];
  let open: { start: number; end: number; lines: string[] } | undefined;
  const close = (): void => {
    if (open) cues.push({ start: open.start, end: open.end, ...plainVtt(open.lines.join('\n')) });
    open = undefined;
  };
  for (const line of lines) {
    const timing = parseTimingLine(line);
    if (timing) {
      close();
      open = { ...timing, lines: [] };
    } else if (line.trim() === '') close();
    else open?.lines.push(line);
  }
  close();
  return cues;
}
