/** Cues as a video shows them: aligned to its frames, broken into lines that fit. */
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import type { Size } from '../geometry.ts';
import type { Cue } from './cue.ts';
import { joinLines } from './line-breaks.ts';
import { fontSize, SECOND_SIZE, SIDE_MARGIN } from './subtitle-measures.ts';
import type { SubtitleStyle } from './subtitle-style.ts';
import { breakLines, characterCount, LINES_MAXIMUM, readingLimits } from './text-width.ts';

/**
 * Mean width of a character, relative to the line height: Latin letters, and Chinese, Japanese and Korean characters.
 */
const WIDTH = { letter: 0.58, wide: 1 };

export interface Showing {
  video: Size;
  /** Frames a second; constant. */
  frameRate: number;
  style: SubtitleStyle;
  /** Languages of the originals and of the translations, if known. */
  language?: string | undefined;
  to?: string | undefined;
  bilingual: boolean;
}

/**
 * Lines of a run as cues for `writeAss`. Times are midway between two frames, so that the format's rounding to
 * hundredths moves no cue to another frame. A line without a translation shows its original.
 */
export function shownCues(lines: readonly SubtitleLine[], showing: Showing): Cue[] {
  return lines.flatMap((line, at) => {
    const { start, end } = shownTimes(line, showing.frameRate);
    if (end <= start) return [];
    const original = fitted(line.text, showing, showing.language, showing.bilingual ? SECOND_SIZE : 1);
    const translation = fitted(line.translation ?? '', showing, showing.to, 1);
    const isAlone = translation === '' || !showing.bilingual;
    return [
      {
        id: String(at),
        start,
        end,
        text: isAlone ? '' : original,
        translation: translation === '' ? fitted(line.text, showing, showing.language, 1) : translation,
        ...(line.place === undefined ? {} : { place: line.place }),
      },
    ];
  });
}

/** A line that no frame begins in is shown by the frame that it falls into: the last one of the film, for example. */
function shownTimes({ start, end }: { start: number; end: number }, frameRate: number) {
  const times = { start: beforePicture(start, frameRate), end: beforePicture(end, frameRate) };
  if (times.end > times.start || end <= start) return times;
  const frame = Math.min(Math.round(start * frameRate), Math.ceil(end * frameRate) - 1);
  return {
    start: beforePicture(frame / frameRate, frameRate),
    end: beforePicture((frame + 1) / frameRate, frameRate),
  };
}

/** Milliseconds: half a frame before the frame nearest to a time, and never before the first frame. */
function beforePicture(seconds: number, frameRate: number): number {
  const picture = Math.round(seconds * frameRate);
  return picture <= 0 ? 0 : Math.round(((picture - 0.5) / frameRate) * 1000);
}

/** A text in lines that are easy to read and fit the frame. */
export function fitted(
  text: string,
  { video, style }: { video: Size; style: Pick<SubtitleStyle, 'size' | 'spacing'> },
  language?: string | undefined,
  scale = 1,
): string {
  const limits = readingLimits(text, language);
  const isWide = limits.perLine < readingLimits('', 'en').perLine;
  const room = video.width * (1 - (2 * SIDE_MARGIN) / 100);
  const character = fontSize({ style, video }) * scale * (isWide ? WIDTH.wide : WIDTH.letter);
  const spacing = 1 + (style.spacing ?? 0) / 100;
  const fits = Math.max(1, Math.floor(room / (character * spacing)));
  return inLines(text, Math.min(limits.perLine, fits))
    .split('\n')
    .map((line) => splitWord(line, fits))
    .join('\n');
}

let graphemes: Intl.Segmenter | undefined;

/** A line without a place to break that is wider than the frame, in parts of similar width. */
function splitWord(line: string, fits: number): string {
  const width = characterCount(line);
  if (width <= fits) return line;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  const each = Math.ceil(letters.length / Math.ceil(width / fits));
  const parts = Array.from({ length: Math.ceil(letters.length / each) }, (_, at) =>
    letters.slice(at * each, (at + 1) * each).join(''),
  );
  return parts.join('\n');
}

/** As few lines as possible: two if that is enough, more if the frame fits only few characters per line. */
function inLines(text: string, perLine: number): string {
  const lines = Math.ceil(characterCount(joinLines(...text.split('\n'))) / perLine);
  const broken = breakLines(text, perLine, Math.max(LINES_MAXIMUM, lines));
  const parts = broken.split('\n');
  if (broken === text || parts.length === 1) return broken;
  return parts.map((part) => inLines(part, perLine)).join('\n');
}
