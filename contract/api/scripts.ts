/** Splitting of scripts without a model: free, and nothing is kept (decisions, Prices). */
import { z } from 'zod';
import { CONFIDENCES, SCRIPT_FORMS, SCRIPT_PART_KINDS } from '../script/split.ts';
import { TEXT_ENCODINGS } from '../text/encodings.ts';
import { RUN_BYTES } from './body-bytes.ts';
import { safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { TEXT_LIMITS } from './texts.ts';

/** What one file may be. */
export const SCRIPT_FILE_LIMITS = {
  bytes: 10 * 1024 * 1024,
  /** Entries of a docx, and bytes of those that are read, unpacked. */
  entries: 2000,
  unpackedBytes: 48 * 1024 * 1024,
  pages: 500,
  /** Text of a long novel; a feature film has 200,000. */
  characters: 500_000,
  /** Milliseconds that reading and splitting may take. */
  time: 10_000,
} as const;

export const SCRIPT_FILE_TYPES = ['txt', 'md', 'docx', 'fountain', 'pdf'] as const;

const confidence = z.enum(CONFIDENCES);
const place = z.int().min(0);
const splitScript = z.object({
  form: z.enum(SCRIPT_FORMS),
  title: z.record(z.string(), z.string()),
  scenes: z.array(
    z.object({
      heading: z.string(),
      place: z.string().exactOptional(),
      time: z.string().exactOptional(),
      number: z.string().exactOptional(),
      notes: z.array(z.string()),
      parts: z.array(
        z.object({
          kind: z.enum(SCRIPT_PART_KINDS),
          speaker: z.string().exactOptional(),
          text: z.string(),
          confidence,
          from: place,
          to: place,
          dual: z.literal(true).exactOptional(),
          voice: z.string().exactOptional(),
        }),
      ),
      from: place,
      to: place,
    }),
  ),
  speakers: z.array(z.object({ name: z.string(), aliases: z.array(z.string()), lines: z.int(), confidence })),
});

export const splitText = defineEndpoint({
  method: 'POST',
  path: '/scripts/split',
  area: 'stories',
  summary: 'Split a script text into scenes, speeches and directions, and find who speaks',
  auth: 'user',
  scope: 'read',
  body: z.strictObject({
    text: safeText.refine((text) => text.length <= TEXT_LIMITS.scriptCharacters, {
      error: 'script_too_long',
    }),
    /** Of the text, such as `en` or `zh`; it is found otherwise. */
    language: safeText.max(20).optional(),
  }),
  output: splitScript,
  errors: ['script_too_long', 'server_busy'],
  limit: 'assist',
  bodyBytes: RUN_BYTES,
});

/** The body is the file. Nothing of it is stored. */
export const readScript = defineEndpoint({
  method: 'PUT',
  path: '/scripts/read',
  area: 'stories',
  summary: 'Read a text, Markdown, Fountain, Word (docx) or PDF file of at most 10 MiB and split it',
  auth: 'user',
  scope: 'read',
  query: z.object({
    /** Of the file; its ending tells Fountain from other texts. */
    name: safeText.trim().min(1).max(255),
    language: safeText.max(20).optional(),
    /** Of a text file, instead of the guess. */
    encoding: z.enum(TEXT_ENCODINGS).optional(),
  }),
  output: z.object({
    type: z.enum(SCRIPT_FILE_TYPES),
    /** Of a text file: as named in the Encoding Standard, a guess unless it was requested. */
    encoding: z.enum(TEXT_ENCODINGS).optional(),
    text: z.string(),
    split: splitScript,
  }),
  errors: [
    'script_unreadable',
    'script_without_text',
    'script_file_too_long',
    'script_file_slow',
    'file_too_large',
    'upload_size_mismatch',
    'server_busy',
  ],
  limit: 'upload',
});
