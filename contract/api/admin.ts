import { z } from 'zod';
import { EDITIONS } from './accounts.ts';
import { id, idParams, instant, nothing, page, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { PLAN_TYPES } from './orders.ts';

/** The operators' console (decisions, Operators). To everyone else none of this exists. */
const search = { ...page, search: safeText.trim().max(200).optional() };
/** The operator's reason: recorded in the audit log and, if points move, in the organisation's ledger. */
const reason = safeText.trim().min(2).max(300);
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: id.nullable() });

const person = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  is_operator: z.boolean(),
  /** Named in the settings: the console cannot revoke this operator's rights. */
  operator_by_settings: z.boolean(),
  disabled: z.boolean(),
  organisations: z.array(z.object({ id, name: z.string(), role: z.string() })),
  created_at: instant,
});

export const adminUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/users',
  area: 'admin',
  summary: 'List accounts, newest first; search by name, e-mail address or number',
  auth: 'operator',
  query: z.object(search),
  output: listOf(person),
});

export const adminUpdateUser = defineEndpoint({
  method: 'POST',
  path: '/admin/users/{id}',
  area: 'admin',
  summary: 'Grant or remove operator rights, disable or enable an account, or end its sessions',
  auth: 'operator',
  params: idParams,
  body: z.strictObject({
    is_operator: z.boolean().optional(),
    disabled: z.boolean().optional(),
    sign_out: z.literal(true).optional(),
    reason,
  }),
  output: nothing,
  errors: ['own_account', 'conflict'],
});

const organisation = z.object({
  id,
  name: z.string(),
  edition: z.enum(EDITIONS),
  expired_at: instant.nullable(),
  seats: z.int(),
  members: z.int(),
  /** All points, including frozen ones. */
  balance: points,
  /** Of a plan that has ended. */
  frozen: points,
  /** Bytes in storage, including uploads in progress, and the quota of the plan in force. */
  storage_used: z.int(),
  storage_quota: z.int(),
  created_at: instant,
});

export const adminOrganisations = defineEndpoint({
  method: 'GET',
  path: '/admin/organisations',
  area: 'admin',
  summary: 'List organisations, newest first; search by name',
  auth: 'operator',
  query: z.object(search),
  output: listOf(organisation),
});

export const adminCorrectPoints = defineEndpoint({
  method: 'POST',
  path: '/admin/organisations/{id}/points',
  area: 'admin',
  summary: 'Add points (system refill) or deduct them (system deduction), with a reason',
  auth: 'operator',
  params: idParams,
  /** Signed; not 0. */
  body: z.strictObject({
    points: z
      .int()
      .min(-10_000_000)
      .max(10_000_000)
      .refine((value) => value !== 0, { error: 'not_zero' }),
    reason,
  }),
  output: z.object({ balance: points }),
  errors: ['balance_too_small', 'idempotency_mismatch'],
  idempotent: true,
});

const adminOrder = z.object({
  id,
  status: z.int(),
  organisation: z.object({ id, name: z.string() }),
  buyer: z.object({ id, name: z.string() }),
  name: z.string(),
  type: z.enum(PLAN_TYPES),
  count: z.int(),
  amount: z.int(),
  currency: z.string(),
  points,
  provider: z.string(),
  provider_order_id: z.string().nullable(),
  provider_payment_id: z.string().nullable(),
  problem: z.string().nullable(),
  refund_state: z.string(),
  created_at: instant,
  paid_at: instant.nullable(),
});

export const adminOrders = defineEndpoint({
  method: 'GET',
  path: '/admin/orders',
  area: 'admin',
  summary: 'List orders, newest first; search by order, provider number, organisation or buyer',
  auth: 'operator',
  query: z.object({
    ...search,
    status: z.coerce.number().int().min(0).max(3).optional(),
    problem: z.literal('true').optional(),
  }),
  output: listOf(adminOrder),
});

export const adminCheckOrder = defineEndpoint({
  method: 'POST',
  path: '/admin/orders/{id}/check',
  area: 'admin',
  summary: 'Check an order with its provider again and apply the answer',
  auth: 'operator',
  params: idParams,
  output: adminOrder,
  errors: ['payment_unavailable', 'payment_failed'],
});

export const adminRefundOrder = defineEndpoint({
  method: 'POST',
  path: '/admin/orders/{id}/refund',
  area: 'admin',
  summary: 'Refund a paid order in full and deduct its points',
  auth: 'operator',
  params: idParams,
  body: z.strictObject({ reason }),
  output: adminOrder,
  errors: ['order_not_refundable', 'payment_unavailable', 'payment_failed'],
});

const adminProduct = z.object({
  id,
  site: z.enum(['intl', 'cn']),
  type: z.enum(PLAN_TYPES),
  name_en: z.string(),
  name_zh: z.string(),
  price: z.int(),
  currency: z.string(),
  points,
  valid_days: z.int(),
  position: z.int(),
  offered: z.boolean(),
});

export const adminProducts = defineEndpoint({
  method: 'GET',
  path: '/admin/products',
  area: 'admin',
  summary: 'List all products of this site, offered or not',
  auth: 'operator',
  output: z.array(adminProduct),
});

const productInput = {
  type: z.enum(PLAN_TYPES),
  name_en: safeText.trim().min(1).max(60),
  name_zh: safeText.trim().min(1).max(60),
  /** Minor units, for one person. */
  price: z.int().min(1).max(100_000_000),
  points: z.int().min(1).max(10_000_000),
  valid_days: z.int().min(1).max(3660),
  position: z.int().min(0).max(1000),
  offered: z.boolean(),
};

export const adminCreateProduct = defineEndpoint({
  method: 'POST',
  path: '/admin/products',
  area: 'admin',
  summary: 'Add a product to this site',
  auth: 'operator',
  body: z.strictObject({ ...productInput, reason }),
  output: adminProduct,
});

export const adminUpdateProduct = defineEndpoint({
  method: 'PUT',
  path: '/admin/products/{id}',
  area: 'admin',
  summary: 'Change a product; existing orders keep their terms',
  auth: 'operator',
  params: idParams,
  body: z.strictObject({ ...productInput, reason }),
  output: adminProduct,
});

export const adminPrices = defineEndpoint({
  method: 'GET',
  path: '/admin/prices',
  area: 'admin',
  summary: 'List the prices in points of each tool, and per 1,000 tokens of text: catalogue and changes',
  auth: 'operator',
  output: z.array(z.object({ tool_id: z.string(), path: z.string(), seed: points, points })),
});

export const adminSetPrice = defineEndpoint({
  method: 'PUT',
  path: '/admin/prices',
  area: 'admin',
  summary: "Set a tool's price in points; setting the catalogue price removes the change",
  auth: 'operator',
  body: z.strictObject({ path: safeText.max(200), points: z.int().min(0).max(100_000), reason }),
  output: nothing,
});

const adminTask = z.object({
  id,
  tool_id: z.string(),
  state: z.string(),
  engine: z.string().nullable(),
  organisation: z.object({ id, name: z.string() }),
  user: z.object({ id, name: z.string() }),
  points,
  error_code: z.string().nullable(),
  error_detail: z.string().nullable(),
  attempts: z.int(),
  created_at: instant,
  finished_at: instant.nullable(),
});

export const adminTasks = defineEndpoint({
  method: 'GET',
  path: '/admin/tasks',
  area: 'admin',
  summary: 'List runs by state, newest first',
  auth: 'operator',
  query: z.object({
    ...search,
    state: z.enum(['PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED']).optional(),
  }),
  output: listOf(adminTask),
});

export const adminCancelTask = defineEndpoint({
  method: 'POST',
  path: '/admin/tasks/{id}/cancel',
  area: 'admin',
  summary: "Cancel a member's run and refund its points",
  auth: 'operator',
  params: idParams,
  body: z.strictObject({ reason }),
  output: nothing,
  errors: ['task_not_cancellable'],
});

export const adminRetryTask = defineEndpoint({
  method: 'POST',
  path: '/admin/tasks/{id}/retry',
  area: 'admin',
  summary: "Repeat a failed run as a new one, for the same member at today's price",
  auth: 'operator',
  params: idParams,
  body: z.strictObject({ reason }),
  output: z.object({ id }),
  errors: [
    'conflict',
    'balance_too_small',
    'engine_unavailable',
    'engine_resting',
    'engine_not_open',
    'too_many_tasks',
    'storage_full',
  ],
});

export const adminOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  area: 'admin',
  summary: 'Get the key figures for operators',
  auth: 'operator',
  output: z.object({
    users: z.int(),
    organisations: z.int(),
    /** Payments less refunds of the last 30 days, in minor units by currency. */
    revenue: z.record(z.string(), z.int()),
    /** The same for the sandbox wallet, which moves no real money. */
    test_revenue: z.record(z.string(), z.int()),
    orders_with_problem: z.int(),
    tasks_open: z.int(),
    /** Of the last 24 hours. */
    tasks_failed: z.int(),
  }),
});

export const adminAudit = defineEndpoint({
  method: 'GET',
  path: '/admin/audit',
  area: 'admin',
  summary: 'List what operators did and why, newest first',
  auth: 'operator',
  query: z.object({
    limit: page.limit,
    before: z.coerce.number().int().min(1).optional(),
    subject_id: safeText.max(200).optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        operator: z.object({ id, name: z.string() }),
        action: z.string(),
        subject: z.string(),
        subject_id: z.string(),
        reason: z.string().nullable(),
        details: z.record(z.string(), z.unknown()).nullable(),
        created_at: instant,
      }),
    ),
    next: z.int().nullable(),
  }),
});
