import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';

/** Links by which a story is read without an account. */
export const storyShares = pgTable(
  'story_shares',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id').notNull(),
    /** Who made it: it opens what this person sees. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link, hex: the link itself is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: created(),
  },
  (table) => [
    index('story_shares_document').on(table.documentId, table.id),
    index('story_shares_user').on(table.userId),
  ],
);

/** What guests said by a link. */
export const storyComments = pgTable(
  'story_comments',
  {
    id: uuid('id').primaryKey(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => storyShares.id, { onDelete: 'cascade' }),
    /** Part of the shot; null for the story. */
    part: text('part'),
    name: text('name').notNull(),
    text: text('text').notNull(),
    verdict: text('verdict').$type<'approved' | 'changes'>(),
    /** Of the document, when it was said. */
    revision: integer('revision').notNull(),
    hiddenAt: instant('hidden_at'),
    createdAt: created(),
  },
  (table) => [index('story_comments_share').on(table.shareId, table.id)],
);
