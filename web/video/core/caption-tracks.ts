import type { Cue, CueText } from '@inkreel/scene/subtitles/cue.ts';
import { shownTexts, writeVtt } from '@inkreel/scene/subtitles/write-subtitles.ts';

/** One language of captions, as WebVTT. */
export interface CaptionTrack {
  field: CueText;
  vtt: string;
}

/**
 * Which texts of a tool's lines are captions of its video; a text that is in the picture already comes last.
 */
const FIELDS: Readonly<Record<string, readonly CueText[]>> = {
  'translate-subtitle': ['text', 'translation'],
  'translate-audio': ['text', 'translation'],
};

/**
 * The captions of a result whose run was given lines: one track for each language that has words.
 * @param input of the run, in which times are seconds
 */
export function captionTracks(toolId: string, { lines }: Readonly<Record<string, unknown>>): CaptionTrack[] {
  if (!Array.isArray(lines)) return [];
  const cues = lines.flatMap(cueOf);
  return (FIELDS[toolId] ?? []).flatMap((field) =>
    cues.some((cue) => shownTexts(cue, field).length > 0) ? [{ field, vtt: writeVtt(cues, field) }] : [],
  );
}

function cueOf(line: unknown, at: number): Cue[] {
  const { start, end, text = '', translation = '', speaker } = (line ?? {}) as Record<string, unknown>;
  if (typeof start !== 'number' || typeof end !== 'number') return [];
  return [
    {
      id: String(at),
      start: Math.round(start * 1000),
      end: Math.round(end * 1000),
      text: String(text),
      translation: String(translation),
      ...(typeof speaker === 'string' ? { speaker } : {}),
    },
  ];
}
