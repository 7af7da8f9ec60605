import type { BatchItemState, BatchRecord } from '@inkreel/contract/api/batches.ts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { notifyOfBatch } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { mayCancel } from '../tasks/access.ts';
import type { FinishDeps } from '../tasks/finish-task.ts';
import { stopFollowedRun } from '../tasks/follow-runs.ts';
import { quoteInput } from '../tools/run-tool.ts';
import type { BatchDeps } from './batch-deps.ts';
import { batchTool } from './create-batch.ts';
import { holdFiles } from './hold-files.ts';
import { dropItems, noteItems } from './note-items.ts';
import { getBatch } from './read-batch.ts';
import { type BatchRow, changeItem, findBatch, findItems, type ItemRow, lockBatch } from './store.ts';
import { runBatches } from './tables.ts';

/**
 * Cancels a batch as a whole: what waits is dropped at once, what runs is stopped like any run. If the process ends in
 * between, the batch's next step stops the rest. Idempotent; a batch that has finished stays as it is.
 * @throws AppError not_found; forbidden for a colleague's batch
 */
export async function cancelBatch(
  deps: FinishDeps & { db: Db; clock: Clock },
  user: Person,
  id: string,
): Promise<BatchRecord> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const batch = await lockOwn(tx, user, id);
    if (batch.finishedAt !== null || batch.cancelledAt !== null) return;
    await dropItems(tx, deps, batch);
    const change = { cancelledAt: now, nextStepAt: now, waitingFor: null };
    await tx.update(runBatches).set(change).where(eq(runBatches.id, id));
    await notifyOfBatch(tx, batch);
  });
  for (const { taskId } of await findItems(deps.db, id, 'started'))
    if (taskId !== null) await deps.db.transaction((tx) => stopFollowedRun(tx, deps, taskId));
  return getBatch(deps, user, id);
}

/**
 * Tries the failed items of a batch again, at today's price, each as a new run; others stay as they are.
 * @param withCancelled tries its cancelled items again too
 * @throws AppError not_found; forbidden for a colleague's batch; tool_not_offered, those of `checkMedium`
 */
export async function retryBatch(
  deps: BatchDeps,
  user: Person,
  id: string,
  withCancelled = false,
): Promise<BatchRecord> {
  const seen = await findBatch(deps.db, user, id);
  if (!seen) throw new AppError('not_found');
  if (!mayCancel(user, seen)) throw new AppError('forbidden');
  const ended = await findItems(deps.db, id, 'failed', ...(withCancelled ? (['cancelled'] as const) : []));
  if (ended.length === 0) return getBatch(deps, user, id);
  const tool = batchTool(deps.tools, seen.toolId);
  const priced = new Map<string, number>();
  for (const item of ended) {
    const { points } = await quoteInput(deps, user, {
      tool,
      input: item.input,
      engine: item.engine ?? seen.engine ?? undefined,
    });
    priced.set(item.id, points);
  }
  await deps.db.transaction(async (tx) => {
    const batch = await lockOwn(tx, user, id);
    const again: ItemRow[] = [];
    for (const item of ended) {
      const isChanged = await changeItem(
        tx,
        { ...item, state: item.state as BatchItemState },
        {
          state: 'waiting',
          attempt: item.attempt + 1,
          defects: 0,
          taskId: null,
          errorCode: null,
          points: priced.get(item.id) ?? item.points,
        },
      );
      if (isChanged) again.push(item);
    }
    await holdFiles(tx, user, id, again);
    await noteItems(tx, deps, batch, again, { state: 'waiting' });
    const change = { cancelledAt: null, finishedAt: null, nextStepAt: deps.clock.now(), waitingFor: null };
    await tx.update(runBatches).set(change).where(eq(runBatches.id, id));
    await notifyOfBatch(tx, batch);
  });
  return getBatch(deps, user, id);
}

async function lockOwn(tx: Tx, user: Person, id: string): Promise<BatchRow> {
  const seen = await findBatch(tx, user, id);
  if (!seen) throw new AppError('not_found');
  if (!mayCancel(user, seen)) throw new AppError('forbidden');
  const batch = await lockBatch(tx, id);
  if (!batch) throw new AppError('not_found');
  return batch;
}
