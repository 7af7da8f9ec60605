import type { Transcript } from '@inkreel/contract/outputs/data-schemas.ts';
import { readSubtitles } from '@inkreel/scene/subtitles/read-subtitles.ts';

/** Characters of a segment's text that the contract takes. */
const MOST_CHARACTERS = 5000;

/**
 * The subtitle file of a recognition as the bytes of the product's transcript.
 * @param language that it was told to hear
 * @throws Error for a file of which nothing is a subtitle, though it is not empty
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
