import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { TaskRow } from './store.ts';
import { tasks } from './tables.ts';

/** The run under lock, ended or not and whosever it is: for operators. */
export async function lockAnyTask(tx: Tx, taskId: string): Promise<TaskRow | undefined> {
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  return task;
}
