import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { count, created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { apiKeys } from '../api-keys/tables.ts';
import { organisations, projects } from '../organisations/tables.ts';
import { files } from '../storage/tables.ts';
import type { RunTarget } from '../tasks/run-target.ts';
import { tasks } from '../tasks/tables.ts';

/** Batches of runs: each item becomes a run, with its own hold, only when it starts. */
export const runBatches = pgTable(
  'run_batches',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    toolId: text('tool_id').notNull(),
    /** The engine that the person chose. */
    engine: text('engine'),
    /** The API key that created it: its runs count for the key, and none starts after the key has ended. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request, to tell a repeated one from a different one under the same key. */
    requestHash: text('request_hash').notNull(),
    /** Why no further item starts now, as a code of the error catalogue. */
    waitingFor: text('waiting_for'),
    /** When the next step is due; null once it has finished. */
    nextStepAt: instant('next_step_at'),
    cancelledAt: instant('cancelled_at'),
    createdAt: created(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('run_batches_idempotency')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('run_batches_of_user').on(table.organisationId, table.userId, table.id),
    index('run_batches_finished').on(table.finishedAt).where(sql`${table.finishedAt} is not null`),
    index('run_batches_due').on(table.nextStepAt).where(sql`${table.nextStepAt} is not null`),
    index('run_batches_of_api_key').on(table.apiKeyId).where(sql`${table.apiKeyId} is not null`),
    check('run_batches_finished', sql`(${table.finishedAt} is null) = (${table.nextStepAt} is not null)`),
  ],
);

export const runBatchItems = pgTable(
  'run_batch_items',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => runBatches.id, { onDelete: 'cascade' }),
    /** Its place in the batch, from 0. */
    place: integer('place').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    state: text('state').notNull().default('waiting'),
    /** Its own engine, in place of that of the batch. */
    engine: text('engine'),
    /** What its run may cost: a run at another price is not started. */
    points: count('points').notNull(),
    /** Grows with every retry: each is a run with its own idempotency key. */
    attempt: integer('attempt').notNull().default(0),
    /** Starts that ended in an unknown error. */
    defects: integer('defects').notNull().default(0),
    taskId: uuid('task_id').references(() => tasks.id),
    errorCode: text('error_code'),
    /** What gets the result; it may be gone by then. */
    target: jsonb('target').$type<RunTarget>(),
  },
  (table) => [
    uniqueIndex('run_batch_items_place').on(table.batchId, table.place),
    uniqueIndex('run_batch_items_task').on(table.taskId).where(sql`${table.taskId} is not null`),
    index('run_batch_items_open').on(table.batchId).where(sql`${table.state} in ('waiting', 'started')`),
    check(
      'run_batch_items_state',
      sql`${table.state} in ('waiting', 'started', 'done', 'failed', 'cancelled')`,
    ),
    check(
      'run_batch_items_started',
      sql`${table.state} not in ('started', 'done') or ${table.taskId} is not null`,
    ),
  ],
);

/** Files that the inputs of an unfinished batch name: they stay until it has finished. */
export const runBatchFiles = pgTable(
  'run_batch_files',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => runBatches.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.fileId] }),
    index('run_batch_files_of_file').on(table.fileId),
  ],
);
