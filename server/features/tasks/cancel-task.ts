import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import { mayCancel, type Viewer, visibleTo } from './access.ts';
import type { FinishDeps } from './finish-task.ts';
import { getTask } from './get-task.ts';
import { stopTask } from './stop-task.ts';
import { tasks } from './tables.ts';

/**
 * Cancels a run. One that waits ends at once; a running one is stopped by its worker within a second, in whatever
 * process. Delivered candidates stay and are paid, the rest of the points comes back. Idempotent.
 *
 * @throws AppError not_found; forbidden for a colleague's run; task_not_cancellable if it has ended in another way
 */
export async function cancelTask(
  deps: FinishDeps & { db: Db; clock: Clock; routing: Routing },
  user: Viewer,
  taskId: string,
): Promise<TaskRecord> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const [task] = await tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, taskId), visibleTo(user)))
      .for('update');
    if (!task) throw new AppError('not_found');
    if (!mayCancel(user, task)) throw new AppError('forbidden');
    if (task.state === 'CANCELED') return;
    if (task.finishedAt !== null) throw new AppError('task_not_cancellable');
    await stopTask(tx, deps, task, now);
  });
  return getTask(deps, user, taskId);
}
