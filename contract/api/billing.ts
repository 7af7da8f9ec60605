import { z } from 'zod';
import { id, instant, page, points } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const pointConfig = defineEndpoint({
  method: 'GET',
  path: '/open/system/org/point/config',
  area: 'billing',
  summary: 'Points of one run of each tool, before the factor, keyed by the path from /ai on',
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
  project_id: id.nullable(),
  member: z.object({ id, name: z.string() }).nullable(),
  reason: z.string().nullable(),
  created_at: instant,
});

export const creditRecords = defineEndpoint({
  method: 'GET',
  path: '/credits/records',
  area: 'billing',
  summary: 'The ledger of the current organisation, newest first',
  auth: 'user',
  query: z.object({ ...page, type: z.enum(RECORD_TYPES).optional(), task_id: id.optional() }),
  output: z.object({ items: z.array(creditRecord), next: id.nullable() }),
});
