import { z } from 'zod';
import { VIDEO_UPLOAD } from '../limits.ts';
import type { JsonCapability } from './data-outputs.ts';

/** A script as scenes, each with who says what. */
const script = z.strictObject({
  scenes: z
    .array(
      z.strictObject({
        /** As the script has it, such as INT. KITCHEN - DAY; empty where it has none. */
        heading: z.string().max(200),
        description: z.string().max(5000),
        lines: z
          .array(
            z.strictObject({
              /** Null if nobody is named. */
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

/** What was said, in the order of time. */
const transcript = z.strictObject({
  /** ISO 639-1 of what was heard; null if the engine does not say. */
  language: z.string().max(20).nullable(),
  segments: z
    .array(
      z
        .strictObject({
          ...spoken,
          /** A name that tells speakers apart; null if nobody was told apart. */
          speaker: z.string().max(200).nullable(),
          /** Left out where the engine does not say. */
          words: z.array(z.strictObject(spoken).refine(inOrder)).max(1000).optional(),
        })
        .refine(inOrder),
    )
    .max(10_000),
});
/** What `transcribe` answers with. */
export type Transcript = z.output<typeof transcript>;

/** Subtitles that were read in pictures, in the order of time. */
const readLines = z.strictObject({
  /** That was asked for; null if any was. */
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

/** When someone speaks, in the order of time. */
const speechTimes = z.strictObject({
  segments: z.array(z.strictObject({ start: seconds, end: seconds }).refine(inOrder)).max(10_000),
});

/** What the data of a capability has to be; an answer that is not is refused, and nobody pays for it. */
export const DATA_SCHEMAS: { readonly [C in JsonCapability]: z.ZodType } = {
  split_script: script,
  transcribe: transcript,
  read_subtitles: readLines,
  find_speech: speechTimes,
};
