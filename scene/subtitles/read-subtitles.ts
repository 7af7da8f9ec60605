/** Reads uploaded subtitles: SubRip, WebVTT, and SubStation Alpha in both its versions. */
import { CUE_LIMITS, type Cue, type ReadCue } from './cue.ts';
import { boundedRaw, plainSrt, plainVtt } from './plain-text.ts';
import { readAssCues } from './read-ass.ts';
import type { SubtitleFormat } from './subtitle-formats.ts';
import { parseTimingLine } from './timestamps.ts';

export type ReadSubtitles =
  | {
      format: SubtitleFormat;
      /** By start. */
      cues: Cue[];
      /** Cues that ended before they began; they are shown for a second. */
      mended: number;
    }
  /** `no_cues`: it contains no subtitles. The others: beyond `CUE_LIMITS`. */
  | { refused: 'no_cues' | 'too_many_cues' | 'too_large' };

/** Fifty lines for each possible cue: a file of nothing but line breaks would fill the memory. */
const MOST_LINES = 50 * CUE_LIMITS.cues;

/** How long a cue with a wrong end is shown, in milliseconds. */
const MENDED_LENGTH = 1000;

/**
 * Cues of a subtitle file. The content determines its format, not its name. Styling is dropped; cues without text are
 * kept, since users may want to fill them; the same text at the same time, as in layered effects, counts once.
 */
export function readSubtitles(content: string): ReadSubtitles {
  if (content.length > CUE_LIMITS.fileBytes) return { refused: 'too_large' };
  const text = content.replace(/^\ufeff/, '');
  const format = formatOf(text);
  // Two carriage returns before a line feed are one break: some programs convert line ends twice.
  const lines = text.split(/\r{0,2}\n|\r/, MOST_LINES);
  const read: ReadCue[] = [];
  for (const cue of READERS[format](lines)) {
    // Cues that end before the clip begins are never seen.
    if (cue.start < 0 && cue.end <= 0) continue;
    read.push(cue);
    if (read.length > CUE_LIMITS.cues) return { refused: 'too_many_cues' };
  }
  if (read.length === 0) return { refused: 'no_cues' };
  return { format, ...settle(read) };
}

/** Generators, so that reading a file with millions of events stops at the first one beyond the limit. */
const READERS: Readonly<Record<SubtitleFormat, (lines: readonly string[]) => Iterable<ReadCue>>> = {
  srt: readSrtCues,
  vtt: readVttCues,
  ass: readAssCues,
};

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

/** The beginning of a text, without a lone surrogate at its end. */
const cutText = (text: string, longest: number): string =>
  text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;

interface OpenCue {
  start: number;
  end: number;
  lines: string[];
}

const rawText = (lines: readonly string[]): string => boundedRaw(lines.join('\n'));

/** A cue lasts until the next line of times: empty lines inside a cue are common, although some players stop there. */
function* readSrtCues(lines: readonly string[]): Generator<ReadCue> {
  let count = 0;
  let open: OpenCue | undefined;
  for (const line of lines) {
    const timing = parseTimingLine(line);
    if (timing) {
      if (open) {
        count += 1;
        dropNumber(open.lines, count + 1);
        yield { start: open.start, end: open.end, text: plainSrt(rawText(open.lines)) };
      }
      open = { ...timing, lines: [] };
    } else open?.lines.push(line);
  }
  if (open) yield { start: open.start, end: open.end, text: plainSrt(rawText(open.lines)) };
}

/**
 * Removes the number of the next cue from the end of this one. A number directly after text must be the expected one.
 */
function dropNumber(lines: string[], expected: number): void {
  while (lines.at(-1)?.trim() === '') lines.pop();
  const last = lines.at(-1)?.trim() ?? '';
  const isAlone = lines.length === 1 || lines.at(-2)?.trim() === '';
  if (/^\d+$/.test(last) && (isAlone || Number(last) === expected)) lines.pop();
}

/** Blocks separated by empty lines, as the standard defines: those without times are notes, styles and regions. */
function* readVttCues(lines: readonly string[]): Generator<ReadCue> {
  let open: OpenCue | undefined;
  for (const line of lines) {
    const timing = parseTimingLine(line);
    if (!timing && line.trim() !== '') {
      open?.lines.push(line);
      continue;
    }
    if (open) yield { start: open.start, end: open.end, ...plainVtt(rawText(open.lines)) };
    open = timing && { ...timing, lines: [] };
  }
  if (open) yield { start: open.start, end: open.end, ...plainVtt(rawText(open.lines)) };
}
