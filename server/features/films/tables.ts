import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { created } from '../../db/columns.ts';
import { documents } from '../documents/tables.ts';
import { files } from '../storage/tables.ts';

/** Finished videos that the links of a film show. */
export const filmVersions = pgTable(
  'film_versions',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    /** Null when the video was deleted: the number is not given again. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: created(),
  },
  (table) => [
    unique('film_versions_number').on(table.documentId, table.number),
    index('film_versions_file').on(table.fileId),
  ],
);
