/**
 * Every table of the product, in one place. Migrations under `migrations/` are generated from it; triggers and other
 * things that the schema language cannot say are in hand-written migrations beside them.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const created = () => instant('created_at').notNull().defaultNow();
const count = (name: string) => bigint(name, { mode: 'number' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').unique(),
    /** E.164. */
    mobile: text('mobile').unique(),
    passwordHash: text('password_hash'),
    language: text('language'),
    timeZone: text('time_zone'),
    isOperator: boolean('is_operator').notNull().default(false),
    createdAt: created(),
  },
  (table) => [check('users_have_a_way_in', sql`${table.email} is not null or ${table.mobile} is not null`)],
);

export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** free, vip, team or com; what is in force depends on `planExpiresAt`. */
  plan: text('plan').notNull().default('free'),
  planExpiresAt: instant('plan_expires_at'),
  seats: integer('seats').notNull().default(1),
  createdAt: created(),
});

export const members = pgTable(
  'members',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('members_user').on(table.userId),
    uniqueIndex('members_one_founder').on(table.organisationId).where(sql`${table.role} = 'founder'`),
    check('members_role', sql`${table.role} in ('founder', 'admin', 'member')`),
  ],
);

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id),
  code: text('code').notNull().unique(),
  createdBy: uuid('created_by').references(() => users.id),
  usesLeft: integer('uses_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  createdAt: created(),
});

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    name: text('name').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    archivedAt: instant('archived_at'),
    createdAt: created(),
  },
  (table) => [index('projects_organisation').on(table.organisationId)],
);

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

/** Counters of limited actions (sign-in attempts and the like), shared by all servers. */
export const rateCounters = pgTable('rate_counters', {
  /** `<limit>:<what is counted>`; addresses are hashed. */
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** Points of each tool where an operator changed the catalogue's seed. */
export const toolPrices = pgTable('tool_prices', {
  path: text('path').primaryKey(),
  points: integer('points').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/**
 * Balance of an organisation. Written only by the trigger on `ledger_rows`, so that it is always their sum; the check
 * makes a negative balance impossible under any concurrency.
 */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id),
    balance: count('balance').notNull().default(0),
    /** Number of the last ledger line. */
    lastLine: integer('last_line').notNull().default(0),
  },
  (table) => [check('point_accounts_balance_not_negative', sql`${table.balance} >= 0`)],
);

/** Append-only: a trigger refuses update and delete, and fills in `line` and `balanceAfter`. */
export const ledgerRows = pgTable(
  'ledger_rows',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    id: uuid('id').notNull().unique(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    line: integer('line').notNull().default(0),
    type: text('type').notNull(),
    /** Signed: what the row adds to the balance. */
    points: count('points').notNull(),
    balanceAfter: count('balance_after').notNull().default(0),
    userId: uuid('user_id'),
    projectId: uuid('project_id'),
    taskId: uuid('task_id'),
    toolId: text('tool_id'),
    reason: text('reason'),
    /** What the price was computed from, or who corrected and why. */
    details: jsonb('details'),
    createdAt: created(),
  },
  (table) => [
    unique('ledger_rows_line').on(table.organisationId, table.line),
    index('ledger_rows_newest').on(table.organisationId, table.sequence),
    uniqueIndex('ledger_rows_once_per_task')
      .on(table.taskId, table.type)
      .where(sql`${table.taskId} is not null`),
    check(
      'ledger_rows_type',
      sql`${table.type} in ('recharge', 'consume', 'return', 'system_deduction', 'system_refill')`,
    ),
    check(
      'ledger_rows_sign',
      sql`case when ${table.type} in ('consume', 'system_deduction') then ${table.points} <= 0 else ${table.points} >= 0 end`,
    ),
  ],
);

export const tasks = pgTable(
  'tasks',
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
    capability: text('capability').notNull(),
    input: jsonb('input').notNull(),
    /** SHA-256 of the input, to tell a repeated submit from a different one under the same key. */
    inputHash: text('input_hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    state: text('state').notNull().default('PENDING'),
    engine: text('engine'),
    operation: jsonb('operation'),
    stage: text('stage'),
    progress: integer('progress_permille').notNull().default(0),
    candidates: jsonb('candidates'),
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
    index('tasks_unfinished').on(table.deadlineAt).where(sql`${table.finishedAt} is null`),
    check('tasks_state', sql`${table.state} in ('PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED')`),
    check(
      'tasks_finished',
      sql`(${table.finishedAt} is not null) = (${table.state} in ('SUCCEEDED', 'FAILED', 'CANCELED'))`,
    ),
  ],
);

/** One per task: what it holds, and how that ended. */
export const pointHolds = pgTable(
  'point_holds',
  {
    taskId: uuid('task_id')
      .primaryKey()
      .references(() => tasks.id),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    state: text('state').notNull().default('held'),
    held: count('held').notNull(),
    settled: count('settled').notNull().default(0),
    returned: count('returned').notNull().default(0),
    quote: jsonb('quote').notNull(),
    createdAt: created(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('point_holds_open').on(table.organisationId).where(sql`${table.state} = 'held'`),
    check('point_holds_state', sql`${table.state} in ('held', 'settled', 'returned', 'expired')`),
    check(
      'point_holds_sum',
      sql`case when ${table.state} = 'held' then ${table.settled} = 0 and ${table.returned} = 0 else ${table.settled} + ${table.returned} = ${table.held} end`,
    ),
  ],
);

export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    /** Where the driver keeps the bytes; ends in 128 random bits, so the address itself is the permission to read. */
    key: text('key').notNull().unique(),
    /** What the user's file was called: metadata only, never part of a path. */
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: count('size').notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    placeholder: text('placeholder'),
    thumbnailKey: text('thumbnail_key'),
    fromType: text('from_type').notNull(),
    shareType: text('share_type').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: created(),
  },
  (table) => [index('files_of_user').on(table.organisationId, table.userId, table.id)],
);

/** Upload tokens that were spent, until they would have ended anyway. */
export const spentUploads = pgTable('spent_uploads', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Keys that were, or are about to be, written to storage without a row owning them yet; the sweep deletes leftovers. */
export const storageIntents = pgTable('storage_intents', {
  key: text('key').primaryKey(),
  createdAt: created(),
});

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
    parentResultId: uuid('parent_result_id'),
    starred: boolean('starred').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: created(),
  },
  (table) => [
    unique('results_once_per_candidate').on(table.taskId, table.index),
    index('results_newest').on(table.organisationId, table.id),
  ],
);

/** Facts of the installation that the program itself keeps, such as the secret that signs upload addresses. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
