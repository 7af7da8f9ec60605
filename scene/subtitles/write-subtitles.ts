/** Writes subtitles as files that other programs read. */
import type { Cue } from './cue.ts';
import { tidy } from './plain-text.ts';
import { formatTime, parseTimingLine } from './timestamps.ts';

/** Which texts a file or a video shows; with both, the translation is above the original. */
export type ShownText = 'text' | 'translation' | 'both';

/** The shown texts of a cue, which may look different; without any the cue is not shown. */
export function shownTexts(cue: Cue, shown: ShownText): string[] {
  const texts = shown === 'both' ? [cue.translation, cue.text] : [cue[shown]];
  return texts.map(tidy).filter((text) => text !== '');
}

/** SubRip (`.srt`), in UTF-8. Cues without text are left out. */
export function writeSrt(cues: readonly Cue[], shown: ShownText): string {
  return visible(cues, shown)
    .map(({ start, end, text }, at) => {
      const words = withoutTimings(text.replaceAll('-->', '→'));
      return `${at + 1}\n${formatTime(start, ',')} --> ${formatTime(end, ',')}\n${words}\n`;
    })
    .join('\n');
}

/** WebVTT (`.vtt`). Cues without text are left out. */
export function writeVtt(cues: readonly Cue[], shown: ShownText): string {
  const blocks = visible(cues, shown).map(({ start, end, text, speaker }) => {
    const words = withoutTimings(escapeVtt(text));
    const voice = speaker ? `<v ${escapeVtt(speaker.replaceAll('\n', ' '))}>` : '';
    return `${formatTime(start, '.')} --> ${formatTime(end, '.')}\n${voice}${words}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Text that looks like times would begin another cue: a mark without width keeps readers from it. */
const withoutTimings = (text: string): string =>
  text.replace(/^.*$/gm, (line) => (parseTimingLine(line) ? line.replace(':', '\u2060:') : line));

function visible(
  cues: readonly Cue[],
  shown: ShownText,
): { start: number; end: number; text: string; speaker?: string }[] {
  return cues.flatMap((cue) => {
    const texts = shownTexts(cue, shown);
    return texts.length === 0 ? [] : [{ ...cue, text: texts.join('\n') }];
  });
}

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
