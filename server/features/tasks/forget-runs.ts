import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import type { FinishDeps } from './finish-task.ts';
import { forgetStages } from './stages.ts';
import { stopTask } from './stop-task.ts';
import { results, runOutputs, tasks } from './tables.ts';

/** A date long enough ago for the next sweep of the bin. */
const LONG_AGO = new Date(0);

/**
 * Stops every run of a person, each in a separate transaction: delivered candidates are paid, the rest of the
 * points comes back.
 * @returns how many have not ended yet, and are stopped by their workers
 */
export async function stopRunsOf(deps: FinishDeps & { db: Db }, userId: string, now: Date): Promise<number> {
  const { db } = deps;
  const open = and(eq(tasks.userId, userId), isNull(tasks.finishedAt));
  const found = await db.select({ id: tasks.id }).from(tasks).where(open);
  for (const { id } of found)
    await db.transaction(async (tx) => {
      const [task] = await tx
        .select()
        .from(tasks)
        .where(and(open, eq(tasks.id, id)))
        .for('update');
      if (task) await stopTask(tx, deps, task, now);
    });
  return db.$count(tasks, open);
}

/**
 * Removes inputs and outputs from runs; their receipts stay. Results go to the bin with an old date, so that the next
 * sweep removes them and their files.
 */
export async function forgetRuns(tx: Tx, organisationIds: readonly string[]): Promise<void> {
  const ids = [...organisationIds];
  const own = inArray(tasks.organisationId, ids);
  await forgetStages(tx, ids);
  await tx
    .delete(runOutputs)
    .where(inArray(runOutputs.taskId, tx.select({ id: tasks.id }).from(tasks).where(own)));
  await tx
    .update(results)
    .set({ prompt: null, report: null, deletedAt: LONG_AGO })
    .where(inArray(results.organisationId, ids));
  await tx
    .update(tasks)
    .set({
      input: sql`'{}'::jsonb`,
      inputBytes: 0,
      inputSummary: null,
      operation: null,
      candidates: null,
      errorDetail: null,
    })
    .where(own);
}
