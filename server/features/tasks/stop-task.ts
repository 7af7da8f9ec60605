import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { type FinishDeps, finishTask } from './finish-task.ts';
import { isLiveText, type TaskRow } from './store.ts';
import { tasks } from './tables.ts';

/**
 * Stops a run whose row the caller has locked: one that is queued and a text that is streamed to its request end at
 * once, one that runs is stopped by its worker, and one that is parked becomes due, so that its provider is notified.
 */
export async function stopTask(tx: Tx, deps: FinishDeps, task: TaskRow, now: Date): Promise<void> {
  if (task.state === 'PENDING' || isLiveText(task)) {
    await finishTask(tx, deps, { taskId: task.id }, { state: 'CANCELED' }, now);
    return;
  }
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx
    .update(tasks)
    .set({
      cancelRequestedAt: sql`coalesce(${tasks.cancelRequestedAt}, ${at})`,
      nextCheckAt: sql`case when ${tasks.nextCheckAt} is null then null else ${at} end`,
    })
    .where(eq(tasks.id, task.id));
  await notifyOfTask(tx, task);
}
