import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { organisations, projects } from '../organisations/tables.ts';
import { files } from '../storage/tables.ts';

/** Media that people keep at hand for further work. */
export const stockItems = pgTable(
  'stock_items',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    name: text('name').notNull(),
    /** Its name in Chinese, if it has one. */
    nameZh: text('name_zh'),
    /** Search words in any language. */
    tags: text('tags').array().notNull(),
    /** Offered by an operator to everyone. */
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: created(),
  },
  (table) => [
    index('stock_items_newest').on(table.organisationId, table.id),
    index('stock_items_file').on(table.fileId),
    index('stock_items_public').on(table.id).where(sql`${table.isPublic}`),
  ],
);
