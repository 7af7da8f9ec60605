import type { Tx } from '../../db/connect.ts';
import type { RunTargets, TargetProgress } from '../tasks/run-targets.ts';
import { type BatchRow, dropWaiting, type ItemRow } from './store.ts';

interface NoteDeps {
  targets: Pick<RunTargets, 'note'>;
}

/** Notes for their targets what items are doing, in the transaction in which they do it. */
export async function noteItems(
  tx: Tx,
  { targets }: NoteDeps,
  { id: batchId, toolId }: Pick<BatchRow, 'id' | 'toolId'>,
  items: readonly Pick<ItemRow, 'target'>[],
  progress: Omit<TargetProgress, 'batchId' | 'toolId'>,
): Promise<void> {
  await targets.note(
    tx,
    items.map(({ target }) => target),
    { batchId, toolId, ...progress },
  );
}

/** Drops the items of a batch that have not started. */
export async function dropItems(tx: Tx, deps: NoteDeps, batch: BatchRow): Promise<void> {
  await noteItems(tx, deps, batch, await dropWaiting(tx, batch.id), { state: 'dropped' });
}
