/** Steps of subtitle projects: lines of a clip, their translation, what a step costs, and text files; text files are free. */

import { z } from 'zod';
import { MEDIA_REFUSALS } from '../media-limits.ts';
import { TEXT_ENCODINGS } from '../text/encodings.ts';
import { MOST_AREAS } from '../tools/kinds/areas.ts';
import { PROJECT_TOOLS } from '../video-projects.ts';
import { TEXTS_BYTES, WHOLE_BYTES } from './body-bytes.ts';
import { id, idParams, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { subtitleArea } from './subtitle-assists.ts';
import { RUN_FAILURES, RUN_REFUSALS, submitted } from './tasks.ts';

/** The source of a clip's lines. */
export const LINE_SOURCES = ['speech', 'picture', 'segments'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/** Not in the specification: what one call may hold. */
export const SUBTITLE_CALL_LIMITS = {
  /** Lines per translation call, and characters of each. */
  lines: 100,
  characters: 500,
  /** Preceding lines, for context. */
  before: 10,
  /** Bytes of a subtitle file, before they are written as base64. */
  fileBytes: 700_000,
} as const;

const TRANSLATE = '/cloud/request/ai/video/translate/subtitle';
const tool = z.enum(PROJECT_TOOLS).default('translate-subtitle');
const expected = z.int().min(0).optional();

const begun = [...RUN_REFUSALS, 'tool_not_offered', 'value_needs_engine', 'project_step_running'] as const;

export const subtitleLines = defineEndpoint({
  method: 'POST',
  path: `${TRANSLATE}/lines`,
  area: 'subtitles',
  summary: 'Get the lines of a clip: transcribed speech, text on screen, or only the times of speech',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    video_url: safeText.min(1).max(2000),
    /** `segments` has times without words, needs no engine and is free. */
    from: z.enum(LINE_SOURCES),
    /** The language spoken or shown; `all` to detect it. */
    language: z.enum(['en', 'zh', 'all', 'ja', 'ko', 'ar']).default('all'),
    /** Whether the lines name their speaker. */
    speakers: z.boolean().default(false),
    /** Where subtitles are in the frames; without any they are detected. */
    areas: z.array(subtitleArea).max(MOST_AREAS).optional(),
    /** The tool whose project it is a step of. */
    tool_id: tool,
    document_id: id.optional(),
    project_id: id.optional(),
    engine: safeText.max(60).optional(),
    expected_points: expected,
  }),
  /** The run's `outputs` hold the lines. */
  output: submitted,
  errors: [
    ...begun,
    ...MEDIA_REFUSALS,
    'media_sound_unreadable',
    'idempotency_mismatch',
    'storage_full',
    'too_many_requests',
  ],
  limit: 'submit',
  idempotent: true,
});

export const translateSubtitleLines = defineEndpoint({
  method: 'POST',
  path: `${TRANSLATE}/words`,
  area: 'subtitles',
  summary: 'Translate subtitle lines one by one, in order, short enough to read in their time',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          text: safeText.min(1).max(SUBTITLE_CALL_LIMITS.characters),
          /** Its duration on screen. */
          seconds: z.number().positive().max(600).optional(),
        }),
      )
      .min(1)
      .max(SUBTITLE_CALL_LIMITS.lines),
    /** Such as `en`, `zh` or `ja`. */
    to: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/),
    glossary: z
      .array(z.strictObject({ term: safeText.min(1).max(100), translation: safeText.min(1).max(100) }))
      .max(200)
      .optional(),
    /** Preceding text, for context; it is not translated. */
    before: z
      .array(safeText.max(SUBTITLE_CALL_LIMITS.characters))
      .max(SUBTITLE_CALL_LIMITS.before)
      .optional(),
    tool_id: tool,
    /** With the project of a clip it is a step of that project, otherwise it is charged by tokens. */
    document_id: id.optional(),
    expected_points: expected,
  }),
  output: z.object({
    /** One per line; empty if the model gave none that certainly belongs to that line. */
    lines: z.array(z.string()),
    task_id: id,
    points: z.object({ held: points, settled: points, returned: points }),
  }),
  errors: [
    ...begun,
    'too_many_texts',
    'media_gone',
    ...RUN_FAILURES,
    'task_answer_unusable',
    'task_answer_too_long',
  ],
  limit: 'submit',
  idempotent: true,
  bodyBytes: TEXTS_BYTES,
});

export const projectPrice = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}/video-price',
  area: 'subtitles',
  summary: 'Get the price of the next paid step of a subtitle project',
  auth: 'user',
  params: idParams,
  query: z.object({
    tool_id: tool,
    /** The engine chosen to make the video. */
    engine: safeText.max(60).optional(),
  }),
  output: z.object({
    /** Duration of the clip; null for a project without one. */
    whole: points.nullable(),
    /** Price of the next step that makes a video, and of the next one that does not; null while unknown. */
    video: points.nullable(),
    other: points.nullable(),
    /** Videos already paid for. */
    videos_left: z.int(),
    /** The first step is still running; whether it pays for others is known when it ends. */
    running: z.boolean(),
  }),
  errors: ['document_unreadable', 'media_gone', 'tool_not_offered'],
});

export const exportSubtitles = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}/subtitles',
  area: 'subtitles',
  summary: 'Download the lines of a subtitle project as a text file',
  auth: 'user',
  params: idParams,
  query: z.object({
    format: z.enum(['srt', 'vtt', 'ass']).default('srt'),
    shown: z.enum(['text', 'translation', 'both']).default('translation'),
  }),
  output: z.null(),
  answer: 'bytes',
  errors: ['document_unreadable'],
});

export const readSubtitleFile = defineEndpoint({
  method: 'POST',
  path: '/assists/subtitle-file',
  area: 'subtitles',
  summary: 'Read the lines of an SRT, VTT or ASS file in any common text encoding',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    /** The bytes of the file as base64. */
    content: z.base64().max(Math.ceil((SUBTITLE_CALL_LIMITS.fileBytes * 4) / 3) + 4),
    /** Instead of the guess. */
    encoding: z.enum(TEXT_ENCODINGS).optional(),
  }),
  output: z.object({
    format: z.enum(['srt', 'vtt', 'ass']),
    /** As named in the Encoding Standard; a guess, unless it was requested. */
    encoding: z.enum(TEXT_ENCODINGS),
    /** Lines whose end was before their start; they are shown for a second. */
    mended: z.int(),
    /** Cues of rolling captions that only repeated lines; each line now has one cue. */
    rolled: z.int(),
    /** Numbers, from 1, of lines of the file that look like times but are none, or that belong to no cue. */
    doubtful: z.array(z.int()),
    /** Milliseconds. */
    cues: z.array(
      z.object({
        id: z.string(),
        start: z.int(),
        end: z.int(),
        text: z.string(),
        translation: z.string(),
        speaker: z.string().optional(),
      }),
    ),
  }),
  errors: ['subtitles_unreadable', 'too_many_requests'],
  limit: 'assist',
  bodyBytes: WHOLE_BYTES,
});
