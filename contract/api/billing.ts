import { z } from 'zod';
import { id, instant, page, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const pointConfig = defineEndpoint({
  method: 'GET',
  path: '/open/system/org/point/config',
  area: 'billing',
  summary: 'Get the points per run of each tool, before the factor, keyed by the path from /ai on',
  auth: 'none',
  output: z.record(z.string(), points),
});

/** Specification, section 3, Credit record types. */
export const RECORD_TYPES = ['recharge', 'consume', 'return', 'system_deduction', 'system_refill'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

const creditRecord = z.object({
  /** Line number in the organisation's ledger, 1 is the first. */
  line: z.int(),
  id,
  type: z.enum(RECORD_TYPES),
  /** Signed: what the row adds to the balance. */
  points,
  balance_after: points,
  tool_id: z.string().nullable(),
  task_id: id.nullable(),
  order_id: id.nullable(),
  project_id: id.nullable(),
  member: z.object({ id, name: z.string() }).nullable(),
  reason: z.string().nullable(),
  created_at: instant,
});

/** Filters of the ledger, in the list and in the file. */
const recordFilters = {
  type: z.enum(RECORD_TYPES).optional(),
  task_id: id.optional(),
  tool_id: safeText.max(64).optional(),
  member_id: id.optional(),
  project_id: id.optional(),
  from: instant.optional(),
  to: instant.optional(),
};

export const creditRecords = defineEndpoint({
  method: 'GET',
  path: '/credits/records',
  area: 'billing',
  summary: 'List the ledger entries of the current organisation, newest first',
  auth: 'user',
  scope: 'read',
  query: z.object({ ...page, ...recordFilters }),
  output: z.object({ items: z.array(creditRecord), next: id.nullable() }),
});

export const creditRecordsFile = defineEndpoint({
  method: 'GET',
  path: '/credits/records/file',
  area: 'billing',
  summary: 'Download the filtered ledger as CSV, oldest first',
  auth: 'user',
  scope: 'read',
  query: z.object({ ...recordFilters, time_zone: safeText.max(64).optional() }),
  output: z.null(),
  answer: 'bytes',
});

export const dailyCredits = defineEndpoint({
  method: 'GET',
  path: '/credits/daily',
  area: 'billing',
  summary: 'Get the points used and added per day, in a time zone',
  auth: 'user',
  scope: 'read',
  query: z.object({
    days: z.coerce.number().int().min(1).max(366).default(30),
    time_zone: safeText.max(64).default('UTC'),
  }),
  output: z.array(
    z.object({
      /** YYYY-MM-DD. */
      day: z.string(),
      /** Points consumed less points refunded. */
      used: points,
      /** Recharges and refills less deductions. */
      added: points,
    }),
  ),
});

/** Specification, section 7: a QR code of a text, as an SVG picture. */
export const qrCode = defineEndpoint({
  method: 'GET',
  path: '/tools/qrcode/text',
  area: 'billing',
  summary: 'Get a QR code of a text, as SVG',
  auth: 'user',
  query: z.object({ text: safeText.min(1).max(1000) }),
  output: z.null(),
  answer: 'bytes',
  limit: 'assist',
});
