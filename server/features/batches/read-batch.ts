import {
  BATCH_ITEM_STATES,
  type BatchItemState,
  type BatchRecord,
  type listBatches as listEndpoint,
  type WholeBatch,
} from '@inkreel/contract/api/batches.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { Db, DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { type BatchRow, findBatch, findItems, findOwnBatches, type ItemRow, sumItems } from './store.ts';

/** A batch with its items. @throws AppError not_found */
export async function getBatch(deps: { db: Db }, user: Person, id: string): Promise<BatchRecord> {
  return readWith(deps, user, id, recordOf);
}

/** A batch with its items and their inputs. @throws AppError not_found */
export async function getWholeBatch(deps: { db: Db }, user: Person, id: string): Promise<WholeBatch> {
  return readWith(deps, user, id, (item) => ({ ...recordOf(item), input: item.input }));
}

async function readWith<Item>(
  { db }: { db: Db },
  user: Person,
  id: string,
  toRecord: (item: ItemRow) => Item,
) {
  const batch = await findBatch(db, user, id);
  if (!batch) throw new AppError('not_found');
  const [items, [summary]] = await Promise.all([findItems(db, id), summariesOf(db, [batch])]);
  if (!summary) throw new Error('one batch has one summary');
  return { ...summary, items: items.map(toRecord) };
}

const recordOf = (item: ItemRow): BatchRecord['items'][number] => ({
  id: item.id,
  state: item.state as BatchItemState,
  points: item.points,
  task_id: item.taskId,
  error: item.errorCode,
  document_id: item.target?.part === undefined ? null : item.target.id,
  part_id: item.target?.part ?? null,
});

/** The person's own batches, newest first, a page at a time. */
export async function listBatches(
  { db }: { db: Db },
  user: Person,
  { limit, ...which }: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const rows = await findOwnBatches(db, user, { limit: limit + 1, ...which });
  const shown = rows.slice(0, limit);
  return {
    items: await summariesOf(db, shown),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function summariesOf(db: DbOrTx, batches: readonly BatchRow[]) {
  const sums = await sumItems(
    db,
    batches.map(({ id }) => id),
  );
  return batches.map((batch) => {
    const own = sums.filter(({ batchId }) => batchId === batch.id);
    const countOf = (state: BatchItemState) => own.find((each) => each.state === state)?.items ?? 0;
    return {
      id: batch.id,
      tool_id: batch.toolId,
      project_id: batch.projectId,
      engine: batch.engine,
      state: stateOf(batch),
      waiting_for: batch.waitingFor,
      points: own.reduce((sum, { points }) => sum + points, 0),
      counts: Object.fromEntries(BATCH_ITEM_STATES.map((state) => [state, countOf(state)])) as Record<
        BatchItemState,
        number
      >,
      created_at: batch.createdAt.toISOString(),
      finished_at: batch.finishedAt?.toISOString() ?? null,
    };
  });
}

function stateOf({ finishedAt, cancelledAt, waitingFor }: BatchRow): BatchRecord['state'] {
  if (cancelledAt !== null) return 'cancelled';
  if (finishedAt !== null) return 'finished';
  return waitingFor === null ? 'running' : 'waiting';
}
