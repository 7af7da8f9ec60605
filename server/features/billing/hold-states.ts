import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { pointHolds } from './tables.ts';

/** What has become of the points of runs, by run: `held`, `settled` where something was delivered, else `returned` or `expired`. */
export async function findHoldStates(
  db: DbOrTx,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (taskIds.length === 0) return new Map();
  const { taskId, state } = pointHolds;
  const rows = await db
    .select({ taskId, state })
    .from(pointHolds)
    .where(inArray(taskId, [...taskIds]));
  return new Map(rows.map((row) => [row.taskId, row.state]));
}
