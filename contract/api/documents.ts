import { z } from 'zod';
import { DOCUMENT_KINDS } from '../documents/define-document.ts';
import { DESIGN_LIMITS } from '../documents/design-document.ts';
import { PART_ID } from '../documents/parts/part.ts';
import { WHOLE_BYTES } from './body-bytes.ts';
import { address, flag, id, idParams, instant, nothing, page, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const kind = z.enum(DOCUMENT_KINDS);
const name = safeText.trim().min(1).max(200);
/** Grows by one with every save; a save names the one that it builds on. */
const revision = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
/** Checked by the document's kind, see `contract/documents/define-document.ts`. */
const content = z.record(z.string(), z.unknown());
const schema = z.int().min(1).max(10_000);

/** Default maximum content of a document, in bytes of its JSON; a kind may set another one. */
export const DOCUMENT_BYTES = 256 * 1024;
/** Revisions that a document's history keeps; the oldest ones are dropped first. */
export const DOCUMENT_HISTORY = 100;

/** A stored file that a document uses. */
const documentFile = z.object({
  id,
  name: z.string(),
  url: address,
  thumbnail: address.nullable(),
  content_type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type DocumentFile = z.output<typeof documentFile>;

/** Ids that pages make for their saves. */
const pageMade = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

const documentEntry = z.object({
  id,
  kind,
  name: z.string(),
  project_id: id.nullable(),
  revision,
  created_at: instant,
  updated_at: instant,
  deleted_at: instant.nullable(),
});

const documentRecord = documentEntry.extend({
  /** Version of the kind's schema that `content` has: always the newest one. */
  schema,
  content,
  files: z.array(documentFile),
});
export type DocumentRecord = z.output<typeof documentRecord>;

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/documents',
  area: 'documents',
  summary: "List the user's documents, newest first, without their contents",
  auth: 'user',
  query: z.object({
    ...page,
    kind: kind.optional(),
    project_id: id.optional(),
    /** Only those that the user made. */
    own: flag.default(false),
    /** Part of the name, or of a chat's text. */
    search: safeText.trim().max(100).optional(),
    bin: flag.default(false),
  }),
  output: z.object({
    /** `cover`: a small image of what a document with parts shows, if it has any. */
    items: z.array(documentEntry.extend({ cover: address.nullable() })),
    next: id.nullable(),
  }),
});

const SAVE_ERRORS = ['payload_too_large', 'storage_full'] as const;

export const createDocument = defineEndpoint({
  method: 'POST',
  path: '/documents',
  area: 'documents',
  summary: 'Create a document; its content refers to stored files as `file:<id>`',
  auth: 'user',
  body: z.strictObject({
    kind,
    name,
    project_id: id.optional(),
    schema,
    content,
    /** A repeated creation with the same one is answered with the document that the first one made. */
    save: pageMade.optional(),
  }),
  output: documentRecord,
  errors: SAVE_ERRORS,
  bodyBytes: WHOLE_BYTES,
});

export const getDocument = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}',
  area: 'documents',
  summary: 'Get a document with its content and the files that it uses',
  auth: 'user',
  params: idParams,
  output: documentRecord,
  errors: ['document_unreadable'],
});

export const saveDocument = defineEndpoint({
  method: 'PUT',
  path: '/documents/{id}',
  area: 'documents',
  summary:
    'Save the next revision; `conflict` names the newest one if the document has changed in the meantime',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    revision,
    schema,
    content,
    /** A repeated save with the same one is answered as the first one, also if the document was saved again since. */
    save: pageMade.optional(),
  }),
  output: z.object({ revision, updated_at: instant }),
  errors: [...SAVE_ERRORS, 'conflict'],
  bodyBytes: WHOLE_BYTES,
});

export const updateDocument = defineEndpoint({
  method: 'POST',
  path: '/documents/{id}',
  area: 'documents',
  summary: 'Rename a document, move it to a project, or restore it from the bin',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    project_id: id.optional(),
    restored: z.literal(true).optional(),
  }),
  output: nothing,
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/documents/{id}',
  area: 'documents',
  summary: 'Move a document to the bin for 30 days',
  auth: 'user',
  params: idParams,
  output: nothing,
});

export const copyDocument = defineEndpoint({
  method: 'POST',
  path: '/documents/{id}/copy',
  area: 'documents',
  summary: 'Make a document with what this one has now, in the same project and without its history',
  auth: 'user',
  params: idParams,
  /** A repeated call with the same `save` makes no second copy. */
  body: z.strictObject({ name, save: pageMade }),
  output: z.object({ id }),
  errors: ['document_unreadable', 'storage_full'],
});

export const emptyDocumentBin = defineEndpoint({
  method: 'DELETE',
  path: '/documents/bin',
  area: 'documents',
  summary: 'Permanently delete the documents in the bin that the user can see',
  auth: 'user',
  output: z.object({ documents: z.int() }),
});

/** Most parts that one save may change: a day offline is sent in pieces. */
export const SAVE_CHANGES = 2000;

const partId = z.string().regex(PART_ID);
const part = z.record(z.string(), z.unknown());
/** What changed after a revision; with `whole` all parts, because the history does not go back to it. */
const documentChanges = z.object({
  revision,
  whole: z.boolean(),
  parts: z.array(part),
  deleted: z.array(partId),
  /** Files that these parts use. */
  files: z.array(documentFile),
});
export type DocumentChanges = z.output<typeof documentChanges>;

/** Something that was not saved because somebody else wrote it after `base`. */
const partConflict = z.object({
  kind: z.enum(['field', 'deletion', 'gone']),
  id: partId,
  /** Of a field: its name and the other value, null if it was cleared. */
  field: z.string().optional(),
  theirs: z.json().optional(),
  /** Who wrote the other value, and when; null if the history does not go back to it. */
  by: z.object({ user_id: id, name: z.string(), own: z.boolean(), at: instant }).nullable(),
});
export type PartConflict = z.output<typeof partConflict>;

export const saveParts = defineEndpoint({
  method: 'POST',
  path: '/documents/{id}/saves',
  area: 'documents',
  summary: 'Save changed fields of the parts of a document; the answer has what others changed since `base`',
  auth: 'user',
  params: idParams,
  bodyBytes: WHOLE_BYTES,
  body: z.strictObject({
    schema,
    /** A repeated save is answered as the first one. */
    save: pageMade,
    /** The page that queued the save: its earlier saves never conflict with its later ones. */
    writer: pageMade,
    /** The newest revision that the page shows whole. */
    base: revision,
    changes: z
      .array(
        z.strictObject({
          id: partId,
          base: revision.optional(),
          set: z.record(z.string(), z.json()).optional(),
          delete: z.literal(true).optional(),
        }),
      )
      .min(1)
      .max(SAVE_CHANGES),
  }),
  output: documentChanges.extend({
    updated_at: instant,
    conflicts: z.array(partConflict),
    /** Deleted parts that these changes brought back. */
    revived: z.array(partId),
  }),
  errors: [...SAVE_ERRORS, 'document_full', 'document_outdated'],
});

export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}/changes',
  area: 'documents',
  summary: 'List the parts of a document that changed after a revision',
  auth: 'user',
  params: idParams,
  query: z.object({ since: z.coerce.number().int().min(0) }),
  output: documentChanges,
});

export const tellPresence = defineEndpoint({
  method: 'POST',
  path: '/documents/{id}/presence',
  area: 'documents',
  summary: 'Tell those who have a document open where in it the user is; stored nowhere, so pages repeat it',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    page: pageMade,
    /** View of the document, such as `storyboard`. */
    view: z.string().regex(/^[a-z-]{1,32}$/),
    /** The part that the user works on. */
    part: partId.optional(),
    /** The page is left. */
    gone: z.literal(true).optional(),
  }),
  output: nothing,
});

const documentRevision = z.object({
  revision,
  /** Saved by the calling user. */
  own: z.boolean(),
  size: z.int(),
  created_at: instant,
});
export type DocumentRevision = z.output<typeof documentRevision>;

export const listRevisions = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}/revisions',
  area: 'documents',
  summary: 'List the revisions of a document, newest first',
  auth: 'user',
  params: idParams,
  output: z.object({ items: z.array(documentRevision) }),
});

export const restoreRevision = defineEndpoint({
  method: 'POST',
  path: '/documents/{id}/restore',
  area: 'documents',
  summary: 'Restore an earlier revision as the newest one; the history is kept',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    /** The newest revision as the caller knows it. */
    revision,
    /** The one to restore. */
    from: revision,
  }),
  output: documentRecord,
  errors: ['conflict', 'document_unreadable', 'storage_full'],
});

/** Formats that a document's image can be exported in; AVIF that of designs alone. */
export const DOCUMENT_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const;
/** Pixels of the longest side of an exported collage. */
export const COLLAGE_EXPORT = { usual: 2048, most: 8192 } as const;

export const exportDocument = defineEndpoint({
  method: 'GET',
  path: '/documents/{id}/export',
  area: 'documents',
  summary: "Render a document as an image, identical to the editor's export",
  auth: 'user',
  params: idParams,
  query: z.object({
    format: z.enum(DOCUMENT_FORMATS).default('png'),
    /** Pixels of the longest side; by default a design's own size. */
    longest: z.coerce.number().int().min(16).max(DESIGN_LIMITS.side).optional(),
    /** Of a design, for all formats but PNG. */
    quality: z.coerce.number().int().min(1).max(100).default(92),
    /** Of a design: id of one of its sizes, `base` for the one of its head, `all` for a ZIP file of all of them. */
    size: z.string().regex(PART_ID).default('base'),
  }),
  output: z.null(),
  answer: 'bytes',
  errors: ['document_unreadable', 'image_too_heavy', 'images_busy', 'server_busy', 'storage_unavailable'],
});
