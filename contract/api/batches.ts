import { z } from 'zod';
import { BATCH_ITEMS } from '../limits.ts';
import { MEDIA_REFUSALS } from '../media-limits.ts';
import { WHOLE_BYTES } from './body-bytes.ts';
import { id, idParams, instant, page, points, runInput, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const BATCH_ITEM_STATES = ['waiting', 'started', 'done', 'failed', 'cancelled'] as const;
export type BatchItemState = (typeof BATCH_ITEM_STATES)[number];

export const batchItem = z.object({
  id,
  state: z.enum(BATCH_ITEM_STATES),
  /** What its run costs at most, as quoted when the batch was created or the item was tried again. */
  points,
  /** Its run; null until it has started. */
  task_id: id.nullable(),
  /** A code of the error catalogue, if it failed. */
  error: z.string().nullable(),
  /** Where the server writes its result. */
  document_id: id.nullable(),
  part_id: z.string().nullable(),
});

const batchFacts = {
  id,
  tool_id: z.string(),
  project_id: id.nullable(),
  /** The chosen engine. */
  engine: z.string().nullable(),
  /** `waiting`: no further item starts now, for the reason in `waiting_for`; it goes on by itself. */
  state: z.enum(['running', 'waiting', 'finished', 'cancelled']),
  /** A code of the error catalogue, such as `not_enough_points`. */
  waiting_for: z.string().nullable(),
  /** What all its items cost together at most. Points of an item are held when it starts. */
  points,
  /** Numbers of its items by state. */
  counts: z.record(z.enum(BATCH_ITEM_STATES), z.int()),
  created_at: instant,
  finished_at: instant.nullable(),
};
export const batchSummary = z.object(batchFacts);
export const batchRecord = z.object({ ...batchFacts, items: z.array(batchItem) });
export type BatchRecord = z.output<typeof batchRecord>;
/** A batch with what each item is made from. */
export const wholeBatch = z.object({
  ...batchFacts,
  items: z.array(batchItem.extend({ input: z.record(z.string(), z.unknown()) })),
});
export type WholeBatch = z.output<typeof wholeBatch>;

const items = z
  .array(
    z.strictObject({
      /** As the body of a run of the tool. */
      input: runInput,
      /** A document with parts that the caller sees, and its part that gets the result. */
      document_id: id.optional(),
      part_id: safeText.min(1).max(64).optional(),
      /** Kept with its result there: the fingerprint of the inputs (`contract/documents/parts/staleness.ts`). */
      made: z.record(safeText.max(64), safeText.max(64)).optional(),
    }),
  )
  .min(1)
  .max(BATCH_ITEMS);
const wanted = { tool_id: safeText.max(64), engine: safeText.max(60).optional(), items };
const REFUSALS = ['tool_not_offered', ...MEDIA_REFUSALS] as const;

export const quoteBatch = defineEndpoint({
  method: 'POST',
  path: '/batches/quote',
  area: 'batches',
  summary: 'Price the runs of a batch together, without starting any',
  auth: 'user',
  scope: 'read',
  body: z.strictObject(wanted),
  output: z.object({ points, items: z.array(points) }),
  errors: REFUSALS,
  bodyBytes: WHOLE_BYTES,
});

export const createBatch = defineEndpoint({
  method: 'POST',
  path: '/batches',
  area: 'batches',
  summary: 'Start a batch: up to 500 runs of a tool, a few at a time, each with its own hold of points',
  auth: 'user',
  scope: 'run',
  body: z.strictObject({
    ...wanted,
    project_id: id.optional(),
    /** The price that the caller was shown: if the sum has changed, the batch is not created. */
    expected_points: points.min(0).optional(),
  }),
  output: batchRecord,
  errors: [...REFUSALS, 'price_changed', 'idempotency_mismatch', 'conflict'],
  limit: 'submit',
  idempotent: true,
  bodyBytes: WHOLE_BYTES,
});

export const listBatches = defineEndpoint({
  method: 'GET',
  path: '/batches',
  area: 'batches',
  summary: "List the user's batches in the current organisation, newest first",
  auth: 'user',
  scope: 'read',
  query: z.object({ ...page, tool_id: safeText.max(64).optional() }),
  output: z.object({ items: z.array(batchSummary), next: id.nullable() }),
});

export const getBatch = defineEndpoint({
  method: 'GET',
  path: '/batches/{id}',
  area: 'batches',
  summary: 'Get a batch with its items and their inputs',
  auth: 'user',
  scope: 'read',
  params: idParams,
  output: wholeBatch,
});

export const cancelBatch = defineEndpoint({
  method: 'POST',
  path: '/batches/{id}/cancel',
  area: 'batches',
  summary: 'Cancel a batch: what waits is dropped, what runs is cancelled and its points are refunded',
  auth: 'user',
  scope: 'run',
  params: idParams,
  output: batchRecord,
  errors: ['forbidden'],
});

export const retryBatch = defineEndpoint({
  method: 'POST',
  path: '/batches/{id}/retry',
  area: 'batches',
  summary: "Try a batch's failed items again, at today's price; its cancelled ones too, if asked for",
  auth: 'user',
  scope: 'run',
  params: idParams,
  body: z.strictObject({ cancelled: z.boolean().optional() }).optional(),
  output: batchRecord,
  errors: ['forbidden', 'conflict'],
});
