import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
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
import { organisations } from '../organisations/tables.ts';
import { tasks } from '../tasks/tables.ts';

/** Points of each tool if an operator changed the catalogue's seed. */
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
    /** Taken before the account is locked, so not in the order of the commits: lists are sorted by `line`. */
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
    /** What the price was computed from, or who corrected it and why. */
    details: jsonb('details'),
    createdAt: created(),
  },
  (table) => [
    unique('ledger_rows_line').on(table.organisationId, table.line),
    uniqueIndex('ledger_rows_once_per_task')
      .on(table.taskId, table.type)
      .where(sql`${table.taskId} is not null`),
    uniqueIndex('ledger_rows_once_per_order')
      .on(table.orderId, table.type)
      .where(sql`${table.orderId} is not null`),
    index('ledger_rows_of_user').on(table.organisationId, table.userId, table.line),
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

/** One per task: the held points, and the outcome. */
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

/**
 * What the points that a run was charged were bought for: a row for each order that they came from. Points that were
 * given away have none. An order that is paid back later brings nothing: readers check the order's state.
 */
export const runIncomes = pgTable(
  'run_incomes',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** No foreign key: the order's row may be locked by a transaction that waits for the account. */
    orderId: uuid('order_id').notNull(),
    points: count('points').notNull(),
    /** Millionths of the currency's unit. */
    micros: count('micros').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.orderId] }),
    check('run_incomes_amounts', sql`${table.points} > 0 and ${table.micros} >= 0`),
  ],
);

/** What is sold. Operators can change it; an order keeps the terms it was sold under. */
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
    /** The rule it was sold under (`PLAN_RULE` in the contract); 1 for orders from before there were two. */
    planRule: integer('plan_rule').notNull().default(1),
    /** How the buyer pays (wechat, paypal), and the actual provider (the same, or sandbox). */
    payWay: text('pay_way').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own order, if it has one before payment (PayPal, sandbox). */
    providerOrderId: text('provider_order_id').unique(),
    /** The provider's payment (WeChat transaction, PayPal capture). */
    providerPaymentId: text('provider_payment_id'),
    /** Content of the QR code, or the page that the popup opens. */
    codeUrl: text('code_url'),
    link: text('link'),
    /** Why payment and order do not match, for an operator: wrong_amount, wrong_currency, partial_refund. */
    problem: text('problem'),
    /** none, requested, done or failed. */
    refundState: text('refund_state').notNull().default('none'),
    refundReason: text('refund_reason'),
    /** When an unpaid order closes. */
    closesAt: instant('closes_at').notNull(),
    /** When reconciliation next queries the provider. */
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

/** Genuine notifications of payment providers: each is processed once. */
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

/** The sandbox wallet's own books: it simulates a payment provider, so it keeps its state apart from the orders. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** 128 random bits: knowing the address is enough to answer. */
  token: text('token').primaryKey(),
  orderId: uuid('order_id').notNull().unique(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  title: text('title').notNull(),
  /** waiting, approved, paid, refused, closed or refunded. */
  state: text('state').notNull().default('waiting'),
  /** True if paying needs the capture call after the approval, as with PayPal. */
  captures: boolean('captures').notNull(),
  createdAt: created(),
});
