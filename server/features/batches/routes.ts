import {
  cancelBatch as cancelEndpoint,
  createBatch as createEndpoint,
  getBatch as getEndpoint,
  listBatches as listEndpoint,
  quoteBatch as quoteEndpoint,
  retryBatch as retryEndpoint,
} from '@inkreel/contract/api/batches.ts';
import { type Route, route } from '../../http/route.ts';
import type { BatchDeps } from './batch-deps.ts';
import { cancelBatch, retryBatch } from './change-batch.ts';
import { createBatch, quoteBatch } from './create-batch.ts';
import { getWholeBatch, listBatches } from './read-batch.ts';

/** Batches of runs: price, create, list, one, cancel, and try again what failed. */
export function batchRoutes(deps: BatchDeps): Route[] {
  return [
    route(quoteEndpoint, ({ user, body }) => quoteBatch(deps, user, body)),
    route(createEndpoint, ({ user, body, idempotencyKey }) => createBatch(deps, user, body, idempotencyKey)),
    route(listEndpoint, ({ user, query }) => listBatches(deps, user, query)),
    route(getEndpoint, ({ user, params }) => getWholeBatch(deps, user, params.id)),
    route(cancelEndpoint, ({ user, params }) => cancelBatch(deps, user, params.id)),
    route(retryEndpoint, ({ user, params, body }) => retryBatch(deps, user, params.id, body?.cancelled)),
  ];
}
