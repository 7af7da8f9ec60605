/**
 * Speech: the available voices, their previews, and texts that they speak; charged per started 100
 * characters.
 */
import { z } from 'zod';
import {
  ACCENTS,
  SPEECH_CHARACTERS,
  SPEECH_LANGUAGES,
  SPEECH_SPEED,
  VOICE_EMOTIONS,
  VOICE_STYLES,
} from '../speech.ts';
import { SPEECH } from '../text/services.ts';
import { address, id, noSave, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { mediaFile } from './media.ts';
import { RUN_FAILURES, RUN_REFUSALS, submitted } from './tasks.ts';

const speechLanguage = z.enum(SPEECH_LANGUAGES);
const named = z.object({ en: z.string(), zh: z.string() });
const voiceId = safeText.min(1).max(200);

const voice = z.object({
  /** As a run names it, together with its engine. */
  id: z.string(),
  engine: z.string(),
  /** Where the work is done: at a provider, on the operator's machines, or by rules here. */
  kind: z.enum(['hosted', 'own', 'builtin']),
  name: named,
  /** How it sounds. */
  about: named.nullable(),
  /** Empty for a voice that speaks the language of any text. */
  languages: z.array(speechLanguage),
  accents: z.array(z.enum(ACCENTS)),
  emotions: z.array(z.enum(VOICE_EMOTIONS)),
  /** Whether it takes instructions in words on how to speak. */
  takes_style: z.boolean(),
  /** Named styles that it speaks in; none if it takes no instructions. */
  styles: z.array(z.enum(VOICE_STYLES)),
  /** Minimum and maximum speed, in per cent. */
  speeds: z.object({ least: z.int(), most: z.int() }),
  /** A free sample, which needs the bearer token; null if there is none. */
  preview: address.nullable(),
});
export type OfferedVoice = z.output<typeof voice>;

export const speechVoices = defineEndpoint({
  method: 'GET',
  path: '/cloud/tryout/ai/speech/voices',
  area: 'speech',
  summary: 'List the voices of all available engines, for texts and for video lines',
  auth: 'user',
  scope: 'read',
  query: z.object({ for: z.enum(['speech', 'dubbing']).default('speech') }),
  output: z.object({
    voices: z.array(voice),
    /** Engines whose voice list was unavailable. */
    missing: z.array(z.string()),
  }),
});

export const ttsList = defineEndpoint({
  method: 'GET',
  path: '/cloud/tryout/ai/video/tts/list',
  area: 'speech',
  summary: 'List the voices for translated videos, by language',
  auth: 'user',
  scope: 'read',
  output: z.array(z.object({ language: speechLanguage, name: named, voices: z.array(voice) })),
});

export const speechPreview = defineEndpoint({
  method: 'GET',
  path: '/cloud/tryout/ai/speech/preview',
  area: 'speech',
  summary: 'Get a preview of a voice; free',
  auth: 'user',
  scope: 'read',
  query: z.object({ engine: safeText.min(1).max(60), voice: voiceId, language: speechLanguage.optional() }),
  output: z.null(),
  answer: 'bytes',
  errors: ['not_found', 'voice_preview_unavailable'],
  limit: 'assist',
});

const speech = z.strictObject({
  text: safeText
    .max(SPEECH_CHARACTERS)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), { error: 'text_required' }),
  voice: voiceId.optional(),
  language: speechLanguage.optional(),
  accent: z.enum(ACCENTS).optional(),
  emotion: z.enum(VOICE_EMOTIONS).optional(),
  /** How to speak it: a named style, or in words. */
  style: safeText.max(500).optional(),
  speed: z.int().min(SPEECH_SPEED.least).max(SPEECH_SPEED.most).default(SPEECH_SPEED.usual),
  /** The engine of the voice; without it, the first one that takes the text. */
  engine: safeText.max(60).optional(),
  project_id: id.optional(),
  /** The price that the caller was shown: if it has changed, nothing is spoken. */
  expected_points: z.int().min(0).optional(),
  no_save: noSave,
});

const spoken = z.object({
  request_id: z.string(),
  task_id: id,
  /** The sound; its address is an `audio_url` of the tools. */
  file: mediaFile,
  points: z.object({ held: points, settled: points, returned: points }),
});
export type Spoken = z.output<typeof spoken>;

const making = {
  method: 'POST',
  area: 'speech',
  auth: 'user',
  scope: 'run',
  body: speech,
  output: z.union([submitted, spoken]),
  errors: [
    'text_required',
    ...RUN_REFUSALS,
    'value_needs_engine',
    'language_needs_engine',
    'idempotency_mismatch',
    'storage_full',
    ...RUN_FAILURES,
    'storage_unavailable',
    'still_running',
  ],
  limit: 'submit',
  idempotent: true,
} as const;

export const makeSpeech = defineEndpoint({
  ...making,
  path: `/cloud/tryout${SPEECH.path}`,
  summary: 'Turn text into speech; waits for the audio unless the caller asks to poll',
});

/** The specification's "audio nls tts v3". */
export const makeSpeechV3 = defineEndpoint({
  ...making,
  path: '/cloud/request/ai/audio/nls/tts/v3',
  summary: `Turn text into speech; alias of /cloud/tryout${SPEECH.path}`,
});

const choices = z.array(z.object({ value: z.union([z.string(), z.int()]), name: named }));

export const videoTaskEnum = defineEndpoint({
  method: 'POST',
  path: '/cloud/tryout/ai/video/task/enum',
  area: 'speech',
  summary: 'List the options for video tasks and speech, with their names',
  auth: 'user',
  scope: 'read',
  body: z.strictObject({}).optional(),
  output: z.object({
    speech_languages: choices,
    accents: choices,
    emotions: choices,
    voice_styles: choices,
    subtitle_languages: choices,
    subtitle_styles: choices,
    style_levels: choices,
    process_status: choices,
  }),
});
