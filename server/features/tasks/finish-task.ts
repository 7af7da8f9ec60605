import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { outputKindOf } from '@inkreel/contract/outputs/data-outputs.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { settlePoints } from '../billing/end-hold.ts';
import { recordIncome } from '../billing/run-income.ts';
import { noteAttempt } from './note-attempt.ts';
import type { Outcome } from './outcome.ts';
import { costOfEnd, insertRunCost } from './run-costs.ts';
import { countDelivered, endDrafts } from './run-outputs.ts';
import { type RunTargets, writeToTarget } from './run-targets.ts';
import { dropStages, keepFinishedStages } from './stages.ts';
import { isLiveText, lockTask, type TaskRow } from './store.ts';
import { tasks } from './tables.ts';
import { isUnconfirmed, unconfirmedDetail } from './unconfirmed.ts';

/** A text that is streamed to its request is charged for its prompt as well. */
const keptOf = (task: TaskRow) => (isLiveText(task) ? 'used' : 'written');

/** What ending a run needs besides its transaction. */
export interface FinishDeps {
  targets: RunTargets;
}

/**
 * Ends a run: its state, its result in its target, its points and its notices, in the caller's transaction. Delivered candidates are paid, the
 * rest comes back. Nothing happens if the run has ended before or, with a fence, if another worker has it; a result
 * that comes later finds the run closed.
 *
 * @param fence of the worker that ends its own run; undefined for cancel and sweep, which need no claim
 * @returns whether this call ended it
 */
export async function finishTask(
  tx: Tx,
  { targets }: FinishDeps,
  { taskId, fence }: { taskId: string; fence?: number },
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const task = await lockTask(tx, taskId, fence);
  if (!task) return false;
  if (outputKindOf(task.capability) === 'text')
    await endDrafts(tx, taskId, outcome.state === 'CANCELED' ? keptOf(task) : 'none', now);
  const delivered = await countDelivered(tx, taskId);
  // A success without a candidate is a failure.
  const ended: Outcome =
    outcome.state === 'SUCCEEDED' && delivered.candidates === 0
      ? { state: 'FAILED', code: 'task_failed', cost: outcome.cost }
      : outcome;
  const told = ended.state === 'FAILED' ? ended.detail : undefined;
  // If text was written, the provider took the run.
  const isDoubtful = isUnconfirmed(task) && delivered.candidates === 0;
  const detail = told ?? (isDoubtful ? unconfirmedDetail(task) : undefined);
  await tx
    .update(tasks)
    .set({
      state: ended.state,
      finishedAt: now,
      ...(ended.state === 'SUCCEEDED' ? { progress: 1000, errorDetail: null } : {}),
      ...(ended.state === 'CANCELED' ? { errorCode: 'task_cancelled' satisfies ErrorCode } : {}),
      ...(ended.state === 'FAILED' ? { errorCode: ended.code } : {}),
      ...(detail === undefined ? {} : { errorDetail: detail.slice(0, 2000) }),
      nextCheckAt: null,
      ...(ended.state === 'FAILED' ? {} : { linesWork: null }),
    })
    .where(eq(tasks.id, taskId));
  await (ended.state === 'FAILED' ? keepFinishedStages(tx, task) : dropStages(tx, taskId));
  await notifyOfTask(tx, task, { balance: true, ended: true });
  await insertRunCost(tx, { taskId, attempt: task.attempts, engine: task.engine }, costOfEnd(task, ended));
  await noteAttempt(tx, task, ended, now);
  await writeToTarget(tx, targets, task, { ended, delivered, now });
  // Last, since it locks the organisation's account.
  await settlePoints(tx, taskId, delivered, now);
  await recordIncome(tx, taskId);
  return true;
}
