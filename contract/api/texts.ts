/** Texts of language models: OpenAI's interface for chats, help with prompts, and scripts; paid by tokens. */

import { z } from 'zod';
import { PART_ID } from '../documents/parts/part.ts';
import { DATA_SCHEMAS } from '../outputs/data-schemas.ts';
import { IMAGES_PER_TEXT } from '../story/image-words.ts';
import { CHAT, SCRIPT } from '../text/services.ts';
import { TEXTS_BYTES, WHOLE_BYTES } from './body-bytes.ts';
import { id, language, noSave, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { RUN_FAILURES } from './tasks.ts';

/** Not in the specification: what one call may hold. */
export const TEXT_LIMITS = {
  messages: 60,
  /** Of one message, and of all of them, in UTF-16 code units. */
  messageCharacters: 20_000,
  characters: 40_000,
  pictures: 4,
  /** Tokens of an answer: default and maximum. */
  usualTokens: 1000,
  mostTokens: 4000,
  /** Lines per call, and characters of each. */
  lines: 100,
  lineCharacters: 500,
  /** Section 5: script text. */
  scriptCharacters: 5000,
} as const;

const said = safeText.max(TEXT_LIMITS.messageCharacters);
const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: said }),
  z.strictObject({
    type: z.literal('image_url'),
    /** A picture that the caller uploaded to this product. */
    image_url: z.strictObject({
      url: safeText.min(1).max(2000),
      detail: z.enum(['auto', 'low', 'high']).optional(),
    }),
  }),
]);
const content = z.union([said, z.array(part).min(1).max(20)]);
const name = safeText.max(64).optional();
const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content, name }),
  z.strictObject({ role: z.literal('developer'), content, name }),
  z.strictObject({ role: z.literal('user'), content, name }),
  z.strictObject({ role: z.literal('assistant'), content, name, refusal: z.null().optional() }),
]);
export type ChatMessage = z.output<typeof message>;

const tokens = z.int().min(1).max(TEXT_LIMITS.mostTokens).optional();

const errors = [
  'image_gone',
  'value_needs_engine',
  'engine_unavailable',
  'engine_resting',
  'not_enough_points',
  'key_points_spent',
  'too_many_tasks',
  'too_many_texts',
  'not_found',
  ...RUN_FAILURES,
  'task_answer_unusable',
  'task_answer_too_long',
  'image_unreadable',
  'image_too_heavy',
  'images_busy',
  'idempotency_mismatch',
] as const;

/**
 * OpenAI's chat completions. Unstreamed, the answer is the envelope with the completion as `data` and its
 * properties at the top level too, so that clients of either kind can read it. Streamed, it is `data:` lines
 * of chunks and `[DONE]`; the last chunk of the text says what was used and charged.
 */
export const chatCompletions = defineEndpoint({
  method: 'POST',
  path: `/cloud/request${CHAT.path}`,
  area: 'texts',
  summary: 'Chat with a language model, streamed or not, in the format of OpenAI’s chat completions',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    messages: z.array(message).min(1).max(TEXT_LIMITS.messages),
    /** Ignored: the installation's first open engine answers. */
    model: safeText.max(200).optional(),
    stream: z.boolean().default(false),
    stream_options: z.strictObject({ include_usage: z.boolean().optional() }).nullish(),
    max_tokens: tokens,
    max_completion_tokens: tokens,
    temperature: z.number().min(0).max(2).optional(),
    n: z.literal(1).optional(),
    user: safeText.max(200).optional(),
    /** The studio's chat: the model is told about the product and the current values of the form. */
    studio: z
      .strictObject({ tool_id: safeText.max(64).optional(), prompt: safeText.max(2000).optional(), language })
      .optional(),
    /**
     * Numbered passages of a text that the answer changes, in the order of their numbers. An answer of which nothing can be
     * used costs nothing: it changes none of them, or somebody else has changed all of those that it changes.
     */
    passages: z
      .strictObject({
        document_id: id,
        parts: z
          .array(z.strictObject({ id: safeText.regex(PART_ID), text: safeText.min(1).max(20_000) }))
          .min(1)
          .max(500),
      })
      .optional(),
    /** The engine to use; without it, the first open one that takes the messages. */
    engine: safeText.max(60).optional(),
    project_id: id.optional(),
  }),
  output: z.null(),
  answer: 'bytes',
  errors: [...errors, 'engine_not_open'],
  limit: 'submit',
  idempotent: true,
  bodyBytes: WHOLE_BYTES,
});

/** Help at prompt fields, and words for images; streamed as chat completions are. */
export const assistText = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/ai/text/assist',
  area: 'texts',
  summary:
    'Improve or translate a prompt or a text to speak, describe a picture as a prompt, or write what the shots of a story show from their pictures at the price of a script; streamed like chat completions',
  auth: 'user',
  scope: 'run',
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('improve'),
      text: safeText.min(1).max(2000),
      tool_id: safeText.max(64).optional(),
    }),
    z.strictObject({
      kind: z.literal('translate'),
      text: safeText.min(1).max(2000),
      /** What the text is for; a prompt by default. */
      tool_id: safeText.max(64).optional(),
    }),
    z.strictObject({ kind: z.literal('describe'), image_url: safeText.min(1).max(2000), language }),
    z.strictObject({
      kind: z.literal('shots'),
      /** In the order of the story; the answer has a numbered paragraph for each. */
      image_urls: z.array(safeText.min(1).max(2000)).min(1).max(IMAGES_PER_TEXT),
      /** What the shots before them show. */
      before: safeText.max(4000).optional(),
      language,
      project_id: id.optional(),
    }),
  ]),
  output: z.null(),
  answer: 'bytes',
  errors,
  limit: 'submit',
  idempotent: true,
  bodyBytes: TEXTS_BYTES,
});

/** What a text cost. */
const paid = z.object({ held: points, settled: points, returned: points });
export type TextPoints = z.output<typeof paid>;

/** Translation of the lines that were read in a picture. */
export const translateLines = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/ai/text/lines',
  area: 'texts',
  summary: 'Translate lines one by one, in order',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    lines: z.array(safeText.min(1).max(TEXT_LIMITS.lineCharacters)).min(1).max(TEXT_LIMITS.lines),
    /** Such as `en`, `zh` or `ja`. */
    to: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/),
  }),
  output: z.object({ lines: z.array(z.string()), task_id: id, points: paid }),
  errors,
  limit: 'submit',
  idempotent: true,
  bodyBytes: TEXTS_BYTES,
});

const script = z.object({
  request_id: z.string(),
  task_id: id,
  scenes: z.custom<unknown>().pipe(z.array(z.unknown())),
  points: paid,
});
export const scriptScenes = DATA_SCHEMAS.split_script;

/** The specification's "gpt text script": from an instruction, a text, or both. */
export const textScript = defineEndpoint({
  method: 'POST',
  path: `/cloud/request${SCRIPT.path}`,
  area: 'texts',
  summary: 'Write a script with scenes and lines from an idea or a text',
  auth: 'user',
  scope: 'run',
  body: z
    .strictObject({
      prompt: safeText.max(2000).optional(),
      text: safeText.max(TEXT_LIMITS.scriptCharacters).optional(),
      language: safeText.max(20).optional(),
      project_id: id.optional(),
      /** Taken as everywhere; a script is not kept in My creations anyway. */
      no_save: noSave,
    })
    .refine(({ prompt = '', text = '' }) => `${prompt}${text}`.trim() !== '', { error: 'empty_prompt' }),
  output: script,
  errors: [...errors, 'empty_prompt'],
  limit: 'submit',
  idempotent: true,
});

/** The specification's "gpt vision script": from pictures. */
export const visionScript = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/ai/gpt/vision/script',
  area: 'texts',
  summary: 'Write a script with scenes and lines from pictures',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    image_urls: z.array(safeText.min(1).max(2000)).min(1).max(TEXT_LIMITS.pictures),
    prompt: safeText.max(2000).optional(),
    language: safeText.max(20).optional(),
    project_id: id.optional(),
    no_save: noSave,
  }),
  output: script,
  errors,
  limit: 'submit',
  idempotent: true,
});

/** The specification's text model on trial: one prompt, one answer, in answer shape 6. */
export const textModel = defineEndpoint({
  method: 'POST',
  path: '/cloud/tryout/ai/gpt/text/model',
  area: 'texts',
  summary: "Get a language model's answer to a prompt",
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    prompt: safeText.min(1).max(TEXT_LIMITS.messageCharacters),
    max_tokens: tokens,
  }),
  output: z.string(),
  errors,
  limit: 'submit',
  idempotent: true,
  bodyBytes: TEXTS_BYTES,
});
