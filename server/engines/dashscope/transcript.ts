import type { Transcript } from '@inkreel/contract/outputs/data-schemas.ts';
import { z } from 'zod';

/** The contract's maximum words of a segment, and characters of its text. */
const MOST_WORDS = 1000;
const MOST_CHARACTERS = 5000;

const timed = { begin_time: z.number().min(0), end_time: z.number().min(0), text: z.string() };
/**
 * The file that `transcription_url` leads to, times in milliseconds:
 * https://help.aliyun.com/en/model-studio/fun-asr-recorded-speech-recognition-http-api
 */
const transcription = z.object({
  transcripts: z
    .array(
      z.object({
        sentences: z
          .array(
            z.object({
              ...timed,
              speaker_id: z.union([z.number(), z.string()]).nullish(),
              words: z.array(z.object({ ...timed, punctuation: z.string().nullish() })).nullish(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

/**
 * The recognised text as the bytes of the product's transcript, in chronological order over all
 * channels.
 * @throws Error for a file that is not as documented
 */
export function asTranscript(file: unknown): Uint8Array {
  const { transcripts } = transcription.parse(file);
  const segments = transcripts
    .flatMap(({ sentences }) => sentences)
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => one.begin_time - other.begin_time)
    .map(({ begin_time, end_time, text, speaker_id, words }): Transcript['segments'][number] => ({
      ...spanOf(begin_time, end_time),
      text: text.trim().slice(0, MOST_CHARACTERS),
      speaker: speaker_id === undefined || speaker_id === null ? null : String(speaker_id),
      ...(words && words.length > 0 && words.length <= MOST_WORDS
        ? {
            words: words.map((word) => ({
              ...spanOf(word.begin_time, word.end_time),
              text: `${word.text}${word.punctuation ?? ''}`.trim(),
            })),
          }
        : {}),
    }));
  const transcript: Transcript = { language: null, segments };
  return new TextEncoder().encode(JSON.stringify(transcript));
}

const spanOf = (begin: number, end: number) => ({ start: begin / 1000, end: Math.max(begin, end) / 1000 });
