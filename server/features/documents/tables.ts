import type { PartBefore, SaveConflict } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { count, created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { organisations, projects } from '../organisations/tables.ts';
import { files } from '../storage/tables.ts';

/** What the first answer to a save said, for a repeated one. */
export interface StoredAnswer {
  conflicts: readonly SaveConflict[];
  revived: readonly string[];
}

/** Saved documents, such as collages. Their contents are in `document_revisions`. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** Who made it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** The newest one; a save names the revision that it builds on. */
    revision: integer('revision').notNull().default(1),
    /** Whether `document_texts` has the text of its newest revision; a chore stores that of documents of earlier versions. */
    hasTexts: boolean('has_texts').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: created(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('documents_newest').on(table.organisationId, table.id),
    index('documents_without_texts').on(table.id).where(sql`not ${table.hasTexts}`),
    index('documents_bin').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('documents_revision', sql`${table.revision} >= 1`),
  ],
);

/** States of documents, the newest one included. Triggers count `size` for the quota of the organisation. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    /** Who saved it. */
    userId: uuid('user_id').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    content: jsonb('content').notNull(),
    /** SHA-256 of the content as JSON, hex. */
    contentHash: text('content_hash').notNull(),
    /** Bytes that count for the storage quota. */
    size: count('size').notNull(),
    /** Files that it uses; null for a state of before this was noted. */
    fileIds: uuid('file_ids').array(),
    /** The next save does not replace it. */
    pinned: boolean('pinned').notNull().default(false),
    /** When the first of the saves that it replaced was made. */
    startedAt: instant('started_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    check('document_revisions_size', sql`${table.size} > 0`),
  ],
);

/**
 * What is searched in the newest revisions of documents, in parts as their kinds give it: a save writes the parts that
 * have changed. Where the database has `pg_trgm`, a migration added a trigram index, `document_texts_trigrams`.
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Id of the part; of a document that is saved whole its number from 0. */
    part: text('part').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    /** Who alone sees it, if its kind is personal: a search reads no text that its person does not see anyway. */
    ownerId: uuid('owner_id'),
    /** In lower case. */
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part] }),
    index('document_texts_owner').on(table.organisationId, table.ownerId),
  ],
);

/** Files that some state of a document uses: they stay as long as the document does. */
export const documentFiles = pgTable(
  'document_files',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.fileId] }),
    index('document_files_file').on(table.fileId),
  ],
);

/** Parts of documents that are saved in parts, deleted ones as tombstones. Triggers count `size` for the quota. */
export const documentParts = pgTable(
  'document_parts',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Made by the page that made the part. */
    id: text('id').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    part: jsonb('part').$type<Part>().notNull(),
    /** By field: the revision that wrote it last. */
    revisions: jsonb('revisions').$type<Record<string, number>>().notNull(),
    /** The newest revision that changed anything of it. */
    revision: integer('revision').notNull(),
    /** The revision that deleted it. */
    deleted: integer('deleted'),
    /** Files that it draws from. */
    fileIds: uuid('file_ids').array().notNull(),
    size: count('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.id] }),
    index('document_parts_changes').on(table.documentId, table.revision),
    check('document_parts_size', sql`${table.size} > 0`),
  ],
);

/**
 * Saves of documents: who wrote a revision, and what a repeated save is answered. Of a document that is saved whole
 * only those that a page gave an id.
 */
export const documentSaves = pgTable(
  'document_saves',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** Made by the page; null for what the server wrote. */
    saveId: text('save_id'),
    /** The page that queued it. */
    writer: text('writer').notNull(),
    /** Null for what the server wrote. */
    userId: uuid('user_id'),
    /** Conflicts and revived parts of the first answer. */
    answer: jsonb('answer').$type<StoredAnswer>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    uniqueIndex('document_saves_id').on(table.saveId, table.documentId),
  ],
);

/** Steps of the history of documents with parts: the values that each replaced. Triggers count `size`. */
export const documentSteps = pgTable(
  'document_steps',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Its first and last revision. */
    first: integer('first').notNull(),
    last: integer('last').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** By id of the part: its values before the step. */
    before: jsonb('before').$type<Record<string, PartBefore>>().notNull(),
    /** Files that the replaced parts drew from. */
    fileIds: uuid('file_ids').array().notNull(),
    /** The next save begins another step. */
    sealed: boolean('sealed').notNull().default(false),
    size: count('size').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.first] }),
    check('document_steps_size', sql`${table.size} > 0`),
  ],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files that texts were imported from, as they were. Triggers count `size` for the quota. */
export const documentOriginals = pgTable(
  'document_originals',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id').notNull(),
    /** What the file was called. */
    name: text('name').notNull(),
    bytes: bytes('bytes').notNull(),
    size: count('size').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('document_originals_of').on(table.documentId, table.id),
    check('document_originals_size', sql`${table.size} > 0`),
  ],
);
