import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { TaskRow } from './store.ts';
import { tasks } from './tables.ts';

/** Locks any run, ended or not, of any owner: for operators. */
export async function lockAnyTask(tx: Tx, taskId: string): Promise<TaskRow | undefined> {
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  return task;
}
