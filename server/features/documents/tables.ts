import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { count, created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { organisations, projects } from '../organisations/tables.ts';
import { files } from '../storage/tables.ts';

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
    deletedAt: instant('deleted_at'),
    createdAt: created(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('documents_newest').on(table.organisationId, table.id),
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
