/** The files that texts were made from, kept as they were. */
import { z } from 'zod';
import { id, idParams, instant, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** Files that one text keeps: the newest. */
export const MOST_ORIGINALS = 20;

const original = z.object({
  id,
  /** What the file was called. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  created_at: instant,
});
export type Original = z.output<typeof original>;

/** The body is the file. */
export const keepOriginal = defineEndpoint({
  method: 'PUT',
  path: '/documents/{id}/originals',
  area: 'documents',
  summary: 'Keep the file that a text was imported from: Word (docx), Markdown or text of at most 10 MiB',
  auth: 'user',
  params: idParams,
  query: z.object({ name: safeText.trim().min(1).max(255) }),
  output: original,
  errors: ['file_too_large', 'upload_size_mismatch', 'storage_full', 'server_busy'],
  limit: 'upload',
});

export const listOriginals = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}/originals',
  area: 'documents',
  summary: 'List the files that a text was imported from, newest first',
  auth: 'user',
  scope: 'read',
  params: idParams,
  output: z.object({ items: z.array(original) }),
});

export const getOriginal = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}/originals/{original}',
  area: 'documents',
  summary: 'Download a file that a text was imported from, as it was',
  auth: 'user',
  scope: 'read',
  params: idParams.extend({ original: id }),
  output: z.null(),
  answer: 'bytes',
});
