import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { TaskState } from '@inkreel/contract/api/tasks.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { findFiles } from '../storage/find-files.ts';
import { lockAnyTask } from './lock-any-task.ts';
import { stopTask } from './stop-task.ts';
import { results, tasks } from './tables.ts';

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

/** URLs of the files that a run made, candidate by candidate. */
export async function filesOfRun(db: DbOrTx, taskId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: results.fileId })
    .from(results)
    .where(eq(results.taskId, taskId))
    .orderBy(asc(results.index));
  const found = await findFiles(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ fileId }) => {
    const file = found.get(fileId);
    return file ? [FILE_PATH_PREFIX + file.key] : [];
  });
}

/** Stops a run if it has not ended and nobody has asked for it before. */
export async function stopFollowedRun(tx: Tx, taskId: string, now: Date): Promise<void> {
  const task = await lockAnyTask(tx, taskId);
  if (task && task.finishedAt === null && task.cancelRequestedAt === null) await stopTask(tx, task, now);
}
