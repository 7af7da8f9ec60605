/** Reads uploaded subtitles: SubRip, WebVTT, and SubStation Alpha in both its versions. */
import { CUE_LIMITS, type Cue, type ReadCue } from './cue.ts';
import { readAssCues } from './read-ass.ts';
import { readSrtCues } from './read-srt.ts';
import { readVttCues } from './read-vtt.ts';
import { unrollCues } from './rolling-captions.ts';
import type { SubtitleFormat } from './subtitle-formats.ts';

export type ReadSubtitles =
  | {
      format: SubtitleFormat;
      /** By start. */
      cues: Cue[];
      /** Cues that ended before they began; they are shown for a second. */
      mended: number;
      /** Cues of rolling captions that only repeated lines; each line now has one cue. */
      rolled: number;
      /**
       * Numbers, from 1, of lines of the file that may be misread: they look like times but are no valid ones or stand
       * inside of a text, or they belong to no cue.
       */
      doubtful: number[];
    }
  /** `no_cues`: it contains no subtitles. The others: beyond `CUE_LIMITS`. */
  | { refused: 'no_cues' | 'too_many_cues' | 'too_large' };

/** Fifty lines for each possible cue: a file of nothing but line breaks would fill the memory. */
const MOST_LINES = 50 * CUE_LIMITS.cues;

/** A file with more is another kind of file. */
const MOST_DOUBTFUL = 1000;

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
  const lines = withoutFence(text.split(/\r{0,2}\n|\r/, MOST_LINES));
  const read: ReadCue[] = [];
  const doubtful: number[] = [];
  for (const cue of READERS[format](lines, doubtful)) {
    // Cues that end before the clip begins are never seen.
    if (cue.start < 0 && cue.end <= 0) continue;
    read.push(cue);
    if (read.length > CUE_LIMITS.cues) return { refused: 'too_many_cues' };
  }
  if (read.length === 0) return { refused: 'no_cues' };
  return { format, ...settle(read), doubtful: doubtful.slice(0, MOST_DOUBTFUL) };
}

/** Language models put the marks of code around a file. The lines stay, so that their numbers do. */
function withoutFence(lines: string[]): string[] {
  const isContent = (line: string): boolean => line.trim() !== '';
  for (const at of [lines.findIndex(isContent), lines.findLastIndex(isContent)])
    if (/^\s*(?:`{3,}|~{3,})\s*\w*\s*$/.test(lines[at] ?? '')) lines[at] = '';
  return lines;
}

/**
 * Generators, so that reading a file with millions of events stops at the first one beyond the limit.
 * @param doubtful receives the numbers of lines that may be misread
 */
type Reader = (lines: readonly string[], doubtful: number[]) => Iterable<ReadCue>;
const READERS: Readonly<Record<SubtitleFormat, Reader>> = {
  srt: readSrtCues,
  vtt: readVttCues,
  ass: readAssCues,
};

function formatOf(text: string): SubtitleFormat {
  if (/^\s*(?:`{3,}\s*\w*\s*)?WEBVTT(?:\s|$)/.test(text)) return 'vtt';
  return /^[ \t]*\[(?:script info|events|v4\+? styles)\]/im.test(text) ? 'ass' : 'srt';
}

function settle(read: readonly ReadCue[]): { cues: Cue[]; mended: number; rolled: number } {
  let mended = 0;
  const seen = new Set<string>();
  const cues: Cue[] = [];
  const sorted = read.toSorted((one, other) => one.start - other.start);
  const unrolled = unrollCues(sorted);
  for (const cue of unrolled) {
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
  return { cues, mended, rolled: sorted.length - unrolled.length };
}

/** The beginning of a text, without a lone surrogate at its end. */
const cutText = (text: string, longest: number): string =>
  text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;
