import { AppError } from '../../http/app-error.ts';
import { lockAnyTask } from '../tasks/lock-any-task.ts';
import { stopTask } from '../tasks/stop-task.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Cancels someone's run: one that waits ends at once, one that runs is stopped by its worker. The points of what was
 * not delivered are refunded. Cancelling twice changes nothing.
 * @throws AppError not_found, task_not_cancellable
 */
export async function cancelAnyTask(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'targets'>,
  operator: Operator,
  taskId: string,
  reason: string,
): Promise<null> {
  return deps.db.transaction(async (tx) => {
    const task = await lockAnyTask(tx, taskId);
    if (!task) throw new AppError('not_found');
    if (task.state === 'CANCELED') return null;
    if (task.finishedAt !== null) throw new AppError('task_not_cancellable');
    // Before the refund: the account of the points is locked last.
    await writeAudit(tx, operator, {
      action: 'task.cancel',
      subject: 'task',
      subjectId: taskId,
      reason,
      details: { before: { state: task.state } },
    });
    await stopTask(tx, deps, task, deps.clock.now());
    return null;
  });
}
