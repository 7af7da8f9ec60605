import type { Transcript } from '@inkreel/contract/outputs/data-schemas.ts';
import { readSubtitles } from '@inkreel/scene/subtitles/read-subtitles.ts';

/** The contract's maximum characters of a segment's text. */
const MOST_CHARACTERS = 5000;

/**
 * The subtitle file of a recognition as the bytes of the product's transcript.
 * @param language that was requested
 * @throws Error for a file that is not empty but contains no subtitle
 */
export function asTranscript(file: Uint8Array, language: string): Uint8Array {
  const content = Buffer.from(file).toString('utf8');
  const read = readSubtitles(content);
  if ('refused' in read && content.trim() !== '')
    throw new Error(`the subtitles are unreadable: ${read.refused}`);
  const cues = 'refused' in read ? [] : read.cues;
  const segments = cues
    .filter(({ text }) => text.trim() !== '')
    .map(({ start, end, text }): Transcript['segments'][number] => ({
      start: start / 1000,
      end: end / 1000,
      text: text.trim().slice(0, MOST_CHARACTERS),
      speaker: null,
    }));
  const transcript: Transcript = { language, segments };
  return new TextEncoder().encode(JSON.stringify(transcript));
}
