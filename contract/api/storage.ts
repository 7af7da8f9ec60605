import { z } from 'zod';
import { address, flag, id, idParams, instant, origin, page, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { mediaFacts, mediaKind } from './media.ts';

export const FROM_TYPES = ['temp', 'tool', 'role', 'script', 'result', 'avatar', 'stock'] as const;
export const SHARE_TYPES = ['public', 'private'] as const;

const project_id = z.union([z.literal('0').transform(() => undefined), id]).optional();

/** Specification, section 7: upload defaults. `size` in bytes binds the token if the browser knows it. */
const uploadQuery = z.object({
  file_name: safeText.min(1).max(255),
  content_type: safeText.max(100),
  from_type: z.enum(FROM_TYPES).default('temp'),
  share_type: z.enum(SHARE_TYPES).default('public'),
  folder_id: z.coerce.number().int().min(0).default(0),
  project_id,
  size: z.coerce.number().int().min(1).optional(),
  /**
   * The file will come in parts (`putUploadPart`): its size is required, and the token is valid for a day.
   */
  parts: flag.default(false),
});

const uploadToken = z.object({ upload_url: address, expires_at: instant });

export const uploadTokenForUser = defineEndpoint({
  method: 'GET',
  path: '/storage/upload/token',
  area: 'storage',
  summary: 'Get a URL that accepts one file by PUT, bound to user, type, size and time',
  auth: 'user',
  scope: 'files',
  query: uploadQuery,
  output: uploadToken,
  errors: ['unsupported_file_type', 'file_too_large', 'storage_full'],
  limit: 'upload',
});

/** The specification names both paths; an upload always needs a signed-in user. */
export const openUploadToken = defineEndpoint({ ...uploadTokenForUser, path: '/open/storage/upload/token' });

/** Specification, section 3, Upload result, with what the product adds. */
export const uploadedFile = z.object({
  id,
  domain: origin,
  /** From the site's root; `full_path` is the whole address. */
  path: z.string(),
  full_path: address,
  ...mediaFacts.shape,
});
export type UploadedFile = z.output<typeof uploadedFile>;

/** Why the bytes of a file may be refused, however they arrive. */
const FILE_ERRORS = [
  'file_too_large',
  'unsupported_file_type',
  'image_unreadable',
  'image_too_many_pixels',
  'media_unreadable',
  'media_without_picture',
  'storage_full',
  'too_many_uploads',
  'image_too_heavy',
  'images_busy',
  'media_busy',
  'server_busy',
  'storage_unavailable',
] as const;
const TOKEN_ERRORS = ['upload_token_invalid', 'upload_token_used', 'upload_size_mismatch'] as const;
const tokenParams = z.object({ token: z.string().max(2000) });

export const putUpload = defineEndpoint({
  method: 'PUT',
  path: '/storage/upload/{token}',
  area: 'storage',
  summary: 'Upload a file; the token in the path is the permission',
  auth: 'none',
  params: tokenParams,
  output: uploadedFile,
  errors: [...TOKEN_ERRORS, 'file_type_mismatch', ...FILE_ERRORS],
  limit: 'upload',
});

/** Maximum size of a part of an upload, in bytes. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

export const uploadProgress = defineEndpoint({
  method: 'GET',
  path: '/storage/upload/{token}/parts',
  area: 'storage',
  summary: 'Get the number of bytes received of a multipart upload, to resume it',
  auth: 'none',
  params: tokenParams,
  output: z.object({ received: z.int(), size: z.int() }),
  errors: ['upload_token_invalid'],
  limit: 'upload',
});

export const putUploadPart = defineEndpoint({
  method: 'PUT',
  path: '/storage/upload/{token}/parts/{start}',
  area: 'storage',
  summary: 'Upload the part that begins at `start`, at most 8 MiB; parts must arrive in order',
  auth: 'none',
  params: tokenParams.extend({ start: z.coerce.number().int().min(0) }),
  output: z.object({ received: z.int(), size: z.int() }),
  errors: [
    ...TOKEN_ERRORS,
    'upload_part_misplaced',
    'file_too_large',
    'storage_full',
    'too_many_uploads',
    'storage_unavailable',
  ],
  limit: 'upload',
});

export const finishUpload = defineEndpoint({
  method: 'POST',
  path: '/storage/upload/{token}/finish',
  area: 'storage',
  summary: 'Complete a multipart upload; repeating the request returns the same file',
  auth: 'none',
  params: tokenParams,
  output: uploadedFile,
  errors: [...TOKEN_ERRORS, 'file_type_mismatch', ...FILE_ERRORS],
  limit: 'upload',
});

/** Specification, section 7; the project and the defaults as with an upload token. */
export const uploadFromUrl = defineEndpoint({
  method: 'POST',
  path: '/storage/upload/url',
  area: 'storage',
  summary: 'Import a file from a public URL, or a copy of a file of this product',
  auth: 'user',
  scope: 'files',
  body: z.strictObject({
    url: safeText.min(1).max(4000),
    from_type: z.enum(FROM_TYPES).default('temp'),
    share_type: z.enum(SHARE_TYPES).default('public'),
    project_id,
  }),
  output: uploadedFile.extend({ name: z.string() }),
  errors: ['address_unreachable', ...FILE_ERRORS],
  limit: 'upload',
});

export const listFiles = defineEndpoint({
  method: 'GET',
  path: '/storage/files',
  area: 'storage',
  summary: "List the user's uploads in the current organisation, newest first",
  auth: 'user',
  query: z.object({ ...page, from_type: z.enum(FROM_TYPES).optional(), kind: mediaKind.optional() }),
  scope: 'files',
  output: z.object({
    items: z.array(uploadedFile.extend({ name: z.string(), created_at: instant })),
    next: id.nullable(),
  }),
});

const uploadsRemoved = z.object({ files: z.int(), bytes: z.int() });

export const storageUsage = defineEndpoint({
  method: 'GET',
  path: '/storage/usage',
  area: 'storage',
  summary: 'Get the storage use of the current organisation by category, and its quota',
  auth: 'user',
  scope: 'files',
  output: z.object({
    /** Everything, including uploads in progress. */
    used: z.int(),
    /** By the plan in force. */
    quota: z.int(),
    results: z.int(),
    /** Results in the bin count until they are removed. */
    bin: z.int(),
    uploads: z.int(),
  }),
});

export const deleteFile = defineEndpoint({
  method: 'DELETE',
  path: '/storage/files/{id}',
  area: 'storage',
  summary: "Delete one of the user's uploads permanently; library items stay",
  auth: 'user',
  scope: 'files',
  params: idParams,
  output: uploadsRemoved,
  errors: ['file_in_use'],
});

/** What copies of videos are for: films draw from one that every browser decodes; previews from a small one. */
export const COPY_PURPOSES = ['film', 'proxy'] as const;
export type CopyPurpose = (typeof COPY_PURPOSES)[number];

const fileCopy = z.object({
  /** `unneeded`: the file itself serves the purpose. */
  state: z.enum(['waiting', 'ready', 'unneeded', 'failed']),
  /** Progress, 0 to 1. */
  share: z.number(),
  /** Why there is none: a word of the error catalogue; null unless it failed. */
  problem: z.string().nullable(),
  /** Null until it is ready. */
  url: address.nullable(),
});
export type FileCopy = z.output<typeof fileCopy>;

const fileCopies = z.object({ id, film: fileCopy, proxy: fileCopy });
export type FileCopies = z.output<typeof fileCopies>;

export const askCopies = defineEndpoint({
  method: 'POST',
  path: '/storage/copies',
  area: 'storage',
  summary: 'Have the copies of videos made that films need, free of charge; repeat it to follow them',
  auth: 'user',
  scope: 'files',
  body: z.strictObject({ file_ids: z.array(id).min(1).max(200) }),
  /** Of the videos among them that the user can see, in any order. */
  output: z.object({ items: z.array(fileCopies) }),
});

/** Newer uploads may still be in use. */
export const OLD_UPLOAD_DAYS = 30;

export const clearUploads = defineEndpoint({
  method: 'DELETE',
  path: '/storage/files',
  area: 'storage',
  summary: "Delete the user's uploads older than 30 days permanently; library items stay",
  auth: 'user',
  output: uploadsRemoved,
});

/** Every page needs the prefix, few the rest. */
export { FILE_PATH_PREFIX } from './file-path.ts';
