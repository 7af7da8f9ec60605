import { z } from 'zod';
import { EDITIONS } from './accounts.ts';
import { id, idParams, instant, nothing, page, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** Specification, section 3, Product: plan types. */
export const PLAN_TYPES = ['vip', 'team', 'com'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

const product = z.object({
  id,
  name: z.string(),
  /** Minor units of `currency`, for one person. */
  price: z.int(),
  currency: z.string(),
  /** Points for one person. */
  point: points,
  valid_days: z.int(),
  type: z.enum(PLAN_TYPES),
});
export type Product = z.output<typeof product>;

export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/open/system/version/products',
  area: 'billing',
  summary: "List the products of this site, in the caller's language and in display order",
  auth: 'none',
  query: z.object({
    cate: z.literal('version').default('version'),
    /** Specification, section 9: catalogue fetch limit 50. */
    limit: z.coerce.number().int().min(1).max(50).default(50),
  }),
  output: z.array(product),
});

export const ORDER_STATUS = { created: 0, paid: 1, closed: 2, refunded: 3 } as const;

const order = z.object({
  id,
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Content of the QR code for the wallet payment. */
  code_url: z.string().nullable(),
  /** Page for the popup of the international provider. */
  link: z.string().nullable(),
  paypal_order_id: z.string().nullable(),
  pay_way: z.enum(['wechat', 'paypal']),
  type: z.enum(PLAN_TYPES),
  name: z.string(),
  count: z.int(),
  /** Minor units of `currency`, for all persons. */
  amount: z.int(),
  currency: z.string(),
  points,
  valid_days: z.int(),
  /** True if the sandbox wallet replaces the provider. */
  test: z.boolean(),
  closes_at: instant,
  paid_at: instant.nullable(),
  refunded_at: instant.nullable(),
  created_at: instant,
});
export type Order = z.output<typeof order>;

const ORDER = '/cloud/request/system/org/order' as const;
const bought = { product_id: id, product_cate: z.literal('version').default('version') };
/** Persons; the limits of the plan type are checked against the members (specification, section 5, Pricing counts). */
const persons = z.int().min(1).max(10_000);
const buyErrors = [
  'product_not_offered',
  'count_out_of_range',
  'lower_plan_refused',
  'pay_way_off',
  'payment_unavailable',
  'payment_failed',
  'too_many_orders',
  'idempotency_mismatch',
  'forbidden',
] as const;

export const orderByWechat = defineEndpoint({
  method: 'POST',
  path: `${ORDER}/wechat/native`,
  area: 'billing',
  summary: 'Order a product, to be paid by QR code',
  auth: 'user',
  body: z.strictObject({ ...bought, total: persons.default(1) }),
  output: order,
  errors: buyErrors,
  idempotent: true,
});

/** The client does not decide `is_prod`, nor any price: it is read and ignored. */
const isProduction = z.union([z.boolean(), z.string().max(8), z.number()]).optional();

export const orderByPaypal = defineEndpoint({
  method: 'POST',
  path: `${ORDER}/paypal`,
  area: 'billing',
  summary: 'Order a product, to be paid in the PayPal popup',
  auth: 'user',
  body: z.strictObject({
    ...bought,
    total: persons.default(1),
    brand_name: safeText.max(127).optional(),
    /** Both are refused unless they are pages of this product. */
    return_url: safeText.max(500),
    cancel_url: safeText.max(500),
    is_prod: isProduction,
  }),
  output: order,
  errors: buyErrors,
  idempotent: true,
});

export const readOrder = defineEndpoint({
  method: 'GET',
  path: `${ORDER}/{id}`,
  area: 'billing',
  summary: 'Get an order; status 1 means paid',
  auth: 'user',
  params: idParams,
  output: order,
});

const captured = { id, paypal_order_id: safeText.max(64), is_prod: isProduction };

/** Capture changes state, so POST is preferred; the specification's GET works the same. */
export const captureOrder = defineEndpoint({
  method: 'POST',
  path: `${ORDER}/paypal/capture`,
  area: 'billing',
  summary: 'Capture the payment that the buyer approved in the popup',
  auth: 'user',
  body: z.strictObject(captured),
  output: order,
  errors: ['order_not_open', 'order_not_approved', 'payment_failed', 'payment_unavailable'],
});

export const captureOrderByGet = defineEndpoint({
  method: 'GET',
  path: `${ORDER}/paypal/capture`,
  area: 'billing',
  summary: 'Same as POST on this path; needs the bearer token',
  auth: 'user',
  query: z.object(captured),
  output: order,
  errors: ['order_not_open', 'order_not_approved', 'payment_failed', 'payment_unavailable'],
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: `${ORDER}/{id}/cancel`,
  area: 'billing',
  summary: 'Close an unpaid order; an order paid in the meantime stays paid',
  auth: 'user',
  params: idParams,
  output: order,
});

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/credits/orders',
  area: 'billing',
  summary: "List the organisation's orders, newest first; members see their own",
  auth: 'user',
  query: z.object(page),
  output: z.object({ items: z.array(order), next: id.nullable() }),
});

export const readInvoice = defineEndpoint({
  method: 'GET',
  path: '/credits/orders/{id}/invoice',
  area: 'billing',
  summary: 'Get the invoice of a paid order',
  auth: 'user',
  params: idParams,
  output: z.object({
    number: z.string(),
    order,
    buyer: z.object({ organisation: z.string(), name: z.string(), contact: z.string().nullable() }),
    seller: z.string(),
  }),
});

/** Who may buy what now: the counts of specification, section 5, by plan type. */
export const purchaseTerms = defineEndpoint({
  method: 'GET',
  path: '/credits/terms',
  area: 'billing',
  summary: 'Get the plan types that the organisation can buy now, and for how many people',
  auth: 'user',
  output: z.object({
    edition: z.enum(EDITIONS),
    expired_at: instant.nullable(),
    /** Persons of the plan that ran last. */
    seats: z.int(),
    members: z.int(),
    /** False for members: founder and admins buy for the organisation. */
    may_buy: z.boolean(),
    /** The remaining time of the running plan and what was paid for it: what an upgrade converts. */
    periods: z.array(
      z.object({ until: instant, amount: z.int(), currency: z.string(), points, days: z.int() }),
    ),
    /** The server time as of which all of this holds. */
    now: instant,
  }),
});

/** Wallet and provider call this endpoint; they define the form of the answer. */
export const wechatNotice = defineEndpoint({
  method: 'POST',
  path: '/pay/wechat/notice',
  area: 'payments',
  summary: 'Receive a signed WeChat Pay v3 notification',
  auth: 'none',
  rawBody: true,
  output: nothing,
  answer: 'bytes',
  errors: ['payment_notice_invalid'],
});

export const paypalNotice = defineEndpoint({
  method: 'POST',
  path: '/pay/paypal/notice',
  area: 'payments',
  summary: 'Receive a signed PayPal webhook',
  auth: 'none',
  rawBody: true,
  output: nothing,
  answer: 'bytes',
  errors: ['payment_notice_invalid'],
});

const sandboxParams = z.object({ token: safeText.min(20).max(64) });

export const readSandboxPayment = defineEndpoint({
  method: 'GET',
  path: '/open/sandbox/payment/{token}',
  area: 'payments',
  summary: 'Get a test payment',
  auth: 'none',
  params: sandboxParams,
  output: z.object({
    title: z.string(),
    amount: z.int(),
    currency: z.string(),
    state: z.enum(['waiting', 'approved', 'paid', 'refused', 'closed', 'refunded']),
    /** The provider's order id that the popup reports. */
    paypal_order_id: z.string().nullable(),
  }),
});

export const answerSandboxPayment = defineEndpoint({
  method: 'POST',
  path: '/open/sandbox/payment/{token}',
  area: 'payments',
  summary: 'Approve or refuse a test payment',
  auth: 'none',
  params: sandboxParams,
  body: z.strictObject({ answer: z.enum(['approve', 'refuse']) }),
  output: nothing,
  errors: ['order_not_open'],
});
