/** Cues as a video shows them: at the times of its pictures, broken into lines that fit. */
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import type { Size } from '../geometry.ts';
import type { Cue } from './cue.ts';
import { SECOND_SIZE, SIDE_MARGIN } from './subtitle-measures.ts';
import type { SubtitleStyle } from './subtitle-style.ts';
import { breakLines, characterCount, joinLines, LINES_MAXIMUM, readingLimits } from './text-width.ts';
import { fontSize } from './write-ass.ts';

/** Mean width of a character, by the height of its line: letters, and those of Chinese, Japanese and Korean. */
const WIDTH = { letter: 0.58, wide: 1 };

export interface Showing {
  video: Size;
  /** Pictures a second; constant. */
  frameRate: number;
  style: SubtitleStyle;
  /** Languages of the originals and of the translations, where they are known. */
  language?: string | undefined;
  to?: string | undefined;
  bilingual: boolean;
}

/**
 * Lines of a run as cues for `writeAss`. Times lie in the middle between two pictures, so that the format's rounding to
 * hundredths moves no cue to another picture. A line without a translation shows its original.
 */
export function shownCues(lines: readonly SubtitleLine[], showing: Showing): Cue[] {
  return lines.flatMap((line, at) => {
    const start = beforePicture(line.start, showing.frameRate);
    const end = beforePicture(line.end, showing.frameRate);
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

/** Milliseconds: half a picture before the one that is nearest to a moment, and no moment before the first one. */
function beforePicture(seconds: number, frameRate: number): number {
  const picture = Math.round(seconds * frameRate);
  return picture <= 0 ? 0 : Math.round(((picture - 0.5) / frameRate) * 1000);
}

/** A text in lines that are easy to read, and that the picture has room for. */
function fitted(
  text: string,
  { video, style }: Showing,
  language: string | undefined,
  scale: number,
): string {
  const limits = readingLimits(text, language);
  const isWide = limits.perLine < readingLimits('', 'en').perLine;
  const room = video.width * (1 - (2 * SIDE_MARGIN) / 100);
  const character = fontSize({ style, video }) * scale * (isWide ? WIDTH.wide : WIDTH.letter);
  const spacing = 1 + (style.spacing ?? 0) / 100;
  const fits = Math.max(1, Math.floor(room / (character * spacing)));
  return inLines(text, Math.min(limits.perLine, fits));
}

/** As few lines as have room: two where that is enough, more where a frame has room for few characters a line. */
function inLines(text: string, perLine: number): string {
  const lines = Math.ceil(characterCount(joinLines(...text.split('\n'))) / perLine);
  const broken = breakLines(text, perLine, Math.max(LINES_MAXIMUM, lines));
  const parts = broken.split('\n');
  if (broken === text || parts.length === 1) return broken;
  return parts.map((part) => inLines(part, perLine)).join('\n');
}
