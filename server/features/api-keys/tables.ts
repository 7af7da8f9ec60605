import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { organisations } from '../organisations/tables.ts';

/**
 * Keys by which programs call the API for an organisation. A trigger on `members` ends those of a person whose
 * membership ends, so that none comes back to life when the person joins again.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Who made it, and for whom it acts. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the key, hex: the key itself is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last four characters. */
    ending: text('ending').notNull(),
    scopes: text('scopes').array().notNull(),
    /** Points that it may spend in 30 days; null without a limit. */
    pointsLimit: integer('points_limit'),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    /** Network address of that call as limits count it. */
    lastUsedFrom: text('last_used_from'),
    revokedAt: instant('revoked_at'),
    createdAt: created(),
  },
  (table) => [
    index('api_keys_organisation').on(table.organisationId, table.id),
    index('api_keys_user').on(table.userId),
    check('api_keys_points_limit', sql`${table.pointsLimit} > 0`),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) > 0`),
  ],
);
