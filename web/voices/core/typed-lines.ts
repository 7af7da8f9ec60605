import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import { fitSpeech } from '@inkreel/scene/subtitles/fit-speech.ts';
import { readSubtitles } from '@inkreel/scene/subtitles/read-subtitles.ts';
import { runLines } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { clockText, parseClock } from '../../video/core/clock-text.ts';
import { speechLength } from './speech-length.ts';

/** A line as it is typed: two times, the speaker if given, then the words. */
const TYPED = /^\s*([\d:.,]+)\s*(?:-->|[-–~])\s*([\d:.,]+)\s+(?:\[([^\]]{1,200})\]\s*)?(\S.*)$/u;

/** Lines as they are typed, one below the other: `0:01.500 - 0:03.000 [Ada] Good morning`. */
export function typedLines(lines: readonly SubtitleLine[]): string {
  return lines
    .map(({ start, end, text, translation, speaker }) => {
      const times = [start, end].map((at) => clockText(at * 1000, 3)).join(' - ');
      const who = speaker === undefined ? '' : `[${speaker}] `;
      return `${times} ${who}${(translation ?? text).replaceAll('\n', ' ')}`;
    })
    .join('\n');
}

/** What was typed, a line each, or pasted as the content of a subtitle file; undefined if a line has no times. */
export function readTypedLines(typed: string): SubtitleLine[] | undefined {
  const read = typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, from = '', to = '', speaker, text = ''] = TYPED.exec(line) ?? [];
      const [start, end] = [parseClock(from), parseClock(to)];
      if (start === undefined || end === undefined || end <= start) return undefined;
      const spoken = { start: start / 1000, end: end / 1000, text: text.trim() };
      return speaker === undefined ? spoken : { ...spoken, speaker: speaker.trim() };
    });
  if (read.every((line) => line !== undefined)) return read.toSorted((a, b) => a.start - b.start);
  const file = readSubtitles(typed);
  return 'cues' in file ? runLines(file.cues) : undefined;
}

/**
 * Numbers, from 1, of lines that are likely too long to be spoken in their time even at the greatest speed.
 * @param language that they are spoken in
 */
export function overlongLines(
  lines: readonly SubtitleLine[],
  language: SpeechLanguage | undefined,
): number[] {
  return lines.flatMap(({ start, end, text, translation }, at) => {
    const next = lines[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const natural = speechLength(translation ?? text, 100, language);
    const { over } = fitSpeech({ natural, shown: (end - start) * 1000, room: (next - start) * 1000 });
    return over > 0 ? [at + 1] : [];
  });
}
