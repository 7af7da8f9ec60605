import type { TaskState } from '@inkreel/contract/api/tasks.ts';
import { inArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import type { FinishDeps } from './finish-task.ts';
import { lockAnyTask } from './lock-any-task.ts';
import { stopTask } from './stop-task.ts';
import { tasks } from './tables.ts';

/** How far a run is, for what started it. */
export interface FollowedRun {
  id: string;
  state: TaskState;
  engine: string | null;
  errorCode: string | null;
  hasEnded: boolean;
}

/** Runs by their ids, for what started them: who may see them is not checked. */
export async function followRuns(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FollowedRun>> {
  if (ids.length === 0) return new Map();
  const { id, state, engine, errorCode, finishedAt } = tasks;
  const rows = await db
    .select({ id, state, engine, errorCode, finishedAt })
    .from(tasks)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ finishedAt: at, ...row }) => [
      row.id,
      { ...row, state: row.state as TaskState, hasEnded: at !== null },
    ]),
  );
}

/** Stops a run if it has not ended and nobody has asked for it before. */
export async function stopFollowedRun(
  tx: Tx,
  deps: FinishDeps & { clock: Clock },
  taskId: string,
): Promise<void> {
  const task = await lockAnyTask(tx, taskId);
  if (task && task.finishedAt === null && task.cancelRequestedAt === null)
    await stopTask(tx, deps, task, deps.clock.now());
}
