/**
 * Every table of the product, in one place. Migrations under `migrations/` are generated from it; triggers and other
 * things that the schema language cannot say are in hand-written migrations beside them.
 *
 * Longer than files here usually are: tables refer to each other, the migration tool reads one file, and whoever looks
 * for a column looks in one place.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
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
    /** When the person proved to read this address: by a code, or by an identity provider that had checked it. */
    emailVerifiedAt: instant('email_verified_at'),
    /** E.164. */
    mobile: text('mobile').unique(),
    passwordHash: text('password_hash'),
    language: text('language'),
    timeZone: text('time_zone'),
    isOperator: boolean('is_operator').notNull().default(false),
    /** Set by an operator: nobody is signed in to this account, and nobody can sign in. */
    disabledAt: instant('disabled_at'),
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
  /** When the founder was told that the frozen points of the plan that ended will be removed. */
  frozenNoticeAt: instant('frozen_notice_at'),
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

export const invitations = pgTable(
  'invitations',
  {
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
  },
  (table) => [index('invitations_organisation').on(table.organisationId)],
);

/** Accounts at identity providers (OpenID Connect) that open an account here. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('external_identities_user').on(table.userId),
  ],
);

/** Social sign-ins under way: what the callback is checked against. Used once, then gone. */
export const socialSignIns = pgTable('social_sign_ins', {
  /** SHA-256 of the `state`, hex. */
  stateHash: text('state_hash').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The newest code that was mailed to an address for a purpose; an older one does not count any more. */
export const emailCodes = pgTable(
  'email_codes',
  {
    /** reset or bind. */
    purpose: text('purpose').notNull(),
    email: text('email').notNull(),
    /** Whom it is for: for `bind` the account that asks for the address. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC of the code with the installation's secret: six digits alone are guessed from a plain hash. */
    codeHash: text('code_hash').notNull(),
    /** HMAC of the network address that asked for it. */
    sourceHash: text('source_hash'),
    /** Wrong codes that the address which asked may still type, and those that all others together may. */
    triesLeft: integer('tries_left').notNull(),
    othersTriesLeft: integer('others_tries_left').notNull().default(5),
    expiresAt: instant('expires_at').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.email, table.userId] }),
    check('email_codes_purpose', sql`${table.purpose} in ('reset', 'bind')`),
  ],
);

/** Links of reset mails, beside the codes: 128 random bits need no count of tries, so that no stranger can use one up. */
export const resetLinks = pgTable(
  'reset_links',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the mail went: it must still be the account's address. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('reset_links_user').on(table.userId)],
);

/** Mailboxes and mobile numbers that have had the sign-up gift. */
export const signUpGifts = pgTable('sign_up_gifts', {
  /** SHA-256 of the mailbox or number, hex; see `giftKey`. */
  identityHash: text('identity_hash').primaryKey(),
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

/** Members who were added to a project that somebody else created (decisions, Who sees what). */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user').on(table.userId),
  ],
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
    /** The part of the balance that was bought with a plan: frozen when the plan ends (decisions, After expiry). */
    planBalance: count('plan_balance').notNull().default(0),
    /** Number of the last ledger line. */
    lastLine: integer('last_line').notNull().default(0),
  },
  (table) => [
    check('point_accounts_balance_not_negative', sql`${table.balance} >= 0`),
    check(
      'point_accounts_plan_balance_within',
      sql`${table.planBalance} >= 0 and ${table.planBalance} <= ${table.balance}`,
    ),
  ],
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
    /** Signed: how much of `points` belongs to a plan. */
    planPoints: count('plan_points').notNull().default(0),
    balanceAfter: count('balance_after').notNull().default(0),
    userId: uuid('user_id'),
    projectId: uuid('project_id'),
    taskId: uuid('task_id'),
    toolId: text('tool_id'),
    /** The order that a recharge credits or a refund takes back. */
    orderId: uuid('order_id'),
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
    uniqueIndex('ledger_rows_once_per_order')
      .on(table.orderId, table.type)
      .where(sql`${table.orderId} is not null`),
    index('ledger_rows_of_user').on(table.organisationId, table.userId, table.sequence),
    check(
      'ledger_rows_plan_part',
      sql`case when ${table.points} >= 0 then ${table.planPoints} between 0 and ${table.points} else ${table.planPoints} between ${table.points} and 0 end`,
    ),
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
    /** The part of `held` that came from a plan's points; these are spent first. */
    heldPlan: count('held_plan').notNull().default(0),
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
    /** image, audio or video: the first half of the content type. */
    kind: text('kind').notNull().generatedAlwaysAs(sql`split_part(content_type, '/', 1)`),
    size: count('size').notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** What the index of sound or video says; all of it null for an image. */
    durationMs: integer('duration_ms'),
    /** Frames a second, measured over the first packets. */
    frameRate: doublePrecision('frame_rate'),
    /** Degrees clockwise by which a player turns the coded frames: 0, 90, 180 or 270. Width and height are as shown. */
    rotation: integer('rotation'),
    videoCodec: text('video_codec'),
    /** Null for a silent video. */
    audioCodec: text('audio_codec'),
    audioChannels: integer('audio_channels'),
    /** Samples a second. */
    sampleRate: integer('sample_rate'),
    placeholder: text('placeholder'),
    thumbnailKey: text('thumbnail_key'),
    fromType: text('from_type').notNull(),
    shareType: text('share_type').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: created(),
  },
  (table) => [
    index('files_of_user').on(table.organisationId, table.userId, table.id),
    index('files_without_facts')
      .on(table.id)
      .where(sql`${table.kind} <> 'image' and ${table.durationMs} is null`),
  ],
);

/** Upload tokens that were spent, until they would have ended anyway. */
export const spentUploads = pgTable('spent_uploads', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  /** What came of it, so that the end of an upload in parts can be asked for again. */
  fileId: uuid('file_id'),
});

/** Parts of uploads that are not whole yet. Their bytes are declared in `storage_intents`, which sweeps them. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    tokenHash: text('token_hash').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** The session that the upload was allowed to: the parts go when it ends. */
    sessionHash: text('session_hash').notNull(),
    /** Bytes before this part. */
    start: count('start').notNull(),
    size: count('size').notNull(),
    key: text('key').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.start] }),
    index('upload_parts_expiry').on(table.expiresAt),
    check('upload_parts_size', sql`${table.start} >= 0 and ${table.size} > 0`),
  ],
);

/**
 * Bytes that an organisation has in storage: its files, the parts of its uploads and what is reserved. Triggers on those
 * three tables keep `used`, so that no path can store without being counted. A trigger makes the row of an organisation.
 */
export const storageAccounts = pgTable(
  'storage_accounts',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id),
    used: count('used').notNull().default(0),
    /** Level of the leaky bucket of uploads at `recentAt`, in bytes; it drains evenly over an hour. */
    recent: count('recent').notNull().default(0),
    recentAt: instant('recent_at').notNull().defaultNow(),
  },
  (table) => [check('storage_accounts_used', sql`${table.used} >= 0 and ${table.recent} >= 0`)],
);

/** Room that uploads under way have been promised; gone with the row of their file, or when they fail. */
export const storageReservations = pgTable(
  'storage_reservations',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    size: count('size').notNull(),
    /** When the sweep takes it for one of a process that was killed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('storage_reservations_expiry').on(table.expiresAt),
    check('storage_reservations_size', sql`${table.size} > 0`),
  ],
);

/** Media that people keep at hand for further work. */
export const stockItems = pgTable(
  'stock_items',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    name: text('name').notNull(),
    /** Its name in Chinese, where it has one of its own. */
    nameZh: text('name_zh'),
    /** Words to find it by, in any language. */
    tags: text('tags').array().notNull(),
    /** Offered by an operator to everybody. */
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: created(),
  },
  (table) => [
    index('stock_items_newest').on(table.organisationId, table.id),
    index('stock_items_file').on(table.fileId),
    index('stock_items_public').on(table.id).where(sql`${table.isPublic}`),
  ],
);

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

/** What is sold. Operators change it; an order keeps what it was sold as. */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey(),
    /** intl or cn. */
    site: text('site').notNull(),
    /** vip (one person), team (startup) or com (enterprise): specification, section 3. */
    type: text('type').notNull(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    /** Minor units of `currency` for one person and the whole period. */
    price: integer('price').notNull(),
    currency: text('currency').notNull(),
    /** Points for one person and the whole period. */
    points: integer('points').notNull(),
    validDays: integer('valid_days').notNull(),
    position: integer('position').notNull().default(0),
    offered: boolean('offered').notNull().default(true),
    createdAt: created(),
  },
  (table) => [
    check('products_type', sql`${table.type} in ('vip', 'team', 'com')`),
    check('products_amounts', sql`${table.price} > 0 and ${table.points} > 0 and ${table.validDays} > 0`),
  ],
);

/** Specification, section 3, Order; the machine is in `server/features/billing/orders`. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    idempotencyKey: text('idempotency_key'),
    /** 0 created, 1 paid, 2 closed, 3 refunded (decisions, Orders). */
    status: integer('status').notNull().default(0),
    /** As it was sold: later changes of the product do not touch it. */
    type: text('type').notNull(),
    name: text('name').notNull(),
    /** Persons. */
    count: integer('count').notNull(),
    /** Minor units for all persons. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Points for all persons. */
    points: integer('points').notNull(),
    validDays: integer('valid_days').notNull(),
    /** The rule it was sold under (`PLAN_RULE` in the contract); 1 for what was ordered before there were two. */
    planRule: integer('plan_rule').notNull().default(1),
    /** How the buyer pays (wechat, paypal), and who really takes the money (the same, or sandbox). */
    payWay: text('pay_way').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own order, where it has one before payment (PayPal, sandbox). */
    providerOrderId: text('provider_order_id').unique(),
    /** The provider's payment (WeChat transaction, PayPal capture). */
    providerPaymentId: text('provider_payment_id'),
    /** Content of the QR code, or the page that the popup opens. */
    codeUrl: text('code_url'),
    link: text('link'),
    /** Why money and order do not fit, for an operator: wrong_amount, wrong_currency, partial_refund. */
    problem: text('problem'),
    /** none, requested, done or failed. */
    refundState: text('refund_state').notNull().default('none'),
    refundReason: text('refund_reason'),
    /** When an unpaid order closes. */
    closesAt: instant('closes_at').notNull(),
    /** When reconciliation asks the provider next. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    refundedAt: instant('refunded_at'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('orders_idempotency')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('orders_of_organisation').on(table.organisationId, table.id),
    index('orders_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check('orders_status', sql`${table.status} in (0, 1, 2, 3)`),
    check('orders_paid', sql`(${table.paidAt} is not null) = (${table.status} in (1, 3))`),
    check('orders_amounts', sql`${table.count} > 0 and ${table.amount} > 0 and ${table.points} > 0`),
  ],
);

/** Notifications of payment providers that were genuine: each is worked on once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text('provider').notNull(),
    noticeId: text('notice_id').notNull(),
    kind: text('kind').notNull(),
    orderId: uuid('order_id'),
    body: jsonb('body').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.noticeId] }),
    index('payment_notices_order').on(table.orderId),
  ],
);

/** The sandbox wallet's own books: it stands in for a payment provider, so it keeps its state apart from the orders. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** 128 random bits: whoever has the address may answer. */
  token: text('token').primaryKey(),
  orderId: uuid('order_id').notNull().unique(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  title: text('title').notNull(),
  /** waiting, approved, paid, refused, closed or refunded. */
  state: text('state').notNull().default('waiting'),
  /** True where paying needs the capture call after the approval, as with PayPal. */
  captures: boolean('captures').notNull(),
  createdAt: created(),
});

/** What operators did, and why. Append-only by a trigger. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => users.id),
    /** `<what>.<verb>`, such as `order.refund`. */
    action: text('action').notNull(),
    /** user, organisation, order, product, tool, task. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    details: jsonb('details'),
    createdAt: created(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.subjectId)],
);

/** Facts of the installation that the program itself keeps, such as the secret that signs upload addresses. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
