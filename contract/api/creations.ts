import { z } from 'zod';
import { LARGEST_SIDE } from '../limits.ts';
import { flag, id, idParams, instant, nothing, page, runInput, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { mediaFile, mediaKind } from './media.ts';
import { receipt, taskResult } from './tasks.ts';

/** A result and the run behind it, as My creation and the history show it. */
const creation = taskResult.extend({
  tool_id: z.string(),
  prompt: z.string().nullable(),
  input: runInput,
  /** Values are missing in `input`, as in lists of runs. */
  input_cut: z.literal(true).optional(),
  project_id: id.nullable(),
  engine: z.string().nullable(),
  builtin: z.boolean(),
  receipt,
});
export type Creation = z.output<typeof creation>;

export const listResults = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/org/current/point/results',
  area: 'creations',
  summary: 'List the results that the user can see, newest first',
  auth: 'user',
  scope: 'read',
  query: z.object({
    ...page,
    tool_id: safeText.max(64).optional(),
    kind: mediaKind.optional(),
    project_id: id.optional(),
    search: safeText.max(200).optional(),
    starred: flag.optional(),
    bin: flag.default(false),
    from: instant.optional(),
    to: instant.optional(),
  }),
  output: z.object({ items: z.array(creation), next: id.nullable() }),
});

export const countResults = defineEndpoint({
  method: 'GET',
  path: '/cloud/request/system/org/current/point/counts',
  area: 'creations',
  summary: "Count the user's results by tool",
  auth: 'user',
  scope: 'read',
  output: z.object({ total: z.int(), bin: z.int(), tools: z.record(z.string(), z.int()) }),
});

/**
 * Specification, section 7: files a result in the history. It never moves points (decisions, Who charges):
 * a task's results are there already, so this answers with the row that exists.
 */
export const fileResult = defineEndpoint({
  method: 'POST',
  path: '/cloud/request/system/org/current/point/result',
  area: 'creations',
  summary: 'Add a finished result to the history; never changes points',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({ type: safeText.max(100), url: safeText.max(2000), task_id: id }),
  output: z.object({ id, file: mediaFile }),
});

export const deleteResult = defineEndpoint({
  method: 'DELETE',
  path: '/cloud/request/system/org/current/point/result/{id}',
  area: 'creations',
  summary: 'Move a result to the bin for 30 days',
  auth: 'user',
  params: idParams,
  output: nothing,
});

export const emptyBin = defineEndpoint({
  method: 'DELETE',
  path: '/results/bin',
  area: 'creations',
  summary: 'Permanently delete the results in the bin that the user can see; their space is freed at once',
  auth: 'user',
  output: z.object({ results: z.int() }),
});

export const updateResult = defineEndpoint({
  method: 'POST',
  path: '/results/{id}',
  area: 'creations',
  summary: 'Star a result, move it to a project, or restore it from the bin',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    starred: z.boolean().optional(),
    project_id: id.optional(),
    restored: z.literal(true).optional(),
  }),
  output: nothing,
});

/** A file that a result was made from, as it was at that time. */
const derivationSource = z.object({
  /** Field of the tool, and the file's index in it, from 0. */
  field: z.string(),
  position: z.int(),
  /** SHA-256 of the content, hex. */
  sha256: z.string(),
  /** Null if it was deleted or the user may not see it. */
  file: mediaFile.nullable(),
  /** Set if the file was itself a result that the user can see. */
  result_id: id.nullable(),
});

export const resultDerivations = defineEndpoint({
  method: 'GET',
  path: '/results/{id}/derivations',
  area: 'creations',
  summary: 'Get what a result was made from, and which results were made from it',
  auth: 'user',
  params: idParams,
  output: z.object({ sources: z.array(derivationSource), derived: z.array(z.object({ result_id: id })) }),
});

/** Bulk download: up to 200 results as one ZIP. */
export const downloadResults = defineEndpoint({
  method: 'POST',
  path: '/results/archive',
  area: 'creations',
  summary: 'Download up to 200 results as a ZIP file',
  auth: 'user',
  scope: 'read',
  body: z.strictObject({ ids: z.array(id).min(1).max(200) }),
  output: z.null(),
  answer: 'bytes',
});

/** Formats that a result's image can be downloaded in. */
export const EXPORT_FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** One result's image in another format, size or quality, with the provenance that the stored file carries. */
export const exportResult = defineEndpoint({
  method: 'GET',
  path: '/results/{id}/export',
  area: 'creations',
  summary: 'Download the image of a result in a chosen format, size and quality',
  auth: 'user',
  scope: 'read',
  params: idParams,
  query: z.object({
    format: z.enum(EXPORT_FORMATS),
    /** Pixels; at most the image's width, which is the default. The height follows. */
    width: z.coerce.number().int().min(16).max(LARGEST_SIDE).optional(),
    /** For all formats but PNG. */
    quality: z.coerce.number().int().min(1).max(100).default(90),
    /** RRGGBB under transparent parts; JPEG has white if it is left out. */
    background: z
      .string()
      .regex(/^[0-9a-f]{6}$/i)
      .optional(),
    /** Draws the visible AI label, if the site does not do so by default. */
    label: flag.default(false),
  }),
  output: z.null(),
  answer: 'bytes',
  errors: ['unsupported_file_type', 'image_unreadable', 'image_too_heavy', 'images_busy', 'server_busy'],
});
