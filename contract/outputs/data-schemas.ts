import { z } from 'zod';
import { VIDEO_UPLOAD } from '../limits.ts';
import type { JsonCapability } from './data-outputs.ts';

/** A script as scenes, each with who says what. */
const script = z.strictObject({
  scenes: z
    .array(
      z.strictObject({
        /** As the script has it, such as INT. KITCHEN - DAY; empty if it has none. */
        heading: z.string().max(200),
        description: z.string().max(5000),
        lines: z
          .array(
            z.strictObject({
              /** Null if no speaker is named. */
              speaker: z.string().max(200).nullable(),
              text: z.string().max(5000),
            }),
          )
          .max(500),
      }),
    )
    .min(1)
    .max(200),
});

/** Seconds from the start of what was heard. */
const seconds = z.number().min(0).max(VIDEO_UPLOAD.seconds);
const spoken = { start: seconds, end: seconds, text: z.string().max(5000) };
const inOrder = ({ start, end }: { start: number; end: number }) => start <= end;

/** What was said, in chronological order. */
const transcript = z.strictObject({
  /** ISO 639-1 of what was heard; null if the engine does not report it. */
  language: z.string().max(20).nullable(),
  segments: z
    .array(
      z
        .strictObject({
          ...spoken,
          /** A name that tells speakers apart; null if speakers were not told apart. */
          speaker: z.string().max(200).nullable(),
          /** Left out if the engine does not report it. */
          words: z.array(z.strictObject(spoken).refine(inOrder)).max(1000).optional(),
        })
        .refine(inOrder),
    )
    .max(10_000),
});
/** What `transcribe` answers with. */
export type Transcript = z.output<typeof transcript>;

/** Subtitles that were read from frames, in chronological order. */
const readLines = z.strictObject({
  /** The requested language; null if any. */
  language: z.string().max(20).nullable(),
  lines: z
    .array(
      z
        .strictObject({
          ...spoken,
          /** The other language, where both are shown. */
          translation: z.string().max(5000).nullable(),
        })
        .refine(inOrder),
    )
    .max(10_000),
});

/** When someone speaks, in chronological order. */
const speechTimes = z.strictObject({
  segments: z.array(z.strictObject({ start: seconds, end: seconds }).refine(inOrder)).max(10_000),
});

/** Schemas of the data by capability; an answer that does not fit is refused and not charged. */
export const DATA_SCHEMAS: { readonly [C in JsonCapability]: z.ZodType } = {
  split_script: script,
  transcribe: transcript,
  read_subtitles: readLines,
  find_speech: speechTimes,
};
