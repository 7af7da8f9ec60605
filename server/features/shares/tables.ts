import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';

// The tables have the names that they had when only stories had links.

/** Links by which a document is read without an account. */
export const documentShares = pgTable(
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

/** What was said by a link. */
export const documentComments = pgTable(
  'story_comments',
  {
    id: uuid('id').primaryKey(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => documentShares.id, { onDelete: 'cascade' }),
    /** Part of the shot; null for the story, and for a film. */
    part: text('part'),
    /** Milliseconds of a film. */
    at: integer('at'),
    /** The first comment of its thread; null for that one. */
    replyTo: uuid('reply_to').references((): AnyPgColumn => documentComments.id, { onDelete: 'cascade' }),
    /** Who of the team wrote it; null for guests. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    verdict: text('verdict').$type<'approved' | 'changes'>(),
    /** Of the document, when it was said; of a film the number of the version that was watched. */
    revision: integer('revision').notNull(),
    hiddenAt: instant('hidden_at'),
    /** When the team had done with the thread. */
    resolvedAt: instant('resolved_at'),
    createdAt: created(),
  },
  (table) => [
    index('story_comments_share').on(table.shareId, table.id),
    index('story_comments_reply').on(table.replyTo),
    index('story_comments_user').on(table.userId),
  ],
);
