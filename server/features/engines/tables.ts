import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';

/** The order of the routes of a capability where an operator changed it, and which of them are switched off. */
export const engineRoutes = pgTable(
  'engine_routes',
  {
    capability: text('capability').notNull(),
    engine: text('engine').notNull(),
    position: integer('position').notNull(),
    off: boolean('off').notNull(),
  },
  (table) => [primaryKey({ columns: [table.capability, table.engine] })],
);

/** Settings of engines that the console said, beside those of the environment. */
export const engineSettings = pgTable('engine_settings', {
  name: text('name').primaryKey(),
  engine: text('engine').notNull(),
  /** Encrypted; the key for it is outside of the database. */
  sealed: text('sealed').notNull(),
  setBy: uuid('set_by')
    .notNull()
    .references(() => users.id),
  setAt: instant('set_at').notNull(),
});

/** The last test of each engine. */
export const engineTests = pgTable('engine_tests', {
  engine: text('engine').primaryKey(),
  ok: boolean('ok').notNull(),
  /** Milliseconds until the answer. */
  tookMs: integer('took_ms').notNull(),
  said: text('said').notNull(),
  testedAt: instant('tested_at').notNull(),
});
