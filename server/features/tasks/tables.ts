import type { RunStep } from '@inkreel/contract/api/tasks.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { count, created, instant } from '../../db/columns.ts';
import { users } from '../accounts/tables.ts';
import { apiKeys } from '../api-keys/tables.ts';
import { organisations, projects } from '../organisations/tables.ts';
import { files } from '../storage/tables.ts';
import type { LinesWork } from './lines-work.ts';
import type { RunTarget } from './run-target.ts';

export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    /** For the answer shapes that poll by a number (decisions, Shape 3 and 4). */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    toolId: text('tool_id').notNull(),
    capability: text('capability').notNull(),
    input: jsonb('input').notNull(),
    /**
     * Size of a long input as JSON, which counts for the organisation's storage; 0 for any other, and after a long one
     * was shortened to its summary.
     */
    inputBytes: integer('input_bytes').notNull().default(0),
    /** What lists show of a long input; null for any other. */
    inputSummary: jsonb('input_summary'),
    /** SHA-256 of the input, to tell a repeated submit from a different one under the same key. */
    inputHash: text('input_hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** The API key that started it. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    state: text('state').notNull().default('PENDING'),
    engine: text('engine'),
    /** The engine that the person chose; no other one replaces it. */
    wantedEngine: text('wanted_engine'),
    /** `sample` or `rest`; null for a whole result. */
    part: text('part'),
    /** Its results are in no list and are deleted after a day. */
    noSave: boolean('no_save').notNull().default(false),
    /** The sample whose points are deducted from the rest. */
    restOf: uuid('rest_of'),
    /**
     * Which step a run is at that takes its lines from its video, and what the steps before found; null for any other
     * run, and once the lines are in the input. A run that failed keeps it for a day, for the same run again.
     */
    linesWork: jsonb('lines_work').$type<LinesWork>(),
    /** What it is made for, and gets its result when it ends; null for any other run. */
    target: jsonb('target').$type<RunTarget>(),
    operation: jsonb('operation'),
    /**
     * Set before a run is submitted: with it and without an operation, it is unknown whether the provider
     * accepted the run.
     */
    submitIntentAt: instant('submit_intent_at'),
    /** When the provider is polled about the run again; null while a worker has it or will get it. */
    nextCheckAt: instant('next_check_at'),
    /** Place in the line of its lane, from 1, and when its work is expected to begin; null also if it is far behind. */
    linePlace: integer('line_place'),
    lineStartsAt: instant('line_starts_at'),
    stage: text('stage'),
    progress: integer('progress_permille').notNull().default(0),
    candidates: jsonb('candidates'),
    /** Stages that the run has reached, in order, each with its time and the progress of the run. */
    steps: jsonb('steps').$type<RunStep[]>(),
    /** Grows with every worker that takes the task: an older worker's writes are refused. */
    fence: integer('fence').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    cancelRequestedAt: instant('cancel_requested_at'),
    errorCode: text('error_code'),
    errorDetail: text('error_detail'),
    deadlineAt: instant('deadline_at').notNull(),
    createdAt: created(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('tasks_idempotency')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('tasks_of_user').on(table.organisationId, table.userId, table.id),
    index('tasks_of_api_key').on(table.apiKeyId, table.createdAt).where(sql`${table.apiKeyId} is not null`),
    index('tasks_unfinished').on(table.deadlineAt).where(sql`${table.finishedAt} is null`),
    index('tasks_long_inputs').on(table.finishedAt).where(sql`${table.inputBytes} > 0`),
    index('tasks_lines_work').on(table.finishedAt).where(sql`${table.linesWork} is not null`),
    index('tasks_of_target').on(sql`(${table.target}->>'id')`).where(sql`${table.target} is not null`),
    index('tasks_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    foreignKey({ name: 'tasks_rest_of', columns: [table.restOf], foreignColumns: [table.id] }),
    // A sample lowers the price once; if the rest failed, it can be used again.
    uniqueIndex('tasks_rest_once')
      .on(table.restOf)
      .where(sql`${table.restOf} is not null and ${table.state} not in ('FAILED', 'CANCELED')`),
    check(
      'tasks_part',
      sql`coalesce(${table.part} in ('sample', 'rest'), true)
          and (${table.part} is not distinct from 'rest') = (${table.restOf} is not null)`,
    ),
    check('tasks_state', sql`${table.state} in ('PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED')`),
    check(
      'tasks_finished',
      sql`(${table.finishedAt} is not null) = (${table.state} in ('SUCCEEDED', 'FAILED', 'CANCELED'))`,
    ),
  ],
);

export const results = pgTable(
  'results',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    /** Which candidate, from 0. */
    index: integer('candidate').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    userId: uuid('user_id').notNull(),
    projectId: uuid('project_id'),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    toolId: text('tool_id').notNull(),
    seed: count('seed'),
    prompt: text('prompt'),
    report: jsonb('report'),
    starred: boolean('starred').notNull().default(false),
    /** As its run's: in no list, and deleted after a day. */
    noSave: boolean('no_save').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: created(),
  },
  (table) => [
    unique('results_once_per_candidate').on(table.taskId, table.index),
    index('results_newest').on(table.organisationId, table.id),
    index('results_file').on(table.fileId),
    index('results_not_saved').on(table.createdAt).where(sql`${table.noSave}`),
  ],
);

/**
 * A run's output other than files: text, or data of its capability's schema. Not in the library: it is shown
 * with its run, to those who see the run, and deleted with it.
 */
export const runOutputs = pgTable(
  'run_outputs',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Which candidate, from 0. */
    index: integer('candidate').notNull(),
    /** How often it was begun. */
    draft: integer('draft').notNull().default(1),
    text: text('text'),
    data: jsonb('data'),
    /** What it has used, in the unit of the capability's meter; 0 if it has none. */
    amount: integer('amount').notNull().default(0),
    createdAt: created(),
    /** Null while its text is being written. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.index] }),
    check('run_outputs_kind', sql`num_nonnulls(${table.text}, ${table.data}) = 1`),
    check('run_outputs_amount', sql`${table.amount} >= 0`),
  ],
);

/**
 * What a result was made from: an edge for each file of its run's input, with the content that the file had. The source
 * may be deleted later; the edge stays as long as its result.
 */
export const derivations = pgTable(
  'derivations',
  {
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    /** Name of the field of the tool, and which of its files from 0. */
    field: text('field').notNull(),
    position: integer('position').notNull(),
    sourceFileId: uuid('source_file_id').notNull(),
    /** SHA-256 of the source's bytes, hex. */
    sourceHash: text('source_hash').notNull(),
    /** Set if the source is itself a result. */
    sourceResultId: uuid('source_result_id'),
  },
  (table) => [
    primaryKey({ columns: [table.resultId, table.field, table.position] }),
    index('derivations_source_file').on(table.sourceFileId),
    index('derivations_source_result').on(table.sourceResultId),
  ],
);

/**
 * Stages of runs: which have begun, and the outputs of finished ones, for a worker that continues after a crash.
 * Deleted when the run ends; the finished ones of a failed run are kept for a day, for the same run again.
 */
export const runStages = pgTable(
  'run_stages',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Which candidate, from 0. */
    index: integer('candidate').notNull(),
    name: text('name').notNull(),
    /** The engine of the stage: another engine starts over. */
    engine: text('engine').notNull(),
    /** How often it was begun. */
    starts: integer('starts').notNull().default(1),
    /** Where the driver keeps its output; null until it is finished. */
    outputKey: text('output_key'),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.index, table.name] }),
    check('run_stages_finished', sql`(${table.finishedAt} is null) = (${table.outputKey} is null)`),
  ],
);

/**
 * What a run's provider charges the operator: a row for each attempt that has ended. Of the last attempt
 * there is always one; a run without any ended before costs were recorded.
 */
export const runCosts = pgTable(
  'run_costs',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** From 0. */
    attempt: integer('attempt').notNull(),
    engine: text('engine'),
    model: text('model'),
    /** How it is known, a `CostBasis`; if it is unknown, `micros` is the known part. */
    basis: text('basis').notNull(),
    /** Millionths of the currency's unit. */
    micros: count('micros').notNull().default(0),
    currency: text('currency'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.attempt] }),
    check('run_costs_basis', sql`${table.basis} in ('none', 'told', 'listed', 'at_most', 'unknown')`),
    check(
      'run_costs_micros',
      sql`${table.micros} >= 0 and (${table.micros} = 0 or ${table.currency} is not null)`,
    ),
    check('run_costs_none', sql`${table.basis} <> 'none' or ${table.micros} = 0`),
  ],
);
