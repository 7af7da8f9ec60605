import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, instant } from '../../../db/columns.ts';
import { organisations } from '../../organisations/tables.ts';
import { users } from '../tables.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    expiresAt: instant('expires_at').notNull(),
    createdAt: created(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
