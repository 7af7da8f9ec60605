import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Counters of limited actions (sign-in attempts and the like), shared by all servers. */
export const rateCounters = pgTable('rate_counters', {
  /** `<limit>:<what is counted>`; addresses are hashed. */
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** Installation facts that the program maintains, such as the secret that signs upload addresses. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
