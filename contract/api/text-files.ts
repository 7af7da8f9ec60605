/** Files that become texts. Nothing of them is kept by the reading: the page stores blocks, and the file if it is asked to. */
import { z } from 'zod';
import { TEXT_LOSSES } from '../documents/text-losses.ts';
import { TEXT_ENCODINGS } from '../text/encodings.ts';
import { safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** What one file may be. */
export const TEXT_FILE_LIMITS = {
  bytes: 10 * 1024 * 1024,
  /** Characters of the text, and of the JSON of its blocks. */
  characters: 2_000_000,
  blockCharacters: 12_000_000,
  /** Milliseconds that reading may take. */
  time: 20_000,
} as const;

/** Before the name of the entry of a Word file that an image of the text is in. */
export const PACKED_IMAGE = 'packed:';

/** The body is the file. */
export const readTextFile = defineEndpoint({
  method: 'PUT',
  path: '/text-files/read',
  area: 'documents',
  summary: 'Read a Word (docx), Markdown or text file of at most 10 MiB as blocks of a text',
  auth: 'user',
  scope: 'read',
  query: z.object({
    /** Of the file; its ending tells Markdown from other texts. */
    name: safeText.trim().min(1).max(255),
    /** Of a text file, instead of the guess. */
    encoding: z.enum(TEXT_ENCODINGS).optional(),
  }),
  output: z.object({
    type: z.enum(['docx', 'md', 'txt']),
    /** Of a text file: as named in the Encoding Standard, a guess unless it was requested. */
    encoding: z.enum(TEXT_ENCODINGS).optional(),
    /** The blocks, as documents of kind `text` store them. Images of a Word file are named by their entries in it. */
    blocks: z.array(z.record(z.string(), z.json())),
    /** What could not be kept. */
    losses: z.array(
      z.object({ kind: z.enum(TEXT_LOSSES), count: z.int().min(1), lines: z.array(z.int().min(1)) }),
    ),
  }),
  errors: [
    'text_file_unreadable',
    'text_file_empty',
    'text_file_too_long',
    'text_file_too_deep',
    'text_file_slow',
    'file_too_large',
    'upload_size_mismatch',
    'server_busy',
  ],
  limit: 'upload',
});
