import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';

/** Accounts that were deleted, and whether what belonged to them alone is gone too. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The organisations without other members. */
    organisationIds: uuid('organisation_ids').array().notNull(),
    deletedAt: instant('deleted_at').notNull(),
    /** Null while runs continue or files are left. */
    purgedAt: instant('purged_at'),
  },
  (table) => [index('account_deletions_open').on(table.purgedAt)],
);
