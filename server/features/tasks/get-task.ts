import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import { resultsVisibleTo, type Viewer, visibleTo } from './access.ts';
import { tasks } from './tables.ts';
import { loadTaskRecords } from './task-records.ts';

/**
 * One task with its results and its receipt.
 * @throws AppError not_found, also for a task that the user does not see
 */
export async function getTask(
  deps: { db: Db; routing: Routing },
  user: Viewer,
  taskId: string,
): Promise<TaskRecord> {
  const [seen] = await deps.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), visibleTo(user)));
  const [record] = seen
    ? await loadTaskRecords(deps, [seen.id], { reader: user, seen: resultsVisibleTo(user) })
    : [];
  if (!record) throw new AppError('not_found');
  return record;
}
