/** Spoken lines of a dubbed clip, one run each: every later step reuses them. */

import { z } from 'zod';
import { SPEECH_LANGUAGES } from '../speech.ts';
import { LINE_LIMITS } from '../tools/kinds/lines.ts';
import { WHOLE_BYTES } from './body-bytes.ts';
import { address, id, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { SUBTITLE_CALL_LIMITS } from './subtitles.ts';
import { RUN_FAILURES, RUN_REFUSALS } from './tasks.ts';

/** Not in the specification: lines of one call. */
export const SPOKEN_LINES_PER_CALL = 100;

const spokenLine = z.object({
  /** `none`: it has not been spoken yet. */
  state: z.enum(['none', 'running', 'spoken', 'failed']),
  task_id: id.nullable(),
  /** URL of its sound: a line's `speech_url`. */
  url: address.nullable(),
  /** Its duration at normal speed. */
  seconds: z.number().nullable(),
  /** A code of the error catalogue. */
  error: z.string().nullable(),
});
export type SpokenLine = z.output<typeof spokenLine>;

export const speakLines = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/ai/video/translate/audio/lines',
  area: 'subtitles',
  summary: 'Speak lines of a project: finished lines are returned, and a few of the others are started',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    document_id: id,
    lines: z
      .array(
        z.strictObject({
          text: safeText.min(1).max(LINE_LIMITS.characters),
          voice: safeText.min(1).max(200).optional(),
          /** The engine of the voice. */
          engine: safeText.min(1).max(60).optional(),
          language: z.enum(SPEECH_LANGUAGES).optional(),
          /** Increases each time the same words are spoken again. */
          take: z.int().min(0).max(999).default(0),
        }),
      )
      .min(1)
      .max(SPOKEN_LINES_PER_CALL),
    /** False: only reports what is there. */
    begin: z.boolean().default(true),
    /** Whether failed lines are retried. */
    again: z.boolean().default(false),
    /**
     * The price that the caller was shown: a line with another price is not started; an included one always
     * starts.
     */
    expected_points: z.int().min(0).optional(),
  }),
  /** In line order. The caller polls until none of them is `none` or `running`. */
  output: z.object({ lines: z.array(spokenLine) }),
  errors: [
    'not_found',
    'document_unreadable',
    'media_gone',
    'video_required',
    'tool_not_offered',
    'not_enough_points',
    'key_points_spent',
    'engine_unavailable',
    'engine_resting',
    'engine_not_open',
    'engine_unfit',
    'value_needs_engine',
    'price_changed',
    'project_step_running',
    'too_many_tasks',
    'storage_full',
  ],
  limit: 'submit',
  bodyBytes: WHOLE_BYTES,
});

/** Not in the specification: rewords a line of a dubbed clip to fit its time. */
export const fitSpokenLine = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/ai/video/translate/audio/fit',
  area: 'subtitles',
  summary: 'Rewrite a dubbed line shorter or longer, to fit its time',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    text: safeText.min(1).max(SUBTITLE_CALL_LIMITS.characters),
    /** Its approximate target duration. */
    characters: z.int().min(1).max(SUBTITLE_CALL_LIMITS.characters),
    /** Its language, such as `en`, `zh` or `ja`. */
    to: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/),
    /** What the speaker says in the clip, for context. */
    original: safeText.max(SUBTITLE_CALL_LIMITS.characters).optional(),
    /** With the project of a clip it is a step of that project, otherwise it is charged by tokens. */
    document_id: id.optional(),
    expected_points: z.int().min(0).optional(),
  }),
  output: z.object({
    text: z.string(),
    task_id: id,
    points: z.object({ held: points, settled: points, returned: points }),
  }),
  errors: [
    ...RUN_REFUSALS,
    'tool_not_offered',
    'value_needs_engine',
    'too_many_texts',
    'project_step_running',
    'media_gone',
    ...RUN_FAILURES,
    'task_answer_unusable',
    'task_answer_too_long',
  ],
  limit: 'submit',
  idempotent: true,
});
