import { z } from 'zod';
import { defineJob, type JobOptions } from '../../jobs/define-job.ts';

/**
 * How many runs one worker process looks after at a time. Most of them wait for an engine, so it is more than the cores.
 * At most half of them may be one user's: with the priority of `queuePriority` that keeps a user with a long queue from
 * holding up the others.
 */
const SLOTS: Pick<JobOptions, 'slots' | 'slotsPerGroup'> = { slots: 8, slotsPerGroup: 4 };

/** Carries a run from the queue to its end. The payload is only its name; everything else is in the task's row. */
export const runTaskJob = defineJob({
  name: 'run-task',
  payload: z.object({ taskId: z.uuid() }),
  options: { ...SLOTS, retries: 5, expireSeconds: 2 * 60 * 60 },
});

/**
 * Fairness between users: each run that a user has unfinished already puts the next one a step back, so the first runs
 * of all users go before the second ones.
 */
export function queuePriority(unfinishedOfUser: number): number {
  return -unfinishedOfUser;
}
