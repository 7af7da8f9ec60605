import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';

/** The order of the routes of a capability if an operator changed it, and which of them are switched off. */
export const engineRoutes = pgTable(
  'engine_routes',
  {
    capability: text('capability').notNull(),
    engine: text('engine').notNull(),
    position: integer('position').notNull(),
    off: boolean('off').notNull(),
    /** Points of one run before the factor if a person chooses the engine; null for the tool's price. */
    points: integer('points'),
  },
  (table) => [primaryKey({ columns: [table.capability, table.engine] })],
);

/** Settings of engines from the console, in addition to those of the environment. */
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

/**
 * Routes that failed lately: a row for each, deleted by the next run that succeeds there. The columns are those
 * of `RouteHealth` in `server/engines/route-health.ts`.
 */
export const routeHealth = pgTable(
  'route_health',
  {
    capability: text('capability').notNull(),
    engine: text('engine').notNull(),
    failures: integer('failures').notNull(),
    lastRun: uuid('last_run').notNull(),
    failedAt: instant('failed_at').notNull(),
    rests: integer('rests').notNull(),
    /** Until when it rests; null while it takes all runs. */
    until: instant('rests_until'),
    /** The run that tries it after a rest. */
    trialRun: uuid('trial_run'),
    trialUntil: instant('trial_until'),
  },
  (table) => [
    primaryKey({ columns: [table.capability, table.engine] }),
    check('route_health_rests', sql`(${table.until} is null) = (${table.rests} = 0)`),
    check('route_health_trial', sql`(${table.trialRun} is null) = (${table.trialUntil} is null)`),
  ],
);
